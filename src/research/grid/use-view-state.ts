import { useCallback, useEffect, useMemo, useRef } from 'react'
import * as z from 'zod/mini'

import { readGridBody } from '#science/grid/read-grid.ts'

import { discardDraft, draftKey, readDraft, writeDraft } from '#platform/drafts/draft-store.ts'
import { useSession } from '#platform/session/session.queries.ts'
import type { OpenGrid } from './use-grid.ts'

type Settings = Record<string, unknown>
const keptSchema = z.object({ base: z.record(z.string(), z.unknown()), value: z.record(z.string(), z.unknown()) })

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Settings that were changed here and never saved, put on those that the server has: field by field. */
export function withUnsaved(saved: Settings, { base, value }: { base: Settings; value: Settings }): Settings {
  const names = [...new Set([...Object.keys(base), ...Object.keys(value)])].filter(
    (name) => !same(base[name], value[name]),
  )
  const next = { ...saved }
  for (const name of names) {
    if (value[name] === undefined) delete next[name]
    else next[name] = value[name]
  }
  return next
}

/**
 * How one view of a grid is arranged: an object in `body.views[kind]`, read with the view's own schema. What cannot be
 * read counts as `start`. A change is a step on the newest state, so that two people who arrange different things both keep
 * theirs. What could not be saved yet waits in this tab, and survives a reload.
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
  useUnsavedView(open, kind, (unsaved) =>
    change((before) => {
      const read = schema.safeParse(withUnsaved({ ...(before as Settings) }, unsaved))
      return read.success ? read.data : before
    }),
  )
  return [value, change] as const
}

/** Keeps what is not saved of a view in this tab until it is; gives it back once when the view is opened again. */
function useUnsavedView(
  open: OpenGrid,
  kind: string,
  onUnsaved: (unsaved: { base: Settings; value: Settings }) => void,
) {
  const { user } = useSession()
  const { id, save, head, mayWrite } = open
  const key = draftKey(user?.id, `view-${kind}`, id)
  const looked = useRef('')
  const value = head?.body.views[kind] as Settings | undefined
  const data = open.analysis.data
  const saved = useMemo(
    () => (data ? (readGridBody(data.body)?.views[kind] as Settings | undefined) : undefined),
    [data, kind],
  )
  const restore = useRef(onUnsaved)
  useEffect(() => {
    restore.current = onUnsaved
  })
  useEffect(() => {
    if (!head || !mayWrite) return
    if (looked.current !== key) {
      looked.current = key
      const read = keptSchema.safeParse(readDraft(key))
      if (read.success && save.state === 'saved' && !same(read.data.base, read.data.value)) {
        restore.current(read.data)
        return
      }
    }
    if (save.state === 'saved' || same(saved, value)) discardDraft(key)
    else writeDraft(key, { base: saved ?? {}, value: value ?? {} })
  }, [key, head, mayWrite, save.state, saved, value])
}
