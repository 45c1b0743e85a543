import type { CslItem } from '../csl-item.ts'
import { datePartsOf, isSeveral, issueText, monthName, pageRange } from '../dates-and-pages.ts'
import {
  address,
  editionText,
  eventOf,
  isArticle,
  isChapter,
  isConference,
  isEditedAndTranslated,
  isFilm,
  isNumeric,
  isOnSite,
  isPatent,
  isPress,
  isSpeech,
  reportNumber,
  seriesOf,
  yearOf,
} from '../item-facts.ts'
import { nameList, noNames, role, type NameStyle } from '../name-list.ts'
import type { TextRun } from '../citation.ts'
import { around, italic, join, link, nothing, quoted, text, type Pieces } from '../pieces.ts'
import { shortLocators, type NamedStyle } from '../style.ts'
import { fieldText, headline, siteName } from '../title-text.ts'

const names: NameStyle = {
  inverted: 'first',
  separator: ', ',
  and: 'and',
  lastComma: 'always',
  etAl: { min: 3, show: 1 },
  etAlComma: 'always',
}
const inText: NameStyle = { ...names, inverted: 'none', isShort: true, lastComma: 'never', etAlComma: 'never' }
const editorNames: NameStyle = { ...names, inverted: 'none', lastComma: 'never', etAlComma: 'never' }

/** What stands in quotation marks though nothing is named that holds it. */
const inQuotes = new Set(['article', 'dataset', 'paper-conference', 'speech', 'manuscript'])

const isWhole = (item: CslItem) =>
  item.type === 'book' || isPatent(item) || isFilm(item) || (!item['container-title'] && !inQuotes.has(item.type))

const title = (item: CslItem): Pieces => {
  const name = headline(item, item.title)
  return isWhole(item) ? italic(name) : quoted(name)
}

/** "4 Sept. 2018"; a journal names no day, a book no month. */
function date(item: CslItem): string | undefined {
  const parts = datePartsOf(item.issued)
  if (parts === undefined) return undefined
  const hasYearAlone = ['book', 'chapter', 'thesis'].includes(item.type) || isFilm(item) || isConference(item)
  const day = item.type === 'article-journal' ? undefined : parts.day
  return hasYearAlone ? String(parts.year) : [day, monthName(parts, 'mla'), parts.year].filter(Boolean).join(' ')
}

const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const upright = (run: TextRun): TextRun => ({ ...run, italic: true })

/** " [Nairobi]", behind a name in italics. */
const inBrackets = (place: string | undefined): Pieces => around(' [', fieldText(place), ']').map(upright)

/** The container and what tells where in it the work stands, with commas between. */
function container(item: CslItem): Pieces {
  const pages = pageRange(item.page, 'minimal-two')
  const isEdited = !noNames(item.editor) && !noNames(item.author)
  const isBoth = isEdited && isEditedAndTranslated(item)
  const version = item.version && `Version ${item.version}`
  const hasContainer = Boolean(item['container-title'])
  const isMeeting = isConference(item) && noNames(item.editor)
  const isShownThere = isSpeech(item) || (isMeeting && eventOf(item) !== undefined && !item.page)
  return join(', ', [
    italic(
      isChapter(item) || isConference(item)
        ? [
            ...headline(item, item['container-title']),
            ...inBrackets(isMeeting && hasContainer ? item['publisher-place'] : undefined),
          ]
        : isOnSite(item)
          ? siteName(item)
          : [...fieldText(item['container-title']), ...inBrackets(isPress(item) ? item['publisher-place'] : undefined)],
    ),
    isEdited
      ? around(
          `${hasContainer ? 'edited' : 'Edited'}${isBoth ? ' and translated' : ''} by `,
          nameList(item.editor, editorNames),
        )
      : nothing,
    isBoth
      ? nothing
      : around(hasContainer ? 'translated by ' : 'Translated by ', nameList(item.translator, editorNames)),
    text(version),
    text(isArticle(item) ? item.edition : editionText(item) && `${editionText(item)}.`),
    isMeeting && !hasContainer ? around('[', fieldText(item['publisher-place']), ']') : nothing,
    isMeeting ? fieldText(item['collection-title']) : nothing,
    text(
      (item.type !== 'book' || hasContainer || item.edition || ![item.editor, item.translator].every(noNames)) &&
        item.volume &&
        `${isNumeric(item.volume) ? 'vol. ' : ''}${item.volume}`,
    ),
    text(item.issue && `${isSeveral(item.issue) ? 'nos.' : 'no.'} ${issueText(item.issue)}`),
    fieldText(['report', 'thesis'].includes(item.type) && item.number ? reportNumber(item, 'no. ') : undefined),
    text(
      ['dataset', 'patent'].includes(item.type) && item.number
        ? `${isNumeric(item.number) ? 'no. ' : ''}${item.number}`
        : undefined,
    ),
    fieldText(
      item.type === 'article' && item.number
        ? reportNumber({ ...item, genre: item.genre && begun(item.genre) }, '')
        : undefined,
    ),
    isArticle(item) || isMeeting || item.type === 'thesis'
      ? nothing
      : fieldText(item.publisher || item['publisher-place']),
    text(isSpeech(item) ? undefined : date(item)),
    isShownThere && eventOf(item) ? join(', ', [fieldText(eventOf(item)), fieldText(item['event-place'])]) : nothing,
    text(pages === '' ? undefined : `${isSeveral(pages) ? 'pp.' : 'p.'} ${pages}`),
    link(address(item)),
  ])
}

/** What closes an entry: the series, the school of a thesis, the section of a newspaper. */
const end = (item: CslItem): Pieces =>
  item.type === 'thesis'
    ? join(', ', [fieldText(item.publisher), fieldText(item.genre)])
    : item.type === 'article-newspaper'
      ? text(item.section)
      : isConference(item) && noNames(item.editor)
        ? nothing
        : headline(item, seriesOf(item))

/** A preprint says that it is one, and a poster that it is no talk. */
const kind = (item: CslItem): Pieces =>
  (isSpeech(item) || item.type === 'dataset' || (['article', 'report'].includes(item.type) && !item.number)) &&
  item.genre
    ? fieldText(begun(item.genre))
    : nothing

const read = (item: CslItem): Pieces => {
  const day = datePartsOf(item.accessed)
  if (day === undefined || item.DOI || yearOf(item) !== undefined || !item.URL) return nothing
  return text(`Accessed ${[day.day, monthName(day, 'mla'), day.year].filter(Boolean).join(' ')}`)
}

/** MLA, from the rules of the MLA Handbook, 9th edition, chapter 5 and 6. */
export const mla: NamedStyle = {
  kind: 'named',
  entry(item) {
    const people = noNames(item.author)
      ? [...nameList(item.editor, names), ...around(', ', role(item.editor, 'editor', 'editors'))]
      : nameList(item.author, names)
    return around('', join('. ', [people, title(item), kind(item), container(item), read(item), end(item)]), '.')
  },
  names: inText,
  noDate: '',
  beforeLocator: ' ',
  titleInText: title,
  sameFamily: 'initials',
  isGrouped: false,
  hasLetters: false,
  locators: {
    ...shortLocators,
    page: ['', ''],
    chapter: ['ch. ', 'chs. '],
    paragraph: ['par. ', 'pars. '],
    line: ['line ', 'lines '],
  },
}
