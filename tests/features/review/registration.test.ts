import fc from 'fast-check'
import { expect, test } from 'vitest'

import { newReviewBody } from '#contract/review-body.ts'
import { registrationText } from '#features/review/start/registration-text.ts'

const stages = { 'title-abstract': { reviewers: 2 }, 'full-text': { reviewers: 1 } }

test('a registration has everything that was written, in the order of registers, and names what is missing', () => {
  const body = newReviewBody('systematic', {
    criteria: [{ id: 'a', kind: 'include', text: 'Adults' }],
    protocol: { search: 'MEDLINE to 2026', deadline: '2026-12-31' },
  })
  const text = registrationText({ title: 'Statins', question: 'Do they help?', body, stages, people: ['Ann', 'Bob'] })
  expect(text).toMatch(/^Title\nStatins\n\nKind of review\nSystematic review\n\nReview question\nDo they help\?/)
  expect(text).toContain('Inclusion criteria\n- Adults')
  expect(text).toContain('Exclusion criteria\nNot stated yet.')
  expect(text).toContain('Titles and abstracts: 2 people, blind to each other. Full texts: one person.')
  expect(text).toContain('Review team\nAnn, Bob')
  expect(text).not.toContain('Amendments')
})

test('a planned pilot and who ends a disagreement are registered as they are set', () => {
  const plan = { id: 'e1', at: '2026-01-01T00:00:00.000Z', by: 'ann', kind: 'pilot-plan' as const, stage: 'title-abstract' as const, size: 50, kappa: 0.6 } // prettier-ignore
  const body = newReviewBody('systematic', { settling: 'third' })
  const text = registrationText({ title: 'T', question: '', body, stages, pilots: { 'title-abstract': { plan } }, people: [] }) // prettier-ignore
  expect(text).toContain(
    'Disagreements are decided by somebody who did not vote. Before title and abstract is screened',
  )
  expect(text).toContain(
    'everybody votes on 50 records drawn at random; screening goes on with kappa of at least 0.60.',
  )
})

test('no criterion is lost, whatever it says', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 50 }), { maxLength: 8 }), (texts) => {
      const criteria = texts.map((text, n) => ({
        id: `c${n}`,
        kind: n % 2 ? ('include' as const) : ('exclude' as const),
        text,
      }))
      const body = newReviewBody('scoping', { criteria })
      const text = registrationText({ title: 'T', question: '', body, stages, people: [] })
      for (const line of texts) expect(text).toContain(`- ${line}`)
    }),
  )
})
