import { describe, expect, test } from 'vitest'

import { documentText, textHash } from '#science/evidence/document-text.ts'
import { alikeColumn } from '#science/extraction/alike-column.ts'
import { answerExtractively } from '#science/grid/service-answer.ts'

import { paper } from '../synthesis/own-papers.ts'

const TRIAL = paper('trial', {
  title: 'Selenium and sleep: a randomised trial in nurses',
  abstract:
    'Selenium may help sleep; doses of 5 mg have been used elsewhere. We randomised 120 nurses in Norway to selenium 200 µg daily or placebo for 12 weeks. The primary outcome was sleep efficiency. Blood selenium was 1.2 mg/l at entry. Compliance with the tablets was very high (96%), and they were well tolerated. Nine nurses were lost to follow-up. Sleep efficiency did not differ between the groups (p = 0.41). The study was funded by the Research Council.',
})

const cellOf = (name: string, instruction = '') => {
  const text = documentText(TRIAL)
  const column = { id: 'own', version: 1, name, instruction, type: 'text' as const }
  return answerExtractively({ paper: TRIAL, text, textHash: textHash(text) }, [column])[0]
}

describe('a column of one’s own', () => {
  test.each([
    ['Primary endpoint', 'sleep efficiency'],
    ['What was the primary outcome of the study?', 'sleep efficiency'],
    ['Number of participants', '120'],
    ['Where was the study conducted', 'Norway'],
  ])('%s: is filled by the rules of the column that it means', (name, value) => {
    const cell = cellOf(name)
    expect(String(cell?.value)).toContain(value)
    expect(cell?.evidence?.[0]?.verified).toBe('exact')
    expect(cell?.isCertain).toBeUndefined()
  })

  test.each([
    ['Dose', 'What dose was given?'],
    ['Dose of selenium', ''],
  ])('%s: how much was given is no concentration in blood, and none of other studies', (name, instruction) => {
    expect(cellOf(name, instruction)?.value).toBe(
      'We randomised 120 nurses in Norway to selenium 200 µg daily or placebo for 12 weeks.',
    )
  })

  test('a question to the paper is answered by the sentence that names all of it', () => {
    expect(cellOf('Compliance')?.value).toMatch(/^Compliance with the tablets/)
  })

  test('sentences that only name some of what is asked fill nothing: they stand beside the reason', () => {
    const cell = cellOf('Sleep efficiency of night-shift workers after a year')
    expect(cell?.value).toBeUndefined()
  })

  test('what the paper does not speak of is not found, and where was looked is said', () => {
    expect(cellOf('Insulin resistance')).toEqual({ columnId: 'own', lookedIn: { of: 'abstract' } })
  })
})

test.each([
  ['Dropouts', 'attrition'],
  ['How many participants dropped out?', 'attrition'],
  ['Who paid for the study?', 'funding'],
  ['Funding source', 'funding'],
  ['Competing interests', 'conflicts'],
  ['% female', 'female'],
  ['Length of follow-up', 'follow-up'],
  ['Masking', 'blinding'],
])('“%s” means %s', (name, id) => {
  expect(alikeColumn(name)?.id).toBe(id)
})

test.each([
  'Dropouts among women',
  'Age at menopause',
  'Effect on sleep',
  'Blinding of assessors to dose',
  'Result of MRI',
])('“%s” asks for more than the library has a name for', (name) => {
  expect(alikeColumn(name)).toBeUndefined()
})
