import { wasSignedIn } from '#platform/session/session-marks.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'

import { Workspace } from './lazy-workspace.ts'
import { partOf } from './page-parts.ts'

/** The table of everything but the visitors' pages. Apart from the workspace, whose lazy parts it draws. */
export const InnerRoutes = lazyPart(() => import('./InnerRoutes.tsx').then((module) => module.InnerRoutes))

/** What comes after signing in. */
export function preloadInside(): Promise<unknown> {
  if (!wasSignedIn()) return InnerRoutes.preload()
  // The page of the address comes beside the question who is signed in and what they may do, and holds nothing up.
  void import('./route-match.ts').then(
    ({ rowOf }) => {
      const row = rowOf(location.pathname)
      return row && partOf(row).preload()
    },
    () => {},
  )
  return Promise.all([InnerRoutes.preload(), Workspace.preload()])
}
