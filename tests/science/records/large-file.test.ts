import { expect, test } from 'vitest'

import { createDuplicateIndex, type DuplicateReason } from '#science/records/deduplicate.ts'
import { checkLedger } from '#science/records/ledger.ts'
import { readRecords } from '#science/records/read-file.ts'

import { largeBib, largeNbib, largeRis, type LargeFile } from './large-file.ts'
import { bytesOf } from './shared-data.ts'

/** Work of this process in ms, whatever else the machine does: far above what it takes, far below a quadratic reader. */
const patience = 8000

const files: [string, (n: number, seed: number) => LargeFile, string][] = [
  ['RIS', largeRis, 'large.ris'],
  ['nbib', largeNbib, 'large.nbib'],
  ['BibTeX', largeBib, 'large.bib'],
]

test.each(files)(
  '4,000 records of %s: every one is new, a duplicate or skipped, and it is quick',
  (_, make, fileName) => {
    const file = make(4000, 7)
    const started = process.cpuUsage()
    const steps: number[] = []
    const result = readRecords(bytesOf(file.text), fileName, (done, total) => steps.push(done / total))
    const index = createDuplicateIndex()
    const duplicates: { line: number; title: string; by: DuplicateReason }[] = []
    let added = 0
    for (const { line, draft } of result.records) {
      const match = index.match(draft)
      if (match) duplicates.push({ line, title: draft.title, by: match.by })
      else {
        added += 1
        index.add(String(line), draft)
      }
    }

    expect({ total: result.total, added, duplicates: duplicates.length, skipped: result.skipped.length }).toEqual({
      total: file.total,
      added: file.distinct,
      duplicates: file.duplicates,
      skipped: file.broken,
    })
    expect(checkLedger({ total: result.total, added, duplicates, skipped: result.skipped })).toEqual({ ok: true })
    expect(new Set(duplicates.map(({ by }) => by)).size).toBeGreaterThan(1)
    expect(steps.length).toBeGreaterThan(10)
    expect(steps.at(-1)).toBe(1)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(patience)
  },
)

test('the same seed makes the same file, another seed another', () => {
  expect(largeRis(50, 1)).toEqual(largeRis(50, 1))
  expect(largeRis(50, 1).text).not.toBe(largeRis(50, 2).text)
})
