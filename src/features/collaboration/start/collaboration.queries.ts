import { useQuery, useQueryClient } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import { tasksApi } from '#contract/tasks.ts'
import { teamsApi } from '#contract/teams.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { apiQuery, invalidate } from '#shared/api/query.ts'

const MINUTE = 60_000

export const teamsQuery = () => ({ ...apiQuery(collaborationApi.teams, {}), staleTime: 30 * MINUTE })
export const projectsQuery = () => ({ ...apiQuery(collaborationApi.projects, {}), staleTime: 30 * MINUTE })
export const myInvitationsQuery = () => apiQuery(teamsApi.myInvitations, {})

export const useTeams = () => useQuery(teamsQuery())
export const useProjects = () => useQuery(projectsQuery())

/** What others change is on the page at once. */
export function useCollaborationChanges() {
  const client = useQueryClient()
  const all = () =>
    void invalidate(client, [collaborationApi.teams, collaborationApi.projects, teamsApi.myInvitations, tasksApi.mine])
  useSocketEvent('team-changed', all)
  useSocketEvent('project-changed', all)
  useSocketEvent('tasks-changed', () => void invalidate(client, [tasksApi.mine]))
  useSocketEvent('new_notification', () => void invalidate(client, [teamsApi.myInvitations]))
  useOnConnect((isFirst) => (isFirst ? undefined : all()))
}
