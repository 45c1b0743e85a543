import { describe, expect, it, test } from 'vitest'

import { answerFrom } from '#science/answers/answer.ts'
import { absenceIn } from '#science/copilot/absence.ts'
import { valuesIn } from '#science/copilot/number-answer.ts'
import { settledAnswer } from '#science/copilot/settled-answer.ts'
import { readQuestion } from '#science/questions/read-question.ts'
import { slipsIn } from '#science/questions/slips.ts'
import { generalRuns, runsOf } from '#science/questions/subjects.ts'

import { paper } from '../synthesis/own-papers.ts'

const things = (question: string) => {
  const runs = runsOf(question)
  return [...runs, ...generalRuns(question, readQuestion(question).concepts, runs)].map((run) => run.map(({ text }) => text).join(' '))
} // prettier-ignore

describe('the verb of a question is no part of what it names', () => {
  it.each([
    ['Do SGLT2 inhibitors cut deaths?', ['SGLT2 inhibitors', 'deaths']],
    ['Does metoprolol spare patients a heart transplant?', ['metoprolol', 'heart transplant']],
    ['Does group counselling ease the burden on family caregivers?', ['counselling', 'burden', 'family caregivers']],
    ['Does weight gain raise mortality?', ['weight gain', 'mortality']],
    ['How many people must take a statin for four years?', ['statin']],
    ['Does a four-day working week raise productivity?', ['productivity', 'four day working week']],
  ])('%s', (question, named) => {
    expect(things(question)).toEqual(named)
  })
})

describe('plain turns of phrase name an outcome', () => {
  const read = (question: string) => {
    const { claim, concepts } = readQuestion(question)
    return [claim, ...concepts.map(({ role, text }) => `${role}: ${text}`)]
  }
  it.each([
    ['Do beta-blockers keep patients with heart failure out of hospital?', ['lower', 'population: patients with heart failure', 'exposure: beta-blockers', 'outcome: hospital admissions']],
    ['Do SGLT2 inhibitors make genital infections more common?', ['higher', 'exposure: SGLT2 inhibitors', 'outcome: genital infections']],
    ['Does a board game help smokers to stop?', ['higher', 'population: smokers', 'exposure: board game', 'outcome: smoking cessation']],
    ['does amoxicillin give people diarrhoea', ['higher', 'exposure: amoxicillin', 'outcome: diarrhoea']],
    ['Is streptokinase life-saving?', ['higher', 'exposure: streptokinase', 'outcome: survival']],
    ['Do SGLT2 inhibitors cut deaths from any cause in adults?', ['lower', 'population: adults', 'exposure: SGLT2 inhibitors', 'outcome: deaths from any cause']],
    ['Does sugammadex work faster than neostigmine?', ['better', 'exposure: sugammadex', 'comparator: neostigmine']],
  ])('%s', (question, expected) => {
    expect(read(question)).toEqual(expected)
  }) // prettier-ignore
})

test.each([
  ['dose sugammadex work faster then neostigmine', ['dose', 'then']],
  ['dose reduction improve survival', []],
  ['first aspirin, then heparin', []],
])('%s: what is surely mistyped', (question, typed) => {
  expect(slipsIn(question).map((slip) => slip.typed)).toEqual(typed)
})

test.each(['How do I get rid of duplicates?', 'Is there a dark theme?', 'export to BibTeX', 'saved searches'])(
  '%s asks about the product',
  (question) => expect(readQuestion(question).kind).toBe('product'),
)

test('of the app of a study is asked what papers say', () => {
  expect(readQuestion('Did the app prevent heart attacks?').kind).not.toBe('product')
})

