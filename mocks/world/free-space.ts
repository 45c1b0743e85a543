import { statfs } from 'node:fs/promises'

import { Refusal } from '#engine/world/refusal.ts'

/** What the database needs to write its log and tidy up: below it a write could hang for ever in the middle. */
export const RESERVE_BYTES = 96 * 1024 * 1024
/** A change is written to the log and to its table, and JSON in statements is longer than its text. */
const TIMES = 4

export type FreeBytes = (folder: string) => Promise<number>

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Refuses a write that the disk has no room for, before anything of it is written. `size`: letters of the change. */
export async function assertRoom(folder: string, size: number, free: FreeBytes): Promise<void> {
  if ((await free(folder)) >= RESERVE_BYTES + TIMES * size) return
  throw new Refusal(
    507,
    'The disk of this server is full, so what you sent is not written down yet. Leave this page open, ask whoever runs the server to make room, and try again then.',
    { code: 'disk_full' },
  )
}
