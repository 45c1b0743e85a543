import { expect, test } from 'vitest'

import { remembered } from '#science/evidence/remembered.ts'

test('one text is read once, nothing found is kept too, and the oldest text goes first', () => {
  const read: string[] = []
  const lengthOf = remembered(2, (text) => {
    read.push(text)
    return text.length > 1 ? text.length : undefined
  })
  expect([lengthOf('ab'), lengthOf('a'), lengthOf('ab'), lengthOf('a')]).toEqual([2, undefined, 2, undefined])
  expect(read).toEqual(['ab', 'a'])
  lengthOf('abc')
  lengthOf('ab')
  expect(read).toEqual(['ab', 'a', 'abc', 'ab'])
})

test('whole articles are read anew and not kept', () => {
  let times = 0
  const count = remembered(5, () => ++times)
  const article = 'word '.repeat(5_000)
  expect([count(article), count(article)]).toEqual([1, 2])
})
