import { ResetPasswordCard } from '#features/accounts/ResetPasswordCard.tsx'

export function Component() {
  return <ResetPasswordCard />
}
