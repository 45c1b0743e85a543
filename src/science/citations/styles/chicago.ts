import type { CslItem } from '../csl-item.ts'
import { americanDate, datePartsOf, monthName, pageRange } from '../dates-and-pages.ts'
import {
  address,
  editionText,
  isAhead,
  isArticle,
  isBlog,
  isChapter,
  isConference,
  isFilm,
  shortTitle,
  yearOf,
} from '../item-facts.ts'
import { nameList, noNames, role, type NameStyle } from '../name-list.ts'
import { around, italic, join, link, nothing, quoted, text, type Pieces } from '../pieces.ts'
import { shortLocators, type NamedStyle, type NoteStyle } from '../style.ts'
import { fieldText, titleText } from '../title-text.ts'

/** The three places where Chicago writes a work: list after names and year, list after names, and note. */
type Place = 'author-date' | 'bibliography' | 'note'

const listNames: NameStyle = {
  inverted: 'first',
  separator: ', ',
  and: 'and',
  lastComma: 'always',
  etAl: { min: 7, show: 3 },
  etAlComma: 'several',
}
const noteNames: NameStyle = {
  inverted: 'none',
  separator: ', ',
  and: 'and',
  lastComma: 'three',
  etAl: { min: 3, show: 1 },
  etAlComma: 'several',
}
const shortNames: NameStyle = { ...noteNames, isShort: true }
const editorNames: NameStyle = { ...noteNames, etAl: { min: 7, show: 3 } }

const standsAlone = (item: CslItem) =>
  item.type === 'book' ||
  isFilm(item) ||
  item.type === 'software' ||
  (item.type === 'report' && !item['container-title'])

const titlePieces = (item: CslItem, title = item.title): Pieces => {
  const name = titleText(title, { isTitleCase: true })
  return standsAlone(item) ? italic(name) : quoted(name)
}

/** Month and day, with the year where the place has not named it already. */
function fullDate(item: CslItem, place: Place): string {
  const date = datePartsOf(item.issued)
  if (date === undefined) return place === 'author-date' ? '' : 'n.d.'
  if (place !== 'author-date') return americanDate(date)
  return [monthName(date), date.day].filter(Boolean).join(' ')
}

const yearIn = (item: CslItem, place: Place) => (place === 'author-date' ? undefined : (yearOf(item) ?? 'n.d.'))

function article(item: CslItem, place: Place, locator: string): Pieces {
  const journal = italic(fieldText(item['container-title']))
  const pages = locator === '' || place !== 'note' ? pageRange(item.page, 'chicago') : locator
  if (isAhead(item)) return join(', ', [journal, text('ahead of print'), text(fullDate(item, place)), text(locator)])
  if (!item.volume && !item.issue)
    return join(', ', [
      journal,
      text(item.type === 'article-journal' ? yearIn(item, place) : fullDate(item, place)),
      text(pages),
    ])
  const year = yearIn(item, place)
  const numbers =
    place === 'author-date'
      ? join(' ', [text(item.volume), text(item.issue && (item.volume ? `(${item.issue})` : `no. ${item.issue}`))])
      : join(' ', [join(', ', [text(item.volume), text(item.issue && `no. ${item.issue}`)]), text(year && `(${year})`)])
  return join(': ', [join(item.volume ? ' ' : ', ', [journal, numbers]), text(pages)])
}

/** "edited by Ada Berg" or "ed. Ada Berg". */
const editedBy = (item: CslItem, place: Place): Pieces =>
  noNames(item.author) ? nothing : around(place === 'note' ? 'ed. ' : 'edited by ', nameList(item.editor, editorNames))

const lower = (place: Place, first: string) => (place === 'note' ? first.toLowerCase() : first)

function inContainer(item: CslItem, place: Place): Pieces {
  return around(
    lower(place, 'In '),
    join(', ', [
      italic(
        isChapter(item)
          ? titleText(item['container-title'], { isTitleCase: true })
          : fieldText(item['container-title']),
      ),
      editedBy(item, place),
      text(item.number),
      text(item.version && `version ${item.version}`),
      text(item.volume && `vol. ${item.volume}`),
      text(editionText(item) && `${editionText(item)}.`),
    ]),
  )
}

