import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

const NAME = 'stale-answers'

/** What another tab said, undefined where it is nothing that we say. A key of less than two words would mean every answer. */
const keysOf = (data: unknown): QueryKey[] | undefined =>
  Array.isArray(data) && data.every(isKey) ? (data as QueryKey[]) : undefined
const isKey = (key: unknown) =>
  Array.isArray(key) && key.length === 2 && key.every((word: unknown) => typeof word === 'string')

let channel: BroadcastChannel | undefined

/** Tells the other tabs of this browser which answers a write of this one has made stale. */
export const tellOtherTabs = (keys: readonly QueryKey[]) => channel?.postMessage(keys)

/** Hears which answers went stale by a write of another tab. */
export function useOtherTabs(hear: (keys: readonly QueryKey[]) => void) {
  const take = useEffectEvent(hear)
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    const mine = new BroadcastChannel(NAME)
    mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const keys = keysOf(data)
      if (keys) take(keys)
    })
    channel = mine
    return () => {
      mine.close()
      if (channel === mine) channel = undefined
    }
  }, [])
}
