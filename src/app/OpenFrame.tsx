import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'

import { useSession } from '#platform/session/session.queries.ts'

import { CrashBoundary } from './crash/CrashBoundary.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { Workspace } from './lazy-workspace.ts'

/** Around pages for everybody: the shell for who is signed in, the bare page for a visitor. */
export function OpenFrame() {
  const { isSignedIn, isPending } = useSession()
  if (isPending) return <PageSkeleton />
  return (
    <CrashBoundary>
      <Suspense fallback={<PageSkeleton />}>
        {isSignedIn ? (
          <Workspace>
            <Outlet />
          </Workspace>
        ) : (
          <main>
            <Outlet />
          </main>
        )}
      </Suspense>
    </CrashBoundary>
  )
}
