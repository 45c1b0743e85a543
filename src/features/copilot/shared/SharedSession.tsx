import { useQuery } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'

import { sharesApi, type SharedSynthesis } from '#contract/shares.ts'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'
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
  const { data, error, refetch, isFetching } = useQuery(apiQuery(sharesApi.read, { params: { token } }))
  if (data?.kind === 'copilot') return <SharedConversation shared={data} goOn={goOn} />
  if (data?.kind === 'synthesis') return synthesis(data)
  // A link to something else is opened at its own address.
  const isGone = data !== undefined || statusOf(error) === 404 || error?.name === 'BadParameterError'
  return (
    <ReadingFrame>
      <PageTitle>{copy.title}</PageTitle>
      {isGone ? (
        <EmptyState title={copy.gone} icon={Link2Off} action={wayOut}>
          {copy.goneBody}
        </EmptyState>
      ) : error ? (
        <ErrorCard
          title={copy.failed}
          error={error}
          kept={copy.failedKept}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </ReadingFrame>
  )
}
