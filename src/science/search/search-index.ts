import { keyOf } from './identifiers-in-query.ts'
import { markOf, restoreInto, rulesMark, snapshotOf, type IndexSnapshot } from './index-snapshot.ts'
import type { SearchablePaper } from './indexed-paper.ts'
import { isSmallWordOf } from './query-language.ts'
import { createPaperStore, fieldSpan, type PaperStore } from './paper-store.ts'
import { describeQuery, parseQuery, type ParsedQuery } from './parsed-query.ts'
import { readingOf, type NamesOf, type NearName, type QueryReading, type Run } from './query-reading.ts'
import { fulfil, positiveWords, termsFor, type ScoredTerm } from './query-evaluation.ts'
import type { QueryNode, QueryWord } from './query-node.ts'
import { scoreTerms, titleBonus } from './ranking.ts'
import { similarPapers, type SimilarPaper } from './similar-papers.ts'

/**
 * One paper of an answer. `terms` are the words that matched, as typed (a typing error: as the paper has it); papers with
 * the same ones share the list, which is to be read alone.
 */
export type SearchHit = { id: string; score: number; terms: string[] }

export type SearchOptions = {
  /** Most hits that are wanted; all when absent. */
  limit?: number
  /** Papers that may be answered; asked only for those that match. */
  accept?: (id: string) => boolean
  /** Language of a question that is not English: its words stand for English ones of the same root, and are no errors. */
  language?: string | undefined
}

/** The words of an abstract in their order, each by its number, and the number of a term; undefined where no paper has it. */
export type AbstractWords = { words: Int32Array; numberOf: (term: string) => number | undefined }

/** `isSame`: certainly nobody has written to it since the index was kept; otherwise its words are compared. */
export type PaperToRestore = { id: string; isSame: boolean; read: () => SearchablePaper | undefined }

export type SearchIndex = {
  readonly size: number
  /** Adds papers at once; a paper whose id is known is replaced. */
  add(papers: readonly SearchablePaper[]): void
  /** Adds papers in chunks and lets other work through in between. */
  addAll(papers: readonly SearchablePaper[], options?: { chunk?: number }): Promise<void>
  /** The index as it stands, to be kept. */
  snapshot(): IndexSnapshot
  /**
   * Begins an empty index with one that was kept. Whatever it is, the index ends with these papers and no others; only
   * those that it has not, or has with other words, are read. Answers of how many it knew too little or too much.
   */
  restore(kept: unknown, papers: readonly PaperToRestore[]): Promise<number>
  /** Those of these papers that it has not, or has with other words. */
  unknown(papers: readonly SearchablePaper[]): readonly SearchablePaper[]
  /** An index that begins with the papers of this one. Both go on apart, and share what neither changes. */
  fork(): SearchIndex
  remove(id: string): boolean
  replace(paper: SearchablePaper): void
  /** What stands in the abstract of a paper, word by word; undefined for one that it has not. */
  abstractOf(id: string): AbstractWords | undefined
  /** Papers that match, best first. Equal scores keep the order in which the papers came. */
  search(query: string, options?: SearchOptions): SearchHit[]
  /** Papers most like those papers, best first, each with the ones that it is like. See `similarPapers`. */
  similar(ids: readonly string[], options?: SearchOptions): SimilarPaper[]
  /** The query as it was understood, for people, corrections of typing errors included. */
  understood(query: string, options?: Pick<SearchOptions, 'accept' | 'language'>): string
  /** What those papers have of the query, thing by thing; `runs`: by which words it names them. */
  read(
    query: string,
    options: Pick<SearchOptions, 'accept' | 'language'> & {
      runs: readonly Run[]
      namesOf?: NamesOf
      near?: readonly NearName[]
    },
  ): QueryReading
}

export type IndexOptions = {
  /** Whether a dictionary has a term. A word that it has is never taken for a typing error. */
  isWord?: (term: string) => boolean
  /** What forms of one word share, for what papers speak of; the term itself where nothing is given. */
  rootOf?: (term: string) => string
}

