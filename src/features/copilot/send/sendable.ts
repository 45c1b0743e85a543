import type { AnswerTable } from '#contract/copilot.ts'
import type { Evidence } from '#contract/evidence.ts'
import type { GridColumn, GridEntry } from '#contract/grid.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { evidenceItem } from '#science/hypotheses/evidence-item.ts'
import { citationLabel } from '#research/evidence/citation-label.ts'

import type { CheckedAnswer } from '../answers/use-checked-answer.ts'

/** A passage of an answer that the page has found in its paper. */
export type Passage = { evidence: Evidence; label: string; title: string }

/** What of an answer can be sent on: quotes that were found, each once. What was struck out is not sent. */
export function passagesOf(
  { sections, papers }: Pick<CheckedAnswer, 'sections' | 'papers'>,
  table?: AnswerTable | null,
): Passage[] {
  const found = new Map<string, Passage>()
  for (const { evidence: cell } of table?.rows.flat() ?? []) {
    const paper = cell && papers.find(({ id }) => id === cell.documentId)
    const evidence = paper && evidenceFor(paper, cell.quote)
    if (!evidence || evidence.verified === 'none') continue
    found.set(`${paper.id} ${evidence.quote}`, { evidence, label: citationLabel(paper), title: paper.title })
  }
  for (const { section } of sections) {
    for (const { citations } of section.sentences) {
      for (const { citation, paper, verified, start, end, page } of citations) {
        if (verified === 'none' || !paper) continue
        const evidence = { ...citation, start, end, verified, ...(page !== undefined && { page }) }
        found.set(`${paper.id} ${citation.quote}`, { evidence, label: citationLabel(paper), title: paper.title })
      }
    }
  }
  return [...found.values()]
}

/** Each passage as an item of evidence of a hypothesis comparison. `key` makes ids that a second try repeats. */
export const claimEntries = (passages: readonly Passage[], key: string): GridEntry[] =>
  passages.flatMap(({ evidence }, at) => {
    const { documentId, quote } = evidence
    return evidenceItem({ text: quote, documentId, evidence }, `${key}-${at}`).entries
  })

/** The question as a column of a grid, with the first passage of each paper as a suggestion that a person confirms. */
export function columnEntries(question: string, passages: readonly Passage[], key: string): GridEntry[] {
  const text = question.trim().replaceAll(/\s+/g, ' ')
  const column: GridColumn = {
    id: `copilot-${key}`,
    version: 1,
    name: text.slice(0, 200),
    type: 'text',
    field: 'Copilot',
    instruction: text.slice(0, 2000),
  }
  const first = new Map<string, Passage>()
  for (const passage of passages) {
    if (!first.has(passage.evidence.documentId)) first.set(passage.evidence.documentId, passage)
  }
  return [
    { kind: 'column', column },
    ...[...first.values()].map(({ evidence }): GridEntry => ({
      kind: 'suggestion',
      rowId: evidence.documentId,
      columnId: column.id,
      columnVersion: column.version,
      value: evidence.quote.slice(0, 8000),
      evidence: [evidence],
      runId: `copilot-${key}`,
      from: 'Copilot',
    })),
  ]
}

/** Passages of one paper as a note on it, with the question that led there. */
export function noteText(question: string, passages: readonly Passage[]): string {
  const quotes = passages.map(
    ({ evidence }) => `“${evidence.quote}”${evidence.page === undefined ? '' : ` (p. ${evidence.page})`}`,
  )
  return [question.trim(), ...quotes].join('\n')
}
