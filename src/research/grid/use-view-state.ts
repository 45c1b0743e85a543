import { useCallback, useMemo } from 'react'
import type * as z from 'zod/mini'

import type { OpenGrid } from './use-grid.ts'

/**
 * How one view of a grid is arranged: an object in `body.views[kind]`, read with the view's own schema. What cannot be
 * read counts as `start`. A change is a step on the newest state, so that two people who arrange different things both keep
 * theirs.
 */
export function useViewState<T extends object>(open: OpenGrid, kind: string, schema: z.ZodMiniType<T>, start: T) {
  const kept = open.head?.body.views[kind]
  const value = useMemo((): T => {
    const read = schema.safeParse(kept)
    return read.success ? read.data : start
  }, [kept, schema, start])
  const { changeHead } = open
  const change = useCallback(
    (step: (before: T) => T) =>
      changeHead(({ body }) => {
        const read = schema.safeParse(body.views[kind])
        return { body: { ...body, views: { ...body.views, [kind]: step(read.success ? read.data : start) } } }
      }),
    [changeHead, kind, schema, start],
  )
  return [value, change] as const
}
