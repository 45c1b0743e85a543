import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { KeyedMessage } from '#contract/collaboration.ts'
import { messagesOf, withMessage, type ChatHistory } from '#features/collaboration/chat/chat-room.ts'
import { calledName, matchingNames, withName } from '#features/collaboration/chat/mention.ts'
import { isSame } from '#features/collaboration/chat/outbox.ts'

import '#tests/property-seed.ts'

const message = (number: number, more: Partial<KeyedMessage> = {}): KeyedMessage => ({
  id: `m${number}`,
  content: `said ${number}`,
  userId: 'u1',
  createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, number)).toISOString(),
  ...more,
})
const history = (...pages: KeyedMessage[][]): ChatHistory => ({
  pages: pages.map((messages) => ({ messages, hasMore: false })),
  pageParams: pages.map(() => undefined),
})

describe('a history with live messages', () => {
  test('holds each once and in order, whatever the order and number of deliveries', () => {
    const all = Array.from({ length: 12 }, (_, index) => message(index))
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 4, max: 11 }), { maxLength: 40 }), (deliveries) => {
        const start = history(all.slice(2, 6), all.slice(0, 3))
        const end = deliveries.reduce((before, index) => withMessage(before, all[index] ?? message(0)), start)
        const heard = new Set([0, 1, 2, 3, 4, 5, ...deliveries])
        expect(messagesOf(end)).toEqual(all.filter((_, index) => heard.has(index)))
      }),
    )
  })
})

describe('calling somebody', () => {
  test.each([
    ['hello @ad', 9, 'ad'],
    ['@', 1, ''],
    ['mail ada@lab', 12, undefined],
    ['(@grace) and', 7, 'grace'],
    ['@ada thanks', 11, undefined],
  ])('in “%s” at %i the name begun is %s', (text, caret, name) => {
    expect(calledName(text, caret)).toBe(name)
  })

  test('offers names by any of their parts, and puts the chosen one where it was begun', () => {
    expect(matchingNames(['ada.lovelace', 'grace-hopper', 'tester'], 'ho')).toEqual(['grace-hopper'])
    expect(matchingNames(['ada.lovelace'], 'ada.lovelace')).toEqual([])
    expect(withName('so @lo did it', 6, 'ada.lovelace')).toEqual({ text: 'so @ada.lovelace did it', caret: 17 })
  })
})

describe('a message on its way', () => {
  const mine = { key: 'key-00001', content: 'said 3', at: Date.UTC(2026, 10, 20, 12, 0, 2), state: 'unknown' as const }

  test('is recognised by its key, and where there is none by person, words and time', () => {
    expect(isSame(mine, message(3, { clientKey: 'key-00001', content: 'other' }), 'u1')).toBe(true)
    expect(isSame(mine, message(3, { clientKey: 'key-00002' }), 'u1')).toBe(false)
    expect(isSame(mine, message(3), 'u1')).toBe(true)
    expect(isSame(mine, message(3), 'u2')).toBe(false)
    expect(isSame({ ...mine, at: mine.at + 60_000 }, message(3), 'u1')).toBe(false)
  })
})
