import { beforeEach, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { readGridEntry } from '#science/grid/read-grid.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

let ann: Caller
let bob: Caller
let entries = 0
beforeEach(async () => {
  await freshWorld()
  ann = await signedIn('team-owner')
  bob = await signedIn('team-member')
})

async function made(isDouble: boolean, documentIds: readonly string[] = []) {
  const body = {
    schema: 1,
    columns: [{ id: 'n', version: 1, name: 'Sample', type: 'number' }],
    rows: [],
    params: { isDouble },
    views: {},
  }
  const wanted = { kind: 'grid', title: 'Twice', projectId: STATINS, documentIds: [...documentIds], body }
  return (await ask(ann, synthesesApi.create, { body: wanted })).id
}
const cell = (rowId: string, value: number, more: object = {}) => ({
  kind: 'cell',
  verb: 'set',
  rowId,
  columnId: 'n',
  columnVersion: 1,
  value,
  ...more,
})
async function write(who: Caller, id: string, data: object) {
  entries += 1
  const entry = { id: `blind-entry-${entries}`, data }
  await ask(who, analysesApi.append, { params: { id }, body: { entries: [entry] } })
  return entry.id
}
const seenBy = async (who: Caller, id: string) => {
  const page = await ask(who, analysesApi.entries, { params: { id }, query: { since: '0' } })
  for (const { data, isWithheld } of page.entries) if (isWithheld) expect(data).toBeNull()
  return page.entries.map(({ data, isWithheld }) => {
    const entry = isWithheld ? undefined : readGridEntry(data)
    return entry?.kind === 'cell' ? entry.value : (entry?.kind ?? 'withheld')
  })
}

test('of a grid filled twice nobody sees the other’s value of a cell before both have one', async () => {
  const id = await made(true)
  await write(ann, id, cell('r1', 240))
  await write(ann, id, { kind: 'note', rowId: 'r1', columnId: 'n', noteId: 'note-1', text: 'It says 240.' })
  await write(ann, id, { kind: 'note', rowId: 'r1', noteId: 'note-2', text: 'Poorly scanned.' })
  expect(await seenBy(ann, id)).toEqual([240, 'note', 'note'])
  expect(await seenBy(bob, id)).toEqual(['withheld', 'withheld', 'note'])
  await write(bob, id, cell('r2', 7))
  expect(await seenBy(bob, id)).toEqual(['withheld', 'withheld', 'note', 7])
  await write(bob, id, cell('r1', 204))
  expect(await seenBy(bob, id)).toEqual([240, 'note', 'note', 7, 204])
  expect(await seenBy(ann, id)).toEqual([240, 'note', 'note', 'withheld', 204])
})

test('a value that was taken back does not open the cell, and neither is seen', async () => {
  const id = await made(true)
  const first = await write(ann, id, cell('r1', 240))
  await write(ann, id, { kind: 'undo', undoes: first })
  await write(bob, id, cell('r1', 204))
  expect(await seenBy(bob, id)).toEqual(['withheld', 'withheld', 204])
  expect(await seenBy(ann, id)).toEqual([240, 'undo', 'withheld'])
})

test('what somebody settles is open, and a grid that one person fills hides nothing', async () => {
  const twice = await made(true)
  await write(ann, twice, cell('r1', 240, { settles: true }))
  expect(await seenBy(bob, twice)).toEqual([240])
  const once = await made(false)
  await write(ann, once, cell('r1', 240))
  expect(await seenBy(bob, once)).toEqual([240])
})

test('lists say of a table how many of its cells people decided, and nothing where its view asks nothing', async () => {
  const standing = async (id: string) => (await ask(ann, synthesesApi.list, {})).find((row) => row.id === id)?.standing
  const empty = await made(false)
  expect(await standing(empty)).toBeUndefined()
  const id = await made(false, ['p-colditz-1994', 'p-hart-1977'])
  expect(await standing(id)).toEqual({ records: 2, open: 2, included: 0 })
  await write(ann, id, cell('p-hart-1977', 240))
  expect(await standing(id)).toEqual({ records: 2, open: 1, included: 1 })
})
