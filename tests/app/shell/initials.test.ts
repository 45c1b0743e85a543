import { expect, test } from 'vitest'

import { initialsOf } from '#app/shell/initials.ts'

test.each([
  [{ firstName: 'Ada', lastName: 'Moreno', username: 'am' }, 'AM'],
  [{ firstName: 'Ada' }, 'A'],
  [{ username: 'team-owner' }, 'TO'],
  [{ username: 'free' }, 'F'],
  [{ email: 'ada.moreno@roadrunner.test' }, 'AM'],
  [{ firstName: 'Ömer', lastName: 'Şahin' }, 'ÖŞ'],
  [{ username: '𝒜da' }, '𝒜'],
  [{ username: null, email: null }, ''],
])('%o: %s', (person, initials) => {
  expect(initialsOf(person)).toBe(initials)
})
