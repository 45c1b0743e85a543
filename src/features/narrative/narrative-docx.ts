import type { NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import type { Cite } from '#science/citations/reference-styles.ts'
import { inText, references, runsOf } from '#science/narrative/render.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import { heading, words, type WordBlock } from '#science/word/report.ts'

import { wordFile } from '#research/export/word-file.ts'

/** The review as a Word document: headings, paragraphs with their citations, references that hang. */
export function narrativeDocx(
  name: string,
  title: string,
  body: NarrativeBody,
  papers: readonly Paper[],
  cite: Cite,
): File {
  const labels = paperLabels(papers)
  const paragraph = (text: string) =>
    words(...runsOf(text, papers).map((run) => (run.kind === 'text' ? run.text : inText(run.documentIds, labels))))
  const sections = body.sections.flatMap((section) => [
    heading(section.heading, 2),
    ...section.text
      .split(/\n{2,}/)
      .filter((each) => each.trim() !== '')
      .map(paragraph),
  ])
  const list = references(body, papers, cite).map((text): WordBlock => ({
    kind: 'paragraph',
    shape: 'reference',
    runs: [text],
  }))
  return wordFile(name, title, [
    heading(title, 1),
    ...sections,
    ...(list.length > 0 ? [heading('References', 2), ...list] : []),
  ])
}
