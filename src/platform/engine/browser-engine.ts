import * as z from 'zod/mini'

import type { User } from '#contract/auth.ts'
import type { Capability } from '#contract/capabilities.ts'

import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import type { Answerer } from '#shared/api/call-api.ts'
import type { RawInput } from '#shared/api/request.ts'
import { readStored, writeStored } from '#shared/browser/stored-value.ts'

import { onSignOut } from '../session/forgetters.ts'
import { forgetKeptPerson, keepPerson } from './kept-person.ts'

export type AskKept = <E extends Endpoint>(endpoint: E, input: RawInput) => Promise<OutputOf<E>>

/** What answers calls of ours in this browser, where the server does not: its store is one person's on one server. */
export type BrowserEngine = {
  offered: readonly Capability[]
  answer: Answerer
  /** Reads what it keeps, ahead of the first question. */
  begin(): void
  /** Asks what is kept here, whatever the server offers. */
  ask: AskKept
  /** The id that the server has for an analysis of this browser; undefined where it never got it. */
  serverIdOf(id: string): Promise<string | undefined>
  /** The bytes of a file that stands here, by its address; undefined where the server has it. */
  content(path: string): Promise<Uint8Array<ArrayBuffer>> | undefined
  /** Ends it; what is kept stays for this person. */
  close(): Promise<void>
  /** Ends it at a sign-out: what it kept stays, unless the person wants it removed. */
  leave(): Promise<void>
  /** Ends it and removes what it kept. */
  remove(): Promise<void>
}

/** People for whom this browser keeps something, on a server that kept no papers then. */
const KEPT_FOR = 'engine-kept-for'
const idsSchema = z.array(z.string())
const nobody: string[] = []
const keptFor = () => readStored(KEPT_FOR, idsSchema, nobody)
const setKeptFor = (id: string, isKept: boolean) => {
  if (keptFor().includes(id) === isKept) return
  const others = keptFor().filter((each) => each !== id)
  const ids = isKept ? [...others, id] : others
  writeStored(KEPT_FOR, ids.length > 0 ? ids : undefined)
}
/** Whether this browser may keep anybody's work: before that there is nothing beside what a server gives. */
export const wasInUse = (): boolean => keptFor().length > 0
/** Whether this browser may still keep work of this person. */
export const isKeptFor = (userId: string): boolean => keptFor().includes(userId)

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
    setKeptFor(user.id, true)
    keepPerson(user, features)
  }
  return current
}

/** There is nothing of theirs here. */
export const forgetLeftBehind = (userId: string) => setKeptFor(userId, false)

/**
 * What this browser kept for a person before their server had a place for it. It answers no calls of the page; close it
 * when it was read. `remove` forgets that there was anything.
 */
export async function openLeftBehind(user: User): Promise<BrowserEngine | undefined> {
  const engine = await open({ user, features: [] })
  if (!engine) return undefined
  return { ...engine, remove: () => engine.remove().then(() => forgetLeftBehind(user.id)) }
}
