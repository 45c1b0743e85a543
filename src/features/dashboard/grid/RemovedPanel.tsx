import { useEffect, useRef } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { gridCopy as copy } from './grid.copy.ts'
import type { Removed } from './use-dashboard.ts'

type Props = { removed: Removed; onUndo: () => void; onDismiss: () => void }

/** Stands where a panel was, without a time limit, until something else is done. */
export function RemovedPanel({ removed: { panel }, onUndo, onDismiss }: Props) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [panel])
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2 self-start rounded-card border border-dashed border-line-strong px-5 py-4',
        panel.size === 'large' && 'md:col-span-2',
      )}
    >
      <p className="min-w-0 flex-1">{copy.removed(panel.title)}</p>
      <Button ref={undo} size="small" onClick={onUndo}>
        {copy.undo}
      </Button>
      <Button size="small" variant="ghost" onClick={onDismiss}>
        {copy.dismiss}
      </Button>
    </div>
  )
}
