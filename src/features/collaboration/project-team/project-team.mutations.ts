import { activityApi } from '#contract/activity.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { projectsApi } from '#contract/projects.ts'
import { tasksApi } from '#contract/tasks.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { projectTeamCopy as copy } from './project-team.copy.ts'

const people: readonly Endpoint[] = [projectsApi.get, projectsApi.members, tasksApi.list, activityApi.list]
const onError = (error: Error) =>
  void toast({ title: copy.changeFailed, description: error.message, variant: 'destructive' })

export const useSetRole = () =>
  useApiMutation(projectsApi.setMember, {
    invalidates: people,
    onSuccess: ({ name, role }) => void toast({ title: copy.roleChanged(name, role) }),
    onError,
  })

/** What is wrong with a share stands beside it. */
export const useSetShare = () =>
  useApiMutation(projectsApi.setMember, {
    invalidates: [projectsApi.members],
    onSuccess: ({ name }) => void toast({ title: copy.shareSaved(name) }),
  })

export const useRemoveMember = () => useApiMutation(projectsApi.removeMember, { invalidates: people, onError })

export const useLeave = () =>
  useApiMutation(projectsApi.leave, {
    invalidates: [collaborationApi.projects, tasksApi.mine],
    onSuccess: () => void toast({ title: copy.left }),
    onError,
  })

/** A refusal stands at the field. */
export const useInvite = () =>
  useApiMutation(projectsApi.invite, {
    invalidates: [projectsApi.invitations],
    onSuccess: (_, { body }) => void toast({ title: copy.sent(body.email) }),
  })

export const useResend = () =>
  useApiMutation(projectsApi.resend, {
    invalidates: [projectsApi.invitations],
    onSuccess: () => void toast({ title: copy.resent }),
    onError,
  })

export const useRevoke = () =>
  useApiMutation(projectsApi.revoke, {
    invalidates: [projectsApi.invitations],
    onSuccess: () => void toast({ title: copy.revoked }),
    onError,
  })
