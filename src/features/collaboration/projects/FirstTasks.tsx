import { useQueryClient } from '@tanstack/react-query'

import { activityApi } from '#contract/activity.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { tasksApi } from '#contract/tasks.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { projectCopy as copy, starts } from './project.copy.ts'

/** What a project without tasks offers: three ways to begin. */
export function FirstTasks({ projectId }: { projectId: string }) {
  const client = useQueryClient()
  const [begin, isBusy] = useOnce(async (id: (typeof starts)[number]['id']) => {
    const titles = starts.find((start) => start.id === id)?.tasks ?? []
    try {
      // One after another: they stand in the order in which they are made.
      for (const title of titles) {
        await callApi(collaborationApi.createTask, { body: { title, projectId, metadata: { clientKey: newKey() } } })
      }
    } catch (error) {
      toast({
        title: copy.startFailed,
        ...(error instanceof Error && { description: error.message }),
        variant: 'destructive',
      })
    } finally {
      await invalidate(client, [tasksApi.list, activityApi.list])
    }
  })
  return (
    <Card as="section" title={copy.start}>
      <p className="mb-3 text-ink-muted">{copy.startBody}</p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {starts.map(({ id, name, body }) => (
          <li key={id} className="rounded-card border border-line p-3">
            <p className="font-semibold">{name}</p>
            <p className="mb-3 text-ink-muted">{body}</p>
            <Button size="small" busy={isBusy} onClick={() => begin(id)}>
              Begin
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
