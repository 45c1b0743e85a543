import { factsOf, findFacts } from '../evidence/facts/find-facts.ts'
import { documentText } from '../evidence/document-text.ts'
import { remembered } from '../evidence/remembered.ts'
import type { ReadablePaper } from '../synthesis/read-papers.ts'
import type { RowCounts } from '#contract/answer.ts'
import { allocationOf } from './design-of-paper.ts'

const latitude = /\b(?:latitude of (\d{1,2}(?:\.\d)?)\s?(?:°|degrees)|(\d{1,2}(?:\.\d)?)\s?(?:°|degrees) of latitude)/i
const dose = /\b(\d{1,4}(?:\.\d+)?)\s?(mg|µg|μg|g|IU)\b(?!\s?(?:\/|per)\s?(?:dl|l|decilit|lit))/gi
const perYear = { hours: 1 / 8766, days: 1 / 365.25, weeks: 7 / 365.25, months: 1 / 12, years: 1 }

/** So many papers are answered from at once. */
const REMEMBERED = 500
const factsIn = remembered(REMEMBERED, (text) => findFacts(text, { kind: 'abstract' }))

/** What may explain why studies differ, as far as the text at hand says it: one value for each, or none. */
export function traitsOf(
  paper: ReadablePaper,
  people: number | undefined,
  counts: RowCounts | undefined,
): Record<string, number | string> {
  const text = documentText(paper)
  const facts = factsIn(text)
  const traits: Record<string, number | string> = {}
  if (paper.year !== undefined) traits['year'] = paper.year
  if (people !== undefined) traits['people'] = people
  const degrees = latitude.exec(text)
  if (degrees) traits['latitude'] = Number(degrees[1] ?? degrees[2])
  const allocation = allocationOf(text)
  if (allocation) traits['allocation'] = allocation
  const [follow] = factsOf(facts, 'follow-up')
  if (follow) traits['follow-up in years'] = Math.round(follow.value * perYear[follow.unit] * 100) / 100
  const ages = factsOf(facts, 'age').filter(
    ({ statistic, unit }) => (statistic === 'mean' || statistic === 'median') && unit === 'years',
  )
  if (ages[0]) traits['mean age'] = ages[0].value
  const [women] = factsOf(facts, 'sex').filter(({ unit, sex }) => unit === '%' && sex === 'female')
  if (women) traits['share of women'] = women.value
  const countries = new Set(factsOf(facts, 'country').map(({ value }) => value))
  const [country] = countries
  if (country && countries.size === 1) traits['country'] = country
  const doses = new Set([...text.matchAll(dose)].map(([said]) => said.toLowerCase()))
  const [first] = doses
  if (first && doses.size === 1 && first.endsWith('mg')) traits['dose in mg'] = Number.parseFloat(first)
  if (counts && counts.controlTotal > 0)
    traits['risk in the control group'] = Math.round((1000 * counts.controlEvents) / counts.controlTotal) / 1000
  const [blinding] = factsOf(facts, 'blinding')
  if (blinding) traits['blinding'] = blinding.value === 'open' ? 'open' : 'blinded'
  return traits
}
