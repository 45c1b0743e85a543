import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as z from 'zod/mini'

import { commentPlacesApi } from '#contract/comment-places.ts'
import type { Comment } from '#contract/comments.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { useStoredValue } from '#shared/browser/stored-value.ts'
import { toast } from '#shared/toast/toast.ts'

import { anchorSchema, type Anchor } from '../anchor/anchor.ts'
import type { Point } from '../anchor/place.ts'
import { shown } from '../comments.mutations.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import type { Spot } from './draft-spot.ts'
import { overlayCopy as copy } from './overlay.copy.ts'

const placesSchema = z.record(
  z.string(),
  z.object({ anchor: anchorSchema, percent: z.object({ x: z.number(), y: z.number() }) }),
)
/** A comment, its new place, and what is said once the server has it. */
type Move = { comment: Comment; spot: Spot; done: string }
const KEPT = 200
const none: Record<string, { anchor: Anchor; percent: Point }> = {}

/**
 * Places that comments were moved or put back to. They hold on this device at once; a server that can keep them is told, and once
 * it has them this device forgets its own.
 */
export function useMovedPlaces(userId: string) {
  const client = useQueryClient()
  const isKept = useCapabilities().has('comment-places')
  const [places, setPlaces] = useStoredValue(`comment-places:${userId}`, placesSchema, none)
  const forget = (id: string) => {
    const rest = Object.entries(places).filter(([each]) => each !== id)
    setPlaces(rest.length > 0 ? Object.fromEntries(rest) : undefined)
  }
  const { mutate } = useMutation({
    mutationKey: ['comments', 'move'],
    mutationFn: ({ comment, spot }: Move) =>
      callApi(commentPlacesApi.move, {
        params: { id: comment.id },
        body: {
          xPosition: spot.percent.x,
          yPosition: spot.percent.y,
          metadata: { ...comment.metadata, anchor: spot.anchor },
        },
      }),
    onSuccess: async (_, { comment, done }) => {
      tellOtherTabs()
      await invalidate(client, shown)
      forget(comment.id)
      toast({ title: done })
    },
    onError: (error) => {
      if (statusOf(error) === 404) void invalidate(client, shown)
      else toast({ title: copy.putBackFailed, variant: 'destructive' })
    },
  })
  const place = useCallback(
    (move: Move) => {
      setPlaces(Object.fromEntries([...Object.entries(places).slice(1 - KEPT), [move.comment.id, move.spot]]))
      if (isKept) mutate(move)
      else toast({ title: copy.putBackHere })
    },
    [places, setPlaces, isKept, mutate],
  )
  return { places, place }
}
