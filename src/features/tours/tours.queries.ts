import { useQuery, useQueryClient } from '@tanstack/react-query'

import type { OutputOf } from '#contract/endpoint.ts'
import { toursApi } from '#contract/tours.ts'
import { apiQuery } from '#shared/api/api-query.ts'
import { callApi } from '#shared/api/call-api.ts'

import { isFinishedHere, noteBegun, noteFinishedHere } from './tour-progress.ts'

const completedQuery = () => apiQuery(toursApi.completed, {})

/** A completed tour is its key, or something that carries it. */
function keyOf(tour: unknown): string[] {
  if (typeof tour === 'string') return [tour]
  const key = typeof tour === 'object' && tour !== null ? (tour as Record<string, unknown>)['tourKey'] : undefined
  return typeof key === 'string' ? [key] : []
}

/** Which tours are over for this person. `isKnown` is false until the server has said so: then none begins by itself. */
export function useFinished(userId: string | undefined, isNeeded = true) {
  const { data } = useQuery({ ...completedQuery(), enabled: userId !== undefined && isNeeded })
  const completed = data?.completedTours.flatMap(keyOf) ?? []
  return {
    isKnown: data !== undefined,
    isFinished: (key: string) => completed.includes(key) || isFinishedHere(userId ?? '', key),
  }
}

/** Marks a tour as finished: here at once, and with the server if it can be had. Nobody waits for it. */
export function useFinish(userId: string) {
  const client = useQueryClient()
  return (key: string) => {
    noteFinishedHere(userId, key)
    noteBegun(userId, key, undefined)
    client.setQueryData<OutputOf<typeof toursApi.completed>>(
      completedQuery().queryKey,
      (known) => known && { completedTours: [...known.completedTours, key] },
    )
    callApi(toursApi.complete, { body: { tourKey: key } }).catch(() => {})
  }
}
