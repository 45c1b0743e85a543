import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'

import type { SharedSynthesis } from '#contract/shares.ts'
import { useShared } from '#research/shared-reading/use-shared.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { sharedCopy as copy } from './shared.copy.ts'
import { SharedConversation } from './SharedConversation.tsx'

type Props = {
  token: string
  /** A way on for whoever stands before a link that leads nowhere. */
  wayOut: ReactNode
  /** How the session is gone on with. */
  goOn: ReactNode
  /** A synthesis has no address of its own for visitors: it is read here too. */
  synthesis: (shared: SharedSynthesis) => ReactNode
}

/** A session as somebody shared it: read and taken along; nothing of it can be changed. */
export function SharedSession({ token, wayOut, goOn, synthesis }: Props) {
  const query = useShared(token)
  const { shared, error, isGone } = query
  if (shared?.kind === 'copilot') return <SharedConversation shared={shared} goOn={goOn} />
  if (shared?.kind === 'synthesis') return synthesis(shared)
  // A link to something else is opened at its own address.
  return (
    <ReadingFrame>
      <PageTitle>{copy.title}</PageTitle>
      {isGone || shared ? (
        <EmptyState title={copy.gone} icon={Link2Off} action={wayOut}>
          {copy.goneBody}
        </EmptyState>
      ) : error ? (
        <ErrorCard title={copy.failed} of={query} kept={copy.failedKept} />
      ) : (
        <Skeleton lines={8} />
      )}
    </ReadingFrame>
  )
}
