import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { analysesApi } from '#contract/analyses.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { callApi } from '#shared/api/call-api.ts'
import { openTabChannel } from '#shared/browser/tab-channel.ts'
import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'

import { browserDevice } from './device.ts'
import { createKeeper, type Keeper, type Keeping, type Tabs } from './keeper.ts'
import { keepers } from './kept-drafts.ts'
import { browserLastResort } from './last-resort.ts'
import { mayWrite } from '#research/analyses/may-write.ts'
import { useSnapshots } from './use-snapshots.ts'

/** Tabs of one browser hear each other without a server. */
function otherTabs(place: string): Tabs | undefined {
  let take: (update: Uint8Array) => void = () => {}
  const channel = openTabChannel(`roadrunner-writing/${place}`, (said) => {
    if (said instanceof Uint8Array) take(said)
  })
  return channel && { tell: channel.tell, onTold: (told) => (take = told) }
}

function keeperOf(userId: string, id: string): Keeper {
  const place = `${userId}/${id}`
  const known = keepers.get(place)
  if (known) return known
  const tabs = otherTabs(place)
  const made = createKeeper(place, {
    device: browserDevice,
    lastResort: browserLastResort,
    server: {
      append: async (entries) =>
        (await callApi(analysesApi.append, { params: { id }, body: { entries: [...entries] } })).entries,
      entries: (since) => callApi(analysesApi.entries, { params: { id }, query: { since: String(since) } }),
    },
    ...(tabs && { tabs }),
  })
  keepers.set(place, made)
  return made
}

/** What the server refuses, and what only this tab has, would end with it. */
const isOnlyHere = ({ state, isUnkept }: Keeping) => state === 'failed' || (isUnkept && state !== 'saved')

/**
 * The shared document of an opened draft: read from the server and from this device, kept on both. `error`: the server
 * gave no answer at all, and nothing of the text is here.
 */
export function useKeeper(userId: string, analysis: Synthesis) {
  const { id } = analysis
  const client = useQueryClient()
  const keeper = useMemo(() => keeperOf(userId, id), [userId, id])
  const isRead = useSyncExternalStore(keeper.subscribe, () => keeper.current().isRead)
  const wouldBeLost = useSyncExternalStore(keeper.subscribe, () => isOnlyHere(keeper.current()))
  const [error, setError] = useState<unknown>()

  const [read] = useState(() => async (kept: Keeper) => {
    try {
      await kept.read()
      setError(undefined)
    } catch (failure) {
      setError(failure)
    }
  })
  useEffect(() => {
    keeper.begin(analysis.body)
    keeper.arrived(analysis.seq ?? 0)
  }, [keeper, analysis])
  useEffect(() => void read(keeper), [keeper, read])

  useEffect(() => {
    if (isRead && mayWrite(analysis)) keeper.writeFirst()
  }, [keeper, isRead, analysis])

  useSocketEvent('analysis-changed', ({ analysisId, seq }) => {
    if (analysisId === id) keeper.arrived(seq)
  })
  useOnConnect(() => {
    void read(keeper)
    void keeper.send()
  })
  useEffect(() => {
    const wake = () => {
      void keeper.send()
      void read(keeper)
    }
    const leave = () => {
      if (document.visibilityState === 'hidden') void keeper.send()
    }
    window.addEventListener('online', wake)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', leave)
      void keeper.send()
    }
  }, [keeper, read])
  useSnapshots(keeper, analysis, client)
  useLeaveGuard(wouldBeLost)
  return { keeper, isRead, error: isRead ? undefined : error, retry: () => void read(keeper) }
}
