import { useQuery, useQueryClient } from '@tanstack/react-query'

import { teamsApi } from '#contract/teams.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { apiQuery, invalidate } from '#shared/api/query.ts'

export const teamQuery = (teamId: string) => apiQuery(teamsApi.get, { params: { teamId } })

/** One team with its people; what others change in it, and a right that was given or taken, is on the page at once. */
export function useTeam(teamId: string) {
  const client = useQueryClient()
  const refresh = () => void invalidate(client, [teamsApi.get])
  useSocketEvent('team-changed', (change) => (change.teamId === teamId ? refresh() : undefined))
  useSocketEvent('project-changed', refresh)
  useOnConnect((isFirst) => (isFirst ? undefined : refresh()))
  return useQuery(teamQuery(teamId))
}
