import { Engine } from 'citeproc'

import type { BibliographyEntry, CitationCluster, CitationItem, RenderedCitations } from '../citation.ts'
import type { CslItem } from '../csl-item.ts'
import { prefixText, suffixText } from '../locator-text.ts'
import { MISSING } from '../missing-reference.ts'
import { itemOf, type Citable } from '../render-citations.ts'
import { localeFor, type CslLocales } from './locales.ts'
import { asRichText, readMarked } from './marked-text.ts'
import type { CslStyleFile } from './read-style.ts'

export type StyleFileRequest = {
  style: CslStyleFile
  locales: CslLocales
  /** Language of the words around the works ("de-DE"); absent: the one of the style, else American English. */
  language?: string
  papers: ReadonlyMap<string, Citable>
  /** In the order of the text. */
  clusters: readonly CitationCluster[]
  /** Papers that stand in the list without being cited. */
  alsoListed?: readonly string[]
}

export type RenderedByFile = RenderedCitations & {
  /** Languages that were asked for and whose words are not at hand: American English stands in their place. */
  missingLocales: readonly string[]
}

/**
 * Formats the citations and the list of references of a whole document by a `.csl` file, with the kept processor citeproc-js.
 * The answer has the shape of our own styles. A style without a list gives none. Throws what the processor throws over a
 * style that reads well and does not run; run it in a worker that can be stopped.
 */
export function renderByStyleFile(request: StyleFileRequest): RenderedByFile {
  const { style, locales, papers, clusters, alsoListed = [] } = request
  const missingLocales = new Set<string>()
  const words = (language: string) => {
    const found = localeFor(language, locales)
    if (found.split('-')[0] !== language.split('-')[0]) missingLocales.add(language)
    const tree = locales[found]
    if (tree === undefined) throw new Error(`No words of ${found} are at hand`)
    return structuredClone(tree)
  }
  const cited = clusters.flatMap(({ items }) => items.map(({ paperId }) => paperId))
  const ids = new Set([...cited, ...alsoListed])
  const missing = [...ids].filter((id) => !papers.has(id))
  const engine = new Engine(
    {
      retrieveLocale: words,
      retrieveItem: (id) => processorItem(id, papers.get(id)),
    },
    structuredClone(style.tree),
    request.language ?? style.locale ?? 'en-US',
    request.language !== undefined,
  )
  // Addresses come as links, which is off by default.
  engine.opt.development_extensions.wrap_url_and_doi = true
  const known = clusters.map((cluster) => cluster.items.filter(({ paperId }) => papers.has(paperId)))
  let note = 0
  const rendered = engine.rebuildProcessorState(
    clusters.flatMap(({ id }, index) => {
      const items = known[index] ?? []
      if (items.length === 0) return []
      note += 1
      const noteIndex = style.format === 'note' ? note : 0
      return [{ citationID: id, citationItems: items.map(citeOf), properties: { noteIndex } }]
    }),
    'html',
    alsoListed.filter((id) => papers.has(id)),
  )
  const texts = new Map(rendered.map(([id, , html]) => [id, html]))
  return {
    citations: new Map(
      clusters.map(({ id, items }, index) => {
        const isWhole = known[index]?.length === items.length
        const html = texts.get(id)
        const runs = html === undefined ? [] : readMarked(html).map(({ run }) => run)
        const gap = isWhole || items.length === 0 ? [] : [{ text: runs.length > 0 ? ` ${MISSING}` : MISSING }]
        return [id, asRichText([...runs, ...gap])]
      }),
    ),
    bibliography: entriesOf(engine),
    missing,
    missingLocales: [...missingLocales],
  }
}

function entriesOf(engine: Engine): BibliographyEntry[] {
  const made = engine.makeBibliography()
  if (made === false) return []
  const [{ entry_ids: ids }, entries] = made
  return entries.flatMap((html, index) => {
    const paperId = ids[index]?.[0]
    if (paperId === undefined) return []
    const marked = readMarked(html)
    const of = (isLabel: boolean) =>
      asRichText(marked.filter(({ part }) => (part === 'csl-left-margin') === isLabel).map(({ run }) => run))
    const label = of(true)
      .map(({ text }) => text)
      .join('')
    return [{ paperId, number: index + 1, ...(label !== '' && { label }), text: of(false) }]
  })
}

/** The record without what is not known: the processor takes a key for a value. */
function processorItem(id: string, paper: Citable | undefined): Record<string, unknown> {
  const item: CslItem = paper === undefined ? { type: 'document' } : itemOf(paper)
  const known = Object.entries(structuredClone(item)).filter(([, value]) => value !== undefined && value !== '')
  return { ...Object.fromEntries(known), id }
}

const citeOf = ({ paperId, locator, label, prefix, suffix, suppressAuthor }: CitationItem) => ({
  id: paperId,
  ...(locator && { locator, label: label ?? 'page' }),
  ...(prefix && { prefix: prefixText(prefix) }),
  ...(suffix && { suffix: suffixText(suffix) }),
  ...(suppressAuthor === true && { 'suppress-author': true }),
})
