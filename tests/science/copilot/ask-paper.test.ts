import { expect, test } from 'vitest'

import { askPaper } from '#science/copilot/ask-paper.ts'

import { paper } from '../synthesis/own-papers.ts'

const CLINIC = paper('clinic', {
  title: 'Waiting times in a clinic',
  abstract:
    'We interviewed 100 outpatients with diabetes after their visit; 420 had been invited. Of those interviewed 62 (62%) were women, and the mean age was 54.2 years (SD 9.1). They were followed for 12 months.',
})

const SELENIUM = paper('selenium', {
  title: 'Selenium and cardiovascular mortality: a randomised trial in older people',
  abstract:
    'Selenium may protect the heart, and vitamins do not. Blood was taken at entry, and stored for later analyses, from everybody in group D. We randomised 443 older people to selenium or placebo; 13 individuals randomised to placebo left. Cardiovascular mortality was lower with selenium than with placebo (hazard ratio 0.51, 95% CI 0.36 to 0.74, p = 0.0003). The hazard ratio for stroke was 0.90 (95% CI 0.60 to 1.35). Deaths from cancer did not differ between the groups.',
})

const textOf = ({ title, abstract = '' }: { title: string; abstract?: string }) => `${title}\n\n${abstract}`
const ask = (of: typeof CLINIC, question: string) => askPaper(of, textOf(of), question)

test.each([
  [CLINIC, 'How many patients were interviewed?', '100 outpatients'],
  [CLINIC, 'What was the mean age?', '54.2 years'],
  [CLINIC, 'How long was the follow-up?', '12 months'],
  [SELENIUM, 'What was the hazard ratio for stroke?', 'HR 0.90 (95% interval 0.6 to 1.35)'],
])('a number is given with the sentence that names what it is of', (of, question, value) => {
  const { values, said } = ask(of, question)
  expect(values.map((each) => each.value)).toEqual([value])
  expect(said).toEqual([])
  expect(textOf(of)).toContain(values[0]?.quote)
})

test.each([
  [SELENIUM, 'Did insulin lower mortality?', 'speaks of insulin under a name that is known'],
  [SELENIUM, 'Why did the intervention reduce malaria?', 'speaks of malaria under a name that is known'],
  [SELENIUM, 'How many people died of tuberculosis?', 'speaks of tuberculosis under a name that is known'],
])('what the paper lacks ends the answer: %#', (of, question, lacks) => {
  const { said, values, sentences } = ask(of, question)
  expect(said[0]).toContain(`This paper never ${lacks}`)
  expect([...values, ...sentences]).toEqual([])
})

test('words that only stand apart are no answer', () => {
  const { said, sentences } = ask(SELENIUM, 'Did vitamin D reduce mortality?')
  expect(said[0]).toMatch(/“vitamin D” stand in this paper, and nowhere near one another/)
  expect(sentences).toEqual([])
})

test('a premise that is not so is answered by what was found', () => {
  const { sentences } = ask(SELENIUM, 'Why does selenium increase cardiovascular mortality?')
  expect(sentences[0]).toMatchObject({ says: 'lower cardiovascular mortality' })
  expect(sentences[0]?.quote).toMatch(/was lower with selenium/)
})

test('each sentence stands in the text at its place, word for word', () => {
  for (const { quote, start, end } of ask(SELENIUM, 'Did selenium change deaths from cancer?').sentences)
    expect(textOf(SELENIUM).slice(start, end)).toBe(quote)
})

test('a planned number, or that of a table, is none of those who were there', () => {
  const trial = paper('nasg', { title: 'A garment', abstract: 'Of a planned 2400 women, 880 women were enrolled in the garment trial. Table 2 Women and those enrolled in the trial are described.' }) // prettier-ignore
  expect(ask(trial, 'How many women were enrolled?').values.map(({ value }) => value)).toEqual(['880 women'])
})

test('of a question about the product the paper is not asked', () => {
  expect(ask(CLINIC, 'Can Roadrunner export the table?').said[0]).toMatch(/the paper was not asked/)
})
