import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import { citationMarkers } from '../documents/citation-markers.ts'
import { placeAt, type FullText } from '../evidence/full-text.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { printedList } from './printed-references.ts'

/** A sentence in which a paper of the set cites another one, word for word. `from` is the paper whose words it is. */
export type CitingSentence = { from: string; to: string; evidence: Evidence }

type Listed = Pick<Paper, 'id' | 'title' | 'ids' | 'year'>

/**
 * The sentences in which papers of a set cite each other, from the full texts that are here. Only a marker that leads to
 * an entry of the printed list counts, and only an entry that is known as a paper of the set.
 */
export function citingSentences(
  set: readonly Listed[],
  texts: ReadonlyMap<string, readonly FullText[]>,
): CitingSentence[] {
  return set.flatMap(({ id }) => {
    const said = new Set<string>()
    return (texts.get(id) ?? []).flatMap((full) =>
      sentencesIn(id, full, set).filter(({ to, evidence }) => {
        const key = `${to} ${evidence.quote}`
        if (said.has(key)) return false
        said.add(key)
        return true
      }),
    )
  })
}

function sentencesIn(from: string, full: FullText, set: readonly Listed[]): CitingSentence[] {
  const printed = printedList(full, set)
  if (!printed) return []
  const { list, works, start } = printed
  const inSet = new Map(
    list.entries.flatMap((entry, at) => {
      const to = works[at]?.documentId
      return to === undefined || to === from ? [] : [[entry, to] as const]
    }),
  )
  if (inSet.size === 0) return []
  const sentences = sentencesOf(full.text.slice(0, start))
  let at = 0
  return citationMarkers(full.text, list, start).flatMap((marker): CitingSentence[] => {
    while (at < sentences.length && (sentences[at]?.end ?? 0) <= marker.start) at += 1
    const sentence = sentences[at]
    if (!sentence || sentence.start > marker.start) return []
    const evidence: Evidence = {
      documentId: from,
      quote: sentence.text,
      start: sentence.start,
      end: sentence.end,
      textHash: full.textHash,
      verified: 'exact',
      ...placeAt(full, sentence.start),
    }
    const cited = new Set(marker.entries.flatMap((entry) => inSet.get(entry) ?? []))
    return [...cited].map((to) => ({ from, to, evidence }))
  })
}
