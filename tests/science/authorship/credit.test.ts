import { expect, test } from 'vitest'

import { contributionStatement, creditRoles, type Contributor } from '#science/authorship/credit.ts'

const contributors: Contributor[] = [
  { name: 'Freya Lindqvist', roles: ['Software', 'Conceptualization'] },
  { name: ' Ines Varga ', roles: ['Writing – review & editing', 'Conceptualization'] },
  { name: 'Milo Brandt', roles: ['Conceptualization'] },
  { name: '', roles: ['Supervision'] },
  { name: 'No Role', roles: [] },
]

test('the taxonomy has fourteen roles, each once', () => {
  expect(new Set(creditRoles.map(({ role }) => role)).size).toBe(14)
})

test('by person: roles in the order of the standard, nobody without a name or a role', () => {
  expect(contributionStatement(contributors, 'person')).toBe(
    'Freya Lindqvist: Conceptualization, Software. Ines Varga: Conceptualization, Writing – review & editing. Milo Brandt: Conceptualization.',
  )
})

test('by role: every role that somebody took, with its people', () => {
  expect(contributionStatement(contributors, 'role')).toBe(
    'Conceptualization: Freya Lindqvist, Ines Varga and Milo Brandt. Software: Freya Lindqvist. Writing – review & editing: Ines Varga.',
  )
})

test('nobody gives nothing', () => {
  expect(contributionStatement([], 'person')).toBe('')
  expect(contributionStatement([{ name: 'A', roles: [] }], 'role')).toBe('')
})
