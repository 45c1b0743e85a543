import type { Answer, AnswerRow } from '#contract/answer.ts'

import { effectText } from '../answers/words.ts'
import type { Inline, TableCellNode, TableNode } from './manuscript.ts'

const columns = ['Study', 'Design', 'People', 'Outcome', 'Effect', 'Found'] as const
const cell = (type: TableCellNode['type'], text: string): TableCellNode => {
  const content: Inline[] = text === '' ? [] : [{ type: 'text', text }]
  return { type, content: [{ type: 'paragraph', ...(content.length > 0 && { content }) }] }
}
const shown = (value: string | undefined) => (value === undefined || value === '' ? '–' : value)

function cells(
  { label, design, people, outcome, subgroup, effect, counts, says }: AnswerRow,
  names: Record<string, string>,
): string[] {
  const inArms =
    counts &&
    `${counts.events.toLocaleString('en')} of ${counts.total.toLocaleString('en')} against ${counts.controlEvents.toLocaleString('en')} of ${counts.controlTotal.toLocaleString('en')}`
  return [
    subgroup === undefined ? label : `${label} (${subgroup})`,
    shown(design),
    shown(people?.toLocaleString('en')),
    shown(outcome),
    shown([inArms, effect && effectText(effect)].filter(Boolean).join('; ')),
    names[says] ?? says,
  ]
}

/** The studies of an answer as a table of a manuscript: each row as on its page, nulls and silent ones too; those that were taken out are not in it. */
export function studyTable({ rows, verdict }: Answer): TableNode | undefined {
  const own = rows.filter(({ group, isOut }) => group === 'study' && !isOut)
  if (!verdict || own.length === 0) return undefined
  return {
    type: 'table',
    attrs: { id: 'answer-studies', caption: 'What each study found' },
    content: [
      { type: 'tableRow', content: columns.map((name) => cell('tableHeader', name)) },
      ...own.map((row) => ({
        type: 'tableRow' as const,
        content: cells(row, verdict.names).map((text) => cell('tableCell', text)),
      })),
    ],
  }
}
