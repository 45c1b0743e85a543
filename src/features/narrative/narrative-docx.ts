import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'

import type { NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import { inText, references, runsOf } from '#science/narrative/render.ts'
import type { CitationStyle } from '#science/citations/reference-styles.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'

/** The review as a Word document: headings, paragraphs with their citations, references that hang. */
export async function narrativeDocx(
  title: string,
  body: NarrativeBody,
  papers: readonly Paper[],
  style: CitationStyle,
): Promise<Blob> {
  const labels = paperLabels(papers)
  const paragraph = (text: string) =>
    new Paragraph({
      spacing: { after: 160 },
      children: runsOf(text, papers).map(
        (run) => new TextRun(run.kind === 'text' ? run.text : inText(run.documentIds, labels)),
      ),
    })
  const sections = body.sections.flatMap(({ heading, text }) => [
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2 }),
    ...text
      .split(/\n{2,}/)
      .filter((each) => each.trim() !== '')
      .map(paragraph),
  ])
  const list = references(body, papers, style).map(
    (text) => new Paragraph({ text, indent: { left: 720, hanging: 720 }, spacing: { after: 120 } }),
  )
  const document = new Document({
    creator: 'Roadrunner',
    title,
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          ...sections,
          ...(list.length > 0 ? [new Paragraph({ text: 'References', heading: HeadingLevel.HEADING_2 }), ...list] : []),
        ],
      },
    ],
  })
  return Packer.toBlob(document)
}
