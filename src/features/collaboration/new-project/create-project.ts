import { collaborationApi } from '#contract/collaboration.ts'
import { milestonesApi } from '#contract/milestones.ts'
import { projectsApi } from '#contract/projects.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'

import { kindOf, papersOf, peopleOf, settingsOf, type Draft } from './new-project.form.ts'

const idOf = (reply: object | null | undefined): string | undefined => {
  const bag = (reply ?? {}) as Record<string, unknown>
  const id = bag['projectId'] ?? bag['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** Makes the project itself. An answer that was lost may have been a yes: the list tells, so that no second one is made. */
async function makeProject({ title, criteria }: Draft): Promise<string> {
  const name = title.trim()
  const list = () => callApi(collaborationApi.projects, {})
  const before = new Set((await list()).map(({ projectId }) => projectId))
  const find = async () =>
    (await list()).find((each) => !before.has(each.projectId) && (each.title ?? each.name) === name)?.projectId
  const description = criteria.trim()
  try {
    const body = { title: name, description }
    const made = idOf(await callApi(collaborationApi.createProject, { body })) ?? (await find())
    if (made === undefined) throw new Error('The server did not say which project it made.')
    return made
  } catch (error) {
    const found = error instanceof NetworkError ? await find().catch(() => undefined) : undefined
    if (found === undefined) throw error
    return found
  }
}

/** People who cannot be invited stop nothing: they are there already, or have been asked before. */
const isKnown = (error: unknown) =>
  error instanceof ApiError && (error.code === 'already_member' || error.code === 'already_invited')

/**
 * Makes a project and all that the draft says. `onMade` is told of the project as soon as there is one; done again with
 * its id in the draft, only what is missing is made. Throws at the first refusal.
 */
export async function createProject(draft: Draft, onMade: (projectId: string) => void): Promise<string> {
  const projectId = draft.projectId || (await makeProject(draft))
  onMade(projectId)
  const params = { projectId }
  await callApi(projectsApi.update, { params, body: settingsOf(draft) })
  const kind = kindOf(draft.kind)
  // One after another: they stand in the order in which they are made.
  for (const [index, title] of (kind?.tasks ?? []).entries()) {
    const metadata = { clientKey: `${draft.key}-task-${index}` }
    await callApi(collaborationApi.createTask, { body: { title, projectId, metadata } })
  }
  if (kind) {
    const body = { title: kind.milestone, clientKey: `${draft.key}-milestone` }
    await callApi(milestonesApi.create, { params, body })
  }
  for (const { id, title } of papersOf(draft.papers)) {
    await callApi(projectsApi.addResource, {
      params,
      body: { kind: 'paper', objectId: id, title: title.slice(0, 500) },
    })
  }
  for (const [index, email] of peopleOf(draft.people).emails.entries()) {
    try {
      const body = { email, role: draft.role, clientKey: `${draft.key}-invite-${index}` }
      await callApi(projectsApi.invite, { params, body })
    } catch (error) {
      if (!isKnown(error)) throw error
    }
  }
  return projectId
}
