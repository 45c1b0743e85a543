import { useQuery, useQueryClient } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { apiQuery, invalidate } from '#shared/api/query.ts'

/** How often a list is looked at while something in it is being written. */
const WRITING_POLL_MS = 4000

export const useSyntheses = () =>
  useQuery({
    ...apiQuery(synthesesApi.list, {}),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'generating') === true && WRITING_POLL_MS,
  })

export function useTeamProjects() {
  const client = useQueryClient()
  const refresh = () => void invalidate(client, [collaborationApi.projects])
  useSocketEvent('project-changed', refresh)
  useSocketEvent('team-changed', refresh)
  useOnConnect((isFirst) => (isFirst ? undefined : refresh()))
  return useQuery(apiQuery(collaborationApi.projects, {}))
}
