import { expect, test } from 'vitest'

import { authorsLine, typeName } from '#research/papers/paper-words.ts'

test.each([
  [[], 'Authors not stated'],
  [[{ literal: 'et al.' }], 'Authors not stated'],
  [[{ family: 'Shepherd', given: 'James' }], 'Shepherd J'],
  [
    [
      { family: 'Moye', given: 'Lemuel A.' },
      { family: 'van der Berg', given: 'Jan-Peter' },
    ],
    'Moye LA, van der Berg JP',
  ],
  [
    [{ literal: '4S Group' }, { family: 'Ng' }, { family: 'Li' }, { family: 'Wu' }, { family: 'Ito' }],
    '4S Group, Ng, Li and 2 more',
  ],
  [[{ family: 'Sacks', given: 'Frank M.' }, { literal: 'et al.' }], 'Sacks FM and others'],
])('%o are written %s', (authors, line) => {
  expect(authorsLine(authors)).toBe(line)
})

test('a type is shown in words, an unknown one as it came', () => {
  expect(typeName('article-journal')).toBe('Journal article')
  expect(typeName('motion_picture')).toBe('Motion picture')
  expect(typeName('')).toBe('Type not stated')
})
