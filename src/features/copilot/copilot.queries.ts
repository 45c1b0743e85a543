import { infiniteQueryOptions, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'

import { copilotApi, type Answer, type CopilotMessage } from '#contract/copilot.ts'
import { callApi } from '#shared/api/call-api.ts'
import { apiQuery, keyOf } from '#shared/api/query.ts'

/** How often answers that are being written are looked at while the socket is silent, and after a look that failed. */
const WRITING_POLL_MS = 1000
const SLOW_POLL_MS = 4000
const PAGE = '60'

/** Sessions, page by page; `text` looks in titles and in everything that was asked and answered. */
export const sessionsQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(copilotApi.sessions), 'pages', text],
    queryFn: ({ pageParam, signal }) =>
      callApi(copilotApi.sessions, { query: { text: text || undefined, cursor: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

export const sessionQuery = (sessionId: string) => apiQuery(copilotApi.session, { params: { sessionId } })

/** All messages of a session, every branch. */
export const messagesQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...keyOf(copilotApi.messages), sessionId],
    queryFn: async ({ signal }): Promise<readonly CopilotMessage[]> => {
      const messages: CopilotMessage[] = []
      let cursor: string | undefined
      do {
        const query = { limit: '500', ...(cursor !== undefined && { cursor }) }
        const page = await callApi(copilotApi.messages, { params: { sessionId }, query }, { signal })
        messages.push(...page.messages)
        cursor = page.next
      } while (cursor !== undefined)
      return messages
    },
  })

export const isWriting = (message: CopilotMessage): message is Answer =>
  message.role === 'answer' && message.status === 'writing'

export const useMessages = (sessionId: string) =>
  useQuery({
    ...messagesQuery(sessionId),
    // A run outlives a lost connection, and the page must see its end.
    refetchInterval: ({ state }) =>
      state.data?.some(isWriting) === true && (state.status === 'error' ? SLOW_POLL_MS : WRITING_POLL_MS),
  })

/** Puts messages that the server has just answered with among those that are known. */
export function putMessages(client: QueryClient, sessionId: string, arrived: readonly CopilotMessage[]) {
  const { queryKey } = messagesQuery(sessionId)
  const known = client.getQueryData<readonly CopilotMessage[]>(queryKey) ?? []
  const ids = new Set(arrived.map(({ id }) => id))
  client.setQueryData(queryKey, [...known.filter(({ id }) => !ids.has(id)), ...arrived])
}
