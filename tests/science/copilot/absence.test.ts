import { expect, test } from 'vitest'

import { absenceIn } from '#science/copilot/absence.ts'
import { readQuestion } from '#science/questions/read-question.ts'

import { paper } from '../synthesis/own-papers.ts'

const WORMS = paper('worms', {
  title: 'Interference by double-stranded RNA in worms',
  abstract: 'Double-stranded RNA silences genes in worms.',
})

const saidOf = (missing: string) => {
  const looked = [
    { text: missing, ids: [], isApart: false },
    { text: 'worms', ids: ['worms'], isApart: false },
  ]
  return absenceIn(readQuestion(`Does ${missing} harm worms?`), looked, 'One paper was read.', [WORMS])
}

test.each(['tattoo ink', 'ketoconazole'])('nothing here answers a question about %s, which no paper names', (thing) => {
  expect(saidOf(thing)).toMatchObject({ isFinal: true, isSure: true })
})

test.each([
  ['dubble', 'a slip away from a word of a paper'],
  ['broken', 'what was done to a thing'],
  ['ultrasound safer', 'a word that compares'],
])('“%s” is %s: that nothing answers is not known', (thing) => {
  expect(saidOf(thing)).toMatchObject({ isFinal: true, isSure: false })
})

test('three things that no paper was found to have are not said to be in none, since one may be called otherwise', () => {
  const looked = ['spironolactone', 'aspirin', 'potassium'].map((text) => ({ text, ids: [text], isApart: false }))
  const asked = readQuestion('Does spironolactone with aspirin raise potassium?')
  const said =
    absenceIn(asked, looked, 'All.')
      ?.section.sentences.map(({ text }) => text)
      .join(' ') ?? ''
  expect(said).toContain('In no one paper here were spironolactone, aspirin and “potassium” all found')
  expect(said).not.toContain('No paper here')
})
