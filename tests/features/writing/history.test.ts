import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Entry } from '#contract/analyses.ts'
import { diffTexts, linesOf, type Line } from '#features/writing/history/diff-text.ts'
import { stateAt } from '#features/writing/history/state-at.ts'
import { versionsOf } from '#features/writing/history/versions.ts'

import { createStage, shownText, writeSomething } from './stage.ts'

const ada = { userId: 'ada', name: 'Ada' }
const bo = { userId: 'bo', name: 'Bo' }
const change = (seq: number, at: string, by = ada): Entry => ({
  seq,
  id: `entry-${seq}`,
  at: `2026-11-22T${at}Z`,
  by,
  data: { type: 'update', update: '' },
})
const named = (seq: number, at: string, name: string): Entry => ({
  ...change(seq, at),
  data: { type: 'version', name },
})

describe('versions of a draft', () => {
  test('are stretches of one person without a long pause, newest first', () => {
    const versions = versionsOf([
      change(1, '10:00:00'),
      change(2, '10:01:00'),
      change(3, '10:01:30', bo),
      change(4, '10:02:00'),
      change(5, '10:20:00'),
    ])
    expect(versions.map(({ seq, by, changes }) => [seq, by.name, changes])).toEqual([
      [5, 'Ada', 1],
      [4, 'Ada', 1],
      [3, 'Bo', 1],
      [2, 'Ada', 2],
    ])
  })

  test('a name stands at the text before it and ends its stretch', () => {
    const versions = versionsOf([change(1, '10:00:00'), named(2, '10:00:30', 'Sent to Bo'), change(3, '10:00:40')])
    expect(versions.map(({ seq, name }) => [seq, name])).toEqual([
      [3, undefined],
      [2, 'Sent to Bo'],
    ])
  })

  test('every state is made again from the log alone', async () => {
    const stage = createStage()
    const { keeper } = stage.openTab(stage.createMachine())
    await stage.settle()
    const states: string[] = []
    for (const where of [0, 3, 7, 5, 12, 20]) {
      writeSomething(keeper.doc, `<${states.length}>`, where)
      await stage.settle()
      states.push(shownText(keeper.doc))
    }
    const textOf = (seq: number) => linesOf(stateAt(stage.log, seq).manuscript, new Map()).map(({ text }) => text)
    for (const [index, state] of states.entries()) {
      expect(state).toBe(
        textOf(index + 1)
          .map((text) => `<paragraph>${text}</paragraph>`)
          .join(''),
      )
    }
  })
})

describe('the comparison of two texts', () => {
  const word = fc.constantFrom('risk', 'of', 'stroke', 'trial', 'adults', 'was', 'lower', '12.5', 'BCG')
  const line = fc.record({
    kind: fc.constantFrom('text', 'heading-1', 'item'),
    text: fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' ')),
  })
  const lines = fc.array(line, { maxLength: 8 })
  const side = (blocks: ReturnType<typeof diffTexts>, without: 'added' | 'removed') =>
    blocks
      .map(({ pieces }) =>
        pieces
          .filter(({ is }) => is !== without)
          .map(({ text }) => text)
          .join(''),
      )
      .filter((text) => text !== '')

  test('holds both: without what was added it is the old text, without what was removed the new one', () => {
    fc.assert(
      fc.property(lines, lines, (before: Line[], after: Line[]) => {
        const blocks = diffTexts(before, after)
        expect(side(blocks, 'added')).toEqual(before.map(({ text }) => text))
        expect(side(blocks, 'removed')).toEqual(after.map(({ text }) => text))
      }),
    )
  })

  test('equal texts have no change', () => {
    fc.assert(
      fc.property(lines, (text: Line[]) => {
        expect(
          diffTexts(text, text)
            .flatMap(({ pieces }) => pieces)
            .every(({ is }) => is === 'same'),
        ).toBe(true)
      }),
    )
  })

  test('a changed number is seen as one word', () => {
    const [block] = diffTexts(
      [{ kind: 'text', text: 'The risk was 12 %.' }],
      [{ kind: 'text', text: 'The risk was 21 %.' }],
    )
    expect(block?.pieces.filter(({ is }) => is !== 'same')).toEqual([
      { text: '12', is: 'removed' },
      { text: '21', is: 'added' },
    ])
  })
})
