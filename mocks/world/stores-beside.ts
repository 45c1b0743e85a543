import { Worker } from 'node:worker_threads'

import { Refusal } from '#engine/world/refusal.ts'

import { StoreNotOpenedError, type Stores } from './pglite.ts'
import { FolderInUseError } from './folder-lock.ts'
import { DatabaseInUseError } from './postgres-server.ts'
import { storeOverTexts } from './text-store.ts'
import type { TextChange, TextRow, TextStore } from './texts.ts'

/** What is asked of the thread, and what it answers. */
export type ThreadCall = {
  load: { asks: [world: string]; gives: void }
  read: { asks: [world: string, table: string, id: string]; gives: string | undefined }
  commit: { asks: [world: string, changes: readonly TextChange[]]; gives: void }
  fresh: { asks: [world: string]; gives: readonly string[] }
  begin: { asks: [world: string]; gives: void }
  again: { asks: [world: string, places: readonly { table: string; id: string }[]]; gives: void }
  end: { asks: [world: string]; gives: void }
  backup: { asks: [path: string]; gives: number }
  check: { asks: []; gives: Awaited<ReturnType<Stores['check']>> }
  restore: { asks: [path: string]; gives: number }
  missingFiles: { asks: []; gives: number }
  problem: { asks: []; gives: string | undefined }
  close: { asks: []; gives: void }
}
/** An error as it can go from thread to thread. */
export type Given =
  | { is: 'refusal'; status: number; body: Refusal['body'] }
  | { is: 'error'; name: string; message: string; stack?: string }
export type FromThread =
  | { n: number; rows: readonly TextRow[] }
  | { n: number; result: unknown }
  | { n: number; error: Given }

function errorOf(given: Given): Error {
  if (given.is === 'refusal') return new Refusal(given.status, given.body.message ?? '', given.body)
  const { name, message, stack } = given
  if (name === 'StoreNotOpenedError') return new StoreNotOpenedError(message)
  if (name === 'FolderInUseError') return new FolderInUseError(message)
  if (name === 'DatabaseInUseError') return new DatabaseInUseError(message)
  return Object.assign(new Error(message), { name, stack })
}

/**
 * `openStores` in a thread of its own: what the database reckons, and what the disk makes it wait for, holds up nobody who
 * asks for something else. Needs the script `stores-thread.mjs` beside the one that runs.
 */
export async function openStoresBeside(folder: string, databaseUrl?: string): Promise<Stores> {
  const thread = new Worker(new URL('./stores-thread.mjs', import.meta.url), {
    workerData: { folder, ...(databaseUrl !== undefined && { databaseUrl }) },
  })
  type Waiting = { take?: (rows: readonly TextRow[]) => void; done(result: unknown): void; fail(error: Error): void }
  const waiting = new Map<number, Waiting>()
  let last = 0
  let ended: Error | undefined
  const end = (error: Error) => {
    ended = error
    for (const each of waiting.values()) each.fail(error)
    waiting.clear()
  }
  thread.on('message', (message: FromThread) => {
    const asked = waiting.get(message.n)
    if (!asked) return
    if ('rows' in message) {
      asked.take?.(message.rows)
      return
    }
    waiting.delete(message.n)
    if ('error' in message) asked.fail(errorOf(message.error))
    else asked.done(message.result)
  })
  thread.on('error', end)
  thread.on('exit', () => end(new Error('The store is closed.')))
  const answerTo = <R>(n: number, take?: Waiting['take']) =>
    new Promise<R>((resolve, reject) => {
      const done = (result: unknown) => resolve(result as R)
      waiting.set(n, { done, fail: reject, ...(take && { take }) })
    })
  const ask = <K extends keyof ThreadCall>(
    call: K,
    args: ThreadCall[K]['asks'],
    take?: Waiting['take'],
  ): Promise<ThreadCall[K]['gives']> => {
    if (ended) return Promise.reject(ended)
    last += 1
    const answer = answerTo<ThreadCall[K]['gives']>(last, take)
    thread.postMessage({ n: last, call, args })
    return answer
  }
  // The thread says by itself whether the folder opened, and who this process is among several.
  const holder = await answerTo<string | undefined>(0)
  const textsFor = (worldId: string): TextStore => ({
    load: (take) => ask('load', [worldId], take),
    read: (table, id) => ask('read', [worldId, table, id]),
    commit: (changes) => ask('commit', [worldId, changes]),
    ...(holder !== undefined && {
      shared: {
        holder,
        fresh: (take) => ask('fresh', [worldId], take),
        begin: (take) => ask('begin', [worldId], take),
        again: (places, take) => ask('again', [worldId, places], take),
        end: () => ask('end', [worldId]),
      },
    }),
  })
  return {
    textsFor,
    storeFor: (worldId) => Promise.resolve(storeOverTexts(textsFor(worldId))),
    backup: (path) => ask('backup', [path]),
    check: () => ask('check', []),
    restore: (path) => ask('restore', [path]),
    missingFiles: () => ask('missingFiles', []),
    problem: () => (ended ? Promise.resolve('The store is closed.') : ask('problem', [])),
    close: () => (ended ? Promise.resolve() : ask('close', [])),
  }
}
