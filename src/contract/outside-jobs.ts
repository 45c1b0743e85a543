import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, idParams } from './identifiers.ts'
import { sourceSchema } from './outside-sources.ts'
import { clientKeySchema, SEARCH_MAX } from './paging.ts'

/** Jobs of one person that may be kept at the same time. */
export const JOBS_MAX = 50

export const jobStates = ['running', 'paused', 'done'] as const

/** Papers whose links one job asks for. */
export const CITED_PAPERS_MAX = 500

/**
 * What a job has taken from one source. Law: `taken === fresh + duplicates + skipped`. Of a job of citations they count
 * papers: `fresh` were asked for and are known there, `duplicates` were kept before, `skipped` are not known there.
 */
export const jobPartSchema = z.object({
  source: sourceSchema,
  label: z.string(),
  /** What the source is asked. */
  queryRun: z.string(),
  notes: z.array(z.string()),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Records that the source says it has; absent until it has answered. */
  found: z.optional(z.int()),
  /** Records that are wanted of them; absent = all that can be had. */
  wanted: z.optional(z.int()),
  taken: z.int(),
  fresh: z.int(),
  duplicates: z.int(),
  /** Records that could not be read. */
  skipped: z.int(),
  /** Of a job of citations: works that its papers cite, and works that cite them, as the source says. */
  references: z.optional(z.int()),
  citing: z.optional(z.int()),
  /** Why it stopped, for people. What was taken is kept. */
  error: z.optional(z.string()),
  /** The import that holds its records, once there are any. */
  importId: z.optional(idSchema),
})
export type JobPart = z.infer<typeof jobPartSchema>

export const outsideJobSchema = z.object({
  id: idSchema,
  query: z.string(),
  createdAt: z.string(),
  state: z.enum(jobStates),
  /** Of a job of citations: for how many papers it asks. Absent: it takes the records of a search. */
  papers: z.optional(z.int()),
  parts: z.array(jobPartSchema),
})
export type OutsideJob = z.infer<typeof outsideJobSchema>

/** Additions, behind the capability `outside-sources`: all records of a search, taken by the server page by page. */
export const outsideJobsApi = defineApi('outsideJobs', {
  /** The jobs of who asks. Newest first. */
  list: { method: 'GET', path: '/outside-jobs', response: z.object({ jobs: z.array(outsideJobSchema) }) },
  /** Begins to take the records of a search into the library. It counts as one upload, however many sources it has. */
  start: {
    method: 'POST',
    path: '/outside-jobs',
    body: z.object({
      query: z.string().check(z.regex(/\S/), z.maxLength(SEARCH_MAX)),
      sources: z
        .array(z.object({ source: sourceSchema, most: z.optional(z.int().check(z.gte(1), z.lte(50_000))) }))
        .check(z.minLength(1), z.maxLength(20)),
      clientKey: clientKeySchema,
    }),
    response: outsideJobSchema,
  },
  /**
   * Begins to ask what these papers cite and who cites them. Every source that knows citations and is switched on is asked,
   * and what it says is kept. What was kept before is not asked for again.
   */
  startCitations: {
    method: 'POST',
    path: '/outside-jobs/citations',
    body: z.object({
      documentIds: z.array(idSchema).check(z.minLength(1), z.maxLength(CITED_PAPERS_MAX)),
      clientKey: clientKeySchema,
    }),
    response: outsideJobSchema,
  },
  /** Stops asking after the page that is under way. What was taken is kept. */
  pause: { method: 'POST', path: '/outside-jobs/:id/pause', params: idParams, response: outsideJobSchema },
  /** Goes on where a job stopped, sources that failed among them. */
  resume: { method: 'POST', path: '/outside-jobs/:id/resume', params: idParams, response: outsideJobSchema },
  /** Ends a job and takes it off the list. What was taken stays in the library. */
  remove: { method: 'DELETE', path: '/outside-jobs/:id', params: idParams, response: messageSchema },
})
