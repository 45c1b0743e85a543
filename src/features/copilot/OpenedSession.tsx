import { useQuery } from '@tanstack/react-query'

import type { OpenedPassage } from '#research/evidence/passage-address.ts'
import { statusOf } from '#shared/api/errors.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { Conversation } from './Conversation.tsx'
import { copilotCopy as copy } from './copilot.copy.ts'
import { sessionQuery, useMessages } from './copilot.queries.ts'

type Props = { id: string; onOpenPassage: (passage: OpenedPassage) => void; onNew: () => void }

/** One session, or why it cannot be shown. */
export function OpenedSession({ id, onOpenPassage, onNew }: Props) {
  const session = useQuery(sessionQuery(id))
  const messages = useMessages(id)
  if (session.data && messages.data) {
    return (
      <Conversation
        session={session.data}
        messages={messages.data}
        isFresh={!messages.error}
        onOpenPassage={onOpenPassage}
      />
    )
  }
  const error = session.error ?? messages.error
  const isGone = statusOf(error) === 404 || error?.name === 'BadParameterError'
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6">
      <PageTitle documentTitle={copy.title}>{copy.title}</PageTitle>
      {isGone ? (
        <EmptyState title={copy.gone} action={<Button onClick={onNew}>{copy.newSession}</Button>}>
          {copy.goneBody}
        </EmptyState>
      ) : error ? (
        <ErrorCard
          title={copy.openFailed}
          error={error}
          kept={copy.sessionsKept}
          onRetry={() => void Promise.all([session.refetch(), messages.refetch()])}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  )
}
