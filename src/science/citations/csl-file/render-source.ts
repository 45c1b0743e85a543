import type { CitationCluster } from '../citation.ts'
import type { Citable } from '../render-citations.ts'
import { keptLocales, readCslLocale } from './locales.ts'
import { readCslStyle } from './read-style.ts'
import { renderByStyleFile, type RenderedByFile } from './render-style-file.ts'
import type { StyleSource } from './style-source.ts'

export type SourceRequest = {
  source: StyleSource
  papers: ReadonlyMap<string, Citable>
  clusters: readonly CitationCluster[]
}

/** What became of it: the text, and whether the style cites in notes or by number; or the processor's words for why not. */
export type SourceAnswer =
  | { is: 'rendered'; rendered: RenderedByFile; kind: 'named' | 'numbered' | 'note' }
  | { is: 'failed'; why: string }

/** Reads the file, gathers the words of its language and formats the whole document by it. Never rejects. */
export async function renderSource({ source, papers, clusters }: SourceRequest): Promise<SourceAnswer> {
  const read = readCslStyle(source.text)
  if (read.kind !== 'style') return { is: 'failed', why: 'The file does not hold a style that can be run.' }
  const own = source.locale === undefined ? undefined : readCslLocale(source.locale)
  try {
    const kept = await keptLocales()
    const locales = own ? { ...kept, [own.language]: own.tree } : kept
    const rendered = renderByStyleFile({ style: read.style, locales, papers, clusters })
    const { format } = read.style
    const kind = format === 'note' ? 'note' : format === 'numeric' || format === 'label' ? 'numbered' : 'named'
    return { is: 'rendered', rendered, kind }
  } catch (error) {
    return { is: 'failed', why: error instanceof Error ? error.message.slice(0, 200) : 'The processor stopped.' }
  }
}
