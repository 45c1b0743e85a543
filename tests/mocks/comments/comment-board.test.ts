import { expect, test } from 'vitest'

import { changeOf } from '#mocks/comments/comment-board.ts'

test('the time of resolving comes with it, stays while the comment is cleared, and goes when it is opened again', () => {
  const before = Date.now()
  const { resolvedAt } = changeOf({ status: 'resolved' })
  expect(Date.parse(resolvedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(changeOf({ isCleared: true })).toEqual({ status: 'cleared', isCleared: true })
  expect(changeOf({ status: 'open' })).toMatchObject({ resolvedAt: null, isCleared: false })
  expect(changeOf({ resolutionNote: 'More words' })).toEqual({ resolutionNote: 'More words' })
})
