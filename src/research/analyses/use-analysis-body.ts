import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { addUnsentSource, whenIdle } from '#platform/drafts/unsent.ts'
import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'
import { useConnection } from '#platform/realtime/use-socket-event.ts'
import { onSignOut } from '#platform/session/forgetters.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'

import { analysisQuery } from './analysis.queries.ts'
import { createBodySaver, type BodySaver, type Head } from './body-saver.ts'
import { editedPlaces } from './kept-edits.ts'

/** One saver for each person and analysis, as long as the page lives: leaving the page does not stop a save. */
const savers = new Map<string, BodySaver<unknown>>()

onSignOut(() => {
  for (const saver of savers.values()) saver.forget()
  savers.clear()
})

// What an earlier visit left of an analysis that is not open waits for that analysis: its version is to be looked at.
addUnsentSource({
  count: async (userId) => {
    const open = [...savers].filter(([, saver]) => saver.current().state !== 'saved').map(([place]) => place)
    return new Set([...open, ...(await editedPlaces())].filter((place) => place.startsWith(`${userId}/`))).size
  },
  send: () =>
    Promise.all(
      [...savers.values()].map(async (saver) => {
        await whenIdle(saver.subscribe, () => saver.current().state === 'saving')
        await saver.save()
      }),
    ),
})

function saverOf<B>(userId: string, start: Synthesis, read: (body: unknown) => B): BodySaver<B> {
  const { id } = start
  const place = `${userId}/${id}`
  const known = savers.get(place)
  // One kind reads one analysis: the type is the one that it was made with.
  if (known) return known as unknown as BodySaver<B>
  const made = createBodySaver<B>(
    place,
    {
      save: (body) => callApi(synthesesApi.update, { params: { id }, body }),
      read: () => callApi(synthesesApi.get, { params: { id } }),
    },
    start,
    read,
  )
  savers.set(place, made)
  return made
}

const AGAIN_MS = 15_000

/**
 * Body and head of an opened analysis, saved by themselves. `analysis` is what `useAnalysis` gave; `read` makes the kind's
 * body of whatever stands there (migrating older forms, beginning anew where it is unreadable) and must be the same
 * function each time.
 */
export function useAnalysisBody<B>(analysis: Synthesis, read: (body: unknown) => B) {
  const client = useQueryClient()
  const { user } = useSession()
  const connection = useConnection()
  const userId = user?.id ?? ''
  // Only the first answer begins a saver; later ones arrive.
  // oxlint-disable-next-line react/exhaustive-deps
  const saver = useMemo(() => saverOf(userId, analysis, read), [userId, analysis.id, read])
  const saving = useSyncExternalStore(saver.subscribe, saver.current)
  const { state } = saving

  useEffect(() => saver.arrived(analysis), [saver, analysis])
  useEffect(
    () => saver.onSaved((saved) => client.setQueryData(analysisQuery(saved.id).queryKey, saved)),
    [saver, client],
  )
  useEffect(() => {
    const saveNow = () => void saver.save()
    window.addEventListener('online', saveNow)
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('online', saveNow)
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [saver])
  useEffect(() => {
    if (connection === 'connected' && saver.current().state === 'waiting') void saver.save()
  }, [saver, connection])
  useEffect(() => {
    if (state !== 'waiting') return undefined
    const timer = setInterval(() => void saver.save(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [saver, state])
  // A sign-out would take what is not saved with it.
  useLeaveGuard(state === 'conflict' || state === 'failed')

  const change = useCallback((next: B | ((before: B) => B)) => saver.change(next), [saver])
  const changeHead = useCallback((part: Head) => saver.changeHead(part), [saver])
  return {
    ...saving,
    title: saving.head.title ?? analysis.title ?? '',
    documentIds: saving.head.documentIds ?? analysis.documentIds ?? [],
    change,
    changeHead,
    retry: () => void saver.save(),
    keepMine: () => void saver.keepMine(),
    takeTheirs: () => void saver.takeTheirs(),
  }
}
