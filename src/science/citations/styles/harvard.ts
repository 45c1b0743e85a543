import type { CslItem } from '../csl-item.ts'
import { americanDate, datePartsOf, monthName } from '../dates-and-pages.ts'
import {
  address,
  editionText,
  isAhead,
  isArticle,
  isBlog,
  isChapter,
  isConference,
  isFilm,
  pagesWithLabel,
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
const editorNames: NameStyle = { ...names, inverted: 'none' }

/** Titles of whole works are in italics, of parts in quotation marks. */
const isWhole = (item: CslItem) =>
  ['book', 'report', 'webpage', 'thesis', 'software'].includes(item.type) || isFilm(item)

const title = (item: CslItem): Pieces => {
  const name = titleText(item.title)
  return isWhole(item) ? italic(name) : quoted(name)
}

const place = (item: CslItem) => join(': ', [fieldText(item['publisher-place']), fieldText(item.publisher)])
const edition = (item: CslItem) => text(editionText(item) && `${editionText(item)}n`)

/** What comes after the title, a comma or a full stop before it. */
function source(item: CslItem, head: Pieces): Pieces {
  const container = italic(fieldText(item['container-title']))
  const pages = text(pagesWithLabel(item, 'expanded'))
  if (isArticle(item)) {
    const volume = [...text(item.volume), ...text(item.issue && `(${item.issue})`)]
    const journal = isAhead(item) ? around('', container, ' [Preprint]') : container
    const editors = around('Edited by ', nameList(item.editor, editorNames))
    return join('. ', [join(', ', [head, journal, volume, pages]), editors])
  }
  if (isBlog(item)) {
    const date = datePartsOf(item.issued)
    const day = date && [date.day, monthName(date)].filter(Boolean).join(' ')
    return join(', ', [head, container, text(day)])
  }
  if (isConference(item)) {
    const event = item.event === undefined ? nothing : italic(fieldText(item.event))
    return join('. ', [join(', ', [head, container]), join(', ', [event, place(item), pages])])
  }
  if (isChapter(item)) {
    const by = noNames(item.editor)
      ? nothing
      : [...around('in ', nameList(item.editor, editorNames)), ...around(' (', role(item.editor, 'ed.', 'eds'), ') ')]
    return join('. ', [join(', ', [head, [...by, ...container], edition(item)]), join(', ', [place(item), pages])])
  }
  if (item.type === 'article') return join('. ', [head, place(item)])
  const kind = text(item.type === 'thesis' ? (item.genre ?? 'Thesis') : undefined)
  const editors = noNames(item.author) ? nothing : around('Edited by ', nameList(item.editor, editorNames))
  const whole = join('. ', [join(', ', [head, container]), text(item.number), kind, edition(item), editors])
  return join('. ', [whole, place(item)])
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
      ? isChapter(item)
        ? nothing
        : [...nameList(item.editor, names), ...around(' (', role(item.editor, 'ed.', 'eds'), ')')]
      : nameList(item.author, names)
    const year = yearOf(item)
    const when = text(year === undefined ? `(no date${letter === '' ? '' : `-${letter}`})` : `(${year}${letter})`)
    const rest =
      people.length > 0
        ? join(' ', [people, when, source(item, title(item))])
        : join(' ', [title(item), when, source(item, nothing)])
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
  titleInText: title,
  isGrouped: true,
  hasLetters: true,
  locators: shortLocators,
}
