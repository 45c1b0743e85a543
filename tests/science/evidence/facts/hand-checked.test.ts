import { expect, test } from 'vitest'

import { findFacts } from '#science/evidence/facts/find-facts.ts'

import { handChecked } from './hand-checked.ts'
import { kindOf, precision, recall, said, type Measured } from './said.ts'

const read = (sentence: string) =>
  findFacts(sentence, { kind: 'abstract' })
    .map(said)
    .filter((words) => words !== undefined)

/** Kinds with enough labels for a share to mean something. */
const MAIN = 4

test('there are at least 200 hand-checked sentences, a fifth of them traps', () => {
  expect(handChecked.length).toBeGreaterThanOrEqual(200)
  expect(new Set(handChecked.map(([sentence]) => sentence)).size).toBe(handChecked.length)
  expect(handChecked.filter((row) => row.length === 1).length / handChecked.length).toBeGreaterThan(0.2)
})

test('precision and recall on the hand-checked sentences, kind by kind', () => {
  const measured = new Map<string, Measured>()
  const of = (words: string) => {
    const kind = kindOf(words)
    const known = measured.get(kind) ?? { right: 0, extra: 0, missed: 0 }
    measured.set(kind, known)
    return known
  }
  for (const [sentence, ...says] of handChecked) {
    const open = [...says]
    for (const words of read(sentence)) {
      const at = open.indexOf(words)
      if (at === -1) of(words).extra++
      else {
        open.splice(at, 1)
        of(words).right++
      }
    }
    for (const words of open) of(words).missed++
  }
  const all = { right: 0, extra: 0, missed: 0 }
  for (const [kind, one] of measured) {
    all.right += one.right
    all.extra += one.extra
    all.missed += one.missed
    if (one.right + one.missed < MAIN) continue
    expect(precision(one), `precision of ${kind}`).toBeGreaterThanOrEqual(0.95)
    expect(recall(one), `recall of ${kind}`).toBeGreaterThanOrEqual(0.9)
  }
  console.info(
    'hand-checked set',
    handChecked.length,
    'sentences',
    Object.fromEntries(
      [...measured].map(([kind, one]) => [
        kind,
        `${precision(one).toFixed(2)} / ${recall(one).toFixed(2)} of ${one.right + one.missed}`,
      ]),
    ),
    'all',
    precision(all).toFixed(3),
    recall(all).toFixed(3),
  )
  expect(all.right).toBeGreaterThan(200)
})

test.each(handChecked.map(([sentence, ...says]) => ({ sentence, says })))('$sentence', ({ sentence, says }) => {
  expect(read(sentence).toSorted()).toEqual(says.toSorted())
})
