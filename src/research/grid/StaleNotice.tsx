import { isStale } from '#science/grid/staleness.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { gridCopy as copy } from './grid.copy.ts'
import type { OpenGrid } from './use-grid.ts'

/** What changed since the grid was made: update what changed, or keep it. Nothing changes by itself. */
export function StaleNotice({ open, onUpdate }: { open: OpenGrid; onUpdate?: () => void }) {
  const { staleness, grid, rules, mayWrite } = open
  if (!isStale(staleness) || !mayWrite) return null
  const { added, changed, columns } = staleness
  const names = columns.map((id) => grid.columnById.get(id)?.name ?? id)
  const keep = () => {
    const hashes = Object.fromEntries(rules.textHashes)
    open.changeHead(({ body }) => ({
      body: { ...body, params: { ...body.params, textHashes: { ...body.params.textHashes, ...hashes } } },
    }))
  }
  return (
    <div className="mb-4">
      <Notice
        action={
          <span className="flex flex-wrap gap-2">
            {onUpdate && (
              <Button size="small" variant="primary" onClick={onUpdate}>
                Update only what changed
              </Button>
            )}
            {changed.length > 0 && (
              <Button size="small" onClick={keep}>
                {copy.keep}
              </Button>
            )}
          </span>
        }
      >
        {[
          ...(added.length > 0 ? [copy.stale.added(added.length)] : []),
          ...(changed.length > 0 ? [copy.stale.changed(changed.length)] : []),
          ...(columns.length > 0 ? [copy.stale.columns(names)] : []),
        ].join(' ')}
      </Notice>
    </div>
  )
}
