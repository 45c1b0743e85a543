import { expect, test } from 'vitest'

import { thingProblems } from '#science/synthesis/statement-things.ts'

const quote = 'Vaccination protected the children: deaths from tuberculosis fell by 80 per cent.'

test('a word that no list of plain English holds is how a person says it; a term by its shape is another thing', () => {
  expect(thingProblems('The second one agrees.', [quote], [quote])).toEqual([])
  expect(thingProblems('The second one had dermatitis.', [quote], [quote])).toEqual([
    { kind: 'name-not-found', subject: 'dermatitis' },
  ])
})

test('a sentence about other things altogether is struck', () => {
  const [first, ...others] = thingProblems('Rhubarb eased spasticity.', [quote], [quote])
  expect(first).toEqual({ kind: 'name-not-found', subject: 'Rhubarb' })
  expect(others).toEqual([{ kind: 'name-not-found', subject: 'spasticity' }])
})
