import * as z from 'zod/mini'

import type { InputOf } from '#contract/endpoint.ts'
import type { collaborationApi, Project } from '#contract/collaboration.ts'

import { assignCopy as copy } from './assign.copy.ts'

const NAME_MAX = 200
const named = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(NAME_MAX, copy.titleLong))

const task = {
  title: named(copy.titleRequired),
  description: z.string().check(z.trim()),
  dueDate: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, copy.dueInvalid)),
  teamId: z.string(),
  /** The project that an earlier try made, and by what name: a retry uses it. */
  madeId: z.string(),
  madeName: z.string(),
  /** Names this task to the server: a second try after a lost reply is the same one. */
  clientKey: z.string(),
}

/** A task needs a title; the project is one that there is, or a new one that needs a name. */
export const assignForm = z.discriminatedUnion('mode', [
  z.object({
    ...task,
    mode: z.literal('existing'),
    projectId: z.string().check(z.minLength(1, copy.projectRequired)),
    projectName: z.string(),
  }),
  z.object({ ...task, mode: z.literal('new'), projectId: z.string(), projectName: named(copy.nameRequired) }),
])
export type Assignment = z.output<typeof assignForm>

export const emptyAssignment = {
  title: '',
  description: '',
  dueDate: '',
  teamId: '',
  mode: 'existing',
  projectId: '',
  projectName: '',
  madeId: '',
  madeName: '',
  clientKey: '',
}

export type CopilotOrigin = NonNullable<
  NonNullable<InputOf<typeof collaborationApi.createTask>['body']['metadata']>['copilotOrigin']
>

/** The call's body, every field that the text names: no team and no day are null. */
export function taskBody(given: Assignment, projectId: string, copilotOrigin: CopilotOrigin) {
  const { title, description, dueDate, teamId, clientKey } = given
  return {
    title,
    description,
    projectId,
    teamId: teamId || null,
    dueDate: dueDate || null,
    metadata: { copilotOrigin, clientKey },
  }
}

export const nameOf = ({ name, title, projectId }: Project): string => name ?? title ?? projectId
