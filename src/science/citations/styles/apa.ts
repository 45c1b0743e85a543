import type { CslItem } from '../csl-item.ts'
import { americanDate, datePartsOf, issueText, pageRange } from '../dates-and-pages.ts'
import {
  address,
  doiAddress,
  editionText,
  eventOf,
  isArticle,
  isBlog,
  isConference,
  isEditedAndTranslated,
  isFilm,
  isNumeric,
  isOnSite,
  isPatent,
  isSpeech,
  pagesWithLabel,
  capitalNumber,
  reportNumber,
  signedByPublisher,
} from '../item-facts.ts'
import { nameList, noNames, role, type NameStyle } from '../name-list.ts'
import { around, join, link, nothing, quoted, slanted as italic, text, type Pieces } from '../pieces.ts'
import { shortLocators, type NamedStyle } from '../style.ts'
import { titleCase } from '../title-case.ts'
import { fieldText, headline, siteName, titleText } from '../title-text.ts'

const initials = { after: '.', between: ' ' }
const names: NameStyle = {
  initials,
  inverted: 'all',
  separator: ', ',
  and: '&',
  lastComma: 'always',
  etAl: { min: 21, show: 19, last: true },
  etAlComma: 'never',
}
const editors: NameStyle = { ...names, inverted: 'none', lastComma: 'three' }

/** Works that stand for themselves have their title in italics, parts of something larger have not. */
const standsAlone = (item: CslItem) => item.type === 'webpage' || (!isBlog(item) && !item['container-title'])
const isSerial = (item: CslItem) =>
  isArticle(item) || isBlog(item) || (isConference(item) && noNames(item.editor)) || isShown(item)
/** A paper that was given at a meeting and is not printed with pages. */
const isShown = (item: CslItem) => isConference(item) && !item.page && eventOf(item) !== undefined

const title = (item: CslItem): Pieces => (standsAlone(item) ? italic(titleText(item.title)) : titleText(item.title))

const as = (names: CslItem['editor'], word: Pieces): Pieces =>
  join(', ', [nameList(names, editors), noNames(names) ? [] : word])

/** "A. Berg, Ed.; B. Kim, Trans.": who worked on what another wrote. */
function helpers(item: CslItem): Pieces {
  const edited = noNames(item.author) ? undefined : item.editor
  if (edited && isEditedAndTranslated(item)) return as(edited, text(`${edited.length > 1 ? 'Eds.' : 'Ed.'} & Trans.`))
  return join('; ', [as(edited, role(edited, 'Ed.', 'Eds.')), as(item.translator, text('Trans.'))])
}

/** "(Version 2)", "(2nd ed., Vol. 3)": what identifies a work that stands alone. */
function details(item: CslItem): Pieces {
  if (isArticle(item)) return text(undefined)
  const edition = editionText(item)
  return around(
    ' (',
    join('; ', [
      helpers(item),
      item.type === 'dataset' && item.number ? text(numbered(item.number)) : nothing,
      item.type === 'report' && item.number ? kindAndNumber(item) : nothing,
      join(', ', [
        text(edition && `${edition}.`),
        text(item.version && `Version ${item.version}`),
        text(item.volume && `Vol. ${item.volume}`),
        item.type === 'article' && item.number ? kindAndNumber(item, '') : nothing,
        text(item.type === 'thesis' && item.number && `Publication ${numbered(item.number)}`),
        text(isPatent(item) ? patentNumber(item) : undefined),
        text(item.type === 'report' && item['collection-title'] && titleCase(item['collection-title'])),
        text(
          item.type === 'report' || (isConference(item) && !isSerial(item))
            ? pagesWithLabel(item, 'expanded')
            : undefined,
        ),
      ]),
    ]),
    ')',
  )
}

const numbered = (number: string) => (isNumeric(number) ? `No. ${number}` : number)

const patentNumber = ({ authority, number }: CslItem) =>
  authority || number ? [authority, 'Patent', number && `No. ${number}`].filter(Boolean).join(' ') : undefined

const kindAndNumber = (item: CslItem, word = 'No. '): Pieces =>
  fieldText(
    reportNumber(
      { ...(item.type === 'report' ? capitalNumber(item) : item), genre: item.genre && titleCase(item.genre) },
      word,
    ),
  )

const mediums: Record<string, string> = {
  dataset: 'Dataset',
  software: 'Computer software',
  motion_picture: 'Video recording',
}
const medium = (item: CslItem) => {
  const isNumbered = (item.type === 'report' || item.type === 'article') && item.number
  const word = isNumbered ? undefined : (item.genre ?? mediums[item.type])
  const named = word && word.charAt(0).toUpperCase() + word.slice(1)
  return around(
    '[',
    join(', ', [fieldText(named), hasSchoolInside(item) ? fieldText(item.publisher) : text(undefined)]),
    ']',
  )
}

/** A thesis that is read online names its school beside its kind. */
const hasSchoolInside = (item: CslItem) => item.type === 'thesis' && Boolean(item.genre) && address(item) !== undefined

