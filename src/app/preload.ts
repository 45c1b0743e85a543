import { matchPath } from 'react-router-dom'

import { wasSignedIn } from '#platform/session/session-marks.ts'

import { InnerRoutes, Workspace } from './lazy-parts.ts'
import { partOf } from './page-parts.ts'
import { visitorRoutes } from './visitor-routes.ts'

/** Asks for the page of the address at once, beside the question who is signed in. */
export function preloadFirstPage() {
  const row = visitorRoutes.find(({ path }) => matchPath(path, location.pathname) !== null)
  if (row && !wasSignedIn()) partOf(row).preload()
  else preloadInside()
}

/** What comes after signing in. */
export function preloadInside() {
  InnerRoutes.preload()
  if (wasSignedIn()) Workspace.preload()
}
