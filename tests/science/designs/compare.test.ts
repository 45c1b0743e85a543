import { expect, test } from 'vitest'

import { armsIn, proposedThreats, splitAttributes, timesIn } from '#science/designs/compare.ts'

test('attributes that are the same everywhere are folded away; silence is no agreement', () => {
  const { different, same } = splitAttributes([
    { id: 'design', values: ['Randomised trial', 'randomised  trial'] },
    { id: 'blinding', values: ['double', 'open'] },
    { id: 'ethics', values: ['', ''] },
  ])
  expect(same.map(({ id }) => id)).toEqual(['design'])
  expect(different.map(({ id }) => id)).toEqual(['blinding', 'ethics'])
})

test('threats follow from what is reported, and what is not reported is unclear, never low', () => {
  const of = (values: Record<string, string>) => (id: string) => values[id]
  expect(proposedThreats(of({}))).toMatchObject({
    selection: { state: 'unclear' },
    performance: { state: 'unclear' },
    detection: { state: 'unclear' },
    attrition: { state: 'unclear' },
    reporting: { state: 'unclear' },
  })
  expect(
    proposedThreats(
      of({
        randomisation: 'yes',
        concealment: 'Sealed envelopes',
        blinding: 'double-blind',
        attrition: '31 %',
        registration: 'NCT01234567',
      }),
    ),
  ).toMatchObject({
    selection: { state: 'low' },
    performance: { state: 'low' },
    detection: { state: 'low' },
    attrition: { state: 'high', reason: '31 % were lost.' },
    reporting: { state: 'low' },
  })
  expect(proposedThreats(of({ randomisation: 'no', blinding: 'open label' }))).toMatchObject({
    selection: { state: 'high' },
    performance: { state: 'high' },
    detection: { state: 'high' },
  })
})

test('arms and times are read as they are named', () => {
  expect(armsIn('Vitamin D (n = 60); placebo (n=1,060)')).toEqual([
    { label: 'Vitamin D', n: 60, steps: [] },
    { label: 'placebo', n: 1060, steps: [] },
  ])
  expect(armsIn('BCG versus no vaccine').map(({ label }) => label)).toEqual(['BCG', 'no vaccine'])
  expect(armsIn('  ')).toEqual([])
  // A count is no name: so many arms are drawn, and none is called “2”.
  expect(armsIn('2').map(({ label }) => label)).toEqual(['Arm 1, not named', 'Arm 2, not named'])
  expect(armsIn('2', 'no vaccine').map(({ label }) => label)).toEqual(['Arm 1, not named', 'no vaccine'])
  expect(armsIn('3 arms')).toHaveLength(3)
  expect(timesIn('baseline, 6 weeks and 6 months')).toEqual(['baseline', '6 weeks', '6 months'])
})
