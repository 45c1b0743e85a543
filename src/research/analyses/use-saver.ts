import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'

import { analysisQuery } from './analysis.queries.ts'
import { deviceEdits, editedPlaces, placeOf } from '../saving/kept-edits.ts'
import { openStores } from '../saving/open-stores.ts'
import { createSaver, type Policy, type Saver, type Server } from '../saving/saver.ts'
import type { Saving } from '../saving/pump.ts'
import { savingCopy } from '../saving/saving.copy.ts'
import { useSending } from '../saving/use-sending.ts'

/** What an earlier visit left of an analysis that is not open waits for that analysis: its version is to be looked at. */
const saverAt = openStores<Saver<unknown>>(async (open, userId) => {
  const busy = [...open].filter(([, saver]) => saver.current().state !== 'saved').map(([key]) => placeOf(key))
  return new Set([...busy, ...(await editedPlaces())].filter((place) => place.startsWith(`${userId}/`))).size
})

const serverOf = <B>(id: string): Server<B> => ({
  read: () => callApi(synthesesApi.get, { params: { id } }),
  save: ({ title, documentIds, ...part }, version) => {
    const body = { ...part, ...(title && { title }), ...(documentIds && { documentIds: [...documentIds] }), version }
    return callApi(synthesesApi.update, { params: { id }, body })
  },
})

function saverOf<B>(userId: string, id: string, kind: Kind<B>): Saver<B> {
  const place = `${userId}/${id}`
  const make = () => createSaver<B>({ ...kind, place: deviceEdits(place), server: serverOf<B>(id) })
  // The name says the type: it is the one that the saver was made with.
  return saverAt(`${place}\n${kind.name}`, make as unknown as () => Saver<unknown>) as unknown as Saver<B>
}

export type Kind<B> = {
  name: string
  merge: Policy
  /** Makes the kind's body of whatever stands there; undefined for what is of a newer version. */
  read: (body: unknown) => B | undefined
  pauseMs?: number
}

/** Gives what the server has confirmed to every page that shows it. */
export function useSaved(saver: Pick<Saver<unknown>, 'onSaved'>) {
  const client = useQueryClient()
  useEffect(
    () =>
      saver.onSaved((row) => {
        client.setQueryData(analysisQuery(row.id).queryKey, row)
        void client.invalidateQueries({ queryKey: keyOf(synthesesApi.list) })
      }),
    [saver, client],
  )
}

/**
 * Head and body of an opened analysis, saved by themselves. `analysis` is what `useAnalysis` gave, where it is of this
 * kind; `kind` must be the same object each time.
 */
export function useSaver<B>(id: string, analysis: Synthesis | undefined, kind: Kind<B>) {
  const client = useQueryClient()
  const { user } = useSession()
  const userId = user?.id ?? ''
  const saver = useMemo(() => {
    const opened = saverOf(userId, id, kind)
    // What is there at once is shown at once; what comes later arrives.
    if (analysis && !opened.current().work) opened.arrived(analysis)
    return opened
    // oxlint-disable-next-line react/exhaustive-deps
  }, [userId, id, kind])
  const saving = useSyncExternalStore(saver.subscribe, saver.current)
  // Before anything is drawn: an analysis that is there is never shown as one that cannot be read.
  useLayoutEffect(() => {
    if (analysis) saver.arrived(analysis)
  }, [saver, analysis])
  useSaved(saver)
  useSending(saver)
  // A sign-out would take what is not saved with it.
  useLeaveGuard(saving.state === 'conflict' || saving.state === 'failed')
  const { work, theirs, ...sent } = saving
  // Made without a line, and not yet with the server: what is saved is saved in this browser.
  const isOwed = analysis?.keptIn === 'waiting' && sent.state === 'saved'
  const line: Saving = isOwed ? { state: 'waiting', reason: savingCopy.owed } : sent
  // The list is what sends what is owed.
  const retry = () => (isOwed ? client.refetchQueries({ queryKey: keyOf(synthesesApi.list) }) : saver.wake())
  return {
    saver,
    /** As it is here, saved or not; undefined until it is read. */
    work,
    saving: line,
    retry,
    /** For the sign beside the title, and for the notice above the work. */
    sign: { saving: line, onRetry: () => void retry() },
    conflict: {
      saving: { ...line, theirs },
      onKeepMine: () => void saver.keepMine(),
      onTakeTheirs: () => saver.takeTheirs(),
    },
  }
}
