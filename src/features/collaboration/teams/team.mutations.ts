import { collaborationApi } from '#contract/collaboration.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { teamsApi } from '#contract/teams.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { teamsCopy as copy } from './teams.copy.ts'

const lists: readonly Endpoint[] = [teamsApi.get, collaborationApi.teams, collaborationApi.projects]

const refused =
  (title: string = copy.changeFailed) =>
  (error: Error) =>
    toast({ title, description: error.message, variant: 'destructive' })

export const useInvite = () =>
  useApiMutation(collaborationApi.inviteToTeam, {
    invalidates: [teamsApi.get],
    onSuccess: (_, { body }) => {
      toast({ title: copy.sent(body.email) })
    },
  })

export const useCreateLink = () =>
  useApiMutation(teamsApi.createLink, { invalidates: [teamsApi.get], onError: refused(copy.linkFailed) })

export const useResend = () =>
  useApiMutation(teamsApi.resend, {
    invalidates: [teamsApi.get],
    onSuccess: () => {
      toast({ title: copy.resent })
    },
    onError: refused(),
  })

export const useRevoke = () =>
  useApiMutation(teamsApi.revoke, {
    invalidates: [teamsApi.get],
    onSuccess: () => {
      toast({ title: copy.revoked })
    },
    onError: refused(),
  })

export const useSetRole = () =>
  useApiMutation(teamsApi.setRole, {
    invalidates: lists,
    onSuccess: ({ name, role }) => {
      toast({ title: copy.roleChanged(name, role) })
    },
    onError: refused(),
  })

export const useRemoveMember = () => useApiMutation(teamsApi.removeMember, { invalidates: lists, onError: refused() })
export const useTransfer = () => useApiMutation(teamsApi.transfer, { invalidates: lists, onError: refused() })
export const useLeave = () =>
  useApiMutation(teamsApi.leave, {
    invalidates: [collaborationApi.teams, collaborationApi.projects],
    onSuccess: () => {
      toast({ title: copy.left })
    },
    onError: refused(),
  })
