import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'

import { CrashBoundary } from './crash/CrashBoundary.tsx'
import { RequireSession } from './guards/RequireSession.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { Workspace } from './lazy-workspace.ts'

/** Around every page behind the sign-in. */
export function SignedInFrame() {
  return (
    <RequireSession>
      <CrashBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Workspace>
            <Outlet />
          </Workspace>
        </Suspense>
      </CrashBoundary>
    </RequireSession>
  )
}
