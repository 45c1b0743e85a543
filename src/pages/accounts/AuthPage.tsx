import { AuthCard } from '#features/accounts/AuthCard.tsx'

export function Component() {
  return <AuthCard />
}
