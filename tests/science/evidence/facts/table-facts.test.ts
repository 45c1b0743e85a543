import { expect, test } from 'vitest'

import type { Fact } from '#science/evidence/facts/fact.ts'
import { findFacts } from '#science/evidence/facts/find-facts.ts'
import { rereadFact } from '#science/evidence/reread/reread-fact.ts'

const row = (...cells: string[]) => cells.join('\t')
const told = (fact: Fact): string => {
  switch (fact.kind) {
    case 'mean':
      return `${fact.value} ${fact.spread.type} ${fact.spread.value}${fact.n === undefined ? '' : ` of ${fact.n}`}`
    case 'effect-size':
      return `${fact.measure} ${fact.value} (${fact.interval?.low} to ${fact.interval?.high})`
    case 'p-value':
      return `p ${fact.operator} ${fact.value}`
    case 'percentage':
      return `${fact.value}%`
    default:
      return fact.kind
  }
}
const kinds = new Set<string>(['mean', 'effect-size', 'p-value', 'percentage'] satisfies Fact['kind'][])
/** What is read from a table, in words; each is read a second time with the same outcome. */
function read(...lines: string[]): string[] {
  const text = `# A trial of something good\n\n## Results\n\nThe groups are shown below.\n\n${lines.join('\n')}\n\nThey were alike.`
  const facts = findFacts(text, { kind: 'fulltext' }).filter(({ kind }) => kinds.has(kind))
  for (const fact of facts) {
    expect(text.slice(fact.start, fact.end)).toBe(fact.found)
    expect(rereadFact(fact, text)).toBeUndefined()
  }
  return facts.map(told)
}

test('a p value is one below its heading, as it stands there or with a note', () => {
  const lines = [
    row('', 'Drug', 'Placebo', 'P value*'),
    row('Cough', '12', '14', '0.37a'),
    row('Fever', '3', '9', '<0.001*'),
  ]
  expect(read('[Table] Table 1 Harms', ...lines)).toEqual(['p = 0.37', 'p < 0.001'])
  expect(read('[Table] Table 1 Harms', row('', 'Drug', 'Placebo', 'Ratio'), row('Cough', '12', '14', '0.37'))).toEqual(
    [],
  )
})

test('the last heading of a row that spans columns is that of the last column', () => {
  const heads = [row('', 'Control group', 'Case group', 'p value'), row('Dimension', 'Mean', 'SD', 'Mean', 'SD', '')]
  expect(read('[Table] Table 3 Scores', ...heads, row('Overall', '6.6', '2.8', '8.4', '3.1', '0.035'))).toEqual([
    '6.6 SD 2.8',
    '8.4 SD 3.1',
    'p = 0.035',
  ])
})

test('what a bracket holds is said by the row, the column, the rows above or the caption, the nearest of them', () => {
  const heads = row('', 'Drug (n = 50)', 'Placebo (n = 48)')
  expect(read('[Table] Table 1', heads, row('Weight, mean (SD)', '54.1 (9.2)', '53.8 (8.7)†'))).toEqual([
    '54.1 SD 9.2',
    '53.8 SD 8.7 of 48',
  ])
  expect(read('[Table] Table 1', heads, row('Pain, mean (SE)', '4.1 (0.2)', '4.4 (0.3)'))).toEqual([
    '4.1 SE 0.2',
    '4.4 SE 0.3 of 48',
  ])
  expect(read('[Table] Table 2 Symptoms: n (%)', heads, row('Cough', '9 (18)', '7 (14.6)'))).toEqual(['18%', '14.6%'])
  expect(read('[Table] Table 2 Symptoms: n (%)', heads, row('Cough, days, median (IQR)', '9 (4)', '7 (3)'))).toEqual([])
  expect(read('[Table] Table 1 Mean (SD) or n (%)', heads, row('Cough', '9 (18)', '7 (14.6)'))).toEqual([])
  expect(read('[Table] Table 1', heads, row('Cough', '9 (18)', '7 (14.6)'))).toEqual([])
})

test('an estimate has the measure of its heading, with the interval in its cell or in the next one', () => {
  expect(
    read(
      '[Table] Table 3',
      row('', 'Odds Ratio (95% CI)', 'P'),
      row('A', 'Reference', '-'),
      row('B', '0.64 (0.29–1.4)', '0.3'),
    ),
  ).toEqual(['OR 0.64 (0.29 to 1.4)', 'p = 0.3'])
  expect(
    read(
      '[Table] Table 3',
      row('Variables', 'Hazard ratio', '95%CI', 'P-value'),
      row('Age', '1.12', '1.06–1.18', '<0.0001'),
    ),
  ).toEqual(['HR 1.12 (1.06 to 1.18)', 'p < 0.0001'])
  expect(
    read('[Table] Table 4', row('', 'Change', 'Adjusted'), row('Visits', '3.1', 'IRR = 1.33(1.23–1.45)p<0.001')),
  ).toEqual(['IRR 1.33 (1.23 to 1.45)', 'p < 0.001'])
  expect(read('[Table] Table 4', row('', 'OR (95% CI)', 'P'), row('Age', '1.4 (1.6–1.8)', '0.3'))).toEqual(['p = 0.3'])
})

test('an estimate with a note of its own is not given the measure of its column', () => {
  expect(
    read('[Table] Table 3', row('', 'Odds Ratio (95% CI)', 'P'), row('Minutes', '0.91 (0.77–1.08)c', '0.28')),
  ).toEqual(['estimate 0.91 (0.77 to 1.08)', 'p = 0.28'])
})

test('a heading that begins with a number is a heading, and a column of which nothing is said is left unread', () => {
  expect(
    read(
      '[Table] Table 3',
      row('', '6 weeks', '18 weeks', 'p value1'),
      row('FDM (%)', '25.4 ± 2.1', '34.3 ± 2.7', '0.08'),
    ),
  ).toEqual(['25.4 unclear 2.1', '34.3 unclear 2.7', 'p = 0.08'])
  expect(read('[Table] Table 3', row('Share (%)', '25.4', '34.3'))).toEqual([])
})

test('what stands in a table is no main effect of the paper, and no p value of it', async () => {
  const { readFromFacts } = await import('#science/extraction/propose-cells.ts')
  const { columnLibrary } = await import('#science/extraction/column-library.ts')
  const text = `# A randomised trial of something\n\n## Results\n\n[Table] Table 2\n${row('', 'OR (95% CI)', 'P')}\n${row('Death', '0.64 (0.29–1.4)', '0.3')}\n`
  const { proposed } = readFromFacts(findFacts(text, { kind: 'fulltext' }), { text }, columnLibrary)
  expect(proposed.filter(({ columnId }) => columnId === 'effect' || columnId === 'p-value')).toEqual([])
  expect(proposed.find(({ columnId }) => columnId === 'effects')?.value).toContain('0.64')
})
