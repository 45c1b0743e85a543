import { useId, type ReactNode } from 'react'

import { classNames } from './class-names.ts'

type Props = {
  title?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
  as?: 'section' | 'article' | 'div' | 'li'
  className?: string
  children: ReactNode
}

/** One thing on the page, set apart by a hairline. A title makes it a named region with a heading. */
export function Card({ title, actions, footer, as: Element = 'section', className, children }: Props) {
  const titleId = useId()
  return (
    <Element
      className={classNames('rounded-card border border-line bg-surface', className)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4">
          {title !== undefined && (
            <h2 id={titleId} className="min-w-0 text-base font-semibold">
              {title}
            </h2>
          )}
          {actions !== undefined && <div className="flex items-center gap-2">{actions}</div>}
        </div>
      )}
      <div className={classNames('px-5 pb-5', title === undefined && actions === undefined ? 'pt-5' : 'pt-2')}>
        {children}
      </div>
      {footer !== undefined && <footer className="border-t border-line px-5 py-3 text-ink-muted">{footer}</footer>}
    </Element>
  )
}
