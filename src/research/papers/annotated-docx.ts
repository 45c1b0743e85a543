import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'

import type { Paper } from '#contract/papers.ts'
import { annotations, type Annotation } from '#science/citations/annotated-bibliography.ts'

const HANGING = { left: 720, hanging: 720 }
const INSET = { left: 720 }

const paragraph = (runs: TextRun[], indent: { left: number; hanging?: number }) =>
  new Paragraph({ children: runs, indent, spacing: { after: 120 } })

const lines = (text: string) =>
  text.split('\n').map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) }))

const work = ({ reference, note, abstract, isSummary, tags, isRetracted }: Annotation): Paragraph[] => [
  paragraph(
    [...(isRetracted ? [new TextRun({ text: 'Retracted. ', bold: true })] : []), new TextRun(reference)],
    HANGING,
  ),
  ...note.map((text) => paragraph(lines(text), INSET)),
  ...(abstract === undefined
    ? []
    : [
        paragraph(
          [
            new TextRun({ text: isSummary ? 'Summary by Roadrunner: ' : 'Abstract: ', italics: true }),
            ...lines(abstract),
          ],
          INSET,
        ),
      ]),
  ...(tags.length > 0 ? [paragraph([new TextRun({ text: `Tags: ${tags.join(', ')}`, italics: true })], INSET)] : []),
]

/** An annotated bibliography as a Word document: references hang, notes and abstracts stand under them. */
export async function writeAnnotatedDocx(papers: Iterable<Paper>): Promise<Blob> {
  const document = new Document({
    creator: 'Roadrunner',
    title: 'Annotated bibliography',
    sections: [
      {
        children: [
          new Paragraph({ text: 'Annotated bibliography', heading: HeadingLevel.HEADING_1 }),
          ...annotations(papers).flatMap(work),
        ],
      },
    ],
  })
  return Packer.toBlob(document)
}
