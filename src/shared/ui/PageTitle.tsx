import { useEffect, type ReactNode } from 'react'

type Props = {
  children: string
  /** Where the tab should say something else than the heading. */
  documentTitle?: string
  actions?: ReactNode
  lead?: ReactNode
  /** Said and not shown: where the head of the page and an open tab say the same. */
  isSpoken?: boolean
}

const TAB_MAX = 120
const shortened = (title: string) => (title.length > TAB_MAX ? `${title.slice(0, TAB_MAX - 1)}…` : title)

/** The one h1 of a page. It names the tab too, and takes the focus when the page is reached. */
export function PageTitle({ children, documentTitle = children, actions, lead, isSpoken = false }: Props) {
  useEffect(() => {
    document.title = `${shortened(documentTitle)} · Roadrunner`
  }, [documentTitle])
  if (isSpoken) {
    return (
      <h1 tabIndex={-1} data-page-title dir="auto" className="sr-only">
        {children}
      </h1>
    )
  }
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1
          tabIndex={-1}
          data-page-title
          dir="auto"
          className="font-serif text-xl font-semibold tracking-[-0.01em] wrap-anywhere"
        >
          {children}
        </h1>
        {lead !== undefined && (
          <div data-page-lead className="mt-1 max-w-reading text-pretty wrap-anywhere text-ink-muted">
            {lead}
          </div>
        )}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}
