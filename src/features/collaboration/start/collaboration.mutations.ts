import { useMutation, useQueryClient } from '@tanstack/react-query'

import { collaborationApi, type Project, type Team } from '#contract/collaboration.ts'
import { projectsApi } from '#contract/projects.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { collaborationCopy as copy } from './collaboration.copy.ts'

export type NewTeam = { name: string; organization: string; hierarchy_path: string }
export type NewProject = { title: string; description: string; teamId: string }

const idOf = (reply: object | null | undefined, name: string): string | undefined => {
  const bag = (reply ?? {}) as Record<string, unknown>
  const id = bag[name] ?? bag['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** A create whose answer was lost may have been done: the list tells, so that trying again makes nothing twice. */
async function createdOr<T>(create: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await create()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const found = await find().catch(() => undefined)
    if (found === undefined) throw error
    return found
  }
}

/** What the server says of a refusal; for everything else our own sentence. */
const reasonOf = (error: Error, otherwise: string) =>
  error instanceof ApiError && error.message ? error.message : otherwise

const failed = (title: string) => (error: Error) =>
  toast({ title, description: error.message || copy.keptTyped, variant: 'destructive' })

export function useCreateTeam(known: readonly Team[]) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['collaboration', 'createTeam'],
    mutationFn: ({ name, organization, hierarchy_path }: NewTeam) =>
      createdOr(
        async () => {
          const body = { name: name.trim(), organization: organization.trim(), hierarchy_path: hierarchy_path.trim() }
          return idOf(await callApi(collaborationApi.createTeam, { body }), 'teamId')
        },
        async () => {
          const before = new Set(known.map(({ teamId }) => teamId))
          const teams = await callApi(collaborationApi.teams, {})
          return teams.find((team) => !before.has(team.teamId) && team.name === name.trim())?.teamId
        },
      ),
    onSuccess: async (_, { name }) => {
      toast({ title: copy.teamCreated, description: copy.teamCreatedBody(name.trim()) })
      await invalidate(client, [collaborationApi.teams])
    },
    onError: (error) =>
      toast({ title: copy.error, description: reasonOf(error, copy.teamFailed), variant: 'destructive' }),
  })
}

export function useCreateProject(known: readonly Project[]) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['collaboration', 'createProject'],
    mutationFn: async ({ title, description, teamId }: NewProject) => {
      const projectId = await createdOr(
        async () => {
          const body = { title: title.trim(), description: description.trim() }
          return idOf(await callApi(collaborationApi.createProject, { body }), 'projectId')
        },
        async () => {
          const before = new Set(known.map((project) => project.projectId))
          const projects = await callApi(collaborationApi.projects, {})
          return projects.find((each) => !before.has(each.projectId) && (each.title ?? each.name) === title.trim())
            ?.projectId
        },
      )
      if (projectId === undefined || teamId === '') return { projectId, isPlaced: true }
      const isPlaced = await callApi(projectsApi.update, { params: { projectId }, body: { teamId } }).then(
        () => true,
        () => false,
      )
      return { projectId, isPlaced }
    },
    onSuccess: async ({ isPlaced }) => {
      toast({ title: copy.projectCreated, ...(!isPlaced && { description: copy.projectNotInTeam }) })
      await invalidate(client, [collaborationApi.projects])
    },
    onError: failed(copy.projectFailed),
  })
}
