import type { LucideIcon } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'

import { classNames } from '#shared/ui/class-names.ts'

type Props = {
  icon: LucideIcon
  title: string
  action: ReactNode
  /** It stands in the place of a whole page: its title is the page's. */
  isPage?: boolean | undefined
  children: ReactNode
}

/** What stands in the place of something that is closed: why, what stays, and the way on. */
export function GateCard({ icon: Icon, title, action, isPage = false, children }: Props) {
  useEffect(() => {
    if (isPage) document.title = `${title} · Roadrunner`
  }, [isPage, title])
  const look = 'mt-4 font-serif text-lg font-semibold'
  return (
    <section
      className={classNames(
        'mx-auto my-10 max-w-110 rounded-card border border-line bg-surface p-6 text-center',
        isPage && 'max-sm:mx-4',
      )}
    >
      <span className="mx-auto grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      {isPage ? (
        <h1 tabIndex={-1} data-page-title className={look}>
          {title}
        </h1>
      ) : (
        <h2 className={look}>{title}</h2>
      )}
      <div className="mt-2 text-ink-muted">{children}</div>
      <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>
    </section>
  )
}
