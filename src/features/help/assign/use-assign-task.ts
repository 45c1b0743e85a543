import { useQuery, useQueryClient } from '@tanstack/react-query'

import { collaborationApi, type Project } from '#contract/collaboration.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { apiQuery } from '#shared/api/api-query.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'

import { assignCopy as copy } from './assign.copy.ts'
import { nameOf, taskBody, type Assignment, type CopilotOrigin } from './assign.form.ts'

const projectsQuery = () => apiQuery(collaborationApi.projects, {})

/** The project could not be made: the task was not sent. */
export class ProjectNotMadeError extends Error {
  override name = 'ProjectNotMadeError'
  constructor(cause: unknown) {
    super(copy.projectFailed, { cause })
  }
}

export function useAssignChoices() {
  const { isSignedIn } = useSession()
  const projects = useQuery({ ...projectsQuery(), enabled: isSignedIn })
  const teams = useQuery({ ...apiQuery(collaborationApi.teams, {}), enabled: isSignedIn })
  return { projects, teams: teams.data ?? [] }
}

const idOf = (reply: unknown): string | undefined => {
  const bag = (typeof reply === 'object' && reply !== null ? reply : {}) as Record<string, unknown>
  const id = bag['projectId'] ?? bag['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

type Try = {
  /** The projects that there were before the first try. */
  known: readonly Project[] | undefined
  isRetry: boolean
  /** Told of a project that this try made, before anything else can fail. */
  onMade: (id: string, name: string) => void
}

/** Puts the task into its project. */
export function useAssignTask(origin: CopilotOrigin) {
  const client = useQueryClient()

  /** The new project, made once: one whose reply was lost on the way is found again by its name. */
  async function projectFor(given: Assignment, { known, isRetry, onMade }: Try) {
    if (given.mode === 'existing') return given.projectId
    const { projectName: title, madeId, madeName } = given
    if (madeId !== '' && madeName === title) return madeId
    const find = async () => {
      const now = await client.fetchQuery({ ...projectsQuery(), staleTime: 0 })
      const before = new Set(known?.map(({ projectId }) => projectId))
      return now.find((project) => nameOf(project) === title && !before.has(project.projectId))?.projectId
    }
    try {
      const id =
        (isRetry && known ? await find() : undefined) ??
        idOf(await callApi(collaborationApi.createProject, { body: { title, description: '' } })) ??
        (await find())
      if (id === undefined) throw new Error('no project')
      onMade(id, title)
      return id
    } catch (error) {
      throw new ProjectNotMadeError(error)
    }
  }

  return async (given: Assignment, each: Try) => {
    const projectId = await projectFor(given, each)
    await callApi(collaborationApi.createTask, { body: taskBody(given, projectId, origin) })
    void invalidate(client, [collaborationApi.projects])
    return projectId
  }
}
