import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { readReviewBody, type ReviewBody } from '#contract/review-body.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { analysisQuery } from '#research/analyses/analysis.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'

/** What of a review is changed: whole fields of its body, and its head. */
export type ReviewPatch = Partial<ReviewBody> & { title?: string; query?: string; documentIds?: string[] }

const HEAD = new Set(['title', 'query', 'documentIds'])
const TRIES = 3

/** Somebody else changed the same field: nothing is written over. */
export class FieldClash extends Error {}

const fieldOf = (row: Synthesis, body: ReviewBody, name: string): unknown =>
  HEAD.has(name) ? (row as Record<string, unknown>)[name] : (body as Record<string, unknown>)[name]

function bodyOf(row: Synthesis): ReviewBody {
  const read = readReviewBody(row.body)
  if (!read.ok) throw new Error('This review was saved by a newer version. Reload the page to change it.')
  return read.body
}

/**
 * Saves fields. Where another one was changed meanwhile, both changes are kept; where the same one was, `documentIds` are
 * joined and everything else is refused, so that nobody's words are lost.
 */
export async function saveReview(client: QueryClient, id: string, patch: ReviewPatch): Promise<Synthesis> {
  const { queryKey } = analysisQuery(id)
  const before = client.getQueryData<Synthesis>(queryKey) ?? (await callApi(synthesesApi.get, { params: { id } }))
  let row = before
  for (let tried = 1; ; tried += 1) {
    const { title, query, documentIds, ...fields } = patch
    const documents = documentIds && [...new Set([...(row.documentIds ?? []), ...documentIds])]
    try {
      const saved = await callApi(synthesesApi.update, {
        params: { id },
        body: {
          ...(title !== undefined && { title }),
          ...(query !== undefined && { query }),
          ...(documents && { documentIds: documents }),
          body: { ...bodyOf(row), ...fields },
          ...(row.version != null && { version: row.version }),
        },
      })
      client.setQueryData(queryKey, saved)
      void invalidate(client, [synthesesApi.list])
      return saved
    } catch (error) {
      if (statusOf(error) !== 409 || tried >= TRIES) throw error
      row = await callApi(synthesesApi.get, { params: { id } })
      client.setQueryData(queryKey, row)
      const [mine, theirs] = [bodyOf(before), bodyOf(row)]
      const clash = Object.keys(patch).find(
        (name) =>
          name !== 'documentIds' &&
          JSON.stringify(fieldOf(before, mine, name)) !== JSON.stringify(fieldOf(row, theirs, name)),
      )
      if (clash !== undefined) {
        throw new FieldClash(
          'Somebody else changed the same part while you were at it. What you typed is still here: compare, and save again.',
        )
      }
    }
  }
}

/** Saves fields of one review. */
export function useSaveReview(id: string) {
  const client = useQueryClient()
  return useCallback((patch: ReviewPatch) => saveReview(client, id, patch), [client, id])
}
