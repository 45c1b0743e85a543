import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, pathIdSchema } from './identifiers.ts'
import { SEARCH_MAX } from './paging.ts'
import { paperIdsSchema, paperSchema, studyDesignSchema } from './papers.ts'

/** Sources outside of the server, each there when the server says so: capability `search-<name>`. */
export const externalSources = [
  'openalex',
  'europepmc',
  'pubmed',
  'crossref',
  'arxiv',
  'semanticscholar',
  'doaj',
  'clinicaltrials',
] as const
export type ExternalSource = (typeof externalSources)[number]
export const librarySources = ['starter', 'own'] as const
export const searchSources = [...librarySources, ...externalSources] as const
export const searchSourceSchema = z.enum(searchSources)
export type SearchSource = z.infer<typeof searchSourceSchema>

export const SEARCH_LIMIT = 200
/** Searches of a person that are kept, the newest: a further one takes the place of the oldest. */
export const SEARCHES_KEPT = 200

/** Another version of a paper: the preprint of an article, or the article of a preprint. */
export const paperVersionSchema = z.object({
  kind: z.enum(['preprint', 'article']),
  title: z.string(),
  year: z.optional(z.int()),
  venue: z.optional(z.string()),
  ids: paperIdsSchema,
  url: z.optional(z.string()),
})
export type PaperVersion = z.infer<typeof paperVersionSchema>

/** One paper of an answer, best first. `terms` are the words of its text that matched, to be lit. */
export const searchHitSchema = z.object({
  paper: paperSchema,
  score: z.number(),
  terms: z.array(z.string()),
  /** The sentence of the abstract that matched best. */
  sentence: z.optional(z.string()),
  /** Which sources had it, at which place of their answers, and under which name there. */
  foundBy: z.optional(
    z.array(z.object({ source: z.string(), label: z.string(), rank: z.int(), sourceId: z.optional(z.string()) })),
  ),
  /** Where the preprint and the article are both known: the one that is not `paper`. */
  otherVersions: z.optional(z.array(paperVersionSchema)),
  /** True for a paper that is in no library: it can be read where it was published, and be added. */
  isOutside: z.optional(z.boolean()),
  /** How the person voted on it in their reviews, newest first. */
  screened: z.optional(
    z.array(
      z.object({
        analysisId: idSchema,
        title: z.string(),
        verdict: z.enum(['include', 'exclude', 'maybe', 'awaiting']),
      }),
    ),
  ),
  /** True for a paper that no earlier run of the same query had. Absent in a first run. */
  isNew: z.optional(z.boolean()),
})
export type SearchHit = z.infer<typeof searchHitSchema>

/** What a search is narrowed to before its best papers are taken. */
export const runFiltersSchema = z.object({
  from: z.optional(z.int()),
  to: z.optional(z.int()),
  types: z.optional(z.array(z.string())),
  designs: z.optional(z.array(studyDesignSchema)),
  venues: z.optional(z.array(z.string())),
  /** Codes of two letters. */
  languages: z.optional(z.array(z.string())),
  minSample: z.optional(z.int()),
  openAccess: z.optional(z.boolean()),
  withAbstract: z.optional(z.boolean()),
})
export type RunFilters = z.infer<typeof runFiltersSchema>

/**
 * What a plain question was understood to name, and what the libraries have of it. `papers`: how many speak of a subject,
 * in any form or under another name; 0 = it was looked for in every title, abstract, keyword and text, and is in none.
 */
export const searchReadingSchema = z.object({
  subjects: z.array(
    z.object({
      text: z.string(),
      papers: z.int(),
      /** Each of its words is in papers, and in none do they stand together. */
      isApart: z.optional(z.boolean()),
      /** Other names under which it was looked for. */
      names: z.optional(z.array(z.string())),
      /** Its names are known: of anything else that no paper has only its words may be said to be absent. */
      isKnown: z.optional(z.boolean()),
      /** Everyday words: looser names by which papers near it were looked for. */
      near: z.optional(z.array(z.string())),
    }),
  ),
  /** Papers that speak of all of those subjects that any paper speaks of. */
  together: z.optional(z.int()),
  /** Words that no dictionary and no paper has, and what was searched instead. `isWord`: a word in the place of another ("dose" for "does"). */
  mended: z.array(z.object({ typed: z.string(), as: z.array(z.string()), isWord: z.optional(z.boolean()) })),
  /** The language of the question where it is surely not English; ISO 639-1. */
  language: z.optional(z.string()),
  /** Papers that have words of the question and too little of it to be shown as results. */
  below: z.optional(z.int()),
})
export type SearchReading = z.infer<typeof searchReadingSchema>

