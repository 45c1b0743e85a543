import type { AnswerTable } from '#contract/copilot.ts'
import type { Section, Sentence } from '#contract/syntheses.ts'

import { isOnlyUnchecked, isStruckBy } from '../synthesis/struck.ts'
import type { Block, Inline, Manuscript, ParagraphNode } from '../manuscript/manuscript.ts'

/** Which quotes of a sentence were found, as who shows the answer has checked them. */
export type FoundIn = (sentence: Sentence) => readonly { documentId: string; page?: number | undefined }[]

type Answer = { question: string; sections: readonly Section[]; table?: AnswerTable | null | undefined }

const words = (text: string): Inline => ({ type: 'text', text })
const paragraph = (content: Inline[]): ParagraphNode => ({ type: 'paragraph', content })

/** Papers behind a sentence as one citation, each paper once, with the page where it is known. */
function citationOf(sentence: Sentence, foundIn: FoundIn, newId: () => string): Inline[] {
  const items = new Map(
    foundIn(sentence).map(({ documentId, page }) => [
      documentId,
      { paperId: documentId, ...(page !== undefined && { locator: String(page) }) },
    ]),
  )
  return items.size === 0 ? [] : [words(' '), { type: 'citation', attrs: { id: newId(), items: [...items.values()] } }]
}

/** Its quotes stand in their papers, and it says something else, or may. */
const against = ({ problems = [] }: Sentence): Inline[] => {
  if (problems.length === 0) return []
  if (isStruckBy(problems)) return [words(' (not borne out by what it cites)')]
  return [words(isOnlyUnchecked(problems) ? ' (not checked: read what it cites)' : ' (doubtful: read what it cites)')]
}

/** One paragraph of a section; what was struck out is left out, and said where it was. */
function paragraphOf({ sentences }: Section, foundIn: FoundIn, newId: () => string): ParagraphNode {
  return paragraph(
    sentences.flatMap((sentence, at): Inline[] => {
      const citation = citationOf(sentence, foundIn, newId)
      const isBare = sentence.states === 'finding' && citation.length === 0
      return [
        words(`${at > 0 ? ' ' : ''}${sentence.text}`),
        ...citation,
        ...(isBare ? [words(' (no source found)')] : against(sentence)),
      ]
    }),
  )
}

const cell = (type: 'tableCell' | 'tableHeader', text: string) => ({
  type,
  content: [paragraph(text === '' ? [] : [words(text)])],
})

const tableOf = ({ head, rows, note }: AnswerTable): Block => ({
  type: 'table',
  attrs: { ...(note !== undefined && { caption: note }) },
  content: [
    { type: 'tableRow', content: head.map((text) => cell('tableHeader', text)) },
    ...rows.map((row) => ({ type: 'tableRow' as const, content: row.map(({ text }) => cell('tableCell', text)) })),
  ],
})

/** An answer as the beginning of a manuscript: its question as a heading, its sentences with citations, the references. */
export function answerManuscript(
  { question, sections, table }: Answer,
  foundIn: FoundIn,
  newId: () => string,
): Manuscript {
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [words(question.replaceAll(/\s+/g, ' ').trim())] },
      ...sections.flatMap((section): Block[] => [
        ...(section.heading === '' || section.heading === 'Answer'
          ? []
          : [{ type: 'heading' as const, attrs: { level: 2 as const }, content: [words(section.heading)] }]),
        paragraphOf(section, foundIn, newId),
      ]),
      ...(table ? [tableOf(table)] : []),
      { type: 'bibliography' },
    ],
  }
}
