import type { CslItem } from '../csl-item.ts'
import { americanDate, datePartsOf, isSeveral, issueText, monthName, pageRange } from '../dates-and-pages.ts'
import {
  address,
  capitalNumber,
  editionText,
  eventOf,
  isAhead,
  isArticle,
  isBlog,
  isChapter,
  isConference,
  isEditedAndTranslated,
  isFilm,
  isNumeric,
  isPatent,
  isPress,
  isSpeech,
  reportNumber,
  seriesOf,
  shortTitle,
  signedByPublisher,
  yearOf,
} from '../item-facts.ts'
import { nameList, noNames, role, type NameStyle } from '../name-list.ts'
import { around, italic, join, link, nothing, quoted, text, type Pieces } from '../pieces.ts'
import { shortLocators, type NamedStyle, type NoteStyle } from '../style.ts'
import { titleCase } from '../title-case.ts'
import { fieldText, headline, siteName, titleText } from '../title-text.ts'

/** The three places where Chicago writes a work: list after names and year, list after names, and note. */
type Place = 'author-date' | 'bibliography' | 'note'

const listNames: NameStyle = {
  demotesParticles: true,
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
const editorsIn = (place: Place) => (place === 'note' ? noteNames : editorNames)

const standsAlone = (item: CslItem) =>
  item.type === 'book' ||
  isFilm(item) ||
  item.type === 'software' ||
  (!item['container-title'] &&
    (item.type === 'report' ||
      item.type === 'chapter' ||
      item.type.startsWith('entry') ||
      isArticle(item) ||
      isBlog(item)))

/** An entry that nobody signed is found in its dictionary, under its word. */
const isUnsignedEntry = (item: CslItem) =>
  item.type.startsWith('entry') && noNames(item.author) && Boolean(item['container-title'])

/** A word that is looked up stands as it does in its dictionary. */
const isAsStored = (item: CslItem) => item.type === 'entry-dictionary' || isUnsignedEntry(item)

const titlePieces = (item: CslItem, title = item.title): Pieces => {
  if (isPatent(item)) return titleText(title)
  const name = isAsStored(item) ? titleText(title) : headline(item, title)
  return standsAlone(item) ? italic(name) : quoted(name)
}

/** Proceedings that appear in volumes are cited as a journal is. */
const isSerial = (item: CslItem) => isConference(item) && noNames(item.editor) && Boolean(item.volume)

/** Month and day, with the year where the place has not named it already. */
function fullDate(item: CslItem, place: Place): string {
  const date = datePartsOf(item.issued)
  if (date === undefined) return place === 'author-date' ? '' : 'n.d.'
  if (place !== 'author-date') return americanDate(date)
  return [monthName(date), date.day].filter(Boolean).join(' ')
}

const yearIn = (item: CslItem, place: Place) => (place === 'author-date' ? undefined : (yearOf(item) ?? 'n.d.'))

/** Only what has no date is said to have been read on a day. */
const accessedOn = (item: CslItem, place: Place): Pieces => {
  const read = item.DOI || datePartsOf(item.issued) || !item.URL ? undefined : datePartsOf(item.accessed)
  return text(read && `${lower(place, 'Accessed')} ${americanDate(read)}`)
}

function article(item: CslItem, place: Place, locator: string): Pieces {
  const named = italic(
    isConference(item) ? headline(item, item['container-title']) : fieldText(item['container-title']),
  )
  const journal = headedByContainer(item, place)
    ? nothing
    : [
        ...named,
        ...around(
          ' (',
          fieldText(isConference(item) || item.type === 'article-newspaper' ? item['publisher-place'] : undefined),
          ')',
        ),
      ]
  const pages = locator === '' || place !== 'note' ? pageRange(item.page, 'chicago') : locator
  // Online without volume and pages: it has not come out yet, if only its month or year is known.
  const isWaiting =
    item.type === 'article-journal' && !item.volume && !item.issue && !item.page && Boolean(item.DOI && yearOf(item))
  if ((isAhead(item) && !item.page) || isWaiting)
    return join(', ', [journal, text('ahead of print'), text(fullDate(item, place)), text(locator)])
  if (isPress(item)) {
    const day = join(', ', [journal, text(fullDate(item, place)), text(locator)])
    const edition = text(item.edition && `${item.edition} Edition`)
    const isDated = fullDate(item, place) !== ''
    const where = join(place === 'note' || !isDated ? ', ' : '. ', [day, edition])
    return join(place === 'note' ? ', ' : '. ', [text(item.section), where, accessedOn(item, place)])
  }
  if (!item.volume && !item.issue)
    return join(', ', [
      journal,
      text(item.type === 'article-journal' && !isAhead(item) ? yearIn(item, place) : fullDate(item, place)),
      text(pages),
    ])
  const year = yearIn(item, place)
  const issue = issueText(item.issue)
  // Without an issue or a volume the month tells in which one the pages are.
  const month = item.issue && item.volume ? undefined : monthName(datePartsOf(item.issued) ?? { year: 0 })
  const numbers =
    place === 'author-date'
      ? join(' ', [
          text(item.volume),
          text(issue && (item.volume ? `(${issue})` : `no. ${issue}`)),
          text(month && `(${month})`),
        ])
      : join(' ', [
          join(', ', [text(item.volume), text(issue && `${isSeveral(issue) ? 'nos.' : 'no.'} ${issue}`)]),
          text(year && `(${[month, year].filter(Boolean).join(' ')})`),
        ])
  return join(': ', [join(item.volume ? ' ' : ', ', [journal, numbers]), text(pages)])
}

/** "edited by Ada Berg" or "ed. Ada Berg". */
const editedBy = (item: CslItem, place: Place): Pieces => {
  if (noNames(item.author)) return nothing
  const both = place === 'note' ? 'ed. and trans. ' : 'edited and translated by '
  const word = isEditedAndTranslated(item) ? both : place === 'note' ? 'ed. ' : 'edited by '
  return around(word, nameList(item.editor, editorsIn(place)))
}

const translatedBy = (item: CslItem, place: Place): Pieces =>
  isEditedAndTranslated(item) && !noNames(item.author)
    ? nothing
    : around(place === 'note' ? 'trans. ' : 'translated by ', nameList(item.translator, editorsIn(place)))

/** A list counts the volume with its editors: "Vol. 2, edited by …"; after a year the editors come first. */
function editedVolume(item: CslItem, place: Place): Pieces[] {
  const volume = text(item.volume && `${lower(place, 'Vol.')} ${item.volume}`)
  const edited = editedBy(item, place)
  if (place === 'author-date') return [begun(edited, place), volume]
  return [volume.length > 0 ? join(', ', [volume, edited]) : begun(edited, place)]
}

/** With a capital at the beginning, but in a note. */
const begun = (pieces: Pieces, place: Place): Pieces =>
  pieces.map((run, index) =>
    place === 'note' || index > 0 ? run : { ...run, text: run.text.charAt(0).toUpperCase() + run.text.slice(1) },
  )

const lower = (place: Place, first: string) => (place === 'note' ? first.toLowerCase() : first)

function inContainer(item: CslItem, place: Place): Pieces {
  const volume = text(item.volume && `vol. ${item.volume}`)
  const isLookedUp = isUnsignedEntry(item)
  return around(
    isLookedUp ? '' : lower(place, 'In '),
    join(', ', [
      isLookedUp && place !== 'note'
        ? nothing
        : italic(
            isChapter(item) || isConference(item)
              ? headline(item, item['container-title'])
              : fieldText(item['container-title']),
          ),
      text(editionText(item) && `${editionText(item)}.`),
      place === 'author-date' ? nothing : volume,
      isLookedUp && place !== 'note'
        ? around('edited by ', nameList(item.editor, editorsIn(place)))
        : editedBy(item, place),
      translatedBy(item, place),
      text(item.number),
      text(item.version && `version ${item.version}`),
      place === 'author-date' ? volume : nothing,
    ]),
  )
}

/** What comes after the title, part by part; a note puts commas between, and brackets around who published it. */
function source(item: CslItem, place: Place, locator: string): Pieces {
  const between = place === 'note' ? ', ' : '. '
  const container = fieldText(item['container-title'])
  const publisher = fieldText(item.publisher)
  const date = text(fullDate(item, place))
  if (isArticle(item) || isSerial(item)) return article(item, place, locator)
  if (item.type === 'software') return software(item, place, locator)
  if (isPatent(item)) return patent(item, place, locator)
  if (item.type === 'article') return preprint(item, place, locator)
  if (isBlog(item)) {
    const posted = join(', ', [italic(siteName(item)), date, text(locator)])
    return join(between, [posted, accessedOn(item, place)])
  }
  if (item.type === 'webpage') {
    const hasDate = datePartsOf(item.issued) !== undefined
    const read = datePartsOf(item.accessed)
    const site = join(', ', [headedByContainer(item, place) ? nothing : siteName(item), publisher])
    const when = hasDate ? date : text(read && `${lower(place, 'Accessed')} ${americanDate(read)}`)
    if (!hasDate && place !== 'note') return join('. ', [site, when])
    return join(', ', [site, when, text(locator)])
  }
  if (isFilm(item)) return join(', ', [publisher, text(yearIn(item, place)), text(locator)])
  if (isSpeech(item)) {
    const where = fieldText(eventOf(item) && item['event-place'])
    const held = join(', ', [fieldText(eventOf(item)), where, date, text(locator)])
    return join(between, [begun(fieldText(item.genre), place), held])
  }
  if (isConference(item) && noNames(item.editor)) {
    const meeting = join(', ', [fieldText(eventOf(item)), fieldText(item['event-place'])])
    const given = item.page ? nothing : around(`${lower(place, 'Paper presented')} at `, meeting)
    const pages = text(locator === '' || place !== 'note' ? pageRange(item.page, 'chicago') : locator)
    const container = [
      ...italic(headline(item, item['container-title'])),
      ...around(' (', fieldText(item['container-title'] && item['publisher-place']), ')'),
    ]
    const series = fieldText(item['collection-title'])
    return join(between, [given, join(', ', [container, series, date, pages])])
  }
  if (item.type === 'manuscript' || item.type === 'dataset') {
    const issued = join(', ', [publisher, date])
    const version = text(item.version && `${lower(place, 'Version')} ${item.version}`)
    return join(between, [
      begun(fieldText(item.type === 'dataset' ? item.genre : undefined), place),
      ...(container.length > 0
        ? [inContainer(item, place)]
        : [text(item.number && `${isNumeric(item.number) ? lower(place, 'No. ') : ''}${item.number}`), version]),
      join(', ', [issued, text(locator)]),
    ])
  }
  const isPart = container.length > 0
  const details = isPart
    ? inContainer(item, place)
    : join(between, [
        item.type === 'report' ? numberOfReport(item, place) : nothing,
        text(editionText(item) && `${editionText(item)}.`),
        text(item.version && `${lower(place, 'Version')} ${item.version}`),
        ...editedVolume(item, place),
        begun(translatedBy(item, place), place),
      ])
  const school = fieldText(item.type === 'thesis' ? item.genre : undefined)
  const by = fieldText(item.publisher || item['publisher-place'])
  // What is read online may change from day to day.
  const isOnline = item.type.startsWith('entry') && address(item) !== undefined
  const read = item.type.startsWith('entry') ? accessedOn(item, place) : nothing
  const when = read.length > 0 ? undefined : isOnline ? fullDate(item, place) : yearIn(item, place)
  const issued = join(', ', [school, by, text(when)])
  const series = headline(item, seriesOf(item))
  const number = around('(', text(item.type === 'thesis' ? item.number : undefined), ')')
  if (place !== 'note') return join('. ', [details, series, issued, number, read])
  const pages = locator || (item.type === 'report' ? pageRange(item.page, 'chicago') : '')
  return join(', ', [join(' ', [join(', ', [details, series]), around('(', issued, ')')]), number, read, text(pages)])
}

/** "Technical Report RR-1791", "No. 12", "TE-16". */
function numberOfReport(item: CslItem, place: Place): Pieces {
  if (place === 'note' || item.genre === undefined || !item.number)
    return begun(fieldText(reportNumber(item, 'no. ')), place)
  return fieldText(reportNumber({ ...capitalNumber(item), genre: titleCase(item.genre) }, 'No. '))
}

function preprint(item: CslItem, place: Place, locator: string): Pieces {
  const between = place === 'note' ? ', ' : '. '
  const issued = join(', ', [fieldText(item.publisher), text(fullDate(item, place))])
  if (!item.genre)
    return join(between, [text(item.number), join(', ', [text(lower(place, 'Preprint')), issued, text(locator)])])
  const kind = begun(fieldText([item.genre, item.number].filter(Boolean).join(' ')), place)
  const version = text(item.version && `${lower(place, 'Version')} ${item.version}`)
  const what = join(between, [kind, version])
  if (place === 'note') return join(', ', [join(' ', [what, around('(', issued, ')')]), text(locator)])
  return join('. ', [what, issued])
}

function software(item: CslItem, place: Place, locator: string): Pieces {
  const first = place === 'note' || item.publisher ? 'released ' : 'Released '
  // Behind a year in front the word stands alone where no day is known, as the reference processor has it.
  const day = fullDate(item, place)
  const isYearAlone = place === 'author-date' && day === '' && yearOf(item) !== undefined
  const released = isYearAlone ? text(first.trim()) : around(first, text(day))
  return join(place === 'note' ? ', ' : '. ', [
    text(item.version && `${lower(place, 'V.')} ${item.version}`),
    join(', ', [fieldText(item.publisher), released, text(place === 'note' && locator)]),
  ])
}

function patent(item: CslItem, place: Place, locator: string): Pieces {
  const isNumbered = item.authority || item.number
  const number = isNumbered ? [item.authority, 'Patent', item.number].filter(Boolean).join(' ') : undefined
  const date = datePartsOf(item.issued)
  return join(', ', [
    fieldText(number),
    text(date && `issued ${americanDate(date)}`),
    text(place === 'note' && locator),
  ])
}

/** A list puts what nobody signed under the newspaper or site. */
const headedByContainer = (item: CslItem, place: Place) =>
  place !== 'note' &&
  (isUnsignedEntry(item) ||
    (noNames(item.author) &&
      noNames(item.editor) &&
      (item.type === 'article-newspaper' || item.type === 'webpage' || item.type === 'article-magazine') &&
      Boolean(item['container-title'])))

const containerHead = (item: CslItem) => {
  if (item.type === 'webpage') return siteName(item)
  return italic(
    item.type.startsWith('entry') ? headline(item, item['container-title']) : fieldText(item['container-title']),
  )
}

const listHead = (item: CslItem) => [
  ...containerHead(item),
  ...around(' (', fieldText(item.type === 'article-newspaper' ? item['publisher-place'] : undefined), ')'),
]

/** Between title and source of a note stands a comma; brackets follow without one. */
function note(item: CslItem, locator: string): Pieces {
  const people = noNames(item.author)
    ? [...nameList(item.editor, noteNames), ...around(', ', role(item.editor, 'ed.', 'eds.'))]
    : nameList(item.author, noteNames)
  const rest = source(item, 'note', locator)
  const isPrinted = isUnsignedEntry(item) && address(item) === undefined
  if (isPrinted) return join(', ', [rest, around('under ', titlePieces(item))])
  const isBracket = rest[0]?.text.startsWith('(') === true
  const work = join(isBracket ? ' ' : ', ', [titlePieces(item), rest])
  return join(', ', [people, work, link(address(item))])
}

function entry(item: CslItem, place: 'author-date' | 'bibliography', letter: string): Pieces {
  const people = noNames(item.author)
    ? headedByContainer(item, place)
      ? listHead(item)
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
  signed: signedByPublisher(
    (item) => item.type === 'software' || (item.type === 'webpage' && !item['container-title']),
  ),
  entry: (item, { letter }) => entry(item, 'author-date', letter),
  names: shortNames,
  beforeYear: ' ',
  noDate: 'n.d.',
  beforeLocator: ', ',
  behindYear: (item) =>
    isUnsignedEntry(item) ? around(address(item) === undefined ? 'under ' : '', titlePieces(item)) : nothing,
  titleInText: (item) => (headedByContainer(item, 'author-date') ? containerHead(item) : titlePieces(item)),
  sortsWithoutParticles: true,
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
  signed: signedByPublisher(({ type }) => type === 'software'),
  sortsWithoutParticles: true,
  entry: (item) => entry(item, 'bibliography', ''),
  note,
  shortNote: (item, locator, isRepeat) => {
    const people = nameList(noNames(item.author) ? item.editor : item.author, shortNames)
    const title = titlePieces(item, shortTitle(item.title))
    return join(', ', [people, isRepeat && people.length > 0 ? nothing : title, text(locator)])
  },
  locators,
}
