import type { Answer, AnswerClass, AnswerRow, RowEffect } from '#contract/answer.ts'
import { intervalText } from '#research/meta-analysis/result-words.ts'
import { numberText } from '#science/statistics/report/number-text.ts'

import { answerCopy as copy } from './answer.copy.ts'

/** A study of the table: its rows, the first of which was read from its main paper. */
export type StudyRows = { study: string; first: AnswerRow; rows: readonly AnswerRow[] }

/** Rows of a group by study, in the order in which they stand. */
export function studiesOf(rows: readonly AnswerRow[]): StudyRows[] {
  const byStudy = new Map<string, AnswerRow[]>()
  for (const row of rows) byStudy.set(row.study, [...(byStudy.get(row.study) ?? []), row])
  return [...byStudy].flatMap(([study, own]) => {
    const [first] = own
    return first ? [{ study, first, rows: own }] : []
  })
}

export const isCounted = ({ group, isOut }: AnswerRow): boolean => group === 'study' && isOut !== true

/** What a class means in this question: "less tuberculosis". */
export const className = (answer: Answer, says: AnswerClass): string => answer.verdict?.names[says] ?? copy.names[says]

/** "0.41 (0.13 to 1.26)"; the estimate alone where the paper gives no interval. */
export const effectText = ({ estimate, low, high }: RowEffect): string =>
  low === undefined || high === undefined ? numberText(estimate) : intervalText({ estimate, low, high })

/** Whose words a row rests on, and where: "p. 4", "section “Results”", "abstract", "Roadrunner’s summary". */
export const whereText = ({ source, evidence }: AnswerRow): string =>
  source === 'full-text' && evidence?.page !== undefined
    ? copy.page(evidence.page)
    : source === 'full-text' && evidence?.section !== undefined
      ? copy.section(evidence.section)
      : copy.sources[source]

/** Figures of the studies that have a result, for the margin: how many, from when to when, how many people, which designs. */
export function marginOf(answer: Answer) {
  const studies = studiesOf(answer.rows.filter((row) => isCounted(row) && row.says !== 'nothing'))
  const years = studies.flatMap(({ first }) => first.year ?? [])
  const people = studies.flatMap(({ rows }) => {
    const known = rows.flatMap((row) => row.people ?? [])
    return known.length > 0 ? [Math.max(...known)] : []
  })
  const designs = new Map<string, number>()
  for (const { first } of studies) {
    if (first.design !== undefined) designs.set(first.design, (designs.get(first.design) ?? 0) + 1)
  }
  return {
    studies: studies.length,
    from: years.length > 0 ? Math.min(...years) : undefined,
    to: years.length > 0 ? Math.max(...years) : undefined,
    people: people.reduce((sum, each) => sum + each, 0),
    peopleKnown: people.length,
    designs: [...designs].toSorted((a, b) => b[1] - a[1]),
  }
}

/** Names of rows by their ids, each study once. */
export function labelsOf(answer: Answer, ids: readonly string[]): string[] {
  const wanted = new Set(ids)
  return [...new Set(answer.rows.filter(({ id }) => wanted.has(id)).map(({ label }) => label))]
}
