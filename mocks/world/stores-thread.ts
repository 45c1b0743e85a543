import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'

import { Refusal } from '#engine/world/refusal.ts'

import { openStores } from './pglite.ts'
import type { FromThread, Given, ThreadCall } from './stores-beside.ts'

/** The thread that holds a data folder: it answers the calls of `openStoresBeside`, one commit after the other. */
const port = parentPort
if (!port) throw new Error('This is the script of a thread.')
const tell = (message: FromThread) => port.postMessage(message)

const placeSchema = z.object({ folder: z.string(), databaseUrl: z.optional(z.string()) })

/** What is in memory is of the past then: the process stops in order, and whoever watches over it starts it anew. */
function taken(sentence: string) {
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
    databaseUrl === undefined ? undefined : { url: databaseUrl, taken },
  )
  const answers: { [K in keyof ThreadCall]: (n: number, ...args: ThreadCall[K]['asks']) => Promise<unknown> } = {
    load: (n, world) => stores.textsFor(world).load((rows) => tell({ n, rows })),
    read: (_, world, table, id) => stores.textsFor(world).read(table, id),
    commit: (_, world, changes) => stores.textsFor(world).commit(changes),
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
  tell({ n: 0, result: undefined })
} catch (error) {
  tell({ n: 0, error: givenOf(error) })
  port.close()
}