/** What comes after the title, part by part; a note puts commas between, and brackets around who published it. */
function source(item: CslItem, place: Place, locator: string): Pieces {
  const between = place === 'note' ? ', ' : '. '
  const container = fieldText(item['container-title'])
  const publisher = fieldText(item.publisher)
  const date = text(fullDate(item, place))
  if (isArticle(item)) return article(item, place, locator)
  if (item.type === 'article') return join(', ', [text(lower(place, 'Preprint')), publisher, date, text(locator)])
  if (isBlog(item)) return join(', ', [italic(container), date, text(locator)])
  if (item.type === 'webpage') {
    const hasDate = datePartsOf(item.issued) !== undefined
    const read = datePartsOf(item.accessed)
    const when = hasDate ? date : text(read && `${lower(place, 'Accessed')} ${americanDate(read)}`)
    return join(', ', [container, when, text(locator)])
  }
  if (isFilm(item)) return join(', ', [publisher, text(yearIn(item, place)), text(locator)])
  if (isConference(item) && item.event)
    return join(between, [
      around(`${lower(place, 'Paper presented')} at `, fieldText(item.event)),
      join(', ', [italic(container), date, text(locator)]),
    ])
  if (item.type === 'manuscript' || item.type === 'dataset') {
    const issued = join(', ', [publisher, date])
    return join(between, [inContainer(item, place), join(', ', [issued, text(locator)])])
  }
  const isPart = container.length > 0
  const details = isPart
    ? inContainer(item, place)
    : join(between, [
        text(item.type === 'thesis' ? (item.genre ?? 'thesis') : undefined),
        text(editionText(item) && `${editionText(item)}.`),
        text(item.version && `${lower(place, 'Version')} ${item.version}`),
        text(item.volume && `${lower(place, 'Vol.')} ${item.volume}`),
        editedBy(item, place).map((run, index) =>
          place === 'note' || index > 0 ? run : { ...run, text: run.text.replace(/^e/, 'E') },
        ),
      ])
  const issued = join(', ', [publisher, text(yearIn(item, place))])
  if (place !== 'note') return join('. ', [details, issued])
  return join(', ', [join(' ', [details, around('(', issued, ')')]), text(locator)])
}

/** Between title and source of a note stands a comma; brackets follow without one. */
function note(item: CslItem, locator: string): Pieces {
  const people = noNames(item.author)
    ? [...nameList(item.editor, noteNames), ...around(', ', role(item.editor, 'ed.', 'eds.'))]
    : nameList(item.author, noteNames)
  const rest = source(item, 'note', locator)
  const isBracket = rest[0]?.text.startsWith('(') === true
  const work = join(isBracket ? ' ' : ', ', [titlePieces(item), rest])
  return join(', ', [people, work, link(address(item))])
}

function entry(item: CslItem, place: 'author-date' | 'bibliography', letter: string): Pieces {
  const people = noNames(item.author)
    ? isChapter(item)
      ? nothing
      : [...nameList(item.editor, listNames), ...around(', ', role(item.editor, 'ed.', 'eds.'))]
    : nameList(item.author, listNames)
  const year = text(place === 'author-date' ? yearWith(item, letter) : undefined)
  const title = titlePieces(item)
  const head = people.length > 0 ? [people, year, title] : [title, year]
  return around('', join('. ', [...head, source(item, place, ''), link(address(item))]), '.')
}

const yearWith = (item: CslItem, letter: string) => {
  const year = yearOf(item)
  return year === undefined ? `n.d.${letter === '' ? '' : `-${letter}`}` : `${year}${letter}`
}

const locators = {
  ...shortLocators,
  page: ['', ''],
  line: ['line ', 'lines '],
} as const

/** Chicago, author-date, from the rules of The Chicago Manual of Style, 18th edition, chapter 13 and 14. */
export const chicagoAuthorDate: NamedStyle = {
  kind: 'named',
  entry: (item, { letter }) => entry(item, 'author-date', letter),
  names: shortNames,
  beforeYear: ' ',
  noDate: 'n.d.',
  beforeLocator: ', ',
  titleInText: (item) => titlePieces(item),
  sameFamily: 'initials',
  isGrouped: true,
  hasLetters: true,
  locators,
}

/**
 * Chicago, notes and bibliography. A work that was cited in the note just before is named by its author alone: the manual
 * has discouraged "ibid." since its 17th edition (13.37 of the 18th).
 */
export const chicagoNotes: NoteStyle = {
  kind: 'note',
  entry: (item) => entry(item, 'bibliography', ''),
  note,
  shortNote: (item, locator, isRepeat) => {
    const people = nameList(noNames(item.author) ? item.editor : item.author, shortNames)
    const title = titlePieces(item, shortTitle(item.title))
    return join(', ', [people, isRepeat && people.length > 0 ? nothing : title, text(locator)])
  },
  locators,
}
