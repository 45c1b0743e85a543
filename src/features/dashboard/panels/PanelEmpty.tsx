import type { ReactNode } from 'react'

/** Nothing here yet: a sentence on what will stand here, and at most one thing to do. */
export function PanelEmpty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="max-w-reading">
      <p className="text-ink-muted">{children}</p>
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  )
}
