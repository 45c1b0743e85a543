import { Fragment, useEffect, useRef } from 'react'

import { DashboardToolbar } from './DashboardToolbar.tsx'
import { gridCopy as copy } from './grid.copy.ts'
import { PanelCard } from './PanelCard.tsx'
import { PanelHandle } from './PanelHandle.tsx'
import { PanelMenu } from './PanelMenu.tsx'
import { RemovedPanel } from './RemovedPanel.tsx'
import { useColumns } from './use-columns.ts'
import { useDashboard } from './use-dashboard.ts'
import { usePanelDrag, type Landing } from './use-panel-drag.ts'

const FOCUS_AFTER_MS = 50

/** The panels of the persona's dashboard, in the order in which they are read. */
export function DashboardGrid() {
  const columns = useColumns()
  const dashboard = useDashboard(columns)
  const { panels, heldId, gone, announcement, focusOn } = dashboard
  const grid = useRef<HTMLDivElement>(null)

  const drop = (id: string, { id: targetId, isAfter }: Landing) => {
    const others = panels.filter((panel) => panel.id !== id)
    const at = others.findIndex((panel) => panel.id === targetId)
    if (at >= 0) dashboard.place(id, at + (isAfter ? 1 : 0))
  }
  const drag = usePanelDrag({ columns, onDrop: drop })

  useEffect(() => {
    if (!focusOn) return undefined
    // The menu that was chosen from gives the focus back to its button first.
    const timer = setTimeout(() => {
      const handles = grid.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? []
      ;[...handles].find((handle) => handle.dataset['handle'] === focusOn.id)?.focus()
    }, FOCUS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [focusOn])

  const removal = gone && (
    <RemovedPanel removed={gone} onUndo={dashboard.restore} onDismiss={dashboard.dismissRemoval} />
  )
  return (
    <section aria-label={copy.panels}>
      <DashboardToolbar dashboard={dashboard} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {panels.length === 0 && !gone ? (
        <p className="rounded-card border border-dashed border-line-strong p-5 text-ink-muted">{copy.empty}</p>
      ) : (
        <div ref={grid} className="grid gap-5 md:grid-cols-2">
          {panels.map((panel, index) => (
            <Fragment key={panel.id}>
              {gone?.index === index && removal}
              <PanelCard
                panel={panel}
                isInHand={panel.id === heldId || panel.id === drag.draggedId}
                landing={drag.landing}
                actions={
                  <>
                    <PanelHandle
                      panel={panel}
                      dashboard={dashboard}
                      pointer={drag.handlersOf(panel.id)}
                      isClickOfDrag={drag.isClickOfDrag}
                      cancelDrag={drag.cancel}
                    />
                    <PanelMenu panel={panel} dashboard={dashboard} />
                  </>
                }
              />
            </Fragment>
          ))}
          {gone && gone.index >= panels.length && removal}
        </div>
      )}
    </section>
  )
}
