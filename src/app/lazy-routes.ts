import { wasSignedIn } from '#platform/session/session-marks.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'

import { Workspace } from './lazy-workspace.ts'

/** The table of everything but the visitors' pages. Apart from the workspace, whose lazy parts it draws. */
export const InnerRoutes = lazyPart(() => import('./InnerRoutes.tsx').then((module) => module.InnerRoutes))

/** What comes after signing in. */
export function preloadInside(): Promise<unknown> {
  return Promise.all([InnerRoutes.preload(), ...(wasSignedIn() ? [Workspace.preload()] : [])])
}
