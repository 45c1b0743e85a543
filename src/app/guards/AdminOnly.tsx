import type { ReactNode } from 'react'

import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'

import { PageSlot } from '../PageSlot.tsx'

const notFound = { page: () => import('#pages/NotFoundPage.tsx') }

/** For everybody but admins there is nothing at these addresses. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return isAdmin(user) ? children : <PageSlot row={notFound} />
}
