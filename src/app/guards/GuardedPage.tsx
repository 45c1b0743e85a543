import type { ReactNode } from 'react'

import { FeatureGate } from '#platform/access/FeatureGate.tsx'
import { PlanGate } from '#platform/access/PlanGate.tsx'

import type { Access, PageRoute } from '../page-route.ts'
import { PageSlot } from '../PageSlot.tsx'
import { AdminOnly } from './AdminOnly.tsx'

type Guard = (page: ReactNode) => ReactNode
const unguarded: Guard = (page) => page

/** What stands between the sign-in and the page, for each kind of access. */
const guards: Record<Access, Guard> = {
  public: unguarded,
  open: unguarded,
  protected: unguarded,
  extract: (page) => (
    <FeatureGate isPage feature="extract">
      {page}
    </FeatureGate>
  ),
  synthesis: (page) => (
    <FeatureGate isPage feature="synthesis">
      {page}
    </FeatureGate>
  ),
  team: (page) => (
    <PlanGate isPage area="collaborate" name="team collaboration">
      {page}
    </PlanGate>
  ),
  admin: (page) => <AdminOnly>{page}</AdminOnly>,
}

/** A page with the guard of its row. */
export function GuardedPage({ row }: { row: PageRoute }) {
  return guards[row.access](<PageSlot row={row} />)
}
