import type { ReactNode } from 'react'

/** A key. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-control border border-line-strong/50 bg-surface px-1.5 font-sans text-xs text-ink-muted">
      {children}
    </kbd>
  )
}
