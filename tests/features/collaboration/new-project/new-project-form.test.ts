import { expect, test } from 'vitest'

import {
  emptyDraft,
  helperQuestion,
  paperEntry,
  papersOf,
  peopleOf,
  questionOf,
  settingsOf,
} from '#features/collaboration/new-project/new-project.form.ts'

const draft = (part: object) => ({ ...emptyDraft, ...part })

test('the parts of a question become one sentence, and missing parts leave no hole', () => {
  const whole = { population: 'adults', intervention: 'statins', comparison: 'placebo', outcome: 'first events' }
  expect(helperQuestion(draft(whole))).toBe(
    'In adults, what is the effect of statins compared with placebo on first events?',
  )
  expect(helperQuestion(draft({ intervention: 'vaccination', outcome: 'tuberculosis' }))).toBe(
    'What is the effect of vaccination on tuberculosis?',
  )
  expect(
    helperQuestion(draft({ framework: 'pcc', concept: 'tele-care', population: 'elders', context: 'villages' })),
  ).toBe('What is known about tele-care in elders, in villages?')
  expect(helperQuestion(draft({ population: 'adults' }))).toBe('')
})

test('what somebody wrote themselves goes before the helper', () => {
  expect(questionOf(draft({ question: ' Mine? ', intervention: 'statins' }))).toBe('Mine?')
  expect(settingsOf(draft({ kind: 'meta' }))).toEqual({ kind: 'meta' })
  expect(settingsOf(draft({ dueDate: '2027-01-31', teamId: 't' }))).toMatchObject({
    dueDate: '2027-01-31',
    teamId: 't',
  })
})

test('addresses are taken apart by line, comma and semicolon, each once; what is none is named', () => {
  expect(peopleOf('ada@example.org, ada\n\nbob@example.org;ada@example.org')).toEqual({
    emails: ['ada@example.org', 'bob@example.org'],
    bad: ['ada'],
  })
})

test('papers survive storage with the spaces of their titles', () => {
  expect(papersOf([paperEntry('p-1', 'On  a new substance'), 'damaged'])).toEqual([
    { id: 'p-1', title: 'On  a new substance' },
  ])
})
