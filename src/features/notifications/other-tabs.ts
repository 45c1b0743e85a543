import { useEffect, useEffectEvent } from 'react'

import { fact } from './notifications.queries.ts'
import type { Fact } from './live-facts.ts'

type News = { is: 'read' | 'removed'; id: string } | { is: 'all-read' }

/** What another tab said, undefined where it is nothing that we say: written out, because it is part of the first load. */
function newsOf(data: unknown): News | undefined {
  const { is, id } = (data ?? {}) as { is?: unknown; id?: unknown }
  if (is === 'all-read') return { is }
  return (is === 'read' || is === 'removed') && typeof id === 'string' ? { is, id } : undefined
}

let channel: BroadcastChannel | undefined

/** Tells the person's other tabs what the server has taken from this one: of a deletion the socket says nothing. */
export const tellOtherTabs = (news: News) => channel?.postMessage(news)

/** Hears what the person did in another tab of this browser. */
export function useOtherTabs(userId: string | undefined, hear: (happened: Fact) => void) {
  const take = useEffectEvent(hear)
  useEffect(() => {
    if (userId === undefined || typeof BroadcastChannel === 'undefined') return undefined
    const mine = new BroadcastChannel(`notifications:${userId}`)
    mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const news = newsOf(data)
      if (news) take(fact(news))
    })
    channel = mine
    return () => {
      mine.close()
      if (channel === mine) channel = undefined
    }
  }, [userId])
}
