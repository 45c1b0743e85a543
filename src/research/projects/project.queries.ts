import { useQuery, useQueryClient } from '@tanstack/react-query'

import { projectsApi, type ProjectMember } from '#contract/projects.ts'
import { callApi } from '#shared/api/call-api.ts'
import { apiQuery, invalidate, keyOf } from '#shared/api/query.ts'

import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { everyPage } from './every-page.ts'

export const projectQuery = (projectId: string) => apiQuery(projectsApi.get, { params: { projectId } })

export const projectMembersQuery = (projectId: string) => ({
  queryKey: [...keyOf(projectsApi.members), projectId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ProjectMember[]> =>
    everyPage(async (query) => {
      const { members, next } = await callApi(projectsApi.members, { params: { projectId }, query }, { signal })
      return { rows: members, next }
    }),
})

export const useProjectMembers = (projectId: string) => useQuery(projectMembersQuery(projectId))

/** What others change in a project is on the page at once; so is a right that was given or taken. */
export function useProjectChanges(projectId: string) {
  const client = useQueryClient()
  const refresh = () => void invalidate(client, [projectsApi.get, projectsApi.members])
  useSocketEvent('project-changed', (change) => (change.projectId === projectId ? refresh() : undefined))
  useSocketEvent('team-changed', refresh)
  useOnConnect((isFirst) => (isFirst ? undefined : refresh()))
}
