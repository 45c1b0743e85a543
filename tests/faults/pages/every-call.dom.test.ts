import { expect, test } from 'vitest'

import { rowsOfTexts } from '#tests/faults/grid-table.ts'

import { notAtAPage } from './not-at-a-page.ts'
import * as accounts from './rows/accounts.ts'
import * as collaboration from './rows/collaboration.ts'
import * as comments from './rows/comments.ts'
import * as notifications from './rows/notifications.ts'

const rows = [
  ...accounts.writes,
  ...accounts.reads,
  ...collaboration.writes,
  ...comments.writes,
  ...notifications.writes,
  ...notifications.reads,
  ...notifications.silent,
]
const judged = [...new Set(rows.map(({ call }) => call))]

test('every call of the texts is judged at a page, or named with where it is', () => {
  const named = Object.keys(notAtAPage)
  expect(named.filter((call) => judged.includes(call))).toEqual([])
  expect(new Set([...judged, ...named])).toEqual(new Set(Object.keys(rowsOfTexts)))
})
