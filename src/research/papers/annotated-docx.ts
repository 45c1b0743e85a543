import type { Paper } from '#contract/papers.ts'
import type { Cite } from '#science/citations/reference-styles.ts'
import { annotations, type Annotation } from '#science/citations/annotated-bibliography.ts'
import { heading, writeReport, type WordBlock } from '#science/word/report.ts'

import { packed } from '../export/word-file.ts'

const TITLE = 'Annotated bibliography'

const work = ({ reference, note, abstract, isSummary, tags, isRetracted }: Annotation): WordBlock[] => [
  {
    kind: 'paragraph',
    shape: 'reference',
    runs: [...(isRetracted ? [{ text: 'Retracted. ', bold: true }] : []), reference],
  },
  ...[
    ...note.map((text) => [text]),
    ...(abstract === undefined
      ? []
      : [[{ text: isSummary ? 'Summary by Roadrunner: ' : 'Abstract: ', italic: true }, abstract]]),
    ...(tags.length > 0 ? [[{ text: `Tags: ${tags.join(', ')}`, italic: true }]] : []),
  ].map((runs): WordBlock => ({ kind: 'paragraph', shape: 'inset', runs })),
]

/** An annotated bibliography as a Word document: references hang, notes and abstracts stand under them. */
export const writeAnnotatedDocx = (papers: Iterable<Paper>, cite?: Cite): Uint8Array<ArrayBuffer> =>
  packed(writeReport(TITLE, [heading(TITLE, 1), ...annotations(papers, cite).flatMap(work)]))
