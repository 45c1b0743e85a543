import type { CslItem } from '../csl-item.ts'
import { datePartsOf, issueText, monthName } from '../dates-and-pages.ts'
import {
  address,
  doiWith,
  editionText,
  eventOf,
  isArticle,
  isChapter,
  isConference,
  isFilm,
  isOnSite,
  isPatent,
  isPress,
  isSpeech,
  namedFirst,
  pagesWithLabel,
  reportNumber,
  seriesOf,
  shortContainer,
} from '../item-facts.ts'
import { nameList, role, type NameStyle } from '../name-list.ts'
import { around, italic, join, link, nothing, quoted, text, type Pieces } from '../pieces.ts'
import { shortLocators, type NumberedStyle } from '../style.ts'
import { fieldText, titleText } from '../title-text.ts'

const names: NameStyle = {
  initials: { after: '.', between: ' ' },
  inverted: 'none',
  separator: ' ',
  and: 'and',
  lastComma: 'three',
  etAl: { min: 7, show: 1 },
  etAlComma: 'never',
  etAlItalic: true,
}

const editorNames: NameStyle = { ...names, etAl: { min: Infinity, show: Infinity } }

const two = (day: number) => String(day).padStart(2, '0')

/** "Jun. 12, 2018", "Mar. 2017", "2013". */
function dateText(date: ReturnType<typeof datePartsOf>, hasDay: boolean): string | undefined {
  if (date === undefined) return undefined
  const month = monthName(date, 'dotted')
  if (month === '') return String(date.year)
  return hasDay && date.day !== undefined ? `${month} ${two(date.day)}, ${date.year}` : `${month} ${date.year}`
}

/** The end of an entry without a DOI: where it is, and when it was read. */
function online(item: CslItem): Pieces {
  const where = link(address(item))
  if (where.length === 0) return nothing
  const read = dateText(datePartsOf(item.accessed), true)
  const kind = isFilm(item) ? '[Online Video]' : '[Online]'
  return [...text(read && `Accessed: ${read}. `), ...text(`${kind}. Available: `), ...where]
}

type Parts = {
  main: Pieces
  /** Before a DOI stands a comma and not a full stop. */
  isDoiInside?: boolean
  /** What stands before an address that was read; a full stop where nothing is said. */
  beforeOnline?: string
}

function parts(given: CslItem): Parts {
  const { item, isByEditors } = namedFirst(given)
  const container = fieldText(isArticle(item) ? shortContainer(item) : item['container-title'])
  const publisher = fieldText(item.publisher)
  const issued = datePartsOf(item.issued)
  const written = nameList(item.author, names)
  const people = isByEditors ? join(', ', [written, role(item.author, 'Ed.', 'Eds.')]) : written
  const plain = quoted(titleText(item.title))
  const large = italic(titleText(item.title))
  const editors = join(', ', [nameList(item.editor, editorNames), role(item.editor, 'Ed.', 'Eds.')])
  const volume = text(item.volume && `vol. ${item.volume}`)
  const edition = text(editionText(item) && `${editionText(item)}.`)
  const pages = text(pagesWithLabel(item, 'as-given'))
  const place = fieldText(item['publisher-place'])
  const where = join(': ', [place, publisher])
  const series = around('in ', fieldText(seriesOf(item, ', no. ')))
  const year = text(issued && String(issued.year))
  const month = text(dateText(issued, false))
  const day = text(dateText(issued, true))

  if (isArticle(item))
    return {
      main: join(', ', [
        people,
        plain,
        italic(container),
        isPress(item) ? place : nothing,
        volume,
        text(item.issue && `no. ${issueText(item.issue)}`),
        pages,
        isPress(item) ? day : month,
      ]),
      isDoiInside: !isPress(item),
      ...(!isPress(item) && { beforeOnline: ', ' }),
    }
  if (item.type.startsWith('entry'))
    return {
      main: join('. ', [
        join(', ', [people, join(' ', [around('', plain, ','), italic(container)]), volume]),
        join(', ', [publisher, place, pages, day]),
      ]),
    }
  const isTalk = where.length + pages.length + series.length + editors.length === 0
  if (isConference(item) && container.length === 0 && isTalk)
    return { main: join(', ', [people, plain, around('presented at the ', fieldText(eventOf(item))), month]) }
  if (isSpeech(item)) return { main: join(', ', [people, plain, day]) }
  if (isPatent(item)) return { main: join(', ', [people, plain, text(item.number), day]), beforeOnline: ' ' }
  if (isChapter(item) || isConference(item)) {
    const hasSeries = series.length > 0
    // A volume of proceedings counts within their series, one of a book within the book.
    const [ofBook, ofSeries] = isConference(item) ? [nothing, hasSeries ? volume : nothing] : [volume, nothing]
    const book = join(', ', [italic(container), edition, ofBook, editors, series, ofSeries])
    const issued = join(', ', [where, isConference(item) ? month : year, pages])
    const work = join(', ', [
      people,
      join(' ', [around('', plain, ','), around(container.length > 0 ? 'in ' : '', book)]),
    ])
    return { main: join(hasSeries ? '. ' : ', ', [work, issued]) }
  }
  if (item.type === 'article')
    return { main: join(', ', [people, plain, day, join(': ', [italic(publisher), text(item.number)])]) }
  if (item.type === 'dataset')
    return { main: join('. ', [join(', ', [people, plain, italic(container)]), join(', ', [publisher, place, day])]) }
  if (item.type === 'manuscript') return { main: join(', ', [people, plain, italic(container), publisher, day]) }
  if (isOnSite(item)) return { main: join(', ', [people, plain, container]) }
  if (isFilm(item)) return { main: join(', ', [people, large, around('(', month, ')')]) }
  if (item.type === 'report')
    return { main: join(', ', [people, plain, publisher, place, fieldText(reportNumber(item, '')), month]) }
  if (item.type === 'software')
    return { main: join('. ', [join(', ', [people, large]), around('(', day, ')'), join(', ', [publisher, place])]) }
  if (item.type === 'thesis')
    return {
      main: join(', ', [people, plain, fieldText(item.genre), publisher, place, year]),
    }
  const by = people.length > 0 ? people : editors
  return { main: join('. ', [join(', ', [by, large, edition, volume]), series, join(', ', [where, year])]) }
}

/** IEEE, from the rules of the IEEE Reference Guide. */
export const ieee: NumberedStyle = {
  kind: 'numbered',
  entry(item) {
    const { main, isDoiInside, beforeOnline = '. ' } = parts(item)
    const doi = doiWith('doi: ', item)
    if (doi.length > 0) return around('', join(isDoiInside === true ? ', ' : '. ', [main, doi]), '.')
    const where = online(item)
    if (where.length > 0) return join(beforeOnline, [main, where])
    return isPatent(item) ? main : around('', main, '.')
  },
  label: (number) => `[${number}]`,
  around: ['', ''],
  each: ['[', ']'],
  between: ', ',
  hasRanges: false,
  isRaised: false,
  locator: (text) => `, ${text}`,
  locators: { ...shortLocators, chapter: ['ch. ', 'chs. '], table: ['Table ', 'Tables '], figure: ['Fig. ', 'Figs. '] },
}
