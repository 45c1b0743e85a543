import { useSession } from '#platform/session/session.queries.ts'

import { DeleteAccountCard } from './DeleteAccountCard.tsx'

/** The end of the account of whoever is signed in. */
export function DeleteAccountSection() {
  const { user } = useSession()
  return user ? <DeleteAccountCard key={user.id} user={user} /> : null
}
