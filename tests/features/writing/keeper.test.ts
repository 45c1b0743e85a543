import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { DRAFT_PIECE_MAX } from '#contract/draft.ts'
import { createJoiner, entriesOf } from '#features/writing/sync/pieces.ts'

import { addAndRemove, createStage, happening, shownText, writeSomething, type Happening } from './stage.ts'

/**
 * Plays a run. Each person has a machine of their own with one tab; a killed tab is opened again at once on the same
 * machine. Whatever was typed must stand in every document in the end, however often tabs, line or answers broke.
 */
async function play(happenings: readonly Happening[], people: number) {
  const stage = createStage()
  const machines = Array.from({ length: people }, () => stage.createMachine())
  const tabs = machines.map((machine) => stage.openTab(machine))
  const typed: string[] = []
  for (const each of happenings) {
    const who = 'who' in each ? each.who % people : 0
    const tab = tabs[who]
    const machine = machines[who]
    if (!tab || !machine) throw new Error('Nobody there.')
    if (each.kind === 'type') {
      const token = `<${typed.length}>`
      typed.push(token)
      writeSomething(tab.keeper.doc, token, each.where)
    }
    if (each.kind === 'erase') addAndRemove(tab.keeper.doc, each.where)
    if (each.kind === 'step') await stage.step(each.place)
    if (each.kind === 'break') stage.breakLine()
    if (each.kind === 'mend') stage.mendLine()
    if (each.kind === 'wake') void tab.keeper.send()
    if (each.kind === 'kill') {
      // In the same turn as the last key: nothing that was on its way has happened.
      tab.kill()
      tabs[who] = stage.openTab(machine)
    }
  }
  stage.mendLine()
  await stage.settle()
  for (const { keeper } of tabs) void keeper.send()
  await stage.settle()
  for (const { keeper } of tabs) void keeper.read()
  await stage.settle()
  // Somebody who comes new, with nothing but the server's log.
  const fresh = stage.openTab(stage.createMachine())
  await stage.settle()
  return { typed, tabs, fresh, stage }
}

const missingIn = (typed: readonly string[], text: string) => typed.filter((token) => !letters(text).includes(token))
/** Tokens of others may stand inside a token: each sign of it is looked for by taking those out, innermost first. */
function letters(text: string): Set<string> & { includes(token: string): boolean } {
  const found = new Set<string>()
  let rest = text.replaceAll('~', '').replaceAll(/<\/?paragraph>/g, '\n')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replaceAll(/<\d+>/g, (token) => {
      found.add(token)
      return ''
    })
  }
  return Object.assign(found, { includes: (token: string) => found.has(token) })
}

describe('the keeper of a draft', () => {
  test('500 runs with kills of tabs, line and answers at any moment lose nothing, and all documents converge', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 10, maxLength: 80 }),
        fc.integer({ min: 1, max: 3 }),
        async (run, people) => {
          const { typed, tabs, fresh } = await play(run, people)
          const text = shownText(fresh.keeper.doc)
          expect(missingIn(typed, text)).toEqual([])
          for (const { keeper } of tabs) {
            expect(shownText(keeper.doc)).toBe(text)
            expect(keeper.current().state).toBe('saved')
            expect(keeper.unsentCount()).toBe(0)
          }
        },
      ),
      { numRuns: 500 },
    )
  }, 120_000)

  test('a merged state and what came later is the whole text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 10, maxLength: 50 }),
        fc.array(fc.nat(400), { maxLength: 8 }),
        async (run, more) => {
          const { tabs, fresh, stage } = await play(run, 2)
          const body = tabs[0]?.keeper.merged()
          expect(body?.seq).toBe(stage.log.length)
          for (const where of more) writeSomething(fresh.keeper.doc, '<99999>', where)
          await stage.settle()
          const reader = stage.openTab(stage.createMachine())
          reader.keeper.begin(body)
          expect(reader.keeper.seq()).toBe(body?.seq)
          await stage.settle()
          expect(shownText(reader.keeper.doc)).toBe(shownText(fresh.keeper.doc))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('"saved" is said after the answer of the server, and not before', async () => {
    const stage = createStage()
    const { keeper } = stage.openTab(stage.createMachine())
    await stage.settle()
    expect(keeper.current().state).toBe('saved')
    stage.breakLine()
    writeSomething(keeper.doc, '<1>', 0)
    expect(keeper.current().state).toBe('editing')
    await stage.step(0)
    await stage.step(0)
    await stage.step(0)
    expect(keeper.current().state).toBe('waiting')
    expect(stage.log).toEqual([])
    stage.mendLine()
    await stage.settle()
    expect(keeper.current().state).toBe('saved')
    expect(stage.log).toHaveLength(1)
  })

  test('what is still on the way is not in a merged state', async () => {
    const stage = createStage()
    const { keeper } = stage.openTab(stage.createMachine())
    await stage.settle()
    writeSomething(keeper.doc, '<1>', 0)
    expect(keeper.merged()).toBeUndefined()
    await stage.settle()
    expect(keeper.merged()?.seq).toBe(1)
  })
})

describe('changes that are too large for one entry', () => {
  test('go in parts, and count when the last has come, in any order and between others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 260_000 }), fc.infiniteStream(fc.nat(1000)), (size, order) => {
        const doc = new Y.Doc()
        let update: Uint8Array = new Uint8Array()
        doc.on('update', (made: Uint8Array) => (update = made))
        doc.getText('t').insert(0, 'x'.repeat(size))
        const sent = entriesOf('key-of-a-change', update)
        for (const { data } of sent) expect(JSON.stringify(data).length).toBeLessThan(64 * 1024)
        const shuffled = sent.map((each) => ({ each, at: order.next().value as number })).sort((a, b) => a.at - b.at)
        const joiner = createJoiner()
        const outcomes = shuffled.map(({ each }, index) => joiner.take(index + 5, each.data))
        expect(outcomes.slice(0, -1).every((one) => one === undefined)).toBe(true)
        expect(Buffer.from(outcomes.at(-1) ?? []).equals(update)).toBe(true)
        expect(joiner.completeUpTo(99)).toBe(99)
      }),
      { numRuns: 15 },
    )
  })

  test('a part alone holds back what a merged state may claim', () => {
    const [first, second] = entriesOf('key-of-a-change', new Uint8Array(DRAFT_PIECE_MAX))
    const joiner = createJoiner()
    joiner.take(7, first?.data)
    joiner.take(8, { type: 'version', name: 'Sent to Ada' })
    expect(joiner.completeUpTo(8)).toBe(6)
    joiner.take(9, second?.data)
    expect(joiner.completeUpTo(9)).toBe(9)
  })
})
