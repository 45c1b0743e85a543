import type { Synthesis } from '#contract/syntheses.ts'
import { isGridKind } from '#contract/grid-views.ts'
import type { LiveView } from '#science/manuscript/manuscript.ts'

/** What of an analysis can stand in a text, by its kind. */
export function viewsOf({ kind }: Pick<Synthesis, 'kind'>): readonly LiveView[] {
  if (kind == null || kind === 'synthesis') return ['summary']
  if (kind === 'meta-analysis') return ['forest_plot', 'summary']
  if (kind === 'review') return ['flow_diagram']
  return isGridKind(kind) ? ['evidence_table'] : []
}
