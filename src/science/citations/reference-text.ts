import type { PaperDraft } from '#contract/papers.ts'

import { cslItemOf, type CslItem } from './csl-item.ts'
import { finish, plainText, type Pieces } from './pieces.ts'
import { definitionOf } from './styles/all.ts'
import { nihEntry } from './styles/medical.ts'
import type { Cite, CitationStyle } from './reference-styles.ts'

const alone = { letter: '' }

const writers: Record<CitationStyle, (item: CslItem) => Pieces> = {
  APA: (item) => definitionOf('apa').entry(item, alone),
  Vancouver: (item) => definitionOf('vancouver').entry(item, alone),
  AMA: (item) => definitionOf('ama').entry(item, alone),
  NIH: nihEntry,
  Chicago: (item) => definitionOf('chicago-author-date').entry(item, alone),
  'Chicago notes': (item) => definitionOf('chicago-notes').entry(item, alone),
  Harvard: (item) => definitionOf('harvard').entry(item, alone),
  IEEE: (item) => definitionOf('ieee').entry(item, alone),
  MLA: (item) => definitionOf('mla').entry(item, alone),
  Nature: (item) => definitionOf('nature').entry(item, alone),
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
