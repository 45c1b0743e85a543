import type { NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import { citedPapers, keysOfCited, narrativeLatex, narrativeMarkdown } from '#science/narrative/render.ts'
import type { Cite } from '#science/citations/reference-styles.ts'
import { writeBibtex } from '#science/records/write-bibtex.ts'
import { safeFileName } from '#shared/browser/save-file.ts'

export type NarrativeFormat = 'docx' | 'md' | 'tex' | 'json'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** The review as a file. What makes Word documents and archives is loaded when it is asked for. */
export async function narrativeFile(
  format: NarrativeFormat,
  title: string,
  body: NarrativeBody,
  papers: readonly Paper[],
  cite: Cite,
): Promise<File> {
  const name = safeFileName(title.slice(0, 60))
  if (format === 'md') {
    return new File([narrativeMarkdown(title, body, papers, cite)], `${name}.md`, { type: 'text/markdown' })
  }
  if (format === 'json') {
    const bundle = { format: 'roadrunner-narrative', version: 1, title, body, documentIds: papers.map(({ id }) => id) }
    return new File([JSON.stringify(bundle, null, 2)], `${name}.json`, { type: 'application/json' })
  }
  if (format === 'tex') {
    const cited = citedPapers(body, papers)
    const keys = keysOfCited(cited)
    const keyed = cited.map((paper) => ({ ...paper, shelf: { citationKey: keys.get(paper.id) } }))
    const { writeZip } = await import('#shared/format/zip.ts')
    const zip = writeZip([
      { name: 'review.tex', bytes: utf8(narrativeLatex(title, body, papers, 'references')) },
      { name: 'references.bib', bytes: utf8(writeBibtex(keyed)) },
    ])
    return new File([zip], `${name}.zip`, { type: 'application/zip' })
  }
  const { narrativeDocx } = await import('./narrative-docx.ts')
  return narrativeDocx(name, title, body, papers, cite)
}
