import { useMemo } from 'react'

import type { TextRange } from '#science/documents/find-text.ts'

import type { TermSpan } from '#science/screening/lit-terms.ts'

import type { Mark } from './marks.ts'
import type { Finding } from './use-find.ts'
import type { PlacedHighlight } from './use-highlights.ts'

/** Everything that is coloured in the text: highlights, what is lit, what was found. */
export function useMarks(
  placed: readonly PlacedHighlight[],
  lit: TextRange | undefined,
  find: Finding,
  words: readonly TermSpan[],
) {
  const { isOpen, matches, at } = find
  return useMemo((): Mark[] => {
    const all: Mark[] = placed.map(({ place, id, colour }) => ({
      kind: 'highlight',
      id,
      colour,
      start: place.start,
      end: place.end,
    }))
    for (const word of words) all.push({ ...word })
    if (lit) all.push({ kind: 'lit', start: lit.start, end: lit.end })
    if (isOpen) matches.forEach((match, index) => all.push({ ...match, kind: 'match', isCurrent: index === at }))
    return all
  }, [placed, lit, isOpen, matches, at, words])
}
