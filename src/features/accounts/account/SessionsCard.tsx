import { useQuery } from '@tanstack/react-query'

import { sessionsApi, type SignIn } from '#contract/sessions.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, useApiMutation } from '#shared/api/query.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { accountCopy as copy } from './account.copy.ts'

/** Where somebody is signed in, and the end of all others, where the server keeps count of it. */
export function SessionsCard() {
  const { has } = useCapabilities()
  return has('sessions') ? (
    <Card title={copy.sessions}>
      <p className="text-ink-muted">{copy.sessionsLead}</p>
      <SignIns />
    </Card>
  ) : null
}

function SignIns() {
  const read = useQuery(apiQuery(sessionsApi.list, {}))
  const { data, error } = read
  const ending = useApiMutation(sessionsApi.endOthers, {
    invalidates: [sessionsApi.list],
    onSuccess: ({ ended }) => void toast({ title: copy.sessionsEnded(ended) }),
    onError: (failure) =>
      void toast({ title: copy.sessionsEndFailed, description: messageOf(failure, ''), variant: 'destructive' }),
  })
  const end = async () => {
    const isSure = await confirm({
      title: `${copy.sessionsEnd}?`,
      body: copy.sessionsEndLead,
      action: copy.sessionsEnd,
    })
    if (isSure) ending.mutate({})
  }
  if (!data) return error ? <ErrorCard title={copy.sessionsFailed} of={read} /> : null
  const others = data.sessions.filter(({ isThis }) => !isThis)
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {data.sessions.map((each) => (
          <SignInRow key={each.id} signIn={each} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="mt-4 text-ink-muted">{copy.sessionsNone}</p>
      ) : (
        <Button className="mt-4" busy={ending.isPending} onClick={() => void end()}>
          {copy.sessionsEnd}
        </Button>
      )}
    </>
  )
}

const SignInRow = ({ signIn: { device, since, isThis } }: { signIn: SignIn }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
    <span>{device ?? copy.sessionUnknown}</span>
    {isThis && <Badge>{copy.sessionThis}</Badge>}
    <span className="text-ink-muted">{copy.sessionSince(relativeTime(since))}</span>
  </li>
)
