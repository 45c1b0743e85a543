import type { CslItem } from '../csl-item.ts'
import { americanDate, datePartsOf, issueText, monthName } from '../dates-and-pages.ts'
import {
  address,
  editionText,
  eventOf,
  isArticle,
  isBlog,
  isChapter,
  isConference,
  isEditedAndTranslated,
  isFilm,
  isPatent,
  isPress,
  isSpeech,
  pagesWithLabel,
  reportNumber,
  seriesOf,
  yearOf,
} from '../item-facts.ts'
import { nameList, noNames, role, type NameStyle } from '../name-list.ts'
import { around, italic, join, link, nothing, quoted, text, type Pieces } from '../pieces.ts'
import { shortLocators, type NamedStyle } from '../style.ts'
import { fieldText, titleText } from '../title-text.ts'

const names: NameStyle = {
  initials: { after: '.', between: '' },
  inverted: 'all',
  separator: ', ',
  and: 'and',
  lastComma: 'never',
  etAl: { min: 4, show: 1 },
  etAlComma: 'never',
  etAlItalic: true,
}
const editorNames: NameStyle = { ...names, inverted: 'none', lastComma: 'three', etAlItalic: false }

/** Titles of whole works are in italics, of parts in quotation marks. */
const isWhole = (item: CslItem) => ['book', 'report', 'webpage', 'thesis'].includes(item.type) || isFilm(item)

const title = (item: CslItem): Pieces => {
  const name = titleText(item.title)
  return isWhole(item) ? italic(name) : quoted(name)
}

/** An article that nobody signed is listed under its journal. */
const headedByContainer = (item: CslItem) =>
  isArticle(item) && noNames(item.author) && noNames(item.editor) && Boolean(item['container-title'])

/** In a journal, and neither volume nor pages are known. */
const isUnplaced = (item: CslItem) => item.type === 'article-journal' && !item.volume && !item.issue && !item.page

const place = (item: CslItem) => join(': ', [fieldText(item['publisher-place']), fieldText(item.publisher)])
const edition = (item: CslItem) => text(editionText(item))

/** "3 November". */
const dayOf = (item: CslItem) => {
  const date = datePartsOf(item.issued)
  return text(date && [date.day, monthName(date)].filter(Boolean).join(' '))
}

/** A part of a book, listed under those who edited the book. */
const isByEditors = (item: CslItem) => noNames(item.author) && !noNames(item.editor) && isChapter(item)