describe('what is not there', () => {
  const question = readQuestion('Does a cranberry drink prevent colds?')
  const trial = paper('Nantz', { title: 'A cranberry beverage and colds', abstract: 'Adults drank a cranberry beverage. The incidence of colds was not reduced.' }) // prettier-ignore
  const looked = (isApart: boolean) => [
    { text: 'cranberry drink', ids: [], isApart },
    { text: 'colds', ids: ['Nantz'], isApart: false },
  ]
  const settled = (isApart: boolean) =>
    settledAnswer({ question, papers: [trial], absence: absenceIn(question, looked(isApart), 'All.'), help: undefined, isWritten: false, onAll: new Set() }) // prettier-ignore
  const said = (isApart: boolean) =>
    settled(isApart)?.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n') // prettier-ignore

  it('ends the answer where a word is nowhere', () => {
    expect(said(false)).toMatch(/^No paper here uses the words “cranberry drink”\./)
    expect(said(false)).toMatch(/The rules found no answer; a paper may say it in other words/)
  })

  it('is no proof that nothing answers where the words only stand apart', () => {
    expect(said(true)).toMatch(/^No paper here uses the words “cranberry drink” near one another/)
    expect(said(true)).not.toMatch(/nothing here that answers it/)
    expect(said(true)).toMatch(/Nearest by its words, and not read as an answer[^\n]*:\nNantz.*not reduced/)
  })

  it('is no proof that nothing answers where a paper on the rest has the word in another form', () => {
    const asked = readQuestion('Why did alpha shrink the left ventricle more than beta?')
    const paperOf = (outcome: string) =>
      paper('Vedder', { title: 'Alpha against beta in Fabry disease', abstract: `Alpha and beta did not differ in the reduction of ${outcome}.` }) // prettier-ignore
    const named = [
      { text: 'left ventricle', ids: [], isApart: false },
      { text: 'alpha', ids: ['Vedder'], isApart: false },
    ]
    expect(absenceIn(asked, named, 'All.', [paperOf('left ventricular mass')])?.isSure).toBe(false)
    expect(absenceIn(asked, named, 'All.', [paperOf('pain')])?.isSure).toBe(true)
  })

  it('is not said where the rules read the answer under other words', () => {
    const asked = readQuestion('Does tea lower headache?')
    const tea = paper('Penn', { title: 'Tea and headache', abstract: 'We randomised 90 nurses to tea or water. Headache was less frequent with tea than with water (p = 0.01).' }) // prettier-ignore
    const apart = [
      { text: 'tea', ids: ['x'], isApart: false },
      { text: 'headache', ids: ['y'], isApart: false },
    ]
    const absence = { ...absenceIn(asked, apart, 'All.')!, isFinal: true, isSure: false }
    const answer = settledAnswer({ question: asked, papers: [tea], absence, help: undefined, isWritten: false, onAll: new Set(['Penn']) }) // prettier-ignore
    expect(answer?.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n')).toMatch(/^Too few to say/) // prettier-ignore
  })
})

describe('a number', () => {
  const doll = paper('Doll', { title: 'Smoking and mortality: 50 years of observations', abstract: 'Stopping at age 60, 50, 40 or 30 gained about 3, 6, 9 or 10 years of life. Treating 255 people with a statin for four years would lead to one more case of diabetes.' }) // prettier-ignore

  it('of a list is not picked from it, and that of the title is none', () => {
    const values = valuesIn(doll, readQuestion('How many years of life are gained by stopping at 40?'))
    expect(values.map(({ isOneOfSeveral }) => isOneOfSeveral)).toEqual([true])
  })

  it('needed to harm is read with its outcome', () => {
    expect(valuesIn(doll, readQuestion('How many people must take a statin for one more case of diabetes?'))[0]?.value).toBe('255 people') // prettier-ignore
    expect(valuesIn(doll, readQuestion('How many people must take a statin to prevent one stroke?'))).toEqual([])
  })
})

describe('a sentence that tells of something else is not counted', () => {
  const says = (query: string, title: string, abstract: string) =>
    answerFrom({ query, papers: [paper('Penn', { title, abstract, design: 'cohort' })] }).rows[0]?.says
  it.each([
    ['Does vitamin C prevent pain syndrome?', 'Vitamin C and pain syndrome', 'Early cast complaints predicted the development of pain syndrome (relative risk, 5.35; 95% CI 2.13 to 13.42).'],
    ['Is infection associated with hypertension?', 'Infection and hypertension', 'The association between infection and hypertension in women remained significant (OR 1.55, 95% CI 1.20 to 2.02).'],
    ['Does counselling influence adherence?', 'Counselling and adherence', 'People without insurance were less likely to keep adherence to counselling (hazard ratio for no insurance, 0.43, 95% CI 0.20 to 0.93).'],
    ['Is infection related to sclerosis?', 'Infection and sclerosis', 'One titre of infection was significantly higher in sclerosis (p<0.001); however, the other was similar in both groups.'],
    ['Do leaflets and posters affect sleep?', 'Leaflets and posters and sleep', 'Leaflets had no effect on sleep.'],
  ])('%s', (query, title, abstract) => {
    expect(says(query, title, abstract)).toBe('nothing')
  }) // prettier-ignore

  it('and one that names what was tried is', () => {
    expect(says('Does vitamin C prevent pain syndrome?', 'Vitamin C and pain syndrome', 'Pain syndrome was less frequent with vitamin C than with placebo (relative risk 0.50; 95% CI 0.30 to 0.80).')).toBe('favour') // prettier-ignore
  })

  it('of two effects in one sentence takes that of the outcome outside the list', () => {
    const row = answerFrom({ query: 'Does amoxicillin cause diarrhoea?', papers: [paper('Tan', { title: 'Amoxicillin and adverse events', abstract: 'Compared with placebo, any event (diarrhoea or nausea or rash) (OR 1.31, 95% CI 1.05 to 1.64) and diarrhoea (OR 1.43, 95% CI 1.08 to 1.90) were more frequent with amoxicillin.', design: 'randomised-trial' })] }).rows[0] // prettier-ignore
    expect(row?.effect?.estimate).toBe(1.43)
  })
})
