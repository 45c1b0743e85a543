import { decodeEntities } from '#science/records/xml.ts'

/** Reads JSON of others: nothing of it is taken for granted, and what has another shape is absent. */
export type Bag = Record<string, unknown>

export const bagOf = (value: unknown): Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : {}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A text that says something, on one line; undefined for everything else. */
export const textOf = (value: unknown): string | undefined => {
  const text =
    typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : typeof value === 'number' ? `${value}` : ''
  return text === '' ? undefined : text
}

/** A whole number that is not negative; a text of digits is one, too. */
export const countOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** A year of print. */
export const yearOf = (value: unknown): number | undefined => {
  const year = countOf(value)
  return year !== undefined && year >= 1400 && year <= 2200 ? year : undefined
}

/** Without the keys that have no value: "absent" and "undefined" are one thing to the contract. */
export const present = <T extends Bag>(bag: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(bag).filter(([, value]) => value !== undefined)) as never

/** The text of a piece of HTML or JATS: tags out, entities read, one line. */
export const plainOf = (value: unknown): string | undefined => {
  const text = textOf(value)
  if (text === undefined) return undefined
  const plain = text
    .replace(/<(?:jats:)?title>(?:abstract|summary)<\/(?:jats:)?title>/i, ' ')
    .replace(/<\/(?:jats:)?title>/gi, ': ')
    .replace(/<[^<>]*>/g, ' ')
  return textOf(decodeEntities(plain).replace(/(?<!\s)\s+([.,;:])/g, '$1'))
}
