import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { commentsApi, type Comment } from '#contract/comments.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ContractError, NetworkError } from '#shared/api/errors.ts'
import { invalidate, useApiMutation } from '#shared/api/query.ts'

import { leaveIfGone, shown } from '../comments.mutations.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import { pageCommentsQuery } from './page-comments.queries.ts'

type NewComment = InputOf<typeof commentsApi.create>['body'] & { userId: string }

const same = (list: readonly Comment[] | undefined, { userId, content }: NewComment) =>
  list?.filter((comment) => comment.userId === userId && comment.content === content) ?? []

/** Nobody knows whether it arrived: no answer, or an answer that cannot be read. */
const isOpen = (error: unknown) =>
  error instanceof ContractError || (error instanceof NetworkError && error.mayHaveArrived)

/** Sends a comment once. Where nobody knows whether it arrived, the server is asked, and what it has is not sent again. */
async function createComment(client: QueryClient, input: NewComment) {
  const before = same(client.getQueryData(pageCommentsQuery(input.page).queryKey), input).length
  try {
    await callApi(commentsApi.create, { body: input })
  } catch (error) {
    if (!isOpen(error)) throw error
    const list = await callApi(commentsApi.page, { params: { page: input.page } }).catch(() => undefined)
    if (same(list, input).length <= before) throw error
  }
}

export function useCreateComment() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['comments', 'create'],
    mutationFn: (input: NewComment) => createComment(client, input),
    onSuccess: async () => {
      tellOtherTabs()
      await invalidate(client, shown)
    },
  })
}

/** Status, note and clearing: for admins. */
export function useUpdateComment() {
  const client = useQueryClient()
  return useApiMutation(commentsApi.update, {
    invalidates: shown,
    onSuccess: tellOtherTabs,
    onError: leaveIfGone(client),
  })
}
