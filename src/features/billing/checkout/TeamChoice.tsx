import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { collaborationApi } from '#contract/collaboration.ts'
import type { OwnedTeam } from '#contract/subscription.ts'
import { apiQuery } from '#shared/api/query.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { checkoutCopy as copy } from './checkout.copy.ts'

type Props = { teams: readonly OwnedTeam[]; onChosen: (team: OwnedTeam) => void }

/** Which of several teams the plan is bought for. Their names come from elsewhere; without them the ids have to do. */
export function TeamChoice({ teams, onChosen }: Props) {
  const { data: named } = useQuery(apiQuery(collaborationApi.teams, {}))
  const [chosen, setChosen] = useState(teams[0]?.teamId ?? '')
  const nameOf = (id: string) => named?.find(({ teamId }) => teamId === id)?.name ?? `${copy.team} ${id}`
  const team = teams.find(({ teamId }) => teamId === chosen)
  return (
    <div className="space-y-5">
      <SelectField
        label={copy.chooseTeam}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={teams.map(({ teamId, memberCount }) => ({
          value: teamId,
          label: `${nameOf(teamId)} (${count(memberCount, 'member', 'members')})`,
        }))}
      />
      <div className="flex justify-end">
        <Button variant="primary" onClick={() => team && onChosen(team)}>
          {copy.continue}
        </Button>
      </div>
    </div>
  )
}
