import type { SearchHit } from '#contract/search.ts'
import { sourceNames } from '#research/papers/paper-words.ts'
import { litSpans } from '#science/search/highlight.ts'

import { sourcesOfHit } from './hit-sources.ts'

/** Where the words of the question stand in the paper, and which source has it at which place of its answer. */
export function whyHere(hit: SearchHit, isShared = false): string {
  const { paper, terms, foundBy } = hit
  const isInTitle = (term: string) => litSpans(paper.title, [term]).length > 0
  const inTitle = terms.filter(isInTitle)
  const elsewhere = terms.filter((term) => !isInTitle(term))
  const matches = [
    inTitle.length > 0 && `${inTitle.join(', ')} (in the title)`,
    elsewhere.length > 0 && elsewhere.join(', '),
  ].filter(Boolean)
  const places = foundBy
    ? foundBy.map(({ label, rank }) => `${label} at place ${rank}`)
    : sourcesOfHit(hit, isShared).map((source) => sourceNames[source])
  return [
    matches.length > 0 && `matches ${matches.join(', ')}`,
    places.length > 0 && `found in ${places.join(' and ')}`,
  ]
    .filter(Boolean)
    .join('; ')
}
