import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import type { KeyedMessage } from '#contract/collaboration.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'

import {
  fetchHistory,
  historyKey,
  isLiveOnly,
  messagesOf,
  withMessage,
  type ChatHistory,
  type ChatRoom,
} from './chat-room.ts'

const nothing: ChatHistory = { pages: [{ messages: [], hasMore: false }], pageParams: [undefined] }

/** Section 9 of the second text. */
const STALE_MS = 2 * 60_000

/** What was said in a room, and what is being said: live messages take their place among the loaded ones. */
export function useChatHistory(room: ChatRoom) {
  const client = useQueryClient()
  const queryKey = historyKey(room)
  const isLive = isLiveOnly(room)
  // Where only the socket brings what was said, nothing is known before it has.
  const [hasHeard, setHasHeard] = useState(false)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchHistory(room, pageParam, signal),
    enabled: !isLive,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.messages[0]?.id : undefined),
    staleTime: STALE_MS,
    // Who was not in the room has not heard what was said meanwhile.
    refetchOnMount: 'always',
  })
  const add = useCallback(
    (message: KeyedMessage) =>
      client.setQueryData<ChatHistory>(historyKey(room), (history) => {
        const known = history ?? (isLiveOnly(room) ? nothing : undefined)
        return known && withMessage(known, message)
      }),
    [client, room],
  )
  useSocketEvent('global-chat-message', (message) => (room.kind === 'global' ? add(message) : undefined))
  useSocketEvent('team-chat-message', ({ teamId, ...message }) =>
    room.kind === 'team' && teamId === room.id ? add(message) : undefined,
  )
  useSocketEvent('project-chat-history', ({ projectId, messages }) => {
    if (!isLive || room.kind !== 'project' || projectId !== room.id) return
    for (const message of messages) add(message)
    setHasHeard(true)
  })
  useSocketEvent('project-chat-message', ({ projectId, ...message }) =>
    room.kind === 'project' && projectId === room.id ? add(message) : undefined,
  )
  // Events are delivered at most once: what was said while the line was down is asked for.
  useOnConnect((isFirst) => (isFirst || isLive ? undefined : void client.invalidateQueries({ queryKey })))
  return {
    messages: messagesOf(query.data as ChatHistory | undefined),
    isPending: isLive ? !hasHeard : query.isPending,
    error: query.error,
    isFetching: query.isFetching,
    // What the socket brings cannot be asked for: joining the room again brings it.
    refetch: isLive ? () => Promise.resolve() : query.refetch,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
    add,
  }
}
