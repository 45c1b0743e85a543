import * as z from 'zod/mini'

import { readStored, useStoredValue } from '#shared/browser/stored-value.ts'

const KEY = 'engine-removed-at-sign-out'

/** Ids of the people who want nothing of theirs left in this browser when they sign out. */
const schema = z.array(z.string())
const nobody: string[] = []

/** Whether what is kept in this browser stays there when this person signs out; it does unless they said otherwise. */
export const keepsAtSignOut = (userId: string): boolean => !readStored(KEY, schema, nobody).includes(userId)

/** The same as a choice: whether it is kept, and how to change that. */
export function useKeepsAtSignOut(userId: string): [keeps: boolean, set: (keeps: boolean) => void] {
  const [ids, setIds] = useStoredValue(KEY, schema, nobody)
  const others = ids.filter((id) => id !== userId)
  return [!ids.includes(userId), (keeps) => setIds(keeps ? others : [...others, userId])]
}
