import { pageRows, type PageId, type Pages } from './pages.ts'

/** Kinds of analyses that are grids, each with a view of its own. */
export type GridKind = {
  [Id in PageId]: Pages[Id] extends { analysis: { family: 'grid'; kind: infer Kind } } ? Kind : never
}[PageId]

/** The views of the grid: of each kind the path of its page, and its name. */
export const gridViews = Object.fromEntries(
  pageRows.flatMap(([, { analysis, path, title }]) =>
    analysis?.family === 'grid' ? [[analysis.kind, { path, label: title }]] : [],
  ),
) as Readonly<Record<GridKind, { path: string; label: string }>>

export const gridKinds = Object.keys(gridViews) as readonly GridKind[]

/** Whether an analysis of that kind is a grid. */
export const isGridKind = (kind: string | null | undefined): kind is GridKind =>
  kind !== null && kind !== undefined && Object.hasOwn(gridViews, kind)
