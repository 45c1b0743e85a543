import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'

import { FeatureGate } from '#platform/access/FeatureGate.tsx'
import { PlanGate } from '#platform/access/PlanGate.tsx'

import { AdminOnly } from './guards/AdminOnly.tsx'
import { PublicOnly } from './guards/PublicOnly.tsx'
import { OpenFrame } from './OpenFrame.tsx'
import type { Access, PageRoute } from './page-route.ts'
import { PageSlot } from './PageSlot.tsx'
import { redirects, routes } from './routes.tsx'
import { SignedInFrame } from './SignedInFrame.tsx'

type Guard = (page: ReactNode) => ReactNode
const unguarded: Guard = (page) => page

/** What stands between the frame and the page, for each kind of access. */
const guards: Record<Access, Guard> = {
  public: unguarded,
  open: unguarded,
  protected: unguarded,
  extract: (page) => <FeatureGate feature="extract">{page}</FeatureGate>,
  synthesis: (page) => <FeatureGate feature="synthesis">{page}</FeatureGate>,
  team: (page) => (
    <PlanGate area="collaborate" name="team collaboration">
      {page}
    </PlanGate>
  ),
  admin: (page) => <AdminOnly>{page}</AdminOnly>,
}

const row = ({ path, access, page }: PageRoute) => (
  <Route key={path} path={path} element={guards[access](<PageSlot key={path} page={page} />)} />
)
const notFound = () => import('#pages/NotFoundPage.tsx')

/** The table as routes: visitors' pages, pages for everybody, and pages behind the sign-in. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicOnly />}>{routes.filter(({ access }) => access === 'public').map(row)}</Route>
      <Route element={<SignedInFrame />}>
        {routes.filter(({ access }) => access !== 'public' && access !== 'open').map(row)}
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
      </Route>
      <Route element={<OpenFrame />}>
        {routes.filter(({ access }) => access === 'open').map(row)}
        <Route path="*" element={<PageSlot page={notFound} />} />
      </Route>
    </Routes>
  )
}
