import type { PaperDraft } from '#contract/papers.ts'
import { numberedStyles, type Citing, type CitationStyle } from '#science/citations/reference-styles.ts'
import type { StyleSource } from '#science/citations/csl-file/style-source.ts'

/** A style for references: one of our own, or one from a file, which is fetched when it is used. */
export type ChosenStyle =
  | { is: 'built-in'; style: CitationStyle }
  | { is: 'file'; id: string; title: string; source: () => Promise<StyleSource> }

/** What a style is called. */
export const styleTitle = (chosen: ChosenStyle): string => (chosen.is === 'file' ? chosen.title : chosen.style)

/**
 * How references of these papers are written by the chosen style, as plain text. The rules of our own styles and the
 * processor of files are loaded when somebody cites. Rejects with a sentence where a file cannot be run.
 */
export async function citingBy(chosen: ChosenStyle, papers: readonly PaperDraft[]): Promise<Citing> {
  if (chosen.is === 'built-in') {
    const { inStyle } = await import('#science/citations/reference-text.ts')
    return { cite: inStyle(chosen.style), isNumbered: numberedStyles.includes(chosen.style) }
  }
  const [{ renderInWorker }, { plainCitation }, source] = await Promise.all([
    import('./render-in-worker.ts'),
    import('#science/citations/render-citations.ts'),
    chosen.source(),
  ])
  const places = new Map(papers.map((paper, place) => [`${place}`, paper]))
  const clusters = [...places.keys()].map((id) => ({ id, items: [{ paperId: id }] }))
  const answer = await renderInWorker({ source, papers: places, clusters })
  if (answer.is === 'failed') {
    const { styleCopy } = await import('./style.copy.ts')
    throw new Error(styleCopy.failedWhy(answer.why))
  }
  const { bibliography, citations } = answer.rendered
  const listed = new Map(bibliography.map(({ paperId, text }) => [paperId, plainCitation(text)]))
  // A style without a list says all in its notes.
  const texts = new Map(
    [...places].map(([id, paper]) => [paper, listed.get(id) ?? plainCitation(citations.get(id) ?? [])]),
  )
  return { cite: (paper) => texts.get(paper) ?? paper.title, isNumbered: answer.kind === 'numbered' }
}
