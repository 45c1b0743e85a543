import type { QueryClient } from '@tanstack/react-query'

import { placeOf, toolOf } from '#contract/page-places.ts'
import { capabilitiesQuery } from '#platform/capabilities/capabilities.queries.ts'
import { serverOrEngine } from '#platform/capabilities/server-or-engine.ts'
import { subscriptionQuery } from '#platform/access/subscription.queries.ts'
import { usageQuery } from '#platform/access/usage.queries.ts'
import { configureEngine, currentEngine, wasInUse } from '#platform/engine/browser-engine.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { isStranger } from '#platform/session/session-marks.ts'
import { configureAnswerer } from '#shared/api/call-api.ts'

import type { OpenLine } from './engine/engine-line.ts'
import { partOf } from './page-parts.ts'
import type { PageRoute } from './page-route.ts'
import { pageAt, rowOf } from './route-match.ts'

/** Says how the page's own engine is opened, and which calls it answers. */
export function configureTools(client: QueryClient, openLine?: OpenLine) {
  configureEngine(async (asked) => (await import('./engine/open-engine.ts')).openEngine(asked, openLine))
  configureAnswerer(serverOrEngine(client))
}

/**
 * Before anything is drawn: fetches the page of the address, asks what its gates will ask and what it will show, and what can
 * be done by whom, so that an engine of the page's own reads its code and what it keeps meanwhile. What a person before left
 * is forgotten first, and that is not done here.
 */
export async function beginAhead(client: QueryClient): Promise<void> {
  const row = rowOf(location.pathname)
  if (row) void partOf(row).preload()
  configureTools(client)
  const page = pageAt(location.pathname)
  // Money, help and people work without papers.
  if (!page || !(placeOf(page) ?? toolOf(page))) return askAhead(client, row)
  // A browser that was worked in before will be again: its engine need not wait for two answers of the server.
  const worker = wasInUse() ? import('./engine/worker-line.ts').catch(() => undefined) : undefined
  void worker?.then((line) => line?.prepareWorker())
  await askAhead(client, row)
  currentEngine()?.begin()
  if (!currentEngine()) (await worker)?.dropPrepared()
}

async function askAhead(client: QueryClient, row: PageRoute | undefined): Promise<void> {
  const user = await client.ensureQueryData(sessionQuery()).catch(() => null)
  if (!user || isStranger(user.id)) return
  void client.prefetchQuery(subscriptionQuery())
  if (row?.access === 'extract' || row?.access === 'synthesis') void client.prefetchQuery(usageQuery(row.access))
  const known = client.prefetchQuery(capabilitiesQuery())
  void row?.page().then(
    ({ ahead }) => ahead?.(client),
    () => {},
  )
  await known
}
