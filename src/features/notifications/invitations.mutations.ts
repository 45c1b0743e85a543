import { useMutation, useQueryClient } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import type { Invitation } from './notification-kind.ts'
import { notificationsCopy as copy } from './notifications.copy.ts'
import { sayError, useMarkRead } from './notifications.mutations.ts'
import { taken } from './taken.ts'

export type Answer = 'accept' | 'decline'

/** Section 7: what a team rejects, a project declines. */
const calls = {
  team: { accept: invitationsApi.acceptTeam, decline: invitationsApi.rejectTeam },
  project: { accept: invitationsApi.acceptProject, decline: invitationsApi.declineProject },
} as const

const words = {
  accept: { title: copy.accepted, detail: copy.acceptedDetail, failed: copy.acceptFailed },
  decline: { title: copy.declined, detail: copy.declinedDetail, failed: copy.declineFailed },
} as const

/** Answers an invitation. Nothing is guessed: until the server has said yes it stays unread, with both buttons. */
export function useAnswerInvitation(notificationId: string, { kind, inviteToken, name }: Invitation) {
  const client = useQueryClient()
  const { mutate: markRead } = useMarkRead()
  return useMutation({
    mutationKey: ['invitations', 'answer'],
    mutationFn: async (answer: Answer) => taken(await callApi(calls[kind][answer], { params: { inviteToken } })),
    onSuccess: (_, answer) => {
      toast({ title: words[answer].title, description: words[answer].detail(name) })
      markRead(notificationId)
      return answer === 'accept'
        ? invalidate(client, [collaborationApi.teams, collaborationApi.projects])
        : Promise.resolve([])
    },
    onError: (error, answer) => {
      sayError(error, words[answer].failed)
      return invalidate(client, [notificationsApi.list, notificationsApi.unreadCount])
    },
  })
}
