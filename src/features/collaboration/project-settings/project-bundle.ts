import { activityApi } from '#contract/activity.ts'
import { milestonesApi } from '#contract/milestones.ts'
import { projectsApi } from '#contract/projects.ts'
import { tasksApi } from '#contract/tasks.ts'
import { everyPage } from '#research/projects/every-page.ts'
import { callApi } from '#shared/api/call-api.ts'

/** What a later reader of the file goes by. */
const FORMAT = 'roadrunner-project/1'

/** Everything of a project in one JSON text. One part that cannot be read ends it: half an export is none. */
export async function projectBundle(projectId: string, now: Date): Promise<string> {
  const params = { projectId }
  const [project, members, tasks, milestones, resources, activity] = await Promise.all([
    callApi(projectsApi.get, { params }),
    everyPage(async (query) => {
      const { members: rows, next } = await callApi(projectsApi.members, { params, query })
      return { rows, next }
    }),
    everyPage(async (query) => {
      const { tasks: rows, next } = await callApi(tasksApi.list, { params, query })
      return { rows, next }
    }),
    everyPage(async (query) => {
      const { milestones: rows, next } = await callApi(milestonesApi.list, { params, query })
      return { rows, next }
    }),
    everyPage(async (query) => {
      const { resources: rows, next } = await callApi(projectsApi.resources, { params, query })
      return { rows, next }
    }),
    everyPage(async (query) => {
      const { events: rows, next } = await callApi(activityApi.list, { params, query })
      return { rows, next }
    }),
  ])
  const bundle = { format: FORMAT, at: now.toISOString(), project, members, tasks, milestones, resources, activity }
  return JSON.stringify(bundle, undefined, 2)
}
