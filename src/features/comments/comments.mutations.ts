import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { commentsApi, type CommentActivity } from '#contract/comments.ts'
import { callApi } from '#shared/api/call-api.ts'
import { NetworkError, statusOf } from '#shared/api/errors.ts'
import { invalidate, useApiMutation } from '#shared/api/query.ts'

import { activityQuery } from './comments.queries.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** What any change of a comment makes stale. */
export const shown = [commentsApi.activity, commentsApi.page]

/** A comment that is gone leaves the list, whatever was meant to be done with it. */
export const leaveIfGone = (client: QueryClient) => (error: Error) =>
  statusOf(error) === 404 ? void invalidate(client, shown) : undefined

type ReplyInput = { commentId: string; userId: string; content: string; isAdminReply: boolean; image?: File }

const repliesIn = (list: readonly CommentActivity[] | undefined, { commentId, content }: ReplyInput) =>
  list?.find((comment) => comment.commentId === commentId)?.replies?.filter((reply) => reply.content === content) ?? []

/** Sends a reply once. Where nobody knows whether it arrived, the server is asked, and what it has is not sent again. */
async function sendReply(client: QueryClient, input: ReplyInput) {
  const { queryKey } = activityQuery(input.userId)
  const before = repliesIn(client.getQueryData(queryKey), input).length
  try {
    await callApi(commentsApi.reply, { params: { id: input.commentId }, body: input })
  } catch (error) {
    if (!(error instanceof NetworkError) || !error.mayHaveArrived) throw error
    const list = await callApi(commentsApi.activity, { params: { userId: input.userId } }).catch(() => undefined)
    if (repliesIn(list, input).length <= before) throw error
  }
}

/** Each failure is shown on the comment it belongs to, beside what was typed. */
export function useReply() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['comments', 'reply'],
    mutationFn: (input: ReplyInput) => sendReply(client, input),
    onSuccess: () => {
      tellOtherTabs()
      return invalidate(client, shown)
    },
    onError: leaveIfGone(client),
  })
}

export function useResolveComment() {
  const client = useQueryClient()
  return useApiMutation(commentsApi.resolve, {
    invalidates: shown,
    onSuccess: tellOtherTabs,
    onError: leaveIfGone(client),
  })
}

/** One that is gone already is deleted. */
export function useDeleteComment() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['comments', 'remove'],
    mutationFn: async (commentId: string) => {
      try {
        await callApi(commentsApi.remove, { params: { id: commentId } })
      } catch (error) {
        if (statusOf(error) !== 404) throw error
      }
    },
    onSuccess: () => {
      tellOtherTabs()
      return invalidate(client, shown)
    },
  })
}
