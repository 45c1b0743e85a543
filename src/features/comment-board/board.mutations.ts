import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { useMemo } from 'react'

import { commentsApi, type CommentActivity, type CommentStatus } from '#contract/comments.ts'
import { callApi } from '#shared/api/call-api.ts'
import { AuthRequiredError, isSaidBySession, NetworkError, statusOf } from '#shared/api/errors.ts'
import { apiQuery, invalidate } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { boardCopy as copy } from './board.copy.ts'

/** What any change of a comment makes stale. */
const shown = [commentsApi.activity, commentsApi.page]

/** A change of status. `note`: of resolving or clearing. */
export type Move = { id: string; to: CommentStatus; note?: string | undefined }

const send = ({ id, to, note }: Move) =>
  callApi(commentsApi.update, {
    params: { id },
    body:
      to === 'cleared'
        ? { status: 'cleared', isCleared: true, resolutionNote: note || copy.clearedNote }
        : { status: to, isCleared: false, ...(note !== undefined && { resolutionNote: note }) },
  })

const MOVE_KEY = ['comment-board', 'move']

const sayFailure = (error: Error, description: string) => {
  if (!isSaidBySession(error)) toast({ title: copy.error, description, variant: 'destructive' })
}

/** Moves one comment; where the server does not take it, it stands where it stood, and a toast says so. */
export function useMove(options: { silent?: boolean } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: MOVE_KEY,
    mutationFn: send,
    onSuccess: () => invalidate(client, shown),
    onError: (error) => {
      if (!options.silent) sayFailure(error, copy.moveFailed)
      if (statusOf(error) === 404) void invalidate(client, shown)
    },
  })
}

/** Where comments are on their way to: they are drawn there until the server has answered. */
export function useMovesUnderWay(): ReadonlyMap<string, CommentStatus> {
  const moves = useMutationState({
    filters: { mutationKey: MOVE_KEY, status: 'pending' },
    select: ({ state }) => state.variables as Move | undefined,
  })
  return useMemo(() => new Map(moves.flatMap((move) => (move ? [[move.id, move.to] as const] : []))), [moves])
}

/** Moves many, one after the other, and tells how far it is. Gives back those that were not moved. */
export function useMoveMany() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['comment-board', 'move-many'],
    mutationFn: async ({ moves, onDone }: { moves: readonly Move[]; onDone: (done: number) => void }) => {
      const failed: string[] = []
      for (const [index, move] of moves.entries()) {
        try {
          await send(move)
        } catch (error) {
          // Without a session the rest would fail in the same way.
          if (error instanceof AuthRequiredError) throw error
          failed.push(move.id)
        }
        onDone(index + 1)
      }
      return failed
    },
    onSettled: () => invalidate(client, shown),
  })
}

/** One that is gone already is deleted. */
export function useRemove() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['comment-board', 'remove'],
    mutationFn: async (commentId: string) => {
      try {
        await callApi(commentsApi.remove, { params: { id: commentId } })
      } catch (error) {
        if (statusOf(error) !== 404) throw error
      }
    },
    onSuccess: () => invalidate(client, shown),
  })
}

type Reply = { commentId: string; userId: string; content: string }

const sameReplies = (list: readonly CommentActivity[] | undefined, { commentId, content }: Reply) =>
  list?.find((one) => one.commentId === commentId)?.replies?.filter((reply) => reply.content === content).length ?? 0

/** Sends a reply once: where nobody knows whether it arrived, the server is asked. */
async function sendReply(client: QueryClient, reply: Reply) {
  const { queryKey } = apiQuery(commentsApi.activity, { params: { userId: reply.userId } })
  const before = sameReplies(client.getQueryData(queryKey), reply)
  try {
    await callApi(commentsApi.reply, { params: { id: reply.commentId }, body: { ...reply, isAdminReply: true } })
  } catch (error) {
    if (!(error instanceof NetworkError) || !error.mayHaveArrived) throw error
    const list = await callApi(commentsApi.activity, { params: { userId: reply.userId } }).catch(() => undefined)
    if (sameReplies(list, reply) <= before) throw error
  }
}

/** An answer as an admin. What goes wrong is said beside what was typed. */
export function useAnswer() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['comment-board', 'answer'],
    mutationFn: (reply: Reply) => sendReply(client, reply),
    onSuccess: () => invalidate(client, shown),
    onError: (error) => (statusOf(error) === 404 ? void invalidate(client, shown) : undefined),
  })
}
