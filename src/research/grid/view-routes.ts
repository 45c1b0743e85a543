/**
 * The views of the grid: the kind of an analysis, the path of its page, and its name. Any of them opens any analysis that
 * has a grid, at `path?id=…`; a comparison of two timelines has its id in the path.
 */
export const gridViews = {
  grid: { path: '/analyze', label: 'Extraction workbench' },
  lit_table: { path: '/literature-review-table', label: 'Literature review table' },
  lit_matrix: { path: '/literature-matrix', label: 'Literature matrix' },
  design_compare: { path: '/compare-experimental-designs', label: 'Experimental designs' },
  best_practice: { path: '/methodological-best-practices', label: 'Methodological best practices' },
  hypothesis: { path: '/hypothesis-comparison', label: 'Hypothesis comparison' },
  timeline: { path: '/research-timeline', label: 'Research timeline' },
  timeline_compare: { path: '/timeline-comparison', label: 'Timeline comparison' },
  gap: { path: '/research-gap-analysis', label: 'Research gaps' },
  impact: { path: '/high-impact-citations', label: 'High-impact citations' },
  clinical: { path: '/clinical-relevance', label: 'Clinical evidence' },
  funding: { path: '/funding-rationales', label: 'Funding rationales' },
} as const
export type GridKind = keyof typeof gridViews

export const gridKinds = Object.keys(gridViews) as GridKind[]
export const isGridKind = (kind: string | null | undefined): kind is GridKind =>
  kind !== null && kind !== undefined && Object.hasOwn(gridViews, kind)

/** Where an analysis opens in a view; without an id, where that view begins. */
export function viewAddress(kind: GridKind, id?: string): string {
  const { path } = gridViews[kind]
  if (id === undefined) return path
  const part = encodeURIComponent(id)
  return kind === 'timeline_compare' ? `${path}/${part}` : `${path}?id=${part}`
}
