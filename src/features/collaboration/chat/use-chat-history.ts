import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import type { KeyedMessage } from '#contract/collaboration.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'

import { fetchHistory, historyKey, messagesOf, withMessage, type ChatHistory, type ChatRoom } from './chat-room.ts'

/** Section 9 of the second text. */
const STALE_MS = 2 * 60_000

/** What was said in a room, and what is being said: live messages take their place among the loaded ones. */
export function useChatHistory(room: ChatRoom) {
  const client = useQueryClient()
  const queryKey = historyKey(room)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchHistory(room, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.messages[0]?.id : undefined),
    staleTime: STALE_MS,
    // Who was not in the room has not heard what was said meanwhile.
    refetchOnMount: 'always',
  })
  const add = useCallback(
    (message: KeyedMessage) =>
      client.setQueryData<ChatHistory>(historyKey(room), (history) => history && withMessage(history, message)),
    [client, room],
  )
  useSocketEvent('global-chat-message', (message) => (room.kind === 'global' ? add(message) : undefined))
  useSocketEvent('team-chat-message', ({ teamId, ...message }) =>
    room.kind === 'team' && teamId === room.id ? add(message) : undefined,
  )
  useSocketEvent('project-chat-message', ({ projectId, ...message }) =>
    room.kind === 'project' && projectId === room.id ? add(message) : undefined,
  )
  // Events are delivered at most once: what was said while the line was down is asked for.
  useOnConnect((isFirst) => (isFirst ? undefined : void client.invalidateQueries({ queryKey })))
  return {
    messages: messagesOf(query.data as ChatHistory | undefined),
    isPending: query.isPending,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
    add,
  }
}
