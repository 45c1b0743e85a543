import { expect, test } from 'vitest'

import { thingProblems } from '#science/synthesis/statement-things.ts'

const quote = 'Vaccination protected the children: deaths from tuberculosis fell by 80 per cent.'

test('one word that no list of plain English holds makes a sentence doubtful, and does not strike it', () => {
  expect(thingProblems('The second one agrees.', [quote], [quote])).toEqual([
    { kind: 'name-not-found', subject: 'agrees', isDoubtful: true },
  ])
})

test('a sentence about other things altogether is struck', () => {
  const [first, ...others] = thingProblems('Rhubarb eased spasticity.', [quote], [quote])
  expect(first).toEqual({ kind: 'name-not-found', subject: 'Rhubarb' })
  expect(others).toEqual([{ kind: 'name-not-found', subject: 'spasticity' }])
})
