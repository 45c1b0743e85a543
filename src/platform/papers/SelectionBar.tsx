import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'

type Props = { chosen: number; onClear: () => void; children: ReactNode }

/** Stays at the lower edge while papers are chosen: how many, and what can be done with them. */
export function SelectionBar({ chosen, onClear, children }: Props) {
  return (
    <div aria-live="polite" className="sticky bottom-4 z-bar mt-4">
      {chosen > 0 && (
        <div
          role="group"
          aria-label="Chosen papers"
          className="animate-rise flex flex-wrap items-center gap-2 rounded-card bg-surface-raised px-4 py-3 shadow-float"
        >
          <p className="mr-auto font-semibold">{count(chosen, 'paper', 'papers')} chosen</p>
          {children}
          <Button variant="ghost" icon={X} onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}
