import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { activityApi } from '#contract/activity.ts'
import { eventText } from '#research/projects/event-words.ts'
import { useProjectMembers } from '#research/projects/project.queries.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { activityGroups } from './activity-groups.ts'
import { projectCopy as copy } from './project.copy.ts'

const PAGE = '30'
const TICK_MS = 60_000

/** What happened in the project, newest first: by whom, and of which kind. */
export function Activity({ projectId }: { projectId: string }) {
  const client = useQueryClient()
  const now = useNow(TICK_MS)
  const members = useProjectMembers(projectId).data ?? []
  const [actor, setActor] = useState('')
  const [kinds, setKinds] = useState('')
  const queryKey = [...keyOf(activityApi.list), projectId, actor, kinds]
  const read = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      callApi(
        activityApi.list,
        {
          params: { projectId },
          query: { limit: PAGE, cursor: pageParam, actor: actor || undefined, kinds: kinds || undefined },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = read
  const refresh = () => void client.invalidateQueries({ queryKey })
  useSocketEvent('tasks-changed', (change) => (change.projectId === projectId ? refresh() : undefined))
  useSocketEvent('milestones-changed', (change) => (change.projectId === projectId ? refresh() : undefined))
  useSocketEvent('project-changed', (change) => (change.projectId === projectId ? refresh() : undefined))
  useOnConnect((isFirst) => (isFirst ? undefined : refresh()))
  const events = data?.pages.flatMap((page) => page.events) ?? []
  return (
    <Card as="section" title={copy.activity}>
      <div className="mb-3 flex flex-wrap gap-3">
        <SelectField
          label="Who"
          labelHidden
          options={[
            { value: '', label: copy.everybody },
            ...members.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          value={actor}
          onChange={(event) => setActor(event.target.value)}
        />
        <SelectField
          label="What"
          labelHidden
          options={activityGroups}
          value={kinds}
          onChange={(event) => setKinds(event.target.value)}
        />
      </div>
      {isPending && <Skeleton lines={4} />}
      {error && <ErrorCard title="The activity could not be loaded" of={read} />}
      {data && events.length === 0 && <p className="text-ink-muted">{copy.noActivity}</p>}
      <ol className="space-y-2">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap gap-x-3 wrap-anywhere">
            <span className="min-w-0 flex-1">{eventText(event)}</span>
            <time dateTime={event.at} className="text-ink-muted">
              {relativeTime(event.at, now)}
            </time>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          size="small"
          variant="ghost"
          className="mt-3"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </Card>
  )
}
