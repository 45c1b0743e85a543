import { useQueryClient } from '@tanstack/react-query'

import { copilotApi } from '#contract/copilot.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { copilotCopy as copy } from './copilot.copy.ts'
import { messagesQuery, sessionQuery } from './copilot.queries.ts'

export const failed = (title: string) => (error: Error) =>
  void toast({ title, description: messageOf(error, ''), variant: 'destructive' })

/** Title, pin, project, scope, chosen branch. */
export function useChangeSession(onFailure: string = copy.changeFailed) {
  const client = useQueryClient()
  return useApiMutation(copilotApi.changeSession, {
    invalidates: [copilotApi.sessions],
    onSuccess: (session) => void client.setQueryData(sessionQuery(session.id).queryKey, session),
    onError: failed(onFailure),
  })
}

export function useRemoveSession(onGone: (sessionId: string) => void) {
  const client = useQueryClient()
  return useApiMutation(copilotApi.removeSession, {
    invalidates: [copilotApi.sessions],
    onSuccess: (_, { params: { sessionId } }) => {
      onGone(sessionId)
      client.removeQueries({ queryKey: sessionQuery(sessionId).queryKey })
      client.removeQueries({ queryKey: messagesQuery(sessionId).queryKey })
      toast({ title: copy.removed })
    },
    onError: failed(copy.removeFailed),
  })
}
