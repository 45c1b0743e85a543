import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'

import { wasSignedIn } from '#platform/session/session-marks.ts'

import { preloadInside } from './lazy-routes.ts'
import { partOf } from './page-parts.ts'
import { visitorRoutes } from './visitor-routes.ts'

/** Asks for the page of the address at once, beside the question who is signed in; resolves when it is here. */
export function preloadFirstPage(client: QueryClient): Promise<unknown> {
  const row = visitorRoutes.find(({ path }) => matchPath(path, location.pathname) !== null)
  return row && !wasSignedIn() ? partOf(row).preload() : preloadInside(client)
}
