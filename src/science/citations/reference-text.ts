import type { PaperDraft } from '#contract/papers.ts'

import { cslItemOf, type CslItem } from './csl-item.ts'
import { finish, plainText, type Pieces } from './pieces.ts'
import { definitionOf } from './styles/all.ts'
import { nihEntry } from './styles/medical.ts'
import type { Cite, CitationStyle } from './reference-styles.ts'

const alone = { letter: '' }

const by =
  (style: Parameters<typeof definitionOf>[0]) =>
  (item: CslItem): Pieces => {
    const definition = definitionOf(style)
    return definition.entry(definition.signed?.(item) ?? item, alone)
  }

const writers: Record<CitationStyle, (item: CslItem) => Pieces> = {
  APA: by('apa'),
  Vancouver: by('vancouver'),
  AMA: by('ama'),
  NIH: nihEntry,
  Chicago: by('chicago-author-date'),
  'Chicago notes': by('chicago-notes'),
  Harvard: by('harvard'),
  IEEE: by('ieee'),
  MLA: by('mla'),
  Nature: by('nature'),
}

/**
 * One reference as plain text, for a mail or a curriculum vitae: no italics and no number before it. By the same rules as
 * the lists of references of drafts. What the record does not have is left out, never guessed.
 */
export const referenceText = (paper: PaperDraft, style: CitationStyle): string =>
  plainText(finish(writers[style](cslItemOf(paper))))

/** References by one of our own styles. */
export const inStyle =
  (style: CitationStyle): Cite =>
  (paper) =>
    referenceText(paper, style)
