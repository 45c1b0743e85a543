import type { ReactNode } from 'react'

/** What a panel beside the text stands in. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-col gap-4 text-sm">{children}</div>
}

/** Nothing here yet, in a narrow place. */
export function PanelEmpty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line-strong/60 px-4 py-6 text-center">
      <p className="font-serif text-base">{title}</p>
      {children !== undefined && <div className="mt-1 text-ink-muted">{children}</div>}
    </div>
  )
}
