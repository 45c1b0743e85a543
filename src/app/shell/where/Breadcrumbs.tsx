import { useEffect } from 'react'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { crumbsTo, places, type Crumb } from '#contract/page-places.ts'
import { pageAddress, pages, type PageId } from '#contract/pages.ts'
import { forgetRecent, noteRecent } from '#platform/recents.ts'
import { useSession } from '#platform/session/session.queries.ts'

import { shellCopy as copy } from '../shell.copy.ts'
import { useOpenWork, type OpenWork } from './use-open-work.ts'

/** A page of a project: the project stands above it, and above that the projects. */
const isPartOfProject = (page: PageId) => pages[page].path.startsWith('/collaborate/:projectId/')

/** The way down to what is open; what is open itself is the heading of the page. */
export function trailTo(page: PageId, work: OpenWork | undefined): Crumb[] {
  if (!work) return crumbsTo(page)
  const own = { label: work.title, to: work.to }
  if (work.place === 'projects') {
    const above = crumbsTo(page)
    return isPartOfProject(page) ? [...above, own] : above
  }
  // A piece of work of a project is below it, whatever kind it is.
  const above: Crumb[] = work.project
    ? [places.projects, { label: work.project.title, to: work.project.to }]
    : page === 'synthesisHistory'
      ? [places.analyses]
      : crumbsTo(page)
  if (work.kind === undefined || page === 'synthesisHistory') return above
  return [...above, { label: pages[page].title, to: pageAddress(page) }]
}

/** Where the page is: the way down from a place of the rail. Notes what was opened, for the rail and the palette. */
export function Breadcrumbs() {
  const { page, work, gone } = useOpenWork()
  const userId = useSession().user?.id
  const { place, id, title, to } = work ?? {}
  useEffect(() => {
    if (userId === undefined || place === undefined || id === undefined) return
    noteRecent(userId, { place, id, title: title ?? '', to: to ?? '' })
  }, [userId, place, id, title, to])
  useEffect(() => {
    if (userId !== undefined && gone !== undefined) forgetRecent(userId, gone)
  }, [userId, gone])

  const trail = page === undefined ? [] : trailTo(page, work)
  if (trail.length === 0) return null
  return (
    <nav aria-label={copy.breadcrumbs} className="mx-auto w-full max-w-[84rem] px-4 sm:px-6 print:hidden">
      <ol className="flex h-9 min-w-0 items-end text-xs text-ink-muted">
        {trail.map(({ label, to: address }) => (
          <li key={address} className="group flex min-w-0 items-center">
            <Link
              to={address}
              title={label}
              className="block max-w-60 truncate rounded-control py-1 underline-offset-2 hover:text-ink hover:underline"
            >
              {label}
            </Link>
            <ChevronRight size={14} aria-hidden className="mx-1 shrink-0 text-ink-faint group-last:hidden" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
