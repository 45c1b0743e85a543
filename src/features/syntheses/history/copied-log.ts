import type { Entry } from '#contract/analyses.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { isGridKind } from '#contract/grid-views.ts'

/** A log that people wrote in their own names can be copied only where its kind knows copied entries. */
export const canDuplicate = ({ kind, seq, status }: Pick<Synthesis, 'kind' | 'seq' | 'status'>) =>
  status !== 'generating' && (isGridKind(kind) || (seq ?? 0) === 0)

/** Entries for another log that keep who wrote them, and when. `keyOf` gives each its key there. */
export function asImported(
  entries: readonly Pick<Entry, 'id' | 'at' | 'by' | 'data'>[],
  keyOf: (id: string) => string,
) {
  return entries.map(({ id, at, by, data }) => {
    const isImported = typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'imported'
    return { id: keyOf(id), data: isImported ? data : { kind: 'imported', id, at, by, entry: data } }
  })
}
