import { expect, test } from 'vitest'

import { IMPORT_BATCH, type ImportOutcome } from '#contract/documents.ts'
import { createUpload, type SendBatch } from '#features/library/import-batches.ts'
import { addsUp, ledgerOf } from '#features/library/ledger.ts'
import type { ReadRecord } from '#science/records/read-result.ts'

const records = (count: number): ReadRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index * 10 + 1,
    draft: { type: 'article-journal', title: `Paper ${index}`, authors: [], keywords: [], ids: {} },
  }))

const added = (batch: readonly ReadRecord[]): ImportOutcome[] => batch.map((_, index) => ({ index, outcome: 'added' }))

/** A server that remembers each batch and can be told to fail. */
function library() {
  const kept = new Map<number, ImportOutcome[]>()
  let calls = 0
  let underWay = 0
  let most = 0
  let failing: (batch: number, call: number) => 'before' | 'after' | undefined = () => undefined
  const send: SendBatch = async (batch, list, signal) => {
    calls += 1
    const call = calls
    underWay += 1
    most = Math.max(most, underWay)
    await Promise.resolve()
    await Promise.resolve()
    underWay -= 1
    signal.throwIfAborted()
    if (failing(batch, call) === 'before') throw new Error('gone')
    const outcomes = kept.get(batch) ?? added(list)
    kept.set(batch, outcomes)
    if (failing(batch, call) === 'after') throw new Error('gone')
    return outcomes
  }
  return {
    send,
    kept,
    calls: () => calls,
    most: () => most,
    fail: (when: typeof failing) => {
      failing = when
    },
  }
}

const signal = () => new AbortController().signal

test('a file goes up in batches of 500, two at a time, and comes back in the order of the file', async () => {
  const server = library()
  const steps: number[] = []
  const upload = createUpload(records(3 * IMPORT_BATCH + 1), server.send, () => steps.push(upload.saved()))

  expect(await upload.run(signal())).toBeUndefined()

  expect(server.calls()).toBe(4)
  expect(server.most()).toBe(2)
  expect(steps.at(-1)).toBe(3 * IMPORT_BATCH + 1)
  expect(upload.outcomes().map(({ record }) => record.line)).toEqual(
    records(3 * IMPORT_BATCH + 1).map(({ line }) => line),
  )
})

test('when the library goes away in the middle, what was saved stays and a second run sends the rest alone', async () => {
  const server = library()
  server.fail((_, call) => (call > 3 ? 'before' : undefined))
  const upload = createUpload(records(8 * IMPORT_BATCH), server.send, () => undefined)

  expect(await upload.run(signal())).toMatchObject({ message: 'gone' })
  const saved = upload.saved()
  expect(saved).toBe(3 * IMPORT_BATCH)

  const before = server.calls()
  server.fail(() => undefined)
  expect(await upload.run(signal())).toBeUndefined()
  expect(upload.saved()).toBe(8 * IMPORT_BATCH)
  expect(server.calls() - before).toBe(5)
})

test('a batch that was saved but whose answer was lost keeps its number when it is sent again', async () => {
  const server = library()
  server.fail((batch) => (batch === 1 ? 'after' : undefined))
  const upload = createUpload(records(2 * IMPORT_BATCH), server.send, () => undefined)

  expect(await upload.run(signal())).toBeDefined()
  server.fail(() => undefined)
  expect(await upload.run(signal())).toBeUndefined()

  expect(server.kept.size).toBe(2)
  expect(upload.saved()).toBe(2 * IMPORT_BATCH)
})

test('stopping begins no further batch', async () => {
  const server = library()
  const stop = new AbortController()
  const upload = createUpload(records(10 * IMPORT_BATCH), server.send, () => stop.abort())

  expect(await upload.run(stop.signal)).toMatchObject({ name: 'AbortError' })
  expect(upload.saved()).toBeLessThan(10 * IMPORT_BATCH)
  expect(server.calls()).toBeLessThanOrEqual(3)
})

test('a record without an answer is counted as skipped: the ledger always adds up', async () => {
  const list = records(4)
  const send: SendBatch = () =>
    Promise.resolve([
      { index: 0, outcome: 'added' },
      { index: 1, outcome: 'duplicate', by: 'doi', matchedTitle: 'The same', documentId: 'd1' },
      { index: 3, outcome: 'refused', reason: 'Its title is too long.' },
    ])
  const upload = createUpload(list, send, () => undefined)
  await upload.run(signal())
  const ledger = ledgerOf(
    {
      format: 'ris',
      total: 5,
      records: list,
      skipped: [{ line: 25, reason: 'It has no end.', excerpt: 'TY  - JOUR' }],
      warnings: [],
    },
    upload.outcomes(),
  )

  expect(addsUp(ledger)).toBe(true)
  expect(ledger.added).toBe(1)
  expect(ledger.duplicates).toEqual([
    { line: 11, title: 'Paper 1', matchedBy: 'Same DOI', matchedTitle: 'The same', documentId: 'd1' },
  ])
  expect(ledger.skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [21, 'The server did not say what became of this record.'],
    [25, 'It has no end.'],
    [31, 'Its title is too long.'],
  ])
})

test('a ledger from which records went missing says so', () => {
  expect(addsUp({ total: 3, added: 1, duplicates: [], skipped: [] })).toBe(false)
})
