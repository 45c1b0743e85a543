import { expect, test } from 'vitest'

import { rightsOver, roleOptions, shareOf, sharesOf } from '#features/collaboration/project-team/member-rights.ts'

const lead = { status: 'active', ownRole: 'lead' }

test('a lead removes whom the project invited, not its owner nor the people of its team', () => {
  const over = (through: string) => rightsOver(lead, 'me', { userId: 'x', through })
  expect(['owner', 'project', 'team'].map((through) => over(through).mayRemove)).toEqual([false, true, false])
  expect(['owner', 'project', 'team'].map((through) => over(through).mayChangeRole)).toEqual([false, true, true])
})

test('nothing is changed in an archived project or by a role that does not lead; who was invited may leave', () => {
  const me = { userId: 'me', through: 'project' }
  expect(rightsOver({ status: 'archived', ownRole: 'lead' }, 'me', me)).toEqual({
    mayChangeRole: false,
    mayShare: false,
    mayRemove: false,
    mayLeave: false,
  })
  expect(rightsOver({ status: 'active', ownRole: 'new-role' }, 'me', me)).toMatchObject({
    mayChangeRole: false,
    mayLeave: true,
  })
})

test('a share is a number from 0 to 100, or none', () => {
  expect(['', ' 40 % ', '12,5', '0', '101', '-1', 'half', 'Infinity'].map(shareOf)).toEqual([
    null,
    40,
    12.5,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(sharesOf([{ role: 'lead', share: 33.3 }, { role: 'reader' }, { role: 'reviewer', share: 66.7 }])).toEqual({
    sum: 100,
    isGiven: true,
    hasOthers: false,
  })
})

test('a role that nobody knows stands among the others as it is', () => {
  expect(roleOptions('auditor').map(({ value }) => value)).toContain('auditor')
  expect(roleOptions('lead')).toHaveLength(4)
})
