import type { ReactNode } from 'react'

import type { SharedSynthesis } from '#contract/shares.ts'
import { keepSharedLink } from '#platform/session/shared-link.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { sharedCopy as copy } from './shared.copy.ts'
import { SharedSession } from './SharedSession.tsx'

type Props = { token: string; synthesis: (shared: SharedSynthesis, goOn: ReactNode) => ReactNode }

/** Without an account: nothing is asked for but what the link shows. After a sign-in the dashboard offers the link again. */
export function SharedForVisitors({ token, synthesis }: Props) {
  const signIn = (label: string) => (
    <ButtonLink to={paths.auth()} variant="primary" onClick={() => keepSharedLink({ tool: 'copilot', token })}>
      {label}
    </ButtonLink>
  )
  return (
    <SharedSession
      token={token}
      synthesis={(shared) => synthesis(shared, signIn(copy.signInToAsk))}
      wayOut={<ButtonLink to={paths.home()}>{copy.start}</ButtonLink>}
      goOn={signIn(copy.signInToCopy)}
    />
  )
}
