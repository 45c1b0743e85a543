import type { ReviewEvent, ReviewStage } from '#contract/review-log.ts'
import { agreementReport, type AgreementReport } from '#science/agreement/agreement-report.ts'
import { voteRatings } from '#science/review-log/vote-ratings.ts'

import { coefficientText } from '../model/coefficient-text.ts'

const said: Record<ReviewStage, readonly string[]> = {
  'title-abstract': ['include', 'exclude', 'maybe'],
  'full-text': ['include', 'exclude', 'maybe'],
}

export type StageAgreement = { people: string[]; report: AgreementReport; records: number }

/** How far people agree at one stage, by their last votes before any conflict was decided. */
export function stageAgreement(log: readonly ReviewEvent[], stage: ReviewStage): StageAgreement {
  const { people, ratings, records } = voteRatings(log, stage)
  return { people, report: agreementReport(ratings, said[stage]), records: records.length }
}

/** Of exclusions by both of two people at full text, how often they gave the same reason. */
export function reasonAgreement(log: readonly ReviewEvent[]): { same: number; both: number } {
  const given = new Map<string, Map<string, string>>()
  for (const event of log) {
    if (event.kind !== 'vote' || event.stage !== 'full-text') continue
    const own = given.get(event.recordId) ?? new Map<string, string>()
    if (event.verdict === 'exclude') own.set(event.by, event.reason ?? '')
    else own.delete(event.by)
    given.set(event.recordId, own)
  }
  let [same, both] = [0, 0]
  for (const own of given.values()) {
    if (own.size < 2) continue
    both += 1
    if (new Set(own.values()).size === 1) same += 1
  }
  return { same, both }
}

/** Which records the coefficients rest on, and what AC1 counts. */
export function agreementBasis({ items, leftOut, used }: AgreementReport): string {
  const counted = (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'record' : 'records'}`
  const others =
    leftOut === 0
      ? '.'
      : `; ${leftOut.toLocaleString('en')} ${leftOut === 1 ? 'was' : 'were'} rated by fewer and ${leftOut === 1 ? 'compares' : 'compare'} nobody.`
  const categories = used.length === 0 ? '' : ` AC1 counts the categories that were given: ${used.join(', ')}.`
  return `On ${counted(items)} rated by two people or more${others}${categories}`
}

export const measureNames = [
  ['percent', 'Percent agreement'],
  ['fleiss', 'Fleiss’ kappa'],
  ['ac1', 'Gwet’s AC1'],
  ['alpha', 'Krippendorff’s alpha'],
] as const

/** All coefficients of one stage as lines of a table. */
export function agreementRows({
  report,
}: StageAgreement): { id: string; name: string; value: string; items: string }[] {
  return measureNames.map(([key, name]) => {
    if (key === 'percent') {
      const { percent } = report
      return {
        id: key,
        name,
        value: percent ? `${(100 * percent.share).toFixed(1)}%` : 'No item has been rated by two people.',
        items: percent ? String(percent.items) : '0',
      }
    }
    const coefficient = report[key]
    return {
      id: key,
      name,
      value: coefficientText(coefficient),
      items: coefficient.ok ? String(coefficient.items) : '0',
    }
  })
}
