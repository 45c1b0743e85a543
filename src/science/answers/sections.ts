import type { Answer, ProseSentence } from '#contract/answer.ts'
import type { NotFound, Section, Sentence } from '#contract/syntheses.ts'

/** Citations of one sentence: a claim over many studies names its rows, and opens the passages of the first of them. */
const MOST_CITATIONS = 20

const headings: Readonly<Record<ProseSentence['part'], string>> = {
  answer: 'Answer',
  studies: 'What each study found',
  reviews: 'Reviews, work under way, and what was retracted',
  sureness: 'How sure one can be',
  differences: 'Why the studies may differ',
  limits: 'Limits the authors name',
  absent: 'What was not found',
}

/**
 * The prose of an answer as sections of a synthesis: each sentence keeps its id and carries the passages of the rows on which
 * it rests. What counts or computes over them and names no result is a frame.
 */
export function sectionsOf(answer: Answer): Section[] {
  const rows = new Map(answer.rows.map((row) => [row.id, row]))
  const limits = new Map(answer.limits?.map(({ rowId, evidence }) => [rowId, evidence]))
  const sentenceOf = ({ id, text, part, rowIds, figures }: ProseSentence): Sentence => {
    const passages = rowIds.flatMap(
      (rowId) => (figures.includes('limits') ? limits.get(rowId) : rows.get(rowId)?.evidence) ?? [],
    )
    const citations =
      part === 'sureness' || part === 'differences' || part === 'absent'
        ? []
        : passages.filter(({ verified }) => verified !== 'none').slice(0, MOST_CITATIONS)
    return { id, text, states: citations.length > 0 ? 'finding' : 'frame', origin: 'documents', citations }
  }
  const parts = [...new Set(answer.prose.map(({ part }) => part))].filter((part) => part !== 'absent')
  return parts.map((part) => ({
    id: part,
    heading: answer.verdict || part !== 'studies' ? headings[part] : 'What each paper says',
    sentences: answer.prose.filter((sentence) => sentence.part === part).map(sentenceOf),
  }))
}

/** What was looked for and not found, as a synthesis keeps it. */
export const notFoundOf = ({ absent }: Answer): NotFound[] =>
  absent.filter(({ about }) => about !== 'text').map(({ term, scope }) => ({ term, scope }))

/** Papers of which nothing was taken, each with the reason. */
export const unusedOf = ({ rows }: Answer): { documentId: string; reason: string }[] =>
  rows
    .filter(({ evidence, group }) => !evidence && group !== 'retracted')
    .map(({ paperIds: [documentId = ''], because = '' }) => ({ documentId, reason: because }))
