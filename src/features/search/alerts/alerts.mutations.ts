import { notificationsApi } from '#contract/notifications.ts'
import { searchAlertsApi } from '#contract/search-alerts.ts'
import { searchApi } from '#contract/search.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { alertsCopy as copy } from './alerts.copy.ts'

const refused = (title: string) => (error: Error) =>
  toast({ title, description: messageOf(error, ''), variant: 'destructive' })

/** Switches the alert of a search on or off. */
export function useAlertSwitch() {
  const invalidates = [searchAlertsApi.list]
  const onError = refused(copy.failed)
  const on = useApiMutation(searchAlertsApi.create, {
    invalidates,
    onError,
    onSuccess: () => void toast({ title: copy.started, description: copy.startedBody }),
  })
  const off = useApiMutation(searchAlertsApi.remove, {
    invalidates,
    onError,
    onSuccess: () => void toast({ title: copy.stopped }),
  })
  const [change, isChanging] = useOnce(async (runId: string, alertId: string | undefined) => {
    // What went wrong is said by the toast.
    if (alertId === undefined) await on.mutateAsync({ body: { runId } }).catch(() => undefined)
    else await off.mutateAsync({ params: { id: alertId } }).catch(() => undefined)
  })
  return { change, isChanging }
}

/** Asks all alerts now. */
export function useCheckAlerts() {
  const check = useApiMutation(searchAlertsApi.check, {
    invalidates: [searchAlertsApi.list, searchApi.runs, notificationsApi.list, notificationsApi.unreadCount],
    onError: refused(copy.checkFailed),
    onSuccess: ({ alerts }) =>
      void toast({ title: copy.checkedNow(alerts.reduce((sum, { fresh }) => sum + fresh, 0)) }),
  })
  return useOnce(() => check.mutateAsync({}).catch(() => undefined))
}

/** The new papers of an alert have been looked at. */
export const useSeenAlert = () => useApiMutation(searchAlertsApi.seen, { invalidates: [searchAlertsApi.list] })
