import { gridViews, type GridKind } from '#contract/grid-views.ts'

/** Where an analysis opens in a view; without an id, where that view begins: a comparison begins at a timeline. */
export function viewAddress(kind: GridKind, id?: string): string {
  const { path } = gridViews[kind]
  const isInPath = path.includes('/:id')
  if (id === undefined) return isInPath ? gridViews.timeline.path : path
  const part = encodeURIComponent(id)
  return isInPath ? path.replace(':id', part) : `${path}?id=${part}`
}
