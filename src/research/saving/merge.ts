/** What of an analysis is saved: its head, and the body as its kind reads it. */
export type Work<B> = { title: string; query: string; documentIds: readonly string[]; body: B }
/** Of it, what was changed. */
export type Part = Partial<Work<unknown>>

export const NAMES = ['title', 'query', 'documentIds', 'body'] as const

type Bag = Readonly<Record<string, unknown>>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Which fields were changed. A change makes a new value: they are compared by identity. */
export const partOf = <B>(base: Work<B>, mine: Work<B>): Part =>
  Object.fromEntries(NAMES.filter((name) => mine[name] !== base[name]).map((name) => [name, mine[name]]))

/** Whether everything in a part stands in there. */
export const stands = (part: Part, there: Work<unknown>): boolean =>
  NAMES.every((name) => part[name] === undefined || same(part[name], there[name]))

/**
 * Two changes of one state joined field by field, down to the fields of objects in it; a list counts as one value. Where
 * both changed the same one, mine stands and `isClash` says so.
 */
export function joined<T>(base: T, mine: T, theirs: T): { value: T; isClash: boolean } {
  if (mine === base || same(mine, base) || same(mine, theirs)) return { value: theirs, isClash: false }
  if (same(base, theirs)) return { value: mine, isClash: false }
  if (!isBag(mine) || !isBag(theirs)) return { value: mine, isClash: true }
  const before: Bag = isBag(base) ? base : {}
  let isClash = false
  const value: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const one = joined(before[name], mine[name], theirs[name])
    isClash ||= one.isClash
    if (one.value !== undefined) value[name] = one.value
  }
  return { value: value as T, isClash }
}

/** The same of papers, which are a set: what either added or took out. */
const joinedIds = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] => {
  const [before, kept] = [new Set(base), new Set(mine)]
  return [
    ...new Set([...theirs.filter((id) => kept.has(id) || !before.has(id)), ...mine.filter((id) => !before.has(id))]),
  ]
}

/** Work that two have changed, joined. */
export function joinedWork<B>(base: Work<B>, mine: Work<B>, theirs: Work<B>): { value: Work<B>; isClash: boolean } {
  const documentIds =
    mine.documentIds === base.documentIds
      ? theirs.documentIds
      : joinedIds(base.documentIds, mine.documentIds, theirs.documentIds)
  return joined<Work<B>>({ ...base, documentIds }, { ...mine, documentIds }, { ...theirs, documentIds })
}
