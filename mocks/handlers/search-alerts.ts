import { ALERTS_MAX, searchAlertsApi } from '#contract/search-alerts.ts'
import { sameQuery } from '#science/search/compare-runs.ts'

import { mock } from '../mock-endpoint.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { SearchAlertRow } from '../rows.ts'
import { alertsOf, checkAlert, viewOf, watchQuery } from '../search-alerts.ts'
import type { World } from '../world.ts'

function mine(world: World, accountId: string, id: string): SearchAlertRow {
  const alert = world.searchAlerts.get(id)
  if (alert?.ownerId !== accountId) throw notFound('This alert')
  return alert
}

export const searchAlertsHandlers = [
  mock(searchAlertsApi.list, ({ world, me }) => ({ alerts: alertsOf(world, me().id).map(viewOf) })),

  mock(searchAlertsApi.create, async ({ world, me, body }) => {
    const account = me()
    const run = world.searchRuns.get(body.runId)
    if (run?.ownerId !== account.id) throw notFound('This search')
    const known = alertsOf(world, account.id)
    const same = known.find(({ query }) => sameQuery(query) === sameQuery(run.run.query))
    if (same) return viewOf(same)
    if (known.length >= ALERTS_MAX) {
      throw new Refusal(409, `At most ${ALERTS_MAX} searches can be watched. Switch one off first.`, { code: 'full' })
    }
    return viewOf(await watchQuery(world, account, run))
  }),

  mock(searchAlertsApi.remove, ({ world, me, params }) => {
    world.searchAlerts.remove(mine(world, me().id, params.id).id)
    return { success: true }
  }),

  mock(searchAlertsApi.check, async ({ world, hub, me }) => {
    const { id } = me()
    for (const alert of alertsOf(world, id)) await checkAlert(world, hub, alert.id)
    return { alerts: alertsOf(world, id).map(viewOf) }
  }),

  mock(searchAlertsApi.seen, ({ world, me, params }) =>
    viewOf(world.searchAlerts.put({ ...mine(world, me().id, params.id), fresh: 0 })),
  ),
]
