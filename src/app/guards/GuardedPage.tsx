import { useEffect, type ReactNode } from 'react'

import type { Access } from '#contract/pages.ts'
import { DeniedNotice } from '#platform/access/DeniedNotice.tsx'
import { FeatureGate } from '#platform/access/FeatureGate.tsx'
import { PlanGate } from '#platform/access/PlanGate.tsx'
import { PlanPage } from '#platform/access/PlanPage.tsx'

import { partOf } from '../page-parts.ts'
import type { PageRoute } from '../page-route.ts'
import { PageSlot } from '../PageSlot.tsx'
import { AdminOnly } from './AdminOnly.tsx'

type Guard = (page: ReactNode, title?: string) => ReactNode
const unguarded: Guard = (page) => page

/** What stands between the sign-in and the page, for each kind of access. */
const guards: Record<Access, Guard> = {
  public: unguarded,
  open: unguarded,
  protected: unguarded,
  write: (page) => <PlanPage area="write">{page}</PlanPage>,
  extract: (page) => (
    <PlanPage area="extract">
      <FeatureGate isPage feature="extract">
        {page}
      </FeatureGate>
    </PlanPage>
  ),
  synthesis: (page) => (
    <PlanPage area="synthesis">
      <FeatureGate isPage feature="synthesis">
        {page}
      </FeatureGate>
    </PlanPage>
  ),
  team: (page, title) => (
    <PlanGate isPage title={title} area="collaborate" name="team collaboration">
      {page}
    </PlanGate>
  ),
  admin: (page) => <AdminOnly>{page}</AdminOnly>,
}

/** A page with the guard of its row. */
export function GuardedPage({ row }: { row: PageRoute }) {
  // It comes while the guard asks.
  useEffect(() => void partOf(row).preload(), [row])
  return (
    <>
      <DeniedNotice />
      {guards[row.access](<PageSlot row={row} />, row.title)}
    </>
  )
}
