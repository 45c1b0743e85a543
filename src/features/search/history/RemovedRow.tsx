import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '#shared/ui/Button.tsx'

import { historyCopy as copy } from './history.copy.ts'

/** Stands in the place of a search that is about to be deleted. The focus is where it can be taken back. */
export function RemovedRow({ query, onUndo }: { query: string; onUndo: () => void }) {
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
  }, [])
  return (
    <li ref={box} className="flex flex-wrap items-center justify-between gap-3 px-1 py-3 text-ink-muted">
      <p role="status" className="min-w-0 wrap-anywhere">
        {copy.removed(query)}
      </p>
      <Button size="small" icon={Undo2} onClick={onUndo}>
        {copy.undo}
      </Button>
    </li>
  )
}
