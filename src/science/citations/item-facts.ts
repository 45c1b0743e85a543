import type { CslItem } from './csl-item.ts'
import { datePartsOf, isSeveral, pageRange, type RangeForm } from './dates-and-pages.ts'
import { noNames } from './name-list.ts'
import { link, text, type Pieces } from './pieces.ts'

/** Works of these kinds that nobody signed, with who published them in the place of an author; others as they are. */
export function signedByPublisher(isMeant: (item: CslItem) => boolean): (item: CslItem) => CslItem {
  const made = new WeakMap<CslItem, CslItem>()
  return (item) => {
    const editors = item.type.startsWith('entry') ? [] : (item.editor ?? [])
    const isSigned = [...(item.author ?? []), ...editors].length > 0
    if (isSigned || !item.publisher || !isMeant(item)) return item
    const { publisher, ...rest } = item
    const signed = made.get(item) ?? { ...rest, author: [{ literal: publisher }] }
    made.set(item, signed)
    return signed
  }
}

const articles = new Set(['article-journal', 'article-magazine', 'article-newspaper', 'review', 'review-book'])
const sites = new Set(['post-weblog', 'post', 'webpage'])

/** Who wrote a work, or who edited it where nobody is named as its author; what they edited is then not said twice. */
export function namedFirst(item: CslItem): { item: CslItem; isByEditors: boolean } {
  const isByEditors = noNames(item.author) && !noNames(item.editor) && (isChapter(item) || isConference(item))
  return { item: isByEditors ? { ...item, author: item.editor, editor: undefined } : item, isByEditors }
}

/** In a journal, magazine or newspaper. */
export const isArticle = ({ type }: CslItem): boolean => articles.has(type)
export const isBlog = ({ type }: CslItem): boolean => type === 'post-weblog' || type === 'post'
/** On a web site: a page or a post. */
export const isOnSite = ({ type }: CslItem): boolean => sites.has(type)
/** A part of a book of several parts. */
export const isChapter = ({ type }: CslItem): boolean => type === 'chapter' || type.startsWith('entry')
export const isConference = ({ type }: CslItem): boolean => type === 'paper-conference'
/** An article in a newspaper or magazine, which is found by its day. */
export const isPress = ({ type }: CslItem): boolean => type === 'article-newspaper' || type === 'article-magazine'
/** A talk that is in no proceedings. */
export const isSpeech = ({ type }: CslItem): boolean => type === 'speech'
export const isPatent = ({ type }: CslItem): boolean => type === 'patent'
export const isFilm = ({ type }: CslItem): boolean => type === 'motion_picture' || type === 'broadcast'
/** A journal article that has appeared online and has no volume yet: its day is known and its volume is not. */
export const isAhead = (item: CslItem): boolean =>
  item.type === 'article-journal' && !item.volume && !item.issue && datePartsOf(item.issued)?.day !== undefined

/** Whether those who edited a work translated it, too: then they are named once. */
export const isEditedAndTranslated = ({ editor = [], translator = [] }: CslItem): boolean =>
  editor.length > 0 && JSON.stringify(editor) === JSON.stringify(translator)

/** "2nd" of "2"; what is no number stays. */
export function ordinal(edition: string | undefined): string | undefined {
  if (edition === undefined || edition === '') return undefined
  const number = /^(\d+)(?:st|nd|rd|th)?(?:\s+ed(?:ition|\.)?)?$/i.exec(edition.trim())?.[1]
  if (number === undefined) return edition.replace(/(?:(?<!\s)\s+)?\bed(?:ition|n)?\.?$/i, '').trim()
  const teen = /1[123]$/.test(number)
  const end = teen ? 'th' : ({ '1': 'st', '2': 'nd', '3': 'rd' }[number.at(-1) ?? ''] ?? 'th')
  return `${number}${end}`
}

/** "2nd ed". */
export function editionText(item: CslItem): string | undefined {
  const edition = ordinal(item.edition)
  return edition === undefined || edition === '' ? undefined : `${edition} ed`
}

/** Numbers as CSL means them ("12", "SG1", "2-4"): those take a word like "no." before them. */
export const isNumeric = (value: string): boolean =>
  value.split(/(?:(?<!\s)\s+)?(?:[-–&/]\s*|,\s+)/).every((part) => /^\p{L}*\d+\p{L}*$/u.test(part))

/** "Technical report RR-1791", "no. 12", "TE-16": the number of a report with what it counts. */
export const reportNumber = (item: CslItem, word: string): string | undefined =>
  item.number
    ? [item.genre, `${isNumeric(item.number) ? word : ''}${item.number}`].filter(Boolean).join(' ')
    : item.genre

/** The number of a report, its first letter a capital: "W26946". */
export const capitalNumber = (item: CslItem): CslItem =>
  item.number ? { ...item, number: item.number.charAt(0).toUpperCase() + item.number.slice(1) } : item

/** Pages with "p." or "pp." before them. */
export function pagesWithLabel(item: CslItem, form: RangeForm): string | undefined {
  const pages = pageRange(item.page, form)
  return pages === '' ? undefined : `${isSeveral(pages) ? 'pp.' : 'p.'} ${pages}`
}

export const doiAddress = (item: CslItem): string | undefined =>
  item.DOI === undefined || item.DOI === '' ? undefined : `https://doi.org/${item.DOI}`

/** The DOI as an address, or the address of the work. */
export const address = (item: CslItem): string | undefined =>
  doiAddress(item) ?? (item.URL === '' ? undefined : item.URL)

/** The DOI written with a word before it ("doi:10.1000/1"), opening its address. */
export const doiWith = (word: string, item: CslItem): Pieces =>
  item.DOI ? link(doiAddress(item), `${word}${item.DOI}`) : text(undefined)

/** Whether `URL` is another place than the DOI's own address. */
export const hasOwnAddress = (item: CslItem): boolean =>
  Boolean(item.URL) && !/^https?:\/\/(?:dx\.)?doi\.org\//i.test(item.URL ?? '')

export const yearOf = (item: CslItem): string | undefined => datePartsOf(item.issued)?.year.toString()

/** The journal as it is abbreviated where the item says how; without full stops where the style has none. */
export const shortContainer = (item: CslItem, hasStops = true): string | undefined => {
  const short = item['container-title-short']
  return short === undefined || short === '' ? item['container-title'] : hasStops ? short : short.replaceAll('.', '')
}

export const eventOf = (item: CslItem): string | undefined => item['event-title'] ?? item.event

/** "Handbook of Sleep 217": the series of a book, with its number. */
export const seriesOf = (item: CslItem, between = ' '): string | undefined =>
  item['collection-title'] === undefined || item['collection-title'] === ''
    ? undefined
    : [item['collection-title'], item['collection-number']].filter(Boolean).join(between)

/** The title without its subtitle, as short notes have it. */
export const shortTitle = (title: string | undefined): string => {
  const main = (title ?? '').split(/(?::|\?)\s/)[0] ?? ''
  return /\?\s/.test((title ?? '').slice(main.length, main.length + 2)) ? `${main}?` : main
}
