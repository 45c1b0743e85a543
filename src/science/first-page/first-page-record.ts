import type { PaperDraft } from '#contract/papers.ts'

import { buildDraft } from '../records/draft.ts'
import { canonical } from '../records/identifiers.ts'
import { parseName } from '../records/names.ts'
import { abstractOf } from './abstract.ts'
import { authorsOf } from './authors.ts'
import { journalIn, wholeName } from './journal.ts'
import { sourceCited } from './own-citation.ts'
import type { PageBlock } from './page-block.ts'
import { medianSize, titleOf } from './title.ts'

/** What a file says of itself and shows on its first page. */
export type FirstPage = {
  blocks: readonly PageBlock[]
  /** Those of the pages behind it: an abstract may go on there, or stand there behind a page with the title. */
  next?: readonly (readonly PageBlock[])[]
  /** Running heads and page numbers, which are not in the blocks. */
  furniture?: readonly string[]
  /** Text of the pages that follow: some publishers print a DOI under “Cite this article” on the last one. */
  rest?: string
  /** Of the file's own properties: hints that are often wrong. */
  info?: { title?: string; author?: string; keywords?: string }
}

/** A record read from a first page. `isGuessed`: no title stood on it, and another name must do. */
export type FirstPageRecord = { draft: PaperDraft; isGuessed: boolean }

/** Farther apart than any two blocks of a page that belong together. */
const PAGE_GAP = 1000

const YEAR = '((?:19|20)\\d{2})'
const MONTHS = 'jan\\w*|feb\\w*|mar\\w*|apr\\w*|may|june?|july?|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*'

/** Where a year of publication is named, the surest first. A year in brackets in running text is another paper's. */
const yearPlaces = [
  new RegExp(
    `\\bpublished(?:\\s{1,5}online)?:?\\s{1,5}(?:\\d{1,2}\\s{1,5})?(?:${MONTHS})?\\.?\\s{0,5}(?:\\d{1,2},?\\s{1,5})?${YEAR}`,
    'i',
  ),
  new RegExp(`\\bproceedings of .{0,80}?\\b${YEAR}`, 'i'),
  new RegExp(`\\b(?:${MONTHS})\\.?\\s+${YEAR},?\\s+vol`, 'i'),
  new RegExp(`(?:©|\\(c\\)|\\bcopyright)\\s*(?:\\p{L}+\\s+)?${YEAR}`, 'iu'),
  new RegExp(`\\b${YEAR}[,;]?\\s+\\d{1,4}\\s?(?:\\(\\d{1,3}\\))?\\s?:\\s?\\w`),
]

function yearIn(furniture: string, text: string): number | undefined {
  for (const pattern of yearPlaces) {
    const found = pattern.exec(furniture) ?? pattern.exec(text)
    if (found?.[1] !== undefined) return Number(found[1])
  }
  const inHead = /\b((?:19|20)\d{2})\b(?!\s*[-–/]\s*\d)/.exec(furniture.replace(/https?:\S+/g, ''))
  return inHead ? Number(inHead[1]) : undefined
}

/** The first DOI on the page; one in its head or foot outranks one in the text, which may be of a paper it cites. */
function doiIn(furniture: readonly string[], text: string): string | undefined {
  for (const source of [...furniture, text]) {
    const found = /10\.\d{4,9}(?:\.\d{1,9}){0,5}\/\S+/.exec(source)
    const doi = found ? canonical.doi(found[0]) : undefined
    if (doi !== undefined) return doi
  }
  return undefined
}

/** "doi:10.1186/1 Cite this article as: …" or "Cite this article as: … doi:10.1186/1". */
function citedAs(rest: string): string | undefined {
  const found =
    /doi:?\s{0,5}(10\.\d{4,9}\/\S{1,200})\s{1,5}cite this article|cite this article as:.{0,600}?(10\.\d{4,9}\/\S+)/is.exec(
      rest,
    )
  const doi = found?.[1] ?? found?.[2]
  return doi === undefined ? undefined : canonical.doi(doi)
}

