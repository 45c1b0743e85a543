import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { activityApi } from '#contract/activity.ts'
import { projectsApi, type Resource } from '#contract/projects.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf, useApiMutation } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { everyPage } from '#research/projects/every-page.ts'

import { projectCopy as copy } from './project.copy.ts'

const addressOf = ({ kind, objectId }: Resource): string | undefined => {
  if (kind === 'paper') return paths.document(objectId)
  return kind === 'synthesis' ? paths.synthesisHistory(objectId) : undefined
}

type Props = { projectId: string; mayWrite: boolean }

/** Papers and analyses that belong to the project. */
export function Resources({ projectId, mayWrite }: Props) {
  const read = useQuery({
    queryKey: [...keyOf(projectsApi.resources), projectId],
    queryFn: ({ signal }) =>
      everyPage(async (query) => {
        const { resources, next } = await callApi(projectsApi.resources, { params: { projectId }, query }, { signal })
        return { rows: resources, next }
      }),
  })
  const { data, error } = read
  const remove = useApiMutation(projectsApi.removeResource, {
    invalidates: [projectsApi.resources, activityApi.list],
    onError: (failure) => toast({ title: copy.changeFailed, description: failure.message, variant: 'destructive' }),
  })
  return (
    <Card as="section" title={copy.resources}>
      {!data && !error && <Skeleton lines={2} />}
      {error && <ErrorCard title="They could not be loaded" of={read} />}
      {data?.length === 0 && <p className="text-ink-muted">{copy.noResources}</p>}
      <ul className="divide-y divide-line">
        {data?.map((resource) => {
          const address = addressOf(resource)
          return (
            <li key={resource.id} className="flex items-center gap-2 py-1.5">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {address ? (
                  <Link to={address} className="font-serif underline-offset-2 hover:underline">
                    {resource.title}
                  </Link>
                ) : (
                  resource.title
                )}
                <span className="block text-ink-muted">
                  {resource.kind}, added by {resource.addedBy.name}
                </span>
              </span>
              {mayWrite && (
                <IconButton
                  label={`Take out ${resource.title}`}
                  icon={X}
                  size="small"
                  busy={remove.isPending && remove.variables.params.resourceId === resource.id}
                  onClick={() => remove.mutate({ params: { projectId, resourceId: resource.id } })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
