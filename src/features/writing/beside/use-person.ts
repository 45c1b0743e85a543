import { useMemo } from 'react'

import { useSession } from '#platform/session/session.queries.ts'

export type Person = { id: string; name: string }

/** Who writes, as others are to see it. */
export function usePerson(): Person {
  const { user } = useSession()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.username || 'Somebody'
  const id = user?.id ?? ''
  return useMemo(() => ({ id, name }), [id, name])
}
