import * as z from 'zod/mini'

import { readStored, useStoredValue, writeStored } from '#shared/browser/stored-value.ts'

/** A tour that has begun and is not finished. `running` goes on by itself when its page is shown; `left` waits to be asked. */
const begunSchema = z.record(z.string(), z.object({ step: z.int(), state: z.enum(['running', 'left']) }))
export type Begun = z.infer<typeof begunSchema>
const none: Begun = {}

const keyOf = (userId: string) => `tours:${encodeURIComponent(userId)}`

/** The tours that one person has begun in this browser. It holds names of tours and nothing else, so it outlives a sign-out. */
export const useBegun = (userId: string) => useStoredValue(keyOf(userId), begunSchema, none)[0]

export const begunOf = (userId: string, key: string) => readStored(keyOf(userId), begunSchema, none)[key]

export function noteBegun(userId: string, key: string, place: Begun[string] | undefined): void {
  const { [key]: _, ...others } = readStored(keyOf(userId), begunSchema, none)
  writeStored(keyOf(userId), place ? { ...others, [key]: place } : others)
}

/** Finished in this session, whatever became of the call that says so. Where there is no storage, for the life of the page. */
const unwritten = new Set<string>()
const PREFIX = 'tour-finished:'
const markOf = (userId: string, key: string) => `${PREFIX}${encodeURIComponent(userId)}:${key}`

export function isFinishedHere(userId: string, key: string): boolean {
  const mark = markOf(userId, key)
  try {
    return unwritten.has(mark) || sessionStorage.getItem(mark) !== null
  } catch {
    return unwritten.has(mark)
  }
}

export function noteFinishedHere(userId: string, key: string): void {
  try {
    sessionStorage.setItem(markOf(userId, key), '1')
  } catch {
    unwritten.add(markOf(userId, key))
  }
}
