import * as z from 'zod/mini'

import type { User } from '#contract/auth.ts'
import type { Capability } from '#contract/capabilities.ts'

import type { Answerer } from '#shared/api/call-api.ts'
import { readStored, writeStored } from '#shared/browser/stored-value.ts'

import { onSignOut } from '../session/forgetters.ts'
import { forgetKeptPerson, keepPerson } from './kept-person.ts'

/** What answers calls of ours in this browser, where the server does not: its store is one person's on one server. */
export type BrowserEngine = {
  offered: readonly Capability[]
  answer: Answerer
  /** The bytes of a file that stands here, by its address; undefined where the server has it. */
  content(path: string): Promise<Uint8Array<ArrayBuffer>> | undefined
  /** Ends it; what is kept stays for this person. */
  close(): Promise<void>
  /** Ends it at a sign-out: what it kept stays, unless the person wants it removed. */
  leave(): Promise<void>
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
let current: BrowserEngine | undefined

/** The app says how an engine is opened; without that there is none. */
export function configureEngine(next: Open): void {
  open = next
}

/** Counts sign-outs: an engine that was still being opened then is the person's before. */
let leavings = 0

const end = async () => {
  forgetKeptPerson()
  leavings += 1
  const before = current
  current = undefined
  await before?.leave()
}
onSignOut(() => void end())

/** The engine of the person who is signed in, where one was opened. */
export const currentEngine = (): BrowserEngine | undefined => current

/** Removes what the engine of the person who is signed in keeps; it is to be opened anew afterwards. */
export async function removeKeptHere(): Promise<void> {
  const before = current
  current = undefined
  await before?.remove()
}

/** Opens the engine of a person for a server with these features; undefined where there is none. */
export async function openEngineFor(user: User, features: readonly string[]): Promise<BrowserEngine | undefined> {
  const mine = leavings
  await current?.close()
  const engine = await open({ user, features })
  if (mine !== leavings) {
    await engine?.close()
    return undefined
  }
  current = engine
  if (current) {
    markInUse(true)
    keepPerson(user, features)
  }
  return current
}
