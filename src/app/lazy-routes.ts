import type { QueryClient } from '@tanstack/react-query'

import { wasSignedIn } from '#platform/session/session-marks.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'

import { loadWorkspace, Workspace } from './lazy-workspace.ts'

/** The table of everything but the visitors' pages. Apart from the workspace, whose lazy parts it draws. */
export const InnerRoutes = lazyPart(() => import('./InnerRoutes.tsx').then((module) => module.InnerRoutes))

/** What comes after signing in. */
export function preloadInside(client: QueryClient): Promise<unknown> {
  if (!wasSignedIn()) return InnerRoutes.preload()
  // Holds nothing up.
  void loadWorkspace().then(
    ({ beginAhead }) => beginAhead(client),
    () => {},
  )
  return Promise.all([InnerRoutes.preload(), Workspace.preload()])
}
