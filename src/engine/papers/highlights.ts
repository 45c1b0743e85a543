import type { World } from '../world/world.ts'

/** Where highlights were before their papers became one, for taking it back. */
export type HighlightPlaces = { id: string; documentId: string }[]

/** Highlights of papers become highlights of another one; where they were is answered. */
export function moveHighlights(world: World, ownerId: string, from: readonly string[], to: string): HighlightPlaces {
  const rows = world.highlights.of(ownerId).filter((row) => from.includes(row.documentId))
  for (const row of rows) world.highlights.put({ ...row, documentId: to })
  return rows.map(({ id, documentId }) => ({ id, documentId }))
}

export function putHighlightsBack(world: World, ownerId: string, places: HighlightPlaces) {
  for (const { id, documentId } of places) {
    const row = world.highlights.get(id)
    if (row?.ownerId === ownerId) world.highlights.put({ ...row, documentId })
  }
}
