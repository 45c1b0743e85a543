import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createFileQueue, fileLedger, FileRefused, type FileOutcome } from '#features/library/files/file-queue.ts'
import type { ReadPaperFile } from '#research/files/read-paper-file.ts'

const file = (name: string) => new File([name], name)
const read = (title: string): ReadPaperFile => ({
  pages: [],
  draft: { type: 'document', title, authors: [], keywords: [], ids: {} },
  isGuessed: false,
  hasText: false,
})
const words = { limit: 'used up', stopped: 'stopped' }

/** A queue whose library follows the first letter of a file's name: n new, a attached, d duplicate, r refused, f fails once. */
function makeQueue() {
  let count = 0
  const failed = new Set<string>()
  const sent: { name: string; key: string }[] = []
  const outcomes: Record<string, FileOutcome['outcome']> = { n: 'added', f: 'added', a: 'attached', d: 'duplicate' }
  const queue = createFileQueue({
    newKey: () => `key-${(count += 1)}`,
    words,
    reasonOf: (error) => (error instanceof Error ? error.message : 'unknown'),
    read: ({ name }) =>
      name.startsWith('r') ? Promise.reject(new FileRefused('broken', false)) : Promise.resolve(read(name)),
    send: async ({ name }, _, key) => {
      sent.push({ name, key })
      await Promise.resolve()
      if (name.startsWith('f') && !failed.has(name)) {
        failed.add(name)
        throw new Error('line down')
      }
      return { outcome: outcomes[name.charAt(0)] ?? 'added', documentId: `d-${name}`, title: name, remarks: [] }
    },
  })
  return { queue, sent }
}

test('each file has its own end, and the figures add up', async () => {
  const { queue } = makeQueue()
  await queue.add(['n1', 'a1', 'd1', 'r1', 'f1', 'n2'].map(file), {})
  expect(fileLedger(queue.get())).toEqual({ total: 6, added: 2, attached: 1, duplicate: 1, refused: 2, open: 0 })
  expect(queue.get().map(({ state }) => state)).toContainEqual({ is: 'refused', reason: 'broken', mayRetry: false })
  expect(queue.isBusy()).toBe(false)
})

test('a failure stays in the list and is tried again under the same key; what cannot help is not tried', async () => {
  const { queue, sent } = makeQueue()
  await queue.add(['f1', 'r1', 'n1'].map(file), {})
  await queue.retry(undefined, {})
  expect(fileLedger(queue.get())).toMatchObject({ added: 2, refused: 1 })
  const keys = sent.filter(({ name }) => name === 'f1').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('no more files are taken than the plan allows; duplicates and failures use nothing up', async () => {
  const { queue } = makeQueue()
  await queue.add(['d1', 'f1', 'r1', 'n1', 'a1', 'n2', 'n3'].map(file), { mayTake: 2 })
  const ledger = fileLedger(queue.get())
  expect(ledger.added + ledger.attached).toBe(2)
  expect(ledger.duplicate).toBe(1)
  expect(queue.get().at(-1)?.state).toEqual({ is: 'refused', reason: 'used up', mayRetry: true })
})

test('a duplicate does not take the last place from the file after it', async () => {
  const { queue } = makeQueue()
  await queue.add(['d1', 'n1'].map(file), { mayTake: 1 })
  expect(fileLedger(queue.get())).toMatchObject({ duplicate: 1, added: 1 })
})

test('stopping leaves what is not begun in the list, to be tried again', async () => {
  const { queue } = makeQueue()
  const work = queue.add(['n1', 'n2', 'n3', 'n4'].map(file), {})
  queue.stop()
  await work
  expect(queue.isBusy()).toBe(false)
  expect(fileLedger(queue.get())).toMatchObject({ total: 4, open: 0 })
  await queue.retry(undefined, {})
  expect(fileLedger(queue.get())).toMatchObject({ added: 4, refused: 0 })
})

test('whatever comes in whatever order, nothing is lost and nothing is counted twice', async () => {
  const names = fc.array(fc.constantFrom('n', 'a', 'd', 'r', 'f'), { maxLength: 25 })
  const limit = fc.option(fc.nat({ max: 10 }), { nil: undefined })
  await fc.assert(
    fc.asyncProperty(names, limit, fc.boolean(), async (kinds, mayTake, isTriedAgain) => {
      const { queue } = makeQueue()
      await queue.add(
        kinds.map((kind, index) => file(`${kind}${index}`)),
        { mayTake },
      )
      // The second time for those that fail once and had not been sent before.
      for (const _ of isTriedAgain ? [1, 2] : []) await queue.retry(undefined, { mayTake: 100 })
      const { total, added, attached, duplicate, refused, open } = fileLedger(queue.get())
      expect(open).toBe(0)
      expect(added + attached + duplicate + refused).toBe(total)
      expect(total).toBe(kinds.length)
      if (!isTriedAgain && mayTake !== undefined) expect(added + attached).toBeLessThanOrEqual(mayTake)
      if (isTriedAgain) expect(refused).toBe(kinds.filter((kind) => kind === 'r').length)
    }),
  )
})
