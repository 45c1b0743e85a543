import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, pathIdSchema } from './identifiers.ts'
import { paperSchema } from './papers.ts'

export const searchSources = ['starter', 'own'] as const
export const searchSourceSchema = z.enum(searchSources)
export type SearchSource = z.infer<typeof searchSourceSchema>

export const SEARCH_LIMIT = 200

/** One paper of an answer, best first. `terms` are the words of its text that matched, to be lit. */
export const searchHitSchema = z.object({
  paper: paperSchema,
  score: z.number(),
  terms: z.array(z.string()),
  /** The sentence of the abstract that matched best. */
  sentence: z.optional(z.string()),
})
export type SearchHit = z.infer<typeof searchHitSchema>

export const searchRunSchema = z.object({
  runId: idSchema,
  query: z.string(),
  at: z.string(),
  /** What was asked of each source, as it was understood there, and what came of it. */
  perSource: z.array(
    z.object({
      source: z.string(),
      label: z.string(),
      queryRun: z.string(),
      hits: z.int(),
      error: z.nullish(z.string()),
    }),
  ),
  /** All papers that matched; `items` holds the best of them. */
  total: z.int(),
  items: z.array(searchHitSchema),
})
export type SearchRun = z.infer<typeof searchRunSchema>

export const searchApi = defineApi('search', {
  run: {
    method: 'POST',
    path: '/search',
    body: z.object({
      query: z.string().check(z.regex(/\S/), z.maxLength(2000)),
      sources: z.optional(z.array(searchSourceSchema)),
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
  runs: {
    method: 'GET',
    path: '/search/runs',
    response: z.object({
      runs: z.array(z.object({ runId: idSchema, query: z.string(), at: z.string(), total: z.int() })),
    }),
  },
})
