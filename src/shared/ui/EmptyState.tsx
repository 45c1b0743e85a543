import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** Left out where the heading of the page says it. */
  title?: string
  children?: ReactNode
  action?: ReactNode
  example?: ReactNode
  icon?: LucideIcon
  /** Instead of an icon: what will be here, drawn small. */
  picture?: ReactNode
}

/** Nothing here yet: a sentence that says what belongs here, one action, and an example of what it will look like. */
export function EmptyState({ title, children, action, example, icon: Icon, picture }: Props) {
  return (
    <div className="mx-auto flex max-w-120 flex-col items-center px-4 py-8 text-center wrap-anywhere">
      {picture !== undefined && <div className="mb-5">{picture}</div>}
      {Icon && picture === undefined && (
        <span className="mb-4 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink-muted">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      {title !== undefined && <p className="font-serif text-lg">{title}</p>}
      {children !== undefined && <div className="mt-1.5 text-ink-muted">{children}</div>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
      {example !== undefined && (
        <div className="mt-8 w-full rounded-card border border-dashed border-line-strong/60 p-4 text-left">
          {example}
        </div>
      )}
    </div>
  )
}
