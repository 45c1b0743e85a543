import type { Collection } from '#contract/library.ts'

/** A folder with how deep it stands, in the order in which a person reads them: A to Z, each with its own below it. */
export type PlacedCollection = Collection & { depth: number }

/** Folders as a list to draw. One whose parent is unknown stands at the top; a circle of parents is broken there. */
export function collectionTree(collections: readonly Collection[]): PlacedCollection[] {
  const ids = new Set(collections.map(({ id }) => id))
  const under = new Map<string, Collection[]>()
  for (const each of collections) {
    const parent = each.parentId != null && ids.has(each.parentId) ? each.parentId : ''
    under.set(parent, [...(under.get(parent) ?? []), each])
  }
  const placed = new Set<string>()
  const below = (parent: string, depth: number): PlacedCollection[] =>
    (under.get(parent) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .flatMap((each) => {
        if (placed.has(each.id)) return []
        placed.add(each.id)
        return [{ ...each, depth }, ...below(each.id, depth + 1)]
      })
  const tree = below('', 0)
  return [...tree, ...collections.filter(({ id }) => !placed.has(id)).map((each) => ({ ...each, depth: 0 }))]
}
