import type { AnswerTable } from '#contract/copilot.ts'
import type { StatementProblem } from '#contract/evidence.ts'
import type { Paper, PaperDraft } from '#contract/papers.ts'
import type { NotFound, Section } from '#contract/syntheses.ts'
import { reasonOf } from '#research/evidence/statement-problems.copy.ts'
import { citationKeys } from '#science/records/citation-key.ts'
import type { Cite } from '#science/citations/reference-styles.ts'
import { inStyle } from '#science/citations/reference-text.ts'

/** What an answer cites: a key that stays the same wherever the answer is put, and the reference behind it. */
export type Source = { id: string; key: string; reference: string; isRetracted: boolean }
type AnswerText = {
  sections: readonly Section[]
  table?: AnswerTable | null | undefined
  notFound?: readonly NotFound[] | null | undefined
}

/** Citation keys and references of papers; keys of the library are kept. Where nobody's choice is known, Vancouver. */
export function sourcesOf(
  papers: readonly (PaperDraft & { id: string; flags?: Paper['flags']; shelf?: Paper['shelf'] })[],
  cite: Cite = inStyle('Vancouver'),
): Source[] {
  const kept = new Map(
    papers.flatMap(({ id, shelf }) => (shelf?.citationKey ? [[id, shelf.citationKey] as const] : [])),
  )
  const keys = citationKeys(papers, kept)
  return papers.map((paper) => ({
    id: paper.id,
    key: keys.get(paper.id) ?? paper.id,
    reference: cite(paper),
    isRetracted: paper.flags?.retracted ?? false,
  }))
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const tableLines = ({ head, rows, note }: AnswerTable) => [
  `| ${head.map(cell).join(' | ')} |`,
  `| ${head.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.map(({ text }) => cell(text)).join(' | ')} |`),
  '',
  ...(note ? [note, ''] : []),
]

/** The text of an answer: keys behind the sentences, quotes that were not found struck out. */
export function answerLines({ sections, table, notFound }: AnswerText, sources: readonly Source[]): string[] {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const lines: string[] = []
  for (const { heading, sentences } of sections) {
    if (heading !== '' && heading !== 'Answer') lines.push(`### ${heading}`, '')
    for (const { text, citations, states, problems = [] } of sentences) {
      const marks = citations.map(({ documentId, quote, verified }) => {
        const source = byId.get(documentId)
        return source && verified !== 'none' ? `[@${source.key}]` : `~~[“${quote}”]~~ (no source found)`
      })
      const none = states === 'finding' && citations.length === 0 ? ['(no source given)'] : againstIn(problems)
      lines.push([text, ...new Set(marks), ...none].join(' '), '')
    }
  }
  if (table) lines.push(...tableLines(table))
  for (const { scope } of notFound ?? []) lines.push(`- Not in these documents: ${scope}`)
  if ((notFound ?? []).length > 0) lines.push('')
  return lines
}

export const sourceLines = (sources: readonly Source[]) =>
  sources.map(({ key, reference, isRetracted }) => `- [@${key}] ${isRetracted ? '**Retracted.** ' : ''}${reference}`)

/** One answer with its sources, as it goes on the clipboard. */
export function answerMarkdown(answer: AnswerText, papers: readonly Paper[], cite?: Cite): string {
  const sources = sourcesOf(papers, cite)
  const end = sources.length > 0 ? ['Sources', '', ...sourceLines(sources)] : []
  return `${[...answerLines(answer, sources), ...end].join('\n').trim()}\n`
}

/** What a sentence says beyond what it cites; that a quote was not found stands at the quote. */
export const againstIn = (problems: readonly StatementProblem[]) =>
  problems
    .filter(({ kind }) => kind !== 'quote-not-found' && kind !== 'no-source')
    .map((problem) => `(${reasonOf(problem)})`)
