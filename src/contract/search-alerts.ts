import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, idParams } from './identifiers.ts'
import { searchSourceSchema } from './search.ts'

/** Alerts that one person may have. */
export const ALERTS_MAX = 50

/** A search that is asked again by itself. A paper is told of once, however often it matches. */
export const searchAlertSchema = z.object({
  id: idSchema,
  query: z.string(),
  /** Absent = everywhere that the server can look. */
  sources: z.optional(z.array(searchSourceSchema)),
  createdAt: z.string(),
  /** When it was asked last; absent = not yet. */
  checkedAt: z.optional(z.string()),
  /** New papers that the person has not looked at yet. */
  fresh: z.int(),
  /** The run that brought the newest of them; opening it is free. */
  runId: z.optional(idSchema),
  /** Labels of sources that could not be asked the last time. */
  failed: z.optional(z.array(z.string())),
})
export type SearchAlert = z.infer<typeof searchAlertSchema>

const alertsSchema = z.object({ alerts: z.array(searchAlertSchema) })

/** Additions, behind the capability `search-alerts`. Checking never counts against the allowance. */
export const searchAlertsApi = defineApi('searchAlerts', {
  /** The search alerts of who asks. */
  list: { method: 'GET', path: '/search/alerts', response: alertsSchema },
  /** Watches the query of a run, in the sources of that run. A query that is watched already stays as it is. */
  create: {
    method: 'POST',
    path: '/search/alerts',
    body: z.object({ runId: idSchema }),
    response: searchAlertSchema,
  },
  /** Ends a search alert. */
  remove: { method: 'DELETE', path: '/search/alerts/:id', params: idParams, response: messageSchema },
  /**
   * Looks for new papers of all alerts now. The server asks by itself too: from time to time, and when papers came
   * into the library.
   */
  check: { method: 'POST', path: '/search/alerts/check', response: alertsSchema, timeout: 60_000 },
  /** Marks what an alert found as seen. */
  seen: { method: 'POST', path: '/search/alerts/:id/seen', params: idParams, response: searchAlertSchema },
})
