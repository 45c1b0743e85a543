import { analysesApi } from '#contract/analyses.ts'
import { addUnsentSource } from '#platform/drafts/unsent.ts'
import { callApi } from '#shared/api/call-api.ts'
import { newKey } from '#shared/browser/new-key.ts'
import * as Y from 'yjs'

import { browserDevice, keptPlaces } from './device.ts'
import type { Keeper } from './keeper.ts'
import { browserLastResort, placesAtLast } from './last-resort.ts'
import { entriesOf } from './pieces.ts'

/** Drafts that somebody changed on an earlier visit, and that no server has: their text is sent before a sign-out. */
async function sendPlace(userId: string, id: string): Promise<void> {
  const place = `${userId}/${id}`
  const kept = await browserDevice.read(place)
  const left = browserLastResort.read(place)
  const updates = [...kept, ...left].map(({ update }) => update)
  if (updates.length === 0) return
  const entries = entriesOf(newKey(), Y.mergeUpdates(updates))
  // One by one: a large change comes in parts, each as large as an entry may be.
  for (const entry of entries) await callApi(analysesApi.append, { params: { id }, body: { entries: [entry] } })
  await browserDevice.drop(
    place,
    kept.map(({ key }) => key),
  )
  for (const { name, update } of left) browserLastResort.drop(name, update)
}

/** Puts what no server has before the question of a sign-out. `keepers`: drafts of this visit, by place. */
export function addUnsentDrafts(keepers: ReadonlyMap<string, Keeper>) {
  const closed = async (userId: string): Promise<string[]> => {
    const places = [...(await keptPlaces().catch(() => [])), ...placesAtLast()]
    const own = new Set(places.filter((place) => place.startsWith(`${userId}/`) && !keepers.has(place)))
    return [...own].map((place) => place.slice(userId.length + 1))
  }
  const opened = (userId: string) =>
    [...keepers].filter(([place]) => place.startsWith(`${userId}/`)).map(([, keeper]) => keeper)
  return addUnsentSource({
    count: async (userId) =>
      opened(userId).filter((keeper) => keeper.unsentCount() > 0).length + (await closed(userId)).length,
    send: async (userId) =>
      Promise.allSettled([
        ...opened(userId).map((keeper) => keeper.send()),
        ...(await closed(userId)).map((id) => sendPlace(userId, id)),
      ]),
  })
}
