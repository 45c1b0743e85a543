import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'

import { askedAddress } from '#platform/session/asked-address.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { wasSignedIn } from '#platform/session/session-marks.ts'
import { keepSharedLink } from '#platform/session/shared-link.ts'
import { paths } from '#shared/paths.ts'

import { PageSkeleton } from '../PageSkeleton.tsx'

/** Pages for visitors. Who is signed in goes to the address they had asked for, else to the dashboard. */
export function PublicOnly() {
  const { user, isPending } = useSession()
  if (user) return <Onward userId={user.id} />
  // Nothing to wait for where nobody was signed in lately: the sign-in page stands at once.
  return isPending && wasSignedIn() ? <PageSkeleton /> : <Outlet />
}

/** A shared link is not lost on the way: the dashboard offers it. */
function Onward({ userId }: { userId: string }) {
  const { pathname } = useLocation()
  const params = useParams()
  const token = params['shareToken'] ?? params['token']
  useEffect(() => {
    if (token !== undefined) keepSharedLink({ tool: pathname.startsWith('/search') ? 'search' : 'copilot', token })
  }, [pathname, token])
  const asked = token === undefined ? askedAddress(userId) : undefined
  return <Navigate to={asked ?? paths.dashboard()} replace />
}