/** In a plain question a paper must have words that bear a tenth of its weight: "patients" alone is no answer. */
const LEAST_SHARE = 0.1
/** Above every score: identifiers name their paper. */
const IDENTIFIED = 1000

/**
 * A full-text index of papers, held in memory. Not minisearch 7.2, which was tried first with the same words: it scores each
 * field by itself, which found less (nDCG@10 on 809 claims about 5,183 abstracts 0.64 to 0.67, here 0.70; right topic in the
 * first ten 0.91 to 0.95, here 0.97), and took twice as long to index; phrases and NOT within fields would have been ours anyway.
 */
export function createSearchIndex({ isWord = () => false, rootOf = (term) => term }: IndexOptions = {}): SearchIndex {
  return indexOver(createPaperStore(isWord, rootOf), new Map(), rootOf)
}

/** `marks`: what each paper said when it was read. */
function indexOver(store: PaperStore, marks: Map<string, number>, rootOf: (term: string) => string): SearchIndex {
  const put = (paper: SearchablePaper) => {
    store.put(paper)
    marks.set(paper.id, markOf(paper))
  }
  const add = (papers: readonly SearchablePaper[]) => papers.forEach(put)
  const addAll: SearchIndex['addAll'] = async (papers, { chunk = 250 } = {}) => {
    for (let at = 0; at < papers.length; at += chunk) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve))
      add(papers.slice(at, at + chunk))
    }
  }
  const remove = (id: string) => {
    marks.delete(id)
    return store.remove(id)
  }
  return {
    get size() {
      return store.size
    },
    add,
    addAll,
    snapshot: () => snapshotOf(store, rulesMark(rootOf), (id) => marks.get(id) ?? 0),
    async restore(kept, papers) {
      const before = restoreInto(store, kept, rulesMark(rootOf))
      const hasWordsOf = ({ id, isSame, read }: PaperToRestore) => {
        const mark = before?.get(id)
        const paper = mark === undefined || isSame ? undefined : read()
        return mark !== undefined && (isSame || (paper !== undefined && mark === markOf(paper)))
      }
      const same = new Set(papers.filter(hasWordsOf).map(({ id }) => id))
      const wrong = [...(before?.keys() ?? [])].filter((id) => !same.has(id))
      for (const [id, mark] of before ?? []) marks.set(id, mark)
      for (const id of wrong) remove(id)
      const anew = papers.flatMap(({ id, read }) => (same.has(id) ? [] : (read() ?? [])))
      await addAll(anew)
      return Math.max(anew.length, wrong.length)
    },
    unknown: (papers) => papers.filter((paper) => marks.get(paper.id) !== markOf(paper)),
    fork: () => indexOver(store.fork(), new Map(marks), rootOf),
    remove,
    abstractOf: (id) => {
      const entry = store.entries[store.slotOf(id) ?? -1]
      if (!entry) return undefined
      const [from, to] = fieldSpan(entry, 'abstract')
      return { words: entry.terms.subarray(from, to), numberOf: (term) => store.vocabulary.numberOf(term) }
    },
    replace: put,
    similar: (ids, options = {}) => similarPapers(ids, store, options),
    search: (query, options = {}) => search(loosened(parsedFor(query, options), store), store, options),
    read(query, { accept, language, namesOf, runs, near = [] }) {
      const parsed = parsedFor(query, { language })
      const named = parsed.plain && parsed.identifiers.length === 0 ? runs : []
      return readingOf(
        { question: query, parsed, runs: named, isForeign: language !== undefined, near },
        store,
        accept,
        namesOf,
      )
    },
    understood(query, { accept, language } = {}) {
      const asked = parsedFor(query, { language })
      const parsed = loosened(asked, store)
      const note =
        parsed === asked
          ? []
          : ['no paper has the quoted words next to one another beside the others, so they were searched one by one']
      return [describeQuery(parsed), ...note, ...corrections(parsed, store, accept)].join('; ')
    },
  }
}

function parsedFor(query: string, { language }: { language?: string | undefined }): ParsedQuery {
  const parsed = parseQuery(query)
  if (language === undefined) return parsed
  const words = parsed.words.filter(({ text }) => !isSmallWordOf(language, text))
  return { ...parsed, words: words.map((word) => ({ ...word, isForeign: true })) }
}

