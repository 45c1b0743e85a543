import type { PaperDraft } from '#contract/papers.ts'

import { abbreviateTitle } from './abbreviate-title.ts'

/**
 * The abbreviated name of a paper's journal with its full stops ("J. Sleep Res."): from the abbreviation that the record
 * carries, else by the rules of ISO 4 where every word of the name is known; undefined where neither says it.
 */
export function journalShort({ type, venue, venueShort }: Pick<PaperDraft, 'type' | 'venue' | 'venueShort'>) {
  if (venueShort !== undefined && venueShort !== '') return withStops(venueShort, venue)
  return type.startsWith('article-journal') && venue !== undefined ? abbreviateTitle(venue) : undefined
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The National Library of Medicine writes abbreviations without full stops. A word that does not stand whole in the full
 * name is shortened and gets one; so do single letters. Without the full name nothing is known, and nothing added.
 */
function withStops(short: string, full: string | undefined): string {
  if (full === undefined || short.includes('.')) return short
  const whole = new Set(full.split(/[\s/-]+/).map(plain))
  return short
    .split(/(\s+)/)
    .map((word) => {
      const bare = plain(word)
      const isShortened = bare !== '' && !whole.has(bare) && /^[\p{L}-]+$/u.test(word) && !/^\p{Lu}{2,}$/u.test(word)
      return isShortened ? `${word}.` : word
    })
    .join('')
}
