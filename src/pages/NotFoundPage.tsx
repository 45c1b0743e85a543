import { LayoutDashboard, Search } from 'lucide-react'
import { useLocation } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

/** Nothing lives at this address. It is shown as it was asked for, to be read and mended. */
export function Component() {
  const { pathname, search } = useLocation()
  return (
    <ReadingFrame>
      <div className="py-12">
        <PageTitle documentTitle="Page not found">There is no page at this address</PageTitle>
        <p className="rounded-control border border-line bg-surface-sunken px-3 py-2 font-mono break-all">
          {`${pathname}${search}`.slice(0, 500)}
        </p>
        <p className="mt-4 text-ink-muted">
          It may have been mistyped, or the page may be one that your account does not show.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.dashboard()} variant="primary" icon={LayoutDashboard}>
            Go to the dashboard
          </ButtonLink>
          <ButtonLink to={paths.search()} icon={Search}>
            Search papers
          </ButtonLink>
        </div>
      </div>
    </ReadingFrame>
  )
}
