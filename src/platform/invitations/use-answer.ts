import { useMutation, useQueryClient } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { teamsApi } from '#contract/teams.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

export type Answer = 'accept' | 'decline'

/** Section 7 of the second text: what a team rejects, a project declines. */
const calls = {
  team: { accept: invitationsApi.acceptTeam, decline: invitationsApi.rejectTeam },
  project: { accept: invitationsApi.acceptProject, decline: invitationsApi.declineProject },
} as const

/** Section 8 of the second text. */
const words = {
  accept: { title: 'Invitation Accepted', said: (name: string) => `Successfully joined team or project: ${name}` },
  decline: { title: 'Invitation Declined', said: (name: string) => `Declined invitation to team or project: ${name}` },
} as const

type Asked = { token: string; kind: string | undefined; name: string | undefined }

/** Answers an invitation, wherever it is read. Until the server has said yes it stays, with both buttons. */
export function useAnswer({ token, kind, name = '' }: Asked, onAnswered?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['invitations', 'answer', token],
    mutationFn: (answer: Answer) =>
      callApi(calls[kind === 'project' ? 'project' : 'team'][answer], { params: { inviteToken: token } }),
    onSuccess: (_, answer) => {
      toast({ title: words[answer].title, description: words[answer].said(name) })
    },
    onError: (_, answer) =>
      toast({
        title: 'Error',
        description: `Failed to ${answer} invitation. Please try again.`,
        variant: 'destructive',
      }),
    onSettled: async (_, error) => {
      await invalidate(client, [
        teamsApi.myInvitations,
        collaborationApi.teams,
        collaborationApi.projects,
        notificationsApi.list,
        notificationsApi.unreadCount,
      ])
      if (!error) onAnswered?.()
    },
  })
}
