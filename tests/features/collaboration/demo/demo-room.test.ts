import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { decidedOf, emptyRoom, nextRoom, outcomeOf, script } from '#features/collaboration/demo/demo-room.ts'

const played = () => script.reduce((room) => nextRoom(room, { do: 'step' }), emptyRoom)

test('the script comes to its end, and a step beyond it changes nothing', () => {
  const room = played()
  expect(room.step).toBe(script.length)
  expect(room.present).toEqual(['you', 'tomas'])
  expect(room.tasks.map(({ status }) => status)).toEqual(['done', 'doing', 'todo'])
  expect(nextRoom(room, { do: 'step' })).toBe(room)
  expect(nextRoom(room, { do: 'reset' })).toEqual(emptyRoom)
})

test('two votes that agree decide, two that differ are a conflict until it is resolved', () => {
  let room = played()
  room = nextRoom(room, { do: 'vote', who: 'you', record: 'r1', vote: 'include' })
  room = nextRoom(room, { do: 'vote', who: 'you', record: 'r2', vote: 'exclude' })
  expect(room.records.map(outcomeOf)).toEqual(['include', 'conflict', 'waiting'])
  expect(decidedOf(room)).toBe(1)
  room = nextRoom(room, { do: 'resolve', record: 'r2', vote: 'exclude' })
  expect(room.records.map(outcomeOf)).toEqual(['include', 'exclude', 'waiting'])
  expect(decidedOf(room)).toBe(2)
})

test('nothing that could send or keep anything is within reach of the demo', () => {
  const folder = new URL('../../../../src/features/collaboration/demo/', import.meta.url)
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  expect(texts).toHaveLength(5)
  const imports = texts.flatMap((text) => [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name ?? ''))
  expect(imports.filter((name) => !/^(\.\/|#shared\/(ui|forms)\/|react$|lucide-react$)/.test(name))).toEqual([])
  expect(texts.filter((text) => /fetch\(|Storage|indexedDB|WebSocket/.test(text))).toEqual([])
})
