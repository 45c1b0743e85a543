import * as Y from 'yjs'

import { analysesApi } from '#contract/analyses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { browserDevice } from './device.ts'
import { browserLastResort } from './last-resort.ts'
import { entriesOf } from './pieces.ts'

/** Sends what an earlier visit left of a draft that is not open. */
export async function sendKept(userId: string, id: string): Promise<void> {
  const place = `${userId}/${id}`
  // A storage that cannot be read takes nothing away from what stands beside it.
  const kept = await browserDevice.read(place).catch(() => [])
  const left = browserLastResort.read(place)
  const updates = [...kept, ...left].map(({ update }) => update)
  if (updates.length === 0) return
  const entries = entriesOf(newKey(), Y.mergeUpdates(updates))
  // One by one: a large change comes in parts, each as large as an entry may be.
  for (const entry of entries) await callApi(analysesApi.append, { params: { id }, body: { entries: [entry] } })
  for (const { name, update } of left) browserLastResort.drop(name, update)
  if (kept.length === 0) return
  await browserDevice.drop(
    place,
    kept.map(({ key }) => key),
  )
}
