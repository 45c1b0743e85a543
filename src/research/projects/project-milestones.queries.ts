import { useQuery, useQueryClient } from '@tanstack/react-query'

import { milestonesApi, type Milestone } from '#contract/milestones.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate, keyOf } from '#shared/api/query.ts'

import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { everyPage } from './every-page.ts'

export const projectMilestonesQuery = (projectId: string) => ({
  queryKey: [...keyOf(milestonesApi.list), projectId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Milestone[]> =>
    everyPage(async (query) => {
      const { milestones, next } = await callApi(milestonesApi.list, { params: { projectId }, query }, { signal })
      return { rows: milestones, next }
    }),
})

export const useProjectMilestones = (projectId: string) => useQuery(projectMilestonesQuery(projectId))

export function useMilestoneChanges(projectId: string) {
  const client = useQueryClient()
  const refresh = () => void invalidate(client, [milestonesApi.list])
  useSocketEvent('milestones-changed', (change) => (change.projectId === projectId ? refresh() : undefined))
  useOnConnect((isFirst) => (isFirst ? undefined : refresh()))
}
