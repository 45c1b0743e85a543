import { useSession } from '#platform/session/session.queries.ts'

import { AccountDetailsForm } from './AccountDetailsForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionsCard } from './SessionsCard.tsx'

/** The account as one logs in with it. */
export function AccountSection() {
  const { user } = useSession()
  if (!user) return null
  return (
    <div key={user.id} className="space-y-6">
      <AccountDetailsForm user={user} />
      <PasswordForm username={user.email ?? user.username ?? ''} />
      <SessionsCard />
    </div>
  )
}
