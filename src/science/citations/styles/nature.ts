import type { CslItem } from '../csl-item.ts'
import { pageRange } from '../dates-and-pages.ts'
import {
  address,
  doiAddress,
  doiWith,
  hasOwnAddress,
  isArticle,
  isChapter,
  isConference,
  isFilm,
  isOnSite,
  isPatent,
  shortContainer,
  yearOf,
} from '../item-facts.ts'
import { nameList, role, type NameStyle } from '../name-list.ts'
import { around, italic, join, link, nothing, text, type Pieces } from '../pieces.ts'
import { shortLocators, type NumberedStyle } from '../style.ts'
import { fieldText, headline, titleText } from '../title-text.ts'

const names: NameStyle = {
  initials: { after: '.', between: ' ' },
  inverted: 'all',
  separator: ', ',
  and: '&',
  lastComma: 'never',
  etAl: { min: 6, show: 1 },
  etAlComma: 'never',
  etAlItalic: true,
}

const stop = (pieces: Pieces) => around('', pieces, '.')

function source(item: CslItem): Pieces {
  const container = italic(fieldText(isArticle(item) ? shortContainer(item) : item['container-title']))
  const year = around('(', text(yearOf(item)), ')')
  const pages = text(pageRange(item.page, 'as-given'))
  const issued = around(
    '(',
    join(', ', [fieldText(item.publisher), fieldText(item['publisher-place']), text(yearOf(item))]),
    ')',
  )
  const editors = around(
    '(',
    join(' ', [role(item.editor, 'ed.', 'eds.'), nameList(item.editor, { ...names, etAlItalic: false })]),
    ')',
  )
  const doi = doiWith('doi:', item)

  if (isArticle(item)) {
    if (item.type === 'article-magazine')
      return stop(
        join(' ', [container, text(item.volume && `vol. ${item.volume}`), pages, year, item.volume ? nothing : doi]),
      )
    const numbers = [...around('', text(item.volume, { bold: true }), ','), ...around(item.volume ? ' ' : '', pages)]
    const isOpen = item.type === 'article-journal' && !item.volume
    const online = isOpen && numbers.length === 0 && doi.length === 0 ? link(item.URL) : nothing
    return stop(join(' ', [container, numbers, online, year, isOpen ? doi : nothing]))
  }
  if (item.type === 'article') return stop(join(' ', [around('Preprint at ', link(address(item))), year]))
  if (item.type === 'manuscript') return stop(join(' ', [container, year, doi.length > 0 ? doi : link(item.URL)]))
  if (item.type === 'dataset' || item.type === 'software')
    return stop(join(' ', [container, fieldText(item.publisher), link(doiAddress(item)), year]))
  if (isPatent(item)) return stop(year)
  if (isChapter(item) || isConference(item)) {
    const book = around(
      'in ',
      join(' ', [container, editors, text(item.volume && `vol. ${item.volume}`), pages, issued]),
    )
    if (item.type.startsWith('entry'))
      return stop(
        join(' ', [
          container,
          text(item.volume && `vol. ${item.volume}`),
          pages,
          year,
          pages.length > 0 ? nothing : doi,
        ]),
      )
    return join(' ', [stop(book), item.volume ? nothing : stop(doi)])
  }
  if (isOnSite(item)) return stop(join(' ', [container, link(address(item)), year]))
  if (isFilm(item)) return stop(year)
  if (item.type === 'report' && (hasOwnAddress(item) || doiAddress(item) !== undefined)) {
    const shown = hasOwnAddress(item) ? link(item.URL) : nothing
    return stop(join(' ', [container, pages, shown, year, doi]))
  }
  if (item.type === 'report' && container.length === 0) return stop(join(' ', [pages, year]))
  const inSeries = join(' ', [container, text(item.volume && `vol. ${item.volume}`)])
  if (container.length > 0) return stop(join(' ', [inSeries, issued]))
  return join(' ', [stop(join(' ', [inSeries, issued])), stop(doi)])
}

const isWhole = (item: CslItem) => ['book', 'report'].includes(item.type) || isFilm(item)

/** Nature, from the formatting guide for its authors. */
export const nature: NumberedStyle = {
  kind: 'numbered',
  entry(item) {
    const title = isWhole(item) ? italic(headline(item, item.title)) : titleText(item.title)
    // "et al." closes a list with its own full stop.
    return join(' ', [stop(nameList(item.author, names)), stop(title), source(item)])
  },
  label: (number) => `${number}.`,
  around: ['', ''],
  each: ['', ''],
  between: ',',
  hasRanges: true,
  isRaised: true,
  locators: shortLocators,
}
