import { describe, expect, test } from 'vitest'

import { copyOf } from '#engine/world/copy-of.ts'

describe('a copy of a row', () => {
  test('is equal, and shares nothing with it', () => {
    const row = { id: 'a', list: [{ n: 1 }, null, 'x'], more: { deep: [true] }, none: undefined }
    const copy = copyOf(row)
    expect(copy).toStrictEqual(row)
    copy.more.deep.push(false)
    copy.list[0] = 'other'
    expect(row).toStrictEqual({ id: 'a', list: [{ n: 1 }, null, 'x'], more: { deep: [true] }, none: undefined })
  })

  test('gets no other prototype by a key that somebody sent, and keeps what is no plain object', () => {
    const sent = JSON.parse('{"data":{"__proto__":{"isAdmin":true},"at":1}}') as { data: { isAdmin?: boolean } }
    const copy = copyOf(sent)
    expect(copy.data.isAdmin).toBeUndefined()
    expect(JSON.stringify(copy)).toBe(JSON.stringify(sent))
    expect(copyOf({ at: new Date(0), bytes: new Uint8Array([1]) })).toEqual({
      at: new Date(0),
      bytes: new Uint8Array([1]),
    })
  })
})
