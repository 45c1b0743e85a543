import type { QueryKey } from '@tanstack/react-query'

import { tabChannel } from '../browser/tab-channel.ts'

const isKey = (key: unknown) =>
  Array.isArray(key) && key.length === 2 && key.every((word: unknown) => typeof word === 'string')

/** A key of less than two words would mean every answer. */
const channel = tabChannel((data) => (Array.isArray(data) && data.every(isKey) ? (data as QueryKey[]) : undefined))

/** Tells the other tabs of this browser which answers a write of this one has made stale. */
export const tellOtherTabs = (keys: readonly QueryKey[]) => channel.tell([...keys])

/** Hears which answers went stale by a write of another tab. */
export const useOtherTabs = (hear: (keys: readonly QueryKey[]) => void) => channel.useHeard('stale-answers', hear)
