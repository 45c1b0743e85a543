import { expect, test } from 'vitest'

import { nearCopyProblems } from '#science/synthesis/statement-near-copy.ts'

const PASSAGE = 'Over two years most of the patients who took the drug survived, and the finding was confirmed.'

test.each([
  ['survived', 'died'],
  ['most', 'least'],
  ['confirmed', 'refuted'],
])('a copy of a passage with “%s” turned into “%s” says the opposite', (from, to) => {
  const problems = nearCopyProblems(PASSAGE.replace(from, to), [PASSAGE])
  expect(problems).toEqual([{ kind: 'direction-differs', subject: to }])
})

test('a denial that is put in or left out is told, also where the passage goes on with it', () => {
  expect(nearCopyProblems(PASSAGE.replace('was confirmed', 'was not confirmed'), [PASSAGE])).toMatchObject([
    { kind: 'denial-differs' },
  ])
  const source = 'The factor that all had expected to be needed was not.'
  expect(nearCopyProblems('The factor that all had expected to be needed was', [source])).toMatchObject([
    { kind: 'denial-differs' },
  ])
})

test('another word that carries no direction is no problem; words moved about and free texts are not judged', () => {
  expect(nearCopyProblems(PASSAGE.replace('patients', 'people'), [PASSAGE])).toEqual([])
  const compared = 'Deaths were rarer in the group on tea than in the group on water'
  expect(
    nearCopyProblems('Deaths were rarer in the group on water than in the group on tea', [compared]),
  ).toBeUndefined()
  expect(nearCopyProblems('Nine in ten people lived through the two years of the study', [PASSAGE])).toBeUndefined()
})