/** Blocks of several pages, one page below the other. */
function oneBelowTheOther(pages: readonly (readonly PageBlock[])[]): PageBlock[] {
  let top = 0
  return pages.flatMap((blocks, behind) => {
    const placed = blocks.map(({ y, bottom = y, ...block }) => ({
      ...block,
      y: y + top,
      bottom: bottom + top,
      ...(behind > 0 && { behind }),
    }))
    top = Math.max(top, ...placed.map(({ bottom }) => bottom)) + PAGE_GAP
    return placed
  })
}

/** "Title: … Authors: …" in one paragraph, as preprints have it, is two. */
function withLabelsApart(block: PageBlock): PageBlock[] {
  const [label] = /^title:\s/i.exec(block.text) ?? []
  const at = label === undefined ? -1 : block.text.search(/\sauthors?(?:\(s\))?:\s/i)
  if (at < 0) return [block]
  const { unmarked = block.text, ...own } = block
  const names = unmarked.slice(unmarked.search(/\sauthors?(?:\(s\))?:\s/i)).replace(/^\s[^:]{1,12}:\s/, '')
  const below = block.y + 0.5 * block.size
  return [
    { ...own, text: block.text.slice(0, at) },
    { ...own, text: block.text.slice(at).replace(/^\s[^:]{1,12}:\s/, ''), unmarked: names, y: below, isHeading: false },
  ]
}

/** Reads a record from a first page. `fallback`: what stands for a title where the page has none (a file name). */
export function firstPageRecord(
  { blocks: given, next = [], furniture = [], rest = '', info = {} }: FirstPage,
  fallback: string,
): FirstPageRecord {
  const blocks = given.flatMap(withLabelsApart)
  const text = blocks.map((block) => block.text).join('\n\n')
  const found = titleOf(blocks, info.title)
  const isPlain = found !== undefined && !found.isNamed && found.size > 0 && found.size <= 1.05 * medianSize(blocks)
  // Of a page in one size nothing stands out: its first lines are a title only where authors or an abstract follow.
  const both = oneBelowTheOther([blocks, ...next])
  const authors = found ? authorsOf(both, found.until, found.size > 0 && !isPlain ? found.size : 0) : []
  const abstract = abstractOf(both, found?.until ?? Infinity)
  const title = found && (!isPlain || authors.length > 0 || abstract !== undefined) ? found.title : undefined
  const said = (info.author ?? '').split(/[;,&]|\band\b/).map((name) => name.trim())
  const named = authors.length > 0 ? authors : said.filter((name) => /^\p{Lu}\S* .*\p{L}{2}/u.test(name))
  const doi = doiIn(furniture, text) ?? citedAs(rest)
  const year = yearIn(furniture.join('\n'), text)
  // What the page says of its own source; then running heads and feet; then what stands small or alone on the page, above all the title.
  const around = [...furniture, ...blocks.flatMap((block) => (block.text.length <= 300 ? block.text.split('\n') : []))]
  const journal = (title === undefined ? undefined : sourceCited(blocks, title)) ?? journalIn(around)
  const arxiv = /\barxiv:\s*\S+/i.exec([...furniture, text].join('\n'))?.[0]
  const draft = buildDraft({
    type: journal?.isProceedings
      ? 'paper-conference'
      : doi === undefined && year === undefined && journal === undefined
        ? 'document'
        : 'article-journal',
    title: title ?? fallback,
    authors:
      title === undefined ? [] : named.map((a) => (typeof a === 'string' ? parseName(a, { givenFirst: true }) : a)),
    ids: { doi, arxiv: arxiv && canonical.arxiv(arxiv) },
    abstract,
    venue: journal === undefined || journal.venue === title ? undefined : wholeName(journal.venue, around),
    volume: journal?.volume,
    issue: journal?.issue,
    ...(year !== undefined && { date: { year } }),
  })
  return { draft, isGuessed: title === undefined }
}