/** What comes after the title, a comma or a full stop before it. */
function source(item: CslItem, head: Pieces): Pieces {
  // Without an author the journal stands at the head already.
  const container = headedByContainer(item) ? nothing : italic(fieldText(item['container-title']))
  const pages = text(pagesWithLabel(item, 'as-given'))
  const issued = [
    ...place(item),
    ...around(' (', fieldText(item.type === 'report' ? undefined : seriesOf(item, ', ')), ')'),
  ]
  if (isArticle(item)) {
    const volume = [...text(item.volume), ...around('(', text(issueText(item.issue)), ')')]
    const journal = isUnplaced(item) ? around('', container, ' [Preprint]') : container
    const editors = around('Edited by ', nameList(item.editor, editorNames))
    if (isPress(item) && headedByContainer(item)) return join(', ', [head, text(item.edition), dayOf(item), pages])
    if (isPress(item))
      return join(', ', [join('. ', [join(', ', [head, journal]), text(item.edition)]), dayOf(item), pages])
    return join('. ', [join(', ', [head, journal, volume, pages]), editors])
  }
  if (isSpeech(item)) return join(', ', [head, dayOf(item)])
  if (isBlog(item)) return join(', ', [head, container, dayOf(item)])
  if (item.type.startsWith('entry'))
    return join('. ', [
      join(', ', [head, container]),
      edition(item),
      noNames(item.author) ? nothing : around('Edited by ', nameList(item.editor, editorNames)),
      place(item),
    ])
  if (isConference(item) && noNames(item.editor)) {
    // Proceedings name their meeting themselves; a paper that is in none, and a file that has the older field, name it.
    const event = italic(fieldText(container.length > 0 ? item.event : eventOf(item)))
    const series = around('(', fieldText(seriesOf(item, ', ')), ')')
    const held = join(', ', [event, place(item)])
    if (held.length + series.length === 0) return join(', ', [head, container, pages])
    return join('. ', [join(', ', [head, container]), join(', ', [join(' ', [held, series]), pages])])
  }
  if (isChapter(item) || isConference(item)) {
    const translated = isEditedAndTranslated(item) ? ' & trans.' : ''
    const edits = role(item.editor, `ed.${translated}`, `eds.${translated}`)
    const by = isByEditors(item)
      ? nothing
      : noNames(item.editor)
        ? [...around('in ', nameList(item.translator, editorNames), ' (trans.)')]
        : [...around('in ', nameList(item.editor, editorNames)), ...around(' (', edits, ')')]
    const held = join('. ', [join(', ', [head, join(' ', [by, container])]), edition(item), issued])
    return join(', ', [held, pages])
  }
  if (isPatent(item)) return head
  if (item.type === 'article') return join('. ', [head, place(item)])
  const kind = fieldText(item.type === 'thesis' ? item.genre : undefined)
  const number = fieldText(
    item.type === 'report'
      ? reportNumber(item, '')
      : ['dataset', 'thesis'].includes(item.type)
        ? undefined
        : item.number,
  )
  const isBoth = !noNames(item.author) && isEditedAndTranslated(item)
  const translators = isBoth ? nothing : around('Translated by ', nameList(item.translator, editorNames))
  const edited = isBoth ? 'Edited & translated by ' : 'Edited by '
  const editors = noNames(item.author) ? nothing : around(edited, nameList(item.editor, editorNames))
  const isReport = item.type === 'report'
  const [first, second] = isReport ? [edition(item), number] : [join('. ', [number, kind]), edition(item)]
  const whole = join('. ', [join(', ', [head, container]), first, second, editors, translators])
  const ended = join('. ', [whole, item.type === 'thesis' ? fieldText(item.publisher) : issued])
  return isReport ? join(', ', [ended, pages]) : ended
}

function available(item: CslItem): Pieces {
  const read = item.DOI ? undefined : datePartsOf(item.accessed)
  const where = around('Available at: ', link(address(item)))
  return where.length === 0 || read === undefined ? where : [...where, ...text(` (Accessed: ${americanDate(read)})`)]
}

/** Harvard, from the rules of Cite Them Right, 12th edition. */
export const harvard: NamedStyle = {
  kind: 'named',
  entry(item, { letter }) {
    const people = noNames(item.author)
      ? headedByContainer(item)
        ? italic(fieldText(item['container-title']))
        : [...nameList(item.editor, names), ...around(' (', role(item.editor, 'ed.', 'eds.'), ')')]
      : nameList(item.author, names)
    const year = yearOf(item)
    const when = text(year === undefined ? `(no date${letter === '' ? '' : `-${letter}`})` : `(${year}${letter})`)
    const rest =
      people.length > 0
        ? join(' ', [people, when, source(item, title(item))])
        : join(isSpeech(item) ? ', ' : item['container-title'] ? ' ' : '. ', [
            join(' ', [title(item), when]),
            source(item, nothing),
          ])
    return around('', join('. ', [rest, available(item)]), '.')
  },
  names: {
    isShort: true,
    inverted: 'none',
    separator: ' ',
    and: 'and',
    lastComma: 'never',
    etAl: { min: 4, show: 1 },
    etAlComma: 'never',
    etAlItalic: true,
  },
  beforeYear: ', ',
  noDate: 'no date',
  beforeLocator: ', ',
  order: 'year',
  titleInText: (item) => (headedByContainer(item) ? italic(fieldText(item['container-title'])) : title(item)),
  isGrouped: true,
  hasLetters: true,
  locators: shortLocators,
  sortsWithoutParticles: true,
}
