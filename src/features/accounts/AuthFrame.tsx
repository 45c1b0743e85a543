import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { Logo } from '#shared/ui/Logo.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

type Props = { title: string; lead?: string; children: ReactNode; below?: ReactNode }

/** The one card of signing in and its relatives. */
export function AuthFrame({ title, lead, children, below }: Props) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-105 flex-col justify-center px-4 py-10">
      <Link to={paths.home()} aria-label="Roadrunner, home" className="mb-6 self-center rounded-control p-1">
        <Logo named size={32} />
      </Link>
      <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
        <PageTitle lead={lead}>{title}</PageTitle>
        {children}
      </div>
      {below !== undefined && <div className="mt-5 space-y-1 text-center text-ink-muted">{below}</div>}
    </main>
  )
}