/** A question whose quoted words stand together in no paper that has its other words too is read without quotes. */
function loosened(parsed: ParsedQuery, store: PaperStore): ParsedQuery {
  const { required, words } = parsed
  if (!required || words.length === 0 || !onlyQuotes(required)) return parsed
  if (search(parsed, store, { limit: 1 }).length > 0) return parsed
  const all = [...words, ...positiveWords(required)]
  return {
    identifiers: parsed.identifiers,
    plain: true,
    words: [...new Map(all.map((word) => [word.term, word])).values()],
  }
}

const onlyQuotes = (node: QueryNode): boolean =>
  node.kind === 'phrase' ? node.quoted && !node.field : node.kind === 'all' && node.of.every(onlyQuotes)

function search(parsed: ParsedQuery, store: PaperStore, { limit = Infinity, accept }: SearchOptions): SearchHit[] {
  const asked = distinctTerms(parsed.words.flatMap((word) => termsFor(word, store, accept)))
  const inside = parsed.required ? positiveWords(parsed.required).flatMap((word) => termsFor(word, store, accept)) : []
  const terms = distinctTerms([...asked, ...inside])
  const { scores, fields, share } = scoreTerms(terms, store)
  const named = namedPapers(parsed, store)
  const marks = parsed.required ? fulfil(parsed.required, store) : undefined
  const order = terms.map(({ number }) => number)
  const slots = store.entries.length
  const hasAsked = (slot: number) => asked.length === 0 || asked.some((_, t) => fields[t * slots + slot] !== 0)
  const matches = (slot: number) =>
    marks ? marks[slot] === 1 && hasAsked(slot) : (scores[slot] ?? 0) > 0 && (share[slot] ?? 0) >= LEAST_SHARE

  const found: { slot: number; score: number }[] = []
  store.entries.forEach((entry, slot) => {
    if (!entry) return
    if (!named.has(slot) && !matches(slot)) return
    if (accept && !accept(entry.id)) return
    const score = (scores[slot] ?? 0) * (parsed.plain ? titleBonus(entry, order) : 1)
    found.push({ slot, score: named.has(slot) ? IDENTIFIED + score : score })
  })
  found.sort((a, b) => b.score - a.score || a.slot - b.slot)
  const wordsOf = matchedWords(terms, fields, slots)
  return found
    .slice(0, limit)
    .map(({ slot, score }) => ({ id: store.entries[slot]?.id ?? '', score, terms: wordsOf(slot) }))
}

function namedPapers({ identifiers }: ParsedQuery, store: PaperStore): Set<number> {
  return new Set(identifiers.flatMap((identifier) => store.slotsOf(keyOf(identifier))))
}

const distinctTerms = (terms: readonly ScoredTerm[]) => [...new Map(terms.map((term) => [term.number, term])).values()]

/** The words that a paper has. Papers that have the same ones share one list. */
function matchedWords(terms: readonly ScoredTerm[], fields: Uint8Array, slots: number) {
  const lists = new Map<string, string[]>()
  return (slot: number): string[] => {
    let key = ''
    for (let t = 0; t < terms.length; t += 1) key += fields[t * slots + slot] ? '1' : '0'
    const known = lists.get(key)
    if (known) return known
    const words = [...new Set(terms.flatMap(({ text }, t) => (key[t] === '1' ? [text] : [])))]
    lists.set(key, words)
    return words
  }
}

/** "morphgoenetic" is in no paper: what was searched in its place, or that nothing was. */
function corrections(parsed: ParsedQuery, store: PaperStore, accept: SearchOptions['accept']): string[] {
  const words: QueryWord[] = [...parsed.words, ...(parsed.required ? positiveWords(parsed.required) : [])]
  return words.flatMap((word) => {
    const terms = termsFor(word, store, accept)
    if (terms.some(({ weight }) => weight === 1)) return []
    if (terms.length === 0) return [`“${word.text}” is in no paper`]
    return [`“${word.text}” is in no paper, searched as ${terms.map(({ text }) => `“${text}”`).join(', ')}`]
  })
}
