import { useQuery } from '@tanstack/react-query'

import { authApi } from '#contract/auth.ts'
import { capabilitiesApi } from '#contract/capabilities.ts'
import { commentsApi } from '#contract/comments.ts'
import { documentsApi } from '#contract/documents.ts'
import { lessonsApi } from '#contract/lessons.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { useConnection } from '#platform/realtime/use-socket-event.ts'
import { useSession } from '#platform/session/session.queries.ts'

import { periodOf } from '../frame/periods.ts'
import { isBad, probeCall } from './probe.ts'

/** One call of each service that people need all day. */
const watched = [
  authApi.me,
  subscriptionApi.get,
  capabilitiesApi.get,
  documentsApi.list,
  commentsApi.activity,
  notificationsApi.unreadCount,
  lessonsApi.list,
]
const FRESH_MS = 60_000

/** How many of the services of every day fail, as this browser sees them; undefined until they were asked. */
export function useServices(): { failing: number | undefined; checked: number } {
  const { user } = useSession()
  const connection = useConnection()
  const { data } = useQuery({
    queryKey: ['admin', 'services', user?.id],
    queryFn: ({ signal }) => {
      const asker = { userId: user?.id ?? '', period: periodOf(7, Date.now()) }
      return Promise.all(watched.map((endpoint) => probeCall(endpoint, asker, {}, signal)))
    },
    enabled: user !== undefined && user !== null,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    refetchOnMount: true,
  })
  const isDown = connection === 'down' ? 1 : 0
  return { failing: data && data.filter(isBad).length + isDown, checked: watched.length + 1 }
}