function source(item: CslItem): Pieces {
  const isProceedings = isConference(item) && noNames(item.editor)
  const container = isProceedings ? headline(item, item['container-title']) : fieldText(item['container-title'])
  if (isSerial(item)) {
    const volume = [...italic(text(item.volume)), ...around('(', text(issueText(item.issue)), ')')]
    const series = isConference(item) ? headline(item, item['collection-title']) : text(undefined)
    const name = isBlog(item) ? siteName(item) : join(', ', [container, series])
    const journal = join(', ', [italic(name), volume, text(pageRange(item.page, 'expanded'))])
    return isShown(item)
      ? join('. ', [journal, join(', ', [fieldText(eventOf(item)), fieldText(item['event-place'])])])
      : journal
  }
  if (item.type === 'webpage')
    return join('. ', [samePublisher(item) ? nothing : fieldText(item.publisher), siteName(item)])
  if (isSpeech(item))
    return eventOf(item) ? join(', ', [fieldText(eventOf(item)), fieldText(item['event-place'])]) : nothing
  const publisher = hasSchoolInside(item) || samePublisher(item) ? text(undefined) : fieldText(item.publisher)
  if (standsAlone(item)) return publisher
  const parts = join('; ', [
    text(item.number),
    text(item.version && `Version ${item.version}`),
    join(', ', [
      text(editionText(item) && `${editionText(item)}.`),
      text(item.volume && `Vol. ${item.volume}`),
      text(pagesWithLabel(item, 'expanded')),
    ]),
  ])
  const people = noNames(item.author) ? undefined : item.editor
  const by = [...nameList(people, editors), ...around(' (', role(people, 'Ed.', 'Eds.'), '), ')]
  return join('. ', [[...text('In '), ...by, ...italic(container), ...around(' (', parts, ')')], publisher])
}

const samePublisher = (item: CslItem) =>
  address(item) !== undefined &&
  item.author?.length === 1 &&
  item.author[0]?.literal !== undefined &&
  item.author[0].literal === item.publisher

/** Only a work without a date is said to have been read on a day. */
const retrieved = (item: CslItem): Pieces => {
  const day = datePartsOf(item.accessed)
  const isUndated = datePartsOf(item.issued) === undefined && doiAddress(item) === undefined
  const from = link(address(item))
  return isUndated && day !== undefined ? around(`Retrieved ${americanDate(day)}, from `, from) : from
}

function date(item: CslItem, letter: string): string {
  const parts = datePartsOf(item.issued)
  if (parts === undefined) return `n.d.${letter === '' ? '' : `-${letter}`}`
  const whole = americanDate({ ...parts, year: 0 }).replace(/,? ?0$/, '')
  const isWholeKnown =
    isOnSite(item) ||
    isFilm(item) ||
    isShown(item) ||
    isSpeech(item) ||
    (isArticle(item) && item.type !== 'article-journal')
  return `${parts.year}${letter}${isWholeKnown && whole !== '' ? `, ${whole}` : ''}`
}

/** APA, from the rules of the Publication Manual of the American Psychological Association, 7th edition, 9.4-9.37 and 10. */
export const apa: NamedStyle = {
  kind: 'named',
  signed: signedByPublisher(({ type }) => type === 'software' || type === 'webpage' || type.startsWith('entry')),
  entry(item, { letter }) {
    const byEditors = noNames(item.author) && !isArticle(item)
    const people = byEditors
      ? [...nameList(item.editor, names), ...around(' (', role(item.editor, 'Ed.', 'Eds.'), ')')]
      : nameList(item.author, names)
    const whole = [
      ...title(item),
      ...(standsAlone(item) ? details(item) : around(' (', as(item.translator, text('Trans.')), ')')),
    ]
    const when = text(`(${date(item, letter)})`)
    const parts =
      people.length > 0
        ? [people, when, join(' ', [whole, medium(item)])]
        : medium(item).length > 0
          ? [whole, when, medium(item)]
          : [whole, when]
    const body = around('', join('. ', [...parts, source(item)]), '.')
    return join(' ', [body, retrieved(item)])
  },
  names: {
    isShort: true,
    inverted: 'none',
    separator: ' ',
    and: '&',
    lastComma: 'three',
    etAl: { min: 3, show: 1 },
    etAlComma: 'several',
  },
  beforeYear: ', ',
  noDate: 'n.d.',
  beforeLocator: ', ',
  order: 'list',
  titleInText: (item) => {
    const name = headline(item, item.title)
    return standsAlone(item) || item.type === 'webpage' ? italic(name) : quoted(name)
  },
  sameFamily: 'initials',
  isGrouped: true,
  hasLetters: true,
  locators: {
    ...shortLocators,
    chapter: ['Chapter ', 'Chapters '],
    section: ['Section ', 'Sections '],
    figure: ['Figure ', 'Figures '],
    table: ['Table ', 'Tables '],
    volume: ['Volume ', 'Volumes '],
    line: ['line ', 'lines '],
  },
}
