import * as z from 'zod/mini'

import { CLEAR } from '#engine/clear.ts'
import { readStored, writeStored } from '#shared/browser/stored-value.ts'

import type { EngineLine, OpenLine } from './engine-line.ts'

const KEY = 'engine-removals-owed'
const schema = z.array(z.string())
const none: string[] = []

const owed = () => readStored(KEY, schema, none)
const setOwed = (ids: string[]) => writeStored(KEY, ids.length > 0 ? ids : undefined)

/** Removes what a line keeps. It is owed until it is done: the page may be closed meanwhile. */
export async function removeAll(id: string, line: EngineLine): Promise<void> {
  setOwed([...owed().filter((each) => each !== id), id])
  const reply = await line.ask({ name: CLEAR, input: {} })
  if (reply.is !== 'answer') throw new Error('What is kept in this browser could not be removed.')
  setOwed(owed().filter((each) => each !== id))
}

/** Removes what an earlier visit did not come to remove, before anybody reads anything. */
export async function payRemovals(openLine: OpenLine): Promise<void> {
  for (const id of owed()) {
    const line = openLine({ id, person: { id } }, () => {})
    await removeAll(id, line).finally(() => line.close())
  }
}
