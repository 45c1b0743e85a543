import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { collaborationCopy as copy } from './collaboration.copy.ts'
import { useProjects, useTeams } from './collaboration.queries.ts'
import { NewProjectDialog } from './NewProjectDialog.tsx'

type Props = { onOpen: (projectId: string) => void }

export function ProjectList({ onOpen }: Props) {
  const read = useProjects()
  const { data, error } = read
  const teams = new Map((useTeams().data ?? []).map(({ teamId, name }) => [teamId, name]))
  const [isNew, setIsNew] = useState(false)
  const inOrder = data?.toSorted((a, b) => Number(a.status === 'archived') - Number(b.status === 'archived'))
  return (
    <Card
      as="section"
      title="Projects"
      actions={
        <Button size="small" icon={Plus} onClick={() => setIsNew(true)}>
          {copy.newProject}
        </Button>
      }
    >
      {error && <ErrorCard title={copy.listFailed('projects')} of={read} />}
      {!data && !error && <Skeleton lines={3} />}
      {data?.length === 0 && <p className="text-ink-muted">{copy.noProjects}</p>}
      <ul className="divide-y divide-line">
        {inOrder?.map(({ projectId, title, name, teamId, ownRole, status }) => (
          <li key={projectId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Link to={paths.project(projectId)} className="font-medium text-ink underline-offset-2 hover:underline">
                {title ?? name ?? 'Project'}
              </Link>
              {teamId != null && <span className="block text-ink-muted">{teams.get(teamId) ?? 'Team'}</span>}
            </span>
            {status === 'archived' && <Badge tone="grey">Archived</Badge>}
            {ownRole && <Badge>{ownRole}</Badge>}
          </li>
        ))}
      </ul>
      {isNew && (
        <NewProjectDialog
          onClose={() => setIsNew(false)}
          onCreated={(projectId) => {
            setIsNew(false)
            if (projectId !== undefined) onOpen(projectId)
          }}
        />
      )}
    </Card>
  )
}
