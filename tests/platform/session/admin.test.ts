import { expect, test } from 'vitest'

import { isAdmin } from '#platform/session/admin.ts'

test.each([
  [{ id: '1', isAdmin: true }, true],
  [{ id: '1', role: 'admin' }, true],
  [{ user: { isAdmin: true } }, true],
  [{ user: { role: 'admin' } }, true],
  [{ id: '1', isAdmin: false, role: 'user' }, false],
  [{ id: '1', isAdmin: 'true' }, false],
  [{ id: '1', isAdmin: 1 }, false],
  [{ id: '1', role: 'Admin' }, false],
  [JSON.parse('{"__proto__":{"isAdmin":true}}'), false],
  [Object.create({ isAdmin: true }), false],
  [undefined, false],
  [null, false],
  ['admin', false],
])('%j is an admin: %s', (user, expected) => {
  expect(isAdmin(user)).toBe(expected)
})
