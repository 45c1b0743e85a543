import type { Answer, AnswerRow } from '#contract/answer.ts'
import { measures, type Measure } from '#science/statistics/measures/measure.ts'
import { startSettings } from '#science/statistics/report/study-table.ts'

import type { FormKey } from './columns.ts'
import { emptyDocument, type MetaDocument } from './document.ts'
import { newOutcome, type Line } from './outcome.ts'

const isMeasure = (name: string): name is Measure => Object.hasOwn(measures, name)
const text = (value: number | undefined) => (value === undefined ? '' : String(value))

/** The numbers of an answer as a meta-analysis: the same studies, the same measure, the same model to begin with. */
export function metaDocumentOf(answer: Answer): MetaDocument {
  const measure = answer.pooled && isMeasure(answer.pooled.measure) ? answer.pooled.measure : 'RR'
  const isRatio = measures[measure].back === 'exp'
  const wanted = new Set(answer.pooled?.rowIds)
  const rows = answer.rows.filter((row) => (answer.pooled ? wanted.has(row.id) : row.group === 'study' && !row.isOut))
  const effectForm: FormKey = isRatio ? 'ratio' : 'difference'
  const traits = [...new Set(rows.flatMap((row) => Object.keys(row.traits)))]
  const lineOf = (row: AnswerRow): Line => {
    const { counts, effect, evidence, year } = row
    const numbers: Record<string, string> =
      counts && measure === 'RR'
        ? {
            events: text(counts.events),
            total: text(counts.total),
            controlEvents: text(counts.controlEvents),
            controlTotal: text(counts.controlTotal),
          }
        : { [effectForm]: text(effect?.estimate), low: text(effect?.low), high: text(effect?.high) }
    const moderators = Object.fromEntries(
      Object.entries(row.traits).map(([key, value]) => [`mod:${key}`, String(value)]),
    )
    return {
      id: row.id,
      cells: { label: row.label, ...(year !== undefined && { year: text(year) }), ...numbers, ...moderators },
      ...(row.paperIds[0] !== undefined && { paperId: row.paperIds[0] }),
      ...(evidence && { quote: evidence.quote }),
    }
  }
  const forms = new Set<FormKey>(rows.map(({ counts }) => (counts && measure === 'RR' ? 'counts' : effectForm)))
  const name = answer.question.concepts.find(({ role }) => role === 'outcome')?.text ?? 'Outcome 1'
  return {
    ...emptyDocument(),
    outcomes: [
      {
        ...newOutcome(name, measure),
        settings: startSettings(measure, rows.length),
        forms: forms.size > 0 ? [...forms] : [effectForm],
        moderators: traits.map((key) => ({ key, name: key })),
        lines: rows.map(lineOf),
      },
    ],
  }
}