export const searchRunSchema = z.object({
  runId: idSchema,
  query: z.string(),
  at: z.string(),
  filters: z.optional(runFiltersSchema),
  /** What was asked of each source, as it was understood there, and what came of it. */
  perSource: z.array(
    z.object({
      source: z.string(),
      label: z.string(),
      queryRun: z.string(),
      /** Records that the source says it has for this query. */
      hits: z.int(),
      /** Records that were taken from it; absent = all of them. */
      taken: z.optional(z.int()),
      error: z.nullish(z.string()),
      /**
       * It has not answered yet, and its papers will come at the end: the run is to be looked at again. `ahead`: requests that
       * stand before it in the queue of that source.
       */
      pending: z.optional(z.object({ ahead: z.int() })),
      /** Where the query that was run differs from the one that was asked. */
      notes: z.optional(z.array(z.string())),
    }),
  ),
  reading: z.optional(searchReadingSchema),
  /** All papers that matched; `items` holds the best of them. */
  total: z.int(),
  /** The run of the same query before this one, and how many papers are new since all of them. */
  since: z.nullish(z.object({ runId: idSchema, at: z.string(), fresh: z.int() })),
  /** Made by an alert: it lists what was new for it, and nothing else. */
  byAlert: z.optional(z.literal(true)),
  /** There was no room to keep it as it is here: whoever opens it again finds less, or nothing. */
  unkept: z.optional(z.literal(true)),
  items: z.array(searchHitSchema),
  /** Where the papers after `items` begin; absent = these are all that can be had. */
  next: z.optional(z.string()),
})
export type SearchRun = z.infer<typeof searchRunSchema>

/** Whether any source could be searched, so that the run counts as a use. A server that names none answered by itself. */
export const gaveAnswer = ({ perSource }: Pick<SearchRun, 'perSource'>): boolean =>
  perSource.length === 0 || perSource.some(({ error }) => !error)

/** Whether a run counts against an allowance: one that found no paper gave nothing, whether nobody answered or nothing is there. */
export const isCounted = (run: Pick<SearchRun, 'perSource' | 'total'>): boolean => gaveAnswer(run) && run.total > 0

/** Papers of one search that is brought. */
export const BROUGHT_HITS_MAX = 2000

export const searchApi = defineApi('search', {
  /** Searches for papers. */
  run: {
    method: 'POST',
    path: '/search',
    body: z.object({
      query: z.string().check(z.regex(/\S/), z.maxLength(SEARCH_MAX)),
      sources: z.optional(z.array(searchSourceSchema)),
      filters: z.optional(runFiltersSchema),
      /** `next` of a run: the reply is that run with the papers after those. It is no new search and costs nothing. */
      cursor: z.optional(z.string()),
    }),
    response: searchRunSchema,
  },
  /** A run as it was answered; opening it again is free. */
  get: {
    method: 'GET',
    path: '/search/runs/:runId',
    params: z.object({ runId: pathIdSchema }),
    response: searchRunSchema,
  },
  /** The searches of who asks. */
  runs: {
    method: 'GET',
    path: '/search/runs',
    response: z.object({
      runs: z.array(
        z.object({
          runId: idSchema,
          query: z.string(),
          at: z.string(),
          total: z.int(),
          /** Where it looked, for people; a source that failed says so. */
          sources: z.optional(
            z.array(z.object({ source: z.string(), label: z.string(), failed: z.optional(z.boolean()) })),
          ),
          /** Papers that no earlier run of the same query had; absent in a first run. */
          fresh: z.optional(z.int()),
          byAlert: z.optional(z.literal(true)),
          filters: z.optional(runFiltersSchema),
        }),
      ),
      /** How many are kept at most: a further one takes the place of the oldest. Absent = nothing is said of that. */
      most: z.optional(z.int()),
    }),
  },
  /**
   * Papers of one's own library that came after `since` and speak of a question, without those that are named. No search is
   * counted, and none is kept. The best first, 50 at most.
   */
  newPapers: {
    method: 'POST',
    path: '/search/new',
    body: z.object({
      query: z.string().check(z.regex(/\S/), z.maxLength(4000)),
      since: z.iso.datetime({ offset: true }),
      without: z.array(z.string()).check(z.maxLength(500)),
    }),
    response: z.object({ documents: z.array(paperSchema) }),
  },
  /**
   * Keeps a search that was made elsewhere, with its answer. Papers of the library stand in it by id, others as they were
   * found. It is no new search and costs nothing; the same key again keeps nothing twice. Behind the capability
   * `search-history`.
   */
  bring: {
    method: 'POST',
    path: '/search/runs',
    body: z.object({
      ...z.pick(searchRunSchema, { filters: true, perSource: true, reading: true, total: true, byAlert: true }).shape,
      query: z.string().check(z.regex(/\S/), z.maxLength(2000)),
      at: z.iso.datetime({ offset: true }),
      hits: z
        .array(
          z.extend(z.omit(searchHitSchema, { paper: true, screened: true }), {
            documentId: idSchema,
            paper: z.optional(paperSchema),
          }),
        )
        .check(z.maxLength(BROUGHT_HITS_MAX)),
      clientKey: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
    response: z.object({ runId: idSchema, isNew: z.boolean() }),
  },
  /** Removes a search from the history. Behind the capability `search-history`. */
  remove: {
    method: 'DELETE',
    path: '/search/runs/:runId',
    params: z.object({ runId: pathIdSchema }),
    response: messageSchema,
  },
})
