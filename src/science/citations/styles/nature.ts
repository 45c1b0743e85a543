import type { CslItem } from '../csl-item.ts'
import { pageRange } from '../dates-and-pages.ts'
import {
  address,
  doiAddress,
  doiWith,
  editionText,
  hasOwnAddress,
  isArticle,
  isChapter,
  isConference,
  isFilm,
  isOnSite,
  yearOf,
} from '../item-facts.ts'
import { nameList, role, type NameStyle } from '../name-list.ts'
import { around, italic, join, link, nothing, text, type Pieces } from '../pieces.ts'
import { shortLocators, type NumberedStyle } from '../style.ts'
import { fieldText, titleText } from '../title-text.ts'

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
  const container = italic(fieldText(item['container-title']))
  const year = around('(', text(yearOf(item)), ')')
  const pages = text(pageRange(item.page, 'expanded'))
  const issued = around(
    '(',
    join(', ', [fieldText(item.publisher), fieldText(item['publisher-place']), text(yearOf(item))]),
    ')',
  )
  const editors = around('(', join(' ', [role(item.editor, 'ed.', 'eds'), nameList(item.editor, names)]), ')')
  const edition = text(editionText(item) && `${editionText(item)}n`)
  const doi = doiWith('doi:', item)

  if (isArticle(item)) {
    const volume = text(item.volume ?? item.issue, { bold: true })
    const numbers = join(', ', [volume, pages])
    if (numbers.length > 0) return stop(join(' ', [container, numbers, year]))
    return stop(join(' ', [container, doi.length === 0 ? link(item.URL) : nothing, year, doi]))
  }
  if (item.type === 'article') return stop(join(' ', [around('Preprint at ', link(address(item))), year]))
  if (item.type === 'manuscript') return stop(join(' ', [container, year, doi.length > 0 ? doi : link(item.URL)]))
  if (item.type === 'dataset') return stop(join(' ', [container, fieldText(item.publisher), link(address(item)), year]))
  if (isChapter(item) || isConference(item)) {
    const book = around(
      'in ',
      join(' ', [container, editors, text(item.volume && `vol. ${item.volume}`), pages, issued]),
    )
    return join(' ', [stop(book), stop(doi)])
  }
  if (isOnSite(item)) return stop(join(' ', [container, link(address(item)), year]))
  if (isFilm(item)) return stop(year)
  if (item.type === 'report' && (hasOwnAddress(item) || doiAddress(item) !== undefined)) {
    const shown = hasOwnAddress(item) ? link(item.URL) : nothing
    return stop(join(' ', [container, shown, year, doi]))
  }
  const inSeries = join(' ', [container, text(item.volume && `vol. ${item.volume}`)])
  if (container.length > 0) return stop(join(' ', [inSeries, issued]))
  return join(' ', [stop(join(' ', [join(', ', [inSeries, edition]), editors, issued])), stop(doi)])
}

const isWhole = (item: CslItem) => ['book', 'report', 'thesis', 'software'].includes(item.type) || isFilm(item)

/** Nature, from the formatting guide for its authors. */
export const nature: NumberedStyle = {
  kind: 'numbered',
  entry(item) {
    const title = isWhole(item) ? italic(titleText(item.title, { isTitleCase: true })) : titleText(item.title)
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
