import { useQuery } from '@tanstack/react-query'
import { FolderKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { collaborationApi } from '#contract/collaboration.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

type Props = { children: (projectId: string) => ReactNode }

/** Shows the project that was last used, or the only one; with several and none used yet, asks which. */
export function ProjectChooser({ children }: Props) {
  const [last] = useDraft('last-project', '', '')
  const { data, error, refetch, isFetching } = useQuery(apiQuery(collaborationApi.projects, {}))
  const only = data?.length === 1 ? data[0]?.projectId : undefined
  const chosen = data?.find(({ projectId }) => projectId === last)?.projectId ?? only
  if (chosen !== undefined) return children(chosen)
  return (
    <ListFrame toolbar={<PageTitle>Project</PageTitle>}>
      {error && (
        <ErrorCard
          title="Your projects could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <Skeleton lines={3} />}
      {data?.length === 0 && (
        <EmptyState
          icon={FolderKanban}
          title="You are in no project yet"
          action={
            <ButtonLink to={paths.collaborate()} variant="primary">
              Create a project
            </ButtonLink>
          }
        >
          Create one, or wait for an invitation: it rings the bell.
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {data?.map(({ projectId, title, name }) => (
          <li key={projectId} className="py-2">
            <Link to={paths.project(projectId)} className="font-medium underline-offset-2 hover:underline">
              {title ?? name ?? 'Project'}
            </Link>
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
