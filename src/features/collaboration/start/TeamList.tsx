import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { collaborationCopy as copy } from './collaboration.copy.ts'
import { useTeams } from './collaboration.queries.ts'
import { NewTeamDialog } from './NewTeamDialog.tsx'

type Props = { onOpen: (teamId: string) => void }

export function TeamList({ onOpen }: Props) {
  const read = useTeams()
  const { data, error } = read
  const [isNew, setIsNew] = useState(false)
  return (
    <Card
      as="section"
      title="Teams"
      actions={
        <Button size="small" icon={Plus} onClick={() => setIsNew(true)}>
          {copy.newTeam}
        </Button>
      }
    >
      {error && <ErrorCard title={copy.listFailed('teams')} of={read} />}
      {!data && !error && <Skeleton lines={3} />}
      {data?.length === 0 && (
        <p className="text-ink-muted">
          {copy.noTeams}{' '}
          <Link to={paths.collaborationDemo()} className="text-accent underline">
            {copy.demo}
          </Link>
        </p>
      )}
      <ul className="divide-y divide-line">
        {data?.map(({ teamId, name, organization, memberCount, userRole }) => (
          <li key={teamId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Link to={paths.team(teamId)} className="font-medium text-ink underline-offset-2 hover:underline">
                {name ?? 'Team'}
              </Link>
              <span className="block text-ink-muted">
                {[organization, memberCount != null && count(memberCount, 'person', 'people')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {userRole && <Badge>{userRole}</Badge>}
          </li>
        ))}
      </ul>
      {isNew && (
        <NewTeamDialog
          onClose={() => setIsNew(false)}
          onCreated={(teamId) => {
            setIsNew(false)
            if (teamId !== undefined) onOpen(teamId)
          }}
        />
      )}
    </Card>
  )
}
