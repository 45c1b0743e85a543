import type { Pooled, PooledOutcome, ReviewBody } from '#contract/review-body.ts'
import type { DocumentTable } from '#science/grid/export/document-table.ts'
import { heading, table, words, type WordBlock } from '#science/word/report.ts'
import { longDay } from '#shared/format/dates.ts'

import { figure, wordFile } from '#research/export/word-file.ts'
import type { PooledFigures } from '../pooling.ts'
import { sections } from './item-places.ts'
import { certaintySigns, gradeCopy } from '../synthesize/grade.copy.ts'
import { interventionOf, levelOf, summaryRows, type SummaryRow } from '../synthesize/summary-rows.ts'

/** What was extracted, as a table; a table of the first column alone says nothing and is left out. */
export function extractedPart(extracted: DocumentTable | undefined): WordBlock[] {
  if (!extracted || extracted.head.length < 2) return []
  const rows = extracted.groups.flatMap(({ rows: lines }) => lines)
  return rows.length === 0 ? [] : [heading(extracted.title), table(extracted.head, rows)]
}

/**
 * Results as they were taken from the analysis that pools them: sentence, named numbers, figures and the forest’s table, what
 * computed them. `figures` only where the drawing shows the same numbers.
 */
export async function pooledPart(
  pooled: Pooled | undefined,
  { isStale, figures }: { isStale: boolean; figures: readonly PooledFigures[] },
): Promise<WordBlock[]> {
  if (!pooled) return []
  const blocks: WordBlock[] = [heading(sections.pooled)]
  if (isStale) {
    blocks.push(
      words(
        `Out of date: the meta-analysis “${pooled.title}” was changed after these numbers were taken from it on ${longDay(pooled.at)}. Take over its results, then make this report again.`,
      ),
    )
  }
  for (const [index, outcome] of pooled.outcomes.entries()) {
    blocks.push(heading(outcome.name, 3), words(outcome.sentence))
    if (outcome.methods !== '') blocks.push(words(outcome.methods))
    if (outcome.facts.length > 0) {
      blocks.push(
        table(
          ['Number', 'Value'],
          outcome.facts.map(({ label, value }) => [label, value]),
        ),
      )
    }
    for (const { title, file } of figures[index] ?? []) {
      blocks.push(words(`${title}, ${outcome.name}`), await figure(file, `${title}, ${outcome.name}`))
    }
    if (outcome.rows.length > 0) {
      const width = outcome.columns.length
      const rows = outcome.rows.map((cells) => Array.from({ length: width }, (_, i) => cells[i] ?? ''))
      blocks.push(table(outcome.columns, rows))
    }
    if (outcome.cells.length > 0) {
      blocks.push(
        heading(`Numbers behind the result, ${outcome.name}`, 3),
        table(
          ['Study', 'Number', 'Value', 'Passage', 'Worked out'],
          outcome.cells.map(({ study, what, value, quote, page, how }) => [
            study,
            what,
            value,
            quote ? `“${quote}”${page === undefined ? '' : `, page ${page}`}` : 'No passage was kept',
            how ?? '',
          ]),
        ),
      )
    }
  }
  blocks.push(
    words(
      `Taken from the meta-analysis “${pooled.title}”, version ${pooled.version}, on ${longDay(pooled.at)}. Computed by ${pooled.software}`,
    ),
  )
  return blocks
}

type Summary = { rows: readonly SummaryRow[]; footnotes: readonly string[] }

const summaryBlocks = ({ rows, footnotes }: Summary): WordBlock[] => [
  table(
    gradeCopy.columns,
    rows.map(({ cells }) => cells),
  ),
  ...footnotes.map((text) => words(text)),
]

/** The summary of findings as a Word document of its own. */
export const summaryDocument = (title: string, summary: Summary): File =>
  wordFile(`${title} summary of findings`, `${title}: summary of findings`, [
    heading(`Summary of findings: ${title}`, 1),
    ...summaryBlocks(summary),
  ])

/** Summary of findings: the table, and what was written about each outcome. */
export function findingsPart(
  body: Pick<ReviewBody, 'findings' | 'parts'>,
  outcomes: readonly PooledOutcome[],
): WordBlock[] {
  if (body.findings.length === 0) return []
  return [
    heading(sections.findings),
    ...summaryBlocks(summaryRows(body.findings, outcomes, interventionOf(body))),
    table(
      ['Outcome', 'What the studies say', 'Certainty', 'Why it is not surer'],
      body.findings.map((finding) => {
        const level = levelOf(finding)
        return [
          finding.outcome,
          finding.text,
          level === undefined ? gradeCopy.undecided : certaintySigns[level],
          finding.why,
        ]
      }),
    ),
  ]
}
