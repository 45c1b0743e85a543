import {
  gradeDomains,
  type Certainty,
  type Finding,
  type Grade,
  type PooledOutcome,
  type ReviewBody,
} from '#contract/review-body.ts'
import { certaintyDomains, certaintyOf, type CertaintyLevel, type CertaintyStep } from '#science/clinical/certainty.ts'
import { plainStatement } from '#science/clinical/plain-statement.ts'
import { absoluteEffect } from '#science/statistics/report/absolute-effects.ts'
import { numberText } from '#science/statistics/report/number-text.ts'

import { certaintySigns, gradeCopy as copy } from './grade.copy.ts'

/** What is certain by the domains; undefined until a person has decided on each of them. */
export function gradedLevel({ start, judgments }: Grade): CertaintyLevel | undefined {
  if (judgments.length < gradeDomains.length) return undefined
  const steps = judgments.flatMap(({ domain, levels, reason }): CertaintyStep[] =>
    levels === 1 || levels === 2 ? [{ domain, levels, reason }] : [],
  )
  return certaintyOf(start, steps)
}

export const certaintyFrom = (level: CertaintyLevel): Certainty => (level === 'very low' ? 'very-low' : level)
const levelFrom = (certainty: Certainty): CertaintyLevel => (certainty === 'very-low' ? 'very low' : certainty)

/** The level of a finding: by its domains where they are judged, else as somebody chose it. */
export const levelOf = ({ grade, certainty }: Finding): CertaintyLevel | undefined =>
  grade ? gradedLevel(grade) : certainty && levelFrom(certainty)

const letters = 'abcdefghijklmnopqrstuvwxyz'
const ABSOLUTE = ['RR', 'OR', 'PETO', 'RD', 'HR'] as const

/** What is tried, in the words of the protocol: its first line. */
export const interventionOf = ({ parts }: Pick<ReviewBody, 'parts'>): string =>
  (parts.intervention ?? '').split('\n', 1)[0]?.trim() ?? ''

export type SummaryRow = { id: string; cells: string[] }

/** Rows and footnotes of the table of findings; every number is that of the pooled outcome of the same name. */
export function summaryRows(
  findings: readonly Finding[],
  outcomes: readonly PooledOutcome[],
  intervention: string,
): { rows: SummaryRow[]; footnotes: string[] } {
  const footnotes: string[] = []
  const noteOf = (text: string) => {
    const known = footnotes.indexOf(text)
    const at = known === -1 ? footnotes.push(text) - 1 : known
    return letters[at] ?? String(at + 1)
  }
  const rows = findings.map((finding): SummaryRow => {
    const { id, outcome, grade } = finding
    const numbers = outcomes.find(({ name }) => name === outcome)?.numbers
    const level = levelOf(finding)
    const reasons = (grade?.judgments ?? []).flatMap(({ domain, levels, reason }) => {
      const known = certaintyDomains.find((each) => each.id === domain)
      return levels === 0 || !known
        ? []
        : [noteOf(`${known.name}, ${copy.levels(levels, known.direction === 'up')}: ${reason}`)]
    })
    const sign = level === undefined ? copy.undecided : certaintySigns[level]
    const certainty = reasons.length === 0 ? sign : `${sign} (${reasons.join(', ')})`
    if (!numbers) return { id, cells: [outcome, copy.notPooled, certainty, '', '', '', finding.text] }
    const { measure, estimate, low, high, participants, k } = numbers
    const relative = `${measure} ${numberText(estimate)} (${numberText(low)} to ${numberText(high)})`
    const risk = grade?.baseline?.risk
    const ofPeople = ABSOLUTE.find((each) => each === measure)
    const absolute =
      risk !== undefined && ofPeople ? absoluteEffect(ofPeople, { estimate, low, high }, risk) : undefined
    const signed = (value: number) =>
      `${Math.abs(Math.round(value)).toLocaleString('en')} ${value < 0 ? 'fewer' : 'more'}`
    const without =
      grade?.baseline && absolute?.ok
        ? `${Math.round(absolute.effect.without).toLocaleString('en')} (${noteOf(`Risk without the intervention: ${grade.baseline.source}`)})`
        : ofPeople
          ? copy.noBaseline
          : ''
    const difference = absolute?.ok
      ? `${signed(absolute.effect.difference.estimate)} (${signed(absolute.effect.difference.low)} to ${signed(absolute.effect.difference.high)})`
      : ofPeople
        ? ''
        : `${measure} ${numberText(estimate)} (${numberText(low)} to ${numberText(high)})`
    return {
      id,
      cells: [
        outcome,
        copy.participants(participants, k),
        certainty,
        relative,
        without,
        difference,
        level === undefined ? finding.text : plainStatement({ outcome, intervention }, numbers, level),
      ],
    }
  })
  return { rows, footnotes: footnotes.map((text, i) => `${letters[i] ?? i + 1}. ${text}`) }
}
