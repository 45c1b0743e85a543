import { createElement, Suspense } from 'react'

import { CrashBoundary } from './crash/CrashBoundary.tsx'
import { partOf } from './page-parts.ts'
import type { PageRoute } from './page-route.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

/** One page: fetched when it is first opened, and alone in its misfortune when it fails. */
export function PageSlot({ row }: { row: Pick<PageRoute, 'page'> }) {
  return (
    <CrashBoundary>
      <Suspense fallback={<PageSkeleton />}>{createElement(partOf(row))}</Suspense>
    </CrashBoundary>
  )
}
