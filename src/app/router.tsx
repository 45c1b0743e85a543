import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'

import { CrashBoundary } from './crash/CrashBoundary.tsx'
import { PublicOnly } from './guards/PublicOnly.tsx'
import { InnerRoutes } from './lazy-routes.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { PageSlot } from './PageSlot.tsx'
import { visitorRoutes } from './visitor-routes.ts'

/** Visitors' pages at once; all other addresses are answered by the rest of the table, which is fetched for them. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicOnly />}>
        {visitorRoutes.map((row) => (
          <Route key={row.path} path={row.path} element={<PageSlot key={row.path} row={row} />} />
        ))}
      </Route>
      <Route
        path="*"
        element={
          <CrashBoundary>
            <Suspense fallback={<PageSkeleton />}>
              <InnerRoutes />
            </Suspense>
          </CrashBoundary>
        }
      />
    </Routes>
  )
}
