import { Navigate, Route, Routes } from 'react-router-dom'

import { redirects } from '#contract/pages.ts'

import { GuardedPage } from './lazy-workspace.ts'
import { OpenFrame } from './OpenFrame.tsx'
import type { PageRoute } from './page-route.ts'
import { PageSlot } from './PageSlot.tsx'
import { routes } from './routes.ts'
import { SignedInFrame } from './SignedInFrame.tsx'

const forEverybody = routes.filter(({ access }) => access === 'open')
const behindSignIn = routes.filter(({ access }) => access !== 'public' && access !== 'open')

const notFound: PageRoute = { path: '*', access: 'open', page: () => import('#pages/NotFoundPage.tsx') }

/** Pages behind the sign-in, and pages for everybody. The keys make each page ask its gate anew. */
export function InnerRoutes() {
  return (
    <Routes>
      <Route element={<SignedInFrame />}>
        {behindSignIn.map((row) => (
          <Route key={row.path} path={row.path} element={<GuardedPage key={row.path} row={row} />} />
        ))}
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
      </Route>
      <Route element={<OpenFrame />}>
        {[...forEverybody, notFound].map((row) => (
          <Route key={row.path} path={row.path} element={<PageSlot key={row.path} row={row} />} />
        ))}
      </Route>
    </Routes>
  )
}
