import { useQuery } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import { apiQuery } from '#shared/api/query.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { organizationCopy as copy } from './organization.copy.ts'

/** The teams that a server of the two texts lists: those that who asks is in. */
export function TeamsByTexts() {
  const read = useQuery(apiQuery(collaborationApi.teams, {}))
  const { data, error } = read
  if (!data && error) return <ErrorCard title={copy.loadFailed('Teams')} of={read} kept={copy.kept} />
  if (!data) return <Skeleton lines={4} />
  return (
    <Table
      caption={copy.ownTeams}
      captionShown
      rows={data}
      rowKey={({ teamId }) => teamId}
      empty={<p className="text-ink-muted">{copy.noOwnTeams}</p>}
      columns={[
        { key: 'team', header: copy.columns[2], cell: ({ name }) => name ?? 'Team' },
        {
          key: 'organization',
          header: copy.columns[0],
          cell: ({ organization }) => organization ?? copy.noOrganization,
        },
        { key: 'people', header: copy.people, align: 'right', cell: ({ memberCount }) => memberCount ?? '–' },
      ]}
    />
  )
}
