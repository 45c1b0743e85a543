import type { Author, PaperDraft } from '#contract/papers.ts'

import { buildDraft } from '../records/draft.ts'
import { canonical } from '../records/identifiers.ts'
import { referenceAuthors, type AuthorsRead } from './reference-authors.ts'
import type { ReferenceEntry } from './reference-list.ts'
import { referenceSource } from './reference-source.ts'

/** No entry is as long; a list that was not cut into its entries is. */
const LONGEST = 1500

/** What stands behind the work itself: addresses, numbers of databases, days of access. */
const TAIL =
  /(?:\b(?:https?:\/\/|www\.|doi:?\s*10\.|doi\.org\/|pmid:?\s*\d|pmcid:?\s*pmc|available (?:from|at)\b|retrieved \w+ \d|accessed \w+ \d|\[?epub\b|url\b)|\b10\.\d{4,9}\/)/i

/** Marks between which styles set the titles of parts. */
const QUOTED = /[“"„«]\s?([^“”"„«»]{8,400}?)[,.]?\s?[”"“»]/

/**
 * An entry of a list of references as a record: authors, year, title, source and numbers, by the shapes that the common
 * styles give them. Undefined where no title can be told; a part that cannot be told is left out.
 */
export function recordOfReference({ text, doi }: Pick<ReferenceEntry, 'text' | 'doi'>): PaperDraft | undefined {
  if (text.length > LONGEST) return undefined
  const whole = text.replace(/^(?:\[[^\]\s]{1,40}\]|\(\d{1,3}\)|\d{1,3}\.)\s+/, '').trim()
  const ids = {
    doi,
    pmid: canonical.pmid(/\bPMID:?\s*(\d{1,8})\b/i.exec(whole)?.[1] ?? ''),
    pmcid: canonical.pmcid(/\bPMC\d{3,9}\b/i.exec(whole)?.[0] ?? ''),
    arxiv: canonical.arxiv(/\barxiv:?\s*(\d{4}\.\d{4,5}|[a-z-]{2,10}\/\d{7})/i.exec(whole)?.[1] ?? ''),
  }
  const tail = TAIL.exec(whole)?.index ?? whole.length
  const words = whole.slice(0, tail).trim()
  const named = referenceAuthors(words)
  const marks = QUOTED.exec(words)
  // Words in marks in the middle of a title are not the title.
  const quoted = marks !== null && named !== undefined && marks.index > named.end + 12 ? null : marks
  const read = quoted === null ? named : beforeQuote(words, quoted.index)
  if (!read) return undefined
  const parts =
    quoted?.[1] === undefined
      ? titleOf(words.slice(read.end))
      : { title: quoted[1], rest: words.slice(quoted.index + quoted[0].length) }
  const title = parts.title
    .replace(/(?:(?<!\s)\s+)?\[(?:internet|online|preprint|dissertation|computer software)\]/i, '')
    .trim()
  if (!/\p{L}{2}.*\p{L}{2}/u.test(title) || title.split(/\s+/).length < 2) return undefined
  const source = referenceSource(parts.rest)
  const year = read.year ?? source.year ?? yearIn(words.slice(read.end))
  return buildDraft({
    type: source.type,
    title,
    authors: read.authors,
    ids,
    venue: source.venue,
    volume: source.volume,
    issue: source.issue,
    pages: source.pages,
    ...(year !== undefined && { date: { year } }),
  })
}

function beforeQuote(words: string, at: number): AuthorsRead {
  const before = words.slice(0, at)
  const year = yearIn(before)
  const names = before
    .replace(/(?:(?<![\s,.(])[\s,.(]+)?\b(?:18|19|20)\d{2}[a-z]?\b[\s).,:]*$/, '')
    .replace(/(?<![\s,.:])[\s,.:]+$/, '')
  const read = referenceAuthors(`${names}. `)
  const authors: Author[] = read?.authors ?? (names === '' ? [] : [{ literal: names }])
  return { authors, end: at, ...(year !== undefined && { year }) }
}

function yearIn(words: string): number | undefined {
  const years = [...words.matchAll(/(?<![\d–-])(?:18|19|20)\d{2}(?=[a-z]?\b)(?![–-]\d)/g)].map(([year]) => Number(year))
  return years.at(-1)
}

/** Stops behind these end no sentence. */
const SHORTENED = /(?:\b(?:vs|no|vol|ed|eds|etc|al|st|dr|cf|approx|ca|sp|spp|subsp|var|i\.e|e\.g|U\.S|U\.K)|\b\p{Lu})$/u

/** "Title, Journal, 12, 34" and "Title, Journal 12, 34 (2010)": all parts behind commas, as journals of physics print it. */
const BY_COMMAS =
  /^(.{8,500}), ([^,]{2,120}?),? (\d{1,5}), (?:pp?\. ?)?(\w{0,3}\d{1,9}(?:[–-]\w?\d{1,9})?)(?: \((?:18|19|20)\d{2}\))?\.?$/

/** The first sentence, and what follows it. */
function titleOf(words: string): { title: string; rest: string } {
  const from = words.replace(/^[\s.,:;]+/, '')
  const parts = BY_COMMAS.exec(from)
  const [, first = '', journal = '', volume, pages] = parts ?? []
  // A sentence that ends within is a title of its own: "Title. Journal, 12, 34".
  if (
    parts &&
    !/[\p{Ll}\p{N})’'"”]{2}[.?!]\s+\p{Lu}/u.test(first) &&
    !/^(?:\S+\s){1,20}\S{4,40}[.?!]\s+\p{Lu}/u.test(journal)
  )
    return { title: first, rest: `${journal}, ${volume}, ${pages}` }
  for (const stop of from.matchAll(/[.?!](?=\s|$)/g)) {
    const before = from.slice(0, stop.index)
    if (before.length < 8 || (stop[0] === '.' && SHORTENED.test(before))) continue
    // A small letter goes on with the title: "in E. coli", "vs. placebo".
    if (/^\s+\p{Ll}/u.test(from.slice(stop.index + 1)) && !/^\s+in[:\s]/.test(from.slice(stop.index + 1))) continue
    const rest = from.slice(stop.index + 1)
    return withSubtitle(stop[0] === '.' ? before : before + stop[0], rest, stop[0] === '.')
  }
  return { title: from.replace(/(?<![.,;\s])[.,;\s]+$/, ''), rest: '' }
}

/**
 * "Do trials help? A systematic review. Trials 2016, 2:58": a sentence between the question and a source is part of the
 * title; behind a stop one whose words are not those of a journal's name.
 */
function withSubtitle(title: string, rest: string, isStop: boolean): { title: string; rest: string } {
  const next = titleOf(rest)
  const words = next.title.split(/\s+/)
  const isSentence =
    !isStop || (words.filter((word) => /^\p{Ll}{4}/u.test(word)).length >= 2 && !/^\s*in:?\s/i.test(rest))
  const isSubtitle =
    isSentence && words.length >= 3 && next.rest !== '' && referenceSource(next.rest).venue !== undefined
  return isSubtitle ? { title: `${title}${isStop ? '.' : ''} ${next.title}`, rest: next.rest } : { title, rest }
}
