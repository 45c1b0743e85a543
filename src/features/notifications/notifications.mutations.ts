import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { notificationsApi, type Notification } from '#contract/notifications.ts'
import { isSaidBySession, statusOf } from '#shared/api/errors.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate, keyOf } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { notificationsCopy as copy } from './notifications.copy.ts'
import { fact, notificationsQuery, tellList } from './notifications.queries.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { taken } from './taken.ts'

export const sayError = (error: unknown, description: string) =>
  isSaidBySession(error) || toast({ title: copy.error, description, variant: 'destructive' })

const isGone = (error: unknown) => [404, 410].includes(statusOf(error) ?? 0)
const refreshCount = (client: QueryClient) => invalidate(client, [notificationsApi.unreadCount])

/** Read at once; where the server does not learn of it, unread again, and nothing is said. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: keyOf(notificationsApi.markRead),
    mutationFn: async (id: string) => taken(await callApi(notificationsApi.markRead, { params: { id } })),
    onMutate: (id) => tellList(client, [fact({ is: 'read', id })]),
    onSuccess: (_, id) => {
      tellList(client, [fact({ is: 'read', id })])
      tellOtherTabs({ is: 'read', id })
    },
    onError: (error, id) => (isGone(error) ? leave(client, id) : tellList(client, [fact({ is: 'unread', id })])),
    onSettled: () => refreshCount(client),
  })
}

/** Calls under way at the same time while many are marked. */
const MARKED_AT_ONCE = 4

/** The same for several. Each that the server does not take is unread again; the others stay read. */
export function useMarkManyRead() {
  const client = useQueryClient()
  const mark = async (id: string) => {
    try {
      taken(await callApi(notificationsApi.markRead, { params: { id } }))
      tellOtherTabs({ is: 'read', id })
    } catch (error) {
      tellList(client, [isGone(error) ? fact({ is: 'removed', id }) : fact({ is: 'unread', id })])
    }
  }
  return useMutation({
    mutationKey: keyOf(notificationsApi.markRead),
    mutationFn: async (ids: readonly string[]) => {
      const waiting = [...ids]
      const work = async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await mark(id)
      }
      await Promise.all(Array.from({ length: MARKED_AT_ONCE }, work))
    },
    onMutate: (ids) =>
      tellList(
        client,
        ids.map((id) => fact({ is: 'read', id })),
      ),
    onSettled: () => refreshCount(client),
  })
}

/** What is unread now is read at once. What arrives meanwhile stays unread, and a failure brings back exactly these. */
export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: keyOf(notificationsApi.markAllRead),
    mutationFn: async () => taken(await callApi(notificationsApi.markAllRead, {})),
    onMutate: () => {
      const list = client.getQueryData<Notification[]>(notificationsQuery().queryKey) ?? []
      const ids = list.filter(({ isRead }) => !isRead).map(({ id }) => id)
      tellList(client, [fact({ is: 'all-read' })])
      return ids
    },
    onSuccess: () => tellOtherTabs({ is: 'all-read' }),
    onError: (error, _, ids = []) => {
      tellList(
        client,
        ids.map((id) => fact({ is: 'unread', id })),
      )
      sayError(error, copy.markAllFailed)
    },
    onSettled: () => refreshCount(client),
  })
}

const leave = (client: QueryClient, id: string) => tellList(client, [fact({ is: 'removed', id })])

/** Deletes when the server has: until then the notification stays in its place. One that is gone already is deleted. */
export function useDeleteNotification() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: keyOf(notificationsApi.remove),
    mutationFn: async (id: string) => {
      try {
        taken(await callApi(notificationsApi.remove, { params: { id } }))
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
    onSuccess: (_, id) => {
      leave(client, id)
      tellOtherTabs({ is: 'removed', id })
      toast({ title: copy.deleted, description: copy.deletedDetail })
      return refreshCount(client)
    },
    onError: (error) => {
      sayError(error, copy.deleteFailed)
    },
  })
}
