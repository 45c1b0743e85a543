import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'

import { Refusal } from '#engine/world/refusal.ts'

import { openStores } from './pglite.ts'
import type { FromThread, Given, ThreadCall } from './stores-beside.ts'
import type { SharedTexts, TextStore } from './texts.ts'

/** The thread that holds a data folder: it answers the calls of `openStoresBeside`, one commit after the other. */
const port = parentPort
if (!port) throw new Error('This is the script of a thread.')
const tell = (message: FromThread) => port.postMessage(message)

const placeSchema = z.object({ folder: z.string(), databaseUrl: z.optional(z.string()) })

/** What is in memory is of the past then: the process stops in order, and whoever watches over it starts it anew. */
function stopped(sentence: string) {
  console.error(sentence)
  process.kill(process.pid, 'SIGTERM')
}

function givenOf(error: unknown): Given {
  if (error instanceof Refusal) return { is: 'refusal', status: error.status, body: error.body }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { is: 'error', name, message, ...(stack !== undefined && { stack }) }
}

try {
  const { folder, databaseUrl } = placeSchema.parse(workerData)
  const stores = await openStores(
    folder,
    undefined,
    databaseUrl === undefined ? undefined : { url: databaseUrl, stopped },
  )
  const known = new Map<string, TextStore>()
  const textsFor = (world: string) => {
    const texts = known.get(world) ?? stores.textsFor(world)
    known.set(world, texts)
    return texts
  }
  const sharedBy = (world: string): SharedTexts => {
    const { shared } = textsFor(world)
    if (!shared) throw new Error('This store is shared with nobody.')
    return shared
  }
  const answers: { [K in keyof ThreadCall]: (n: number, ...args: ThreadCall[K]['asks']) => Promise<unknown> } = {
    load: (n, world) => textsFor(world).load((rows) => tell({ n, rows })),
    read: (_, world, table, id) => textsFor(world).read(table, id),
    commit: (_, world, changes) => textsFor(world).commit(changes),
    fresh: (n, world) => sharedBy(world).fresh((rows) => tell({ n, rows })),
    begin: (n, world) => sharedBy(world).begin((rows) => tell({ n, rows })),
    again: (n, world, places) => sharedBy(world).again(places, (rows) => tell({ n, rows })),
    end: (_, world) => sharedBy(world).end(),
    backup: (_, path) => stores.backup(path),
    check: () => stores.check(),
    restore: (_, path) => stores.restore(path),
    missingFiles: () => stores.missingFiles(),
    problem: () => stores.problem(),
    close: () => stores.close(),
  }
  const answer = answers as Record<string, (n: number, ...args: unknown[]) => Promise<unknown>>
  port.on('message', ({ n, call, args }: { n: number; call: string; args: unknown[] }) => {
    const asked = answer[call]
    if (!asked) return
    asked(n, ...args).then(
      (result) => {
        tell({ n, result })
        if (call === 'close') port.close()
      },
      (error: unknown) => tell({ n, error: givenOf(error) }),
    )
  })
  tell({ n: 0, result: textsFor('default').shared?.holder })
} catch (error) {
  tell({ n: 0, error: givenOf(error) })
  port.close()
}
