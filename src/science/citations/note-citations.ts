import type { CitationCluster, RenderedCitations, RichText } from './citation.ts'
import type { CslItem } from './csl-item.ts'
import { inListOrder } from './list-order.ts'
import { locatorText, prefixText, suffixText } from './locator-text.ts'
import { MISSING } from './missing-reference.ts'
import { finish, join, text, type Pieces } from './pieces.ts'
import type { NoteStyle } from './style.ts'
import { writtenEntry } from './written-entry.ts'

/** Citations as notes: in full when a work comes first, short later. */
export function noteCitations(
  style: NoteStyle,
  items: ReadonlyMap<string, CslItem>,
  clusters: readonly CitationCluster[],
): Omit<RenderedCitations, 'missing'> {
  const seen = new Set<string>()
  let before: string | undefined
  const citations = new Map<string, RichText>()
  for (const cluster of clusters) {
    const notes = cluster.items.map((item): Pieces => {
      const work = items.get(item.paperId)
      const locator = locatorText(item, style)
      const isRepeat = before === item.paperId
      const isKnown = seen.has(item.paperId)
      before = item.paperId
      seen.add(item.paperId)
      const note =
        work === undefined
          ? join(', ', [text(MISSING), text(locator)])
          : isKnown
            ? style.shortNote(work, locator, isRepeat)
            : style.note(work, locator)
      return [...text(prefixText(item.prefix)), ...note, ...text(suffixText(item.suffix))]
    })
    // After a note with several works nobody knows which of them is meant.
    if (cluster.items.length !== 1) before = undefined
    const whole = join('; ', notes)
    citations.set(cluster.id, finish(whole.length === 0 ? whole : [...whole, { text: '.' }]))
  }
  return {
    citations,
    bibliography: inListOrder(items, style.sortsWithoutParticles !== true).flatMap((paperId, index) => {
      const item = items.get(paperId)
      return item === undefined ? [] : [{ paperId, number: index + 1, text: writtenEntry(style, item) }]
    }),
  }
}
