import * as z from 'zod/mini'

import type { User } from '#contract/auth.ts'
import type { Capability } from '#contract/capabilities.ts'

import type { Answerer } from '#shared/api/answerer.ts'
import { readStored, writeStored } from '#shared/browser/stored-value.ts'

import { onSignOut } from '../session/forgetters.ts'
import { keepsAtSignOut } from './at-sign-out.ts'

/** What answers calls of ours in this browser, where the server does not: its store is one person's on one server. */
export type BrowserEngine = {
  offered: readonly Capability[]
  answerer: Answerer
  /** Ends it; what is kept stays for this person. */
  close(): Promise<void>
  /** Ends it and removes what it kept. */
  remove(): Promise<void>
}

/** Whether an engine was ever opened in this browser: before that there is nothing beside what a server gives. */
const IN_USE = 'engine-in-use'
export const markInUse = (isInUse: boolean) => {
  if (wasInUse() !== isInUse) writeStored(IN_USE, isInUse || undefined)
}
export const wasInUse = (): boolean => readStored(IN_USE, z.boolean(), false)

type Open = (asked: { user: User; features: readonly string[] }) => Promise<BrowserEngine | undefined>

let open: Open = () => Promise.resolve(undefined)
let current: { userId: string; engine: BrowserEngine } | undefined

/** The app says how an engine is opened; without that there is none. */
export function configureEngine(next: Open): void {
  open = next
}

const end = async () => {
  const before = current
  current = undefined
  if (!before) return
  await (keepsAtSignOut(before.userId) ? before.engine.close() : before.engine.remove())
}
onSignOut(() => void end())

/** The engine of the person who is signed in, where one was opened. */
export const currentEngine = (): BrowserEngine | undefined => current?.engine

/** Removes what the engine of the person who is signed in keeps; it is to be opened anew afterwards. */
export async function removeKeptHere(): Promise<void> {
  const before = current
  current = undefined
  await before?.engine.remove()
}

/** Opens the engine of a person for a server with these features; undefined where there is none. */
export async function openEngineFor(user: User, features: readonly string[]): Promise<BrowserEngine | undefined> {
  await current?.engine.close()
  current = undefined
  const engine = await open({ user, features })
  if (!engine) return undefined
  current = { userId: user.id, engine }
  markInUse(true)
  return engine
}
