import { keepSharedLink } from '#platform/session/shared-link.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { sharedCopy as copy } from './shared.copy.ts'
import { SharedSession } from './SharedSession.tsx'

/** Without an account: nothing is asked for but what the link shows. After a sign-in the dashboard offers the link again. */
export function SharedForVisitors({ token }: { token: string }) {
  return (
    <SharedSession
      token={token}
      wayOut={<ButtonLink to={paths.home()}>{copy.start}</ButtonLink>}
      goOn={
        <ButtonLink to={paths.auth()} variant="primary" onClick={() => keepSharedLink({ tool: 'copilot', token })}>
          {copy.signInToCopy}
        </ButtonLink>
      }
    />
  )
}
