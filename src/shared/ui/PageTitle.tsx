import { useEffect, type ReactNode } from 'react'

type Props = {
  children: string
  /** Where the tab should say something else than the heading. */
  documentTitle?: string
  actions?: ReactNode
  lead?: ReactNode
}

/** The one h1 of a page. It names the tab too, and takes the focus when the page is reached. */
export function PageTitle({ children, documentTitle = children, actions, lead }: Props) {
  useEffect(() => {
    document.title = `${documentTitle} · Roadrunner`
  }, [documentTitle])
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} data-page-title className="font-serif text-xl font-semibold tracking-[-0.01em]">
          {children}
        </h1>
        {lead !== undefined && <div className="mt-1 max-w-reading text-ink-muted">{lead}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}
