import { expect, test } from 'vitest'

import { keepPerson, keptPerson } from '#platform/engine/kept-person.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { markLogoutOwed, markOwner, markSignedIn } from '#platform/session/session-marks.ts'

const user = { id: 'user-individual', username: 'individual', email: 'individual@roadrunner.test' }

test('who is kept for a visit without a line is the one who was signed in last, and nobody after a sign-out', () => {
  keepPerson(user, ['usage'])
  markSignedIn(true)
  markOwner(user.id)
  expect(keptPerson()).toMatchObject({ user: { id: user.id }, features: ['usage'] })
  markSignedIn(false)
  expect(keptPerson()).toBeUndefined()
  markSignedIn(true)
  markLogoutOwed(true)
  expect(keptPerson()).toBeUndefined()
  markLogoutOwed(false)
  markOwner('user-somebody-else')
  expect(keptPerson()).toBeUndefined()
})

test('nobody is an admin without a line, whatever stands in this browser', () => {
  keepPerson({ ...user, isAdmin: true, role: 'admin' }, [])
  markSignedIn(true)
  markOwner(user.id)
  expect(keptPerson()?.user.id).toBe(user.id)
  expect(isAdmin(keptPerson()?.user)).toBe(false)
})
