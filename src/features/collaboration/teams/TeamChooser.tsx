import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'

import { collaborationApi } from '#contract/collaboration.ts'
import { apiQuery } from '#shared/api/query.ts'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'

import { Chooser } from '../people/Chooser.tsx'
import { useLastTeam } from './use-last-team.ts'

const words = {
  failed: 'Your teams could not be loaded',
  none: 'You are not in a team yet',
  create: 'Create a team',
  which: 'You are in several. The one you open now opens here next time.',
}

/** The team that is opened where the address names none. */
export function TeamChooser({ children }: { children: (teamId: string) => ReactNode }) {
  const [last] = useLastTeam()
  const query = useQuery({
    ...apiQuery(collaborationApi.teams, {}),
    select: (teams) =>
      teams.map(({ teamId, name, organization, memberCount, userRole }) => ({
        id: teamId,
        name: name ?? 'Team',
        note: [organization, memberCount != null && count(memberCount, 'person', 'people'), userRole]
          .filter(Boolean)
          .join(' · '),
      })),
  })
  return (
    <Chooser title="Team" words={words} icon={Users} query={query} last={last} addressOf={paths.team}>
      {children}
    </Chooser>
  )
}
