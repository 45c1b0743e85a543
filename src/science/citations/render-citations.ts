import type { PaperDraft } from '#contract/papers.ts'

import type { CitationCluster, CitationStyle, RenderedCitations, RichText } from './citation.ts'
import { cslItemOf, type CslItem } from './csl-item.ts'
import { namedCitations } from './named-citations.ts'
import { noteCitations } from './note-citations.ts'
import { numberedCitations } from './numbered-citations.ts'
import { plainText } from './pieces.ts'
import { definitionOf } from './styles/all.ts'

/** A CSL item, or a paper of the library. */
export type Citable = CslItem | (PaperDraft & { id?: string })

export type RenderRequest = {
  style: CitationStyle
  papers: ReadonlyMap<string, Citable>
  /** In the order of the text. */
  clusters: readonly CitationCluster[]
  /** Papers that stand in the list without being cited. */
  alsoListed?: readonly string[]
}

const itemsOfPapers = new WeakMap<Citable, CslItem>()

/** One item for one paper, so that what was made of it is found again. */
export function itemOf(paper: Citable): CslItem {
  if (!('ids' in paper)) return paper
  const item = itemsOfPapers.get(paper) ?? cslItemOf(paper)
  itemsOfPapers.set(paper, item)
  return item
}

/**
 * Formats the citations and the list of references of a whole document: numbers by first appearance, letters and names
 * that tell works apart, ranges, locators. Pure; the same input gives the same text. A cited paper that is not in
 * `papers` reads "[missing reference]" in its citation and is named in `missing`.
 */
export function renderCitations({ style, papers, clusters, alsoListed = [] }: RenderRequest): RenderedCitations {
  const cited = clusters.flatMap(({ items }) => items.map(({ paperId }) => paperId))
  const items = new Map<string, CslItem>()
  const definition = definitionOf(style)
  const signed = definition.signed ?? ((item: CslItem) => item)
  const missing = new Set<string>()
  for (const id of [...cited, ...alsoListed]) {
    const paper = papers.get(id)
    if (paper === undefined) missing.add(id)
    else if (!items.has(id)) items.set(id, signed(itemOf(paper)))
  }
  const rendered =
    definition.kind === 'named'
      ? namedCitations(definition, items, clusters)
      : definition.kind === 'numbered'
        ? numberedCitations(definition, items, clusters)
        : noteCitations(definition, items, clusters)
  return { ...rendered, missing: [...missing] }
}

/** Formatted text as characters alone. */
export const plainCitation = (text: RichText): string => plainText(text)
