import { wasSignedIn } from '#platform/session/session-marks.ts'

import { partOf } from './page-parts.ts'
import { rowOf } from './route-match.ts'
import { Workspace } from './workspace-part.ts'

/** Asks for the page of the address at once, beside the question who is signed in. */
export function preloadFirstPage() {
  const row = rowOf(location.pathname)
  if (!row) return
  const isForVisitors = row.access === 'public' || row.access === 'open'
  if (!isForVisitors && wasSignedIn()) Workspace.preload()
  if (isForVisitors ? !wasSignedIn() : wasSignedIn()) partOf(row.page).preload()
}

/** What comes after signing in: asked for as soon as somebody begins to type. */
export function preloadDashboard() {
  Workspace.preload()
  const row = rowOf('/personalized-dashboard')
  if (row) partOf(row.page).preload()
}
