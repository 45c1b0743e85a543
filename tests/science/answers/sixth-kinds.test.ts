import { describe, expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { answerFrom } from '#science/answers/answer.ts'
import { nearestAnswer, resultsAnswer } from '#science/copilot/results-answer.ts'
import { verdictAnswer } from '#science/copilot/verdict-answer.ts'
import { unreadIn } from '#science/copilot/absence.ts'
import { understoodAs } from '#science/copilot/understood-as.ts'
import { readQuestion } from '#science/questions/read-question.ts'
import { slipsIn } from '#science/questions/slips.ts'

const only = (id: string) => starterPapers.filter((paper) => paper.id === id)
const rowOf = (query: string, id: string) => {
  const row = answerFrom({ query, papers: only(id) }).rows.find(({ subgroup }) => subgroup === undefined)
  return `${row?.group} ${row?.says} ${row?.because ?? ''}`.trim()
}

test.each([
  ['a title that says "moderately" looks for no moderator', 'Does pravastatin reduce deaths from any cause?', 'p-allhat-llt-2002', /^study none/],
  ['two doses of one medicine say nothing against none', 'Does atorvastatin reduce mortality?', 'p-tnt-2005', /^beside nothing Not counted: both/],
  ['"coronary death or non-fatal infarction" is no result on deaths', 'Does pravastatin reduce deaths after infarction?', 'p-care-1996', /^study none/],
  ['stroke that is prevented is not whom it took', 'Does atorvastatin reduce deaths from any cause after a stroke?', 'p-ascot-lla-2003', /^beside nothing/],
  ['an effect that "had not been expected" was found', 'Does captopril reduce recurrent infarction?', 'p-save-1992', /^study favour/],
  ['counts without totals are read with the size of the arms', 'Does simvastatin reduce coronary death?', 'p-4s-1994', /^study favour/],
  ['about equal is no difference', 'Does lovastatin reduce deaths from any cause?', 'p-afcaps-1998', /^study none/],
  ['a sentence of four words is read', 'Does pravastatin reduce strokes?', 'p-prosper-2002', /^study none/],
  ['people of whom no word stands in the paper are others', 'Does pravastatin reduce deaths in beekeepers?', 'p-woscops-1995', /^beside nothing/],
  ['what happens may stand first', 'Does haemorrhagic stroke become more frequent with atorvastatin?', 'p-sparcl-2006', /^study favour/],
])('%s', (_, query, id, expected) => {
  expect(rowOf(query, id)).toMatch(expected)
}) // prettier-ignore

test('"X in a disease and death": in whom, and what of them', () => {
  const { concepts } = readQuestion('dapagliflozin in chronic kidney disease and death')
  expect(concepts.map(({ role, text }) => `${role} ${text}`)).toEqual(
    expect.arrayContaining(['population chronic kidney disease', 'outcome death']),
  )
})

describe('words in the place of others', () => {
  test.each([
    ['dose pravastatin reduce deaths', ['dose']],
    ['hart failure and digoxin', ['hart']],
    ['dose adjustment reduces harm of warfarin', []],
    ['dose of aspirin to reduce stroke', []],
    ['the vole bacillus trial by Hart', []],
  ])('%s', (question, typed) => {
    expect(slipsIn(question).map((slip) => slip.typed)).toEqual(typed)
  })

  test('are said to be read otherwise, and not to be no words', () => {
    const mended = slipsIn('dose pravastatin reduce deaths')
    const { text, note } = understoodAs('dose pravastatin reduce deaths', { mended })
    expect(text).toBe('does pravastatin reduce deaths')
    expect(note[0]?.sentences[0]?.text).toBe('By the words around, read “dose” as “does”.')
  })
})

describe('where no result could be read', () => {
  test('sentences that only share words are not given', () => {
    const question = readQuestion('Does removing starfish reduce the number of species?')
    const { sections } = nearestAnswer(question, starterPapers, new Set()) ?? { sections: [] }
    const cited = sections.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations))
    expect(cited.map(({ documentId }) => documentId)).toEqual(['p-paine-1966'])
  })

  test('what was retracted is named as that', () => {
    const question = readQuestion('Does signing at the beginning decrease dishonest self-reports?')
    const { sections, isEmpty } = nearestAnswer(question, only('p-shu-2012'), new Set(['p-shu-2012'])) ?? {
      sections: [],
    }
    expect(sections[0]?.sentences[0]?.text).toMatch(/was retracted/)
    expect(isEmpty).toBe(true)
  })

  test('a question of another language of which too little was read gets no answer to another', () => {
    const question = readQuestion('La zzz riduce la mortalità nello qqq?')
    const read = { ...question, kind: 'description' as const }
    const looked = [{ text: 'zzz', ids: [], isApart: false }]
    expect(unreadIn(read, looked)?.section.sentences[0]?.text).toMatch(/^These words of the question .*“zzz”/)
  })
})

test('short sleep says nothing of long sleep', () => {
  const cohort = starterPapers.filter(({ id }) => id === 'p-cappuccio-2010')
  const question = readQuestion('Is long sleep linked to death?')
  const said = resultsAnswer(question, cohort, new Set(['p-cappuccio-2010']))?.sections[0]?.sentences.at(-1)?.text
  expect(said).toMatch(/“Long sleep was linked/)
})

test('what is not counted stands behind what is, each with its reason', () => {
  const query = 'Does pravastatin reduce deaths after infarction?'
  const papers = starterPapers.filter(({ title }) => /pravastatin/i.test(title))
  const sentences = verdictAnswer(readQuestion(query), papers)?.sections[0]?.sentences.map(({ text }) => text) ?? []
  const said = Number(/(\d+) more speak of it/.exec(sentences[0] ?? '')?.[1])
  expect(said).toBeGreaterThan(1)
  expect(sentences.filter((text) => text.includes('Not counted: '))).toHaveLength(said)
})
