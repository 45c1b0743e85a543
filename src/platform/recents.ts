import { useMemo } from 'react'
import * as z from 'zod/mini'

import { useSession } from '#platform/session/session.queries.ts'
import { readStored, useStoredValue, writeStored } from '#shared/browser/stored-value.ts'

import { onSignOut } from './session/sign-out.ts'

const KEY = 'recents:'
/** Of each place so many are kept; longer titles are cut. */
const KEPT = 8
const TITLE_MAX = 300
const ALL_MAX = 60

const recentSchema = z.object({
  /** Of the rail: library, analyses and so on. */
  place: z.string().check(z.maxLength(40)),
  id: z.string().check(z.maxLength(200)),
  title: z.string().check(z.maxLength(TITLE_MAX)),
  to: z.string().check(z.maxLength(600), z.regex(/^\/(?!\/)/)),
})
export type Recent = z.infer<typeof recentSchema>

const recentsSchema = z.array(recentSchema).check(z.maxLength(ALL_MAX))
const NONE: Recent[] = []
const keyOf = (userId: string) => `${KEY}${userId}`

/** Notes that somebody opened a thing: newest first, each once, in this browser and until the sign-out. */
export function noteRecent(userId: string, opened: Recent): void {
  const key = keyOf(userId)
  const item = { ...opened, title: opened.title.slice(0, TITLE_MAX) }
  const before = readStored(key, recentsSchema, NONE)
  const [first] = before
  if (first && first.id === item.id && first.title === item.title && first.to === item.to) return
  const others = before.filter(({ id, place }) => id !== item.id || place !== item.place)
  const all = [item, ...others]
  const kept = all.filter((each, at) => all.slice(0, at).filter(({ place }) => place === each.place).length < KEPT)
  writeStored(key, kept.slice(0, ALL_MAX))
}

/** What was opened last, newest first. */
export function useRecents(): readonly Recent[] {
  const { user } = useSession()
  const [all] = useStoredValue(keyOf(user?.id ?? ''), recentsSchema, NONE)
  return all
}

/** What was opened last in one place of the rail. */
export function useRecentsOf(place: string): readonly Recent[] {
  const all = useRecents()
  return useMemo(() => all.filter((each) => each.place === place), [all, place])
}

/** Takes away what is not there any more. */
export function forgetRecent(userId: string, id: string): void {
  const before = readStored(keyOf(userId), recentsSchema, NONE)
  if (before.some((each) => each.id === id))
    writeStored(
      keyOf(userId),
      before.filter((each) => each.id !== id),
    )
}

/** Titles of somebody's work do not outlive their session in this browser. */
onSignOut(() => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) writeStored(key, undefined)
  } catch {
    // Storage is closed: nothing was kept in it.
  }
})
