import { useState, type ReactNode } from 'react'

import { copilotApi } from '#contract/copilot.ts'
import type { SharedSynthesis } from '#contract/shares.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { failed } from '../copilot.mutations.ts'
import { sharedCopy as copy } from './shared.copy.ts'
import { SharedSession } from './SharedSession.tsx'

type Props = {
  token: string
  onCopied: (sessionId: string) => void
  synthesis: (shared: SharedSynthesis, goOn: ReactNode) => ReactNode
}

/** The same with an account: it can be gone on with as a session of one's own. */
export function SharedInWorkspace({ token, onCopied, synthesis }: Props) {
  // A second try after a lost reply makes no second copy.
  const [clientKey] = useState(() => newKey())
  const copyIt = useApiMutation(copilotApi.copyShared, {
    invalidates: [copilotApi.sessions],
    onSuccess: ({ id }) => onCopied(id),
    onError: failed(copy.copyFailed),
  })
  return (
    <SharedSession
      token={token}
      synthesis={(shared) =>
        synthesis(
          shared,
          <ButtonLink to={paths.synthesis(undefined, { ask: shared.query ?? shared.title })}>
            {copy.askYourself}
          </ButtonLink>,
        )
      }
      wayOut={<ButtonLink to={paths.copilot()}>{copy.toCopilot}</ButtonLink>}
      goOn={
        <Button variant="primary" busy={copyIt.isPending} onClick={() => copyIt.mutate({ body: { token, clientKey } })}>
          {copy.copyIt}
        </Button>
      }
    />
  )
}
