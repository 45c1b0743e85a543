import type { ReactNode } from 'react'

import { Component as NotFoundPage } from '#pages/NotFoundPage.tsx'
import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'

/** For everybody but admins there is nothing at these addresses. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return isAdmin(user) ? children : <NotFoundPage />
}
