import { LogIn } from 'lucide-react'

import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { accessCopy as copy } from './access.copy.ts'
import { GateCard } from './GateCard.tsx'

export function SignInCard({ isPage }: { isPage?: boolean | undefined }) {
  return (
    <GateCard
      icon={LogIn}
      isPage={isPage}
      title={copy.signInTitle}
      action={
        <>
          <ButtonLink to={paths.auth()} variant="primary">
            {copy.signIn}
          </ButtonLink>
          <ButtonLink to={paths.auth('register')}>{copy.createAccount}</ButtonLink>
        </>
      }
    >
      {copy.signInBody}
    </GateCard>
  )
}
