import { expect, test } from 'vitest'

import { IMPORT_BATCH } from '#contract/documents.ts'
import type { SendBatch } from '#features/library/import-batches.ts'
import { createImportSession, type ReadFile } from '#features/library/import-session.ts'
import type { ReadRecord } from '#science/records/read-result.ts'

const records = (count: number): ReadRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 1,
    draft: { type: 'article-journal', title: `Paper ${index}`, authors: [], keywords: [], ids: {} },
  }))

const fileOf = (count: number): ReadFile => ({
  kind: 'RIS, UTF-8',
  result: { format: 'ris', total: count, records: records(count), skipped: [], warnings: [] },
})

const file = new File(['TY  - JOUR'], 'library.ris')
const saves: SendBatch = (_, list) => Promise.resolve(list.map((__, index) => ({ index, outcome: 'added' as const })))

test('a file is read, saved and accounted for, and its end is told once', async () => {
  const steps: string[] = []
  let ends = 0
  const session = createImportSession({ read: () => Promise.resolve(fileOf(1200)), sender: () => saves })
  session.subscribe(() => steps.push(session.get().step))

  await session.start(file, () => (ends += 1))

  expect(session.get()).toMatchObject({ step: 'done', kind: 'RIS, UTF-8', ledger: { total: 1200, added: 1200 } })
  expect(steps[0]).toBe('reading')
  expect(steps.at(-1)).toBe('done')
  expect(ends).toBe(1)
})

test('a file that cannot be read ends in its problem and nothing is sent', async () => {
  let sent = 0
  const session = createImportSession({
    read: () => Promise.resolve({ title: 'The file is empty', advice: 'Export it again.' }),
    sender: () => () => {
      sent += 1
      return Promise.resolve([])
    },
  })

  await session.start(file, () => undefined)

  expect(session.get()).toEqual({
    step: 'refused',
    file: 'library.ris',
    problem: { title: 'The file is empty', advice: 'Export it again.' },
  })
  expect(sent).toBe(0)
})

test('a file that vanished from the disk is said to be so', async () => {
  const session = createImportSession({ read: () => Promise.reject(new Error('NotReadable')), sender: () => saves })
  await session.start(file, () => undefined)
  expect(session.get()).toMatchObject({ step: 'refused', problem: { title: 'The file could not be read' } })
})

test('when the API dies in the middle the rest is kept, and trying again saves exactly the rest', async () => {
  let isDown = false
  const got: number[] = []
  let ends = 0
  const session = createImportSession({
    read: () => Promise.resolve(fileOf(4 * IMPORT_BATCH)),
    sender: () => (batch, list, signal) => {
      if (batch === 2 && got.length === 2) isDown = true
      if (isDown) return Promise.reject(new Error('gone'))
      got.push(batch)
      return saves(batch, list, signal)
    },
  })
  await session.start(file, () => (ends += 1))

  expect(session.get()).toMatchObject({
    step: 'stopped',
    saved: 2 * IMPORT_BATCH,
    total: 4 * IMPORT_BATCH,
    error: { message: 'gone' },
  })
  expect(ends).toBe(0)

  got.push(-1)
  isDown = false
  await session.resume()

  expect(session.get()).toMatchObject({ step: 'done', ledger: { added: 4 * IMPORT_BATCH } })
  expect(got).toEqual([0, 1, -1, 2, 3])
  expect(ends).toBe(1)
})

test('stopping while a file is read forgets it, and a late answer changes nothing', async () => {
  let answer: (read: ReadFile) => void = () => undefined
  const session = createImportSession({
    read: () => new Promise((resolve) => (answer = resolve)),
    sender: () => saves,
  })
  const started = session.start(file, () => undefined)
  session.stop()
  answer(fileOf(3))
  await started

  expect(session.get()).toEqual({ step: 'idle' })
})

test('stopping while saving keeps the rest, and going on finishes it', async () => {
  const session = createImportSession({
    read: () => Promise.resolve(fileOf(6 * IMPORT_BATCH)),
    sender: () => (batch, list, signal) => {
      if (batch === 1) session.stop()
      return saves(batch, list, signal)
    },
  })
  await session.start(file, () => undefined)

  const stopped = session.get()
  expect(stopped.step).toBe('stopped')
  expect(stopped).not.toHaveProperty('error')

  await session.resume()
  expect(session.get()).toMatchObject({ step: 'done', ledger: { added: 6 * IMPORT_BATCH, total: 6 * IMPORT_BATCH } })
})

test('ending an import that was stopped keeps what arrived, and the ledger names the rest', async () => {
  const session = createImportSession({
    read: () => Promise.resolve(fileOf(6 * IMPORT_BATCH)),
    sender: () => (batch, list, signal) => {
      if (batch === 1) session.stop()
      return saves(batch, list, signal)
    },
  })
  const ends: number[] = []
  await session.start(file, ({ added }) => ends.push(added))
  const stopped = session.get()
  const saved = stopped.step === 'stopped' ? stopped.saved : 0
  expect(saved).toBeGreaterThan(0)
  session.giveUp()

  const done = session.get()
  if (done.step !== 'done') throw new Error(done.step)
  expect(done.isPartial).toBe(true)
  expect(done.ledger).toMatchObject({ added: saved, total: 6 * IMPORT_BATCH })
  expect(done.ledger.skipped).toHaveLength(6 * IMPORT_BATCH - saved)
  expect(done.ledger.skipped[0]).toMatchObject({ line: saved + 1, reason: expect.stringMatching(/not saved/) })
  expect(ends).toEqual([saved])
  // There is nothing left to go on with.
  await session.resume()
  expect(session.get()).toBe(done)
})

test('ending an import of which nothing arrived leaves nothing behind', async () => {
  const session = createImportSession({
    read: () => Promise.resolve(fileOf(10)),
    sender: () => () => Promise.reject(new Error('offline')),
  })
  await session.start(file, () => undefined)
  session.giveUp()
  expect(session.get()).toEqual({ step: 'idle' })
})
