import type { StringDialect } from './respelled.ts'

/** How near two words are of which a string says no more than that they are near. */
const nearAlone: Partial<Record<StringDialect, number>> = { cochrane: 5, wos: 15 }

const SPELLED: Partial<Record<StringDialect, RegExp>> = {
  ebsco: /^([NW])(\d{1,2})$/,
  proquest: /^([NP])\/(\d{1,2})$/i,
}

/** How near the words on both sides of an operator are, as its database counts; undefined for any other word. */
export function nearOf(text: string, dialect: StringDialect): { distance: number; isOrdered: boolean } | undefined {
  const [, letter, count] = SPELLED[dialect]?.exec(text) ?? []
  if (letter !== undefined) return { distance: Number(count), isOrdered: !/n/i.test(letter) }
  const [, name = '', number] = /^(adj|near\/?|next\/?|w\/|pre\/|onear\/)(\d{1,2})?$/i.exec(text) ?? []
  if (name === '') return undefined
  const isAdjacent = /^adj$/i.test(name)
  const unsaid = isAdjacent || /^next$/i.test(name) ? 0 : (nearAlone[dialect] ?? 10)
  // Ovid, Embase and Cochrane count the words from one to the other, the others those between them.
  const fromWord = isAdjacent || dialect === 'embase' || dialect === 'cochrane'
  const distance = number === undefined ? unsaid : Number(number) - (fromWord ? 1 : 0)
  return {
    distance: Math.max(0, distance),
    isOrdered: /^(?:next|pre|onear)/i.test(name) || (isAdjacent && number === undefined),
  }
}
