import { ALERTS_MAX, searchAlertsApi } from '#contract/search-alerts.ts'
import { sameQuery } from '#science/search/compare-runs.ts'

import { answer } from '../answers/answer.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { SearchAlertRow } from '../world/rows.ts'
import { alertsOf, checkAlert, viewOf, watchQuery } from './search-alerts.ts'
import type { World } from '../world/world.ts'

function mine(world: World, accountId: string, id: string): SearchAlertRow {
  const alert = world.searchAlerts.get(id)
  if (alert?.ownerId !== accountId) throw notFound('This alert')
  return alert
}

export const searchAlertsHandlers = [
  answer(searchAlertsApi.list, ({ world, me }) => ({ alerts: alertsOf(world, me().id).map(viewOf) })),

  answer(searchAlertsApi.create, async ({ world, me, body }) => {
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

  answer(searchAlertsApi.remove, ({ world, me, params }) => {
    world.searchAlerts.remove(mine(world, me().id, params.id).id)
    return { success: true }
  }),

  answer(searchAlertsApi.check, async ({ world, hub, me, apart }) => {
    const { id } = me()
    await apart(async () => {
      for (const alert of alertsOf(world, id)) await checkAlert(world, hub, alert.id)
    })
    return { alerts: alertsOf(world, id).map(viewOf) }
  }),

  answer(searchAlertsApi.seen, ({ world, me, params }) =>
    viewOf(world.searchAlerts.put({ ...mine(world, me().id, params.id), fresh: 0 })),
  ),
]
