import type { Paper } from '#contract/papers.ts'
import type { SearchAlert } from '#contract/search-alerts.ts'
import { searchSourceSchema } from '#contract/search.ts'
import { plainTitle } from '#science/records/title-key.ts'
import { sameQuery, workKeys } from '#science/search/compare-runs.ts'

import { isStarter, libraryOf, paperFor, starterLibrary } from '../papers/library.ts'
import { notify } from '../notifications/notices.ts'
import { assertOurs } from '../language-model/under-way.ts'
import { hubOf, type Hub } from '../live/hub.ts'
import { writeAndTell } from '../live/outbox.ts'
import type { AccountRow, SearchAlertRow, SearchRunRow } from '../world/rows.ts'
import { onceAtATime } from '../language-model/once-at-a-time.ts'
import { wholeRun } from './late-answers.ts'
import { foundRun, packedRun, type FoundRun } from './packed-run.ts'
import { performedSearch } from './search-performed.ts'
import { runsOf } from './search-runs.ts'
import type { World } from '../world/world.ts'

/** Below this many letters a title is no name of a paper. */
const TELLING = 20

/** Names by which a paper is known again, even removed and imported anew without an identifier. */
function namesOf(paper: Paper): string[] {
  const title = plainTitle(paper.title)
  return [...workKeys(paper), ...(title.length >= TELLING ? [`title:${title} ${paper.year ?? ''}`] : [])]
}

const papersOf = (world: World, account: AccountRow, run: Pick<FoundRun, 'hits'>): Paper[] =>
  run.hits.flatMap(({ documentId, paper }) => paper ?? paperFor(world, account, documentId) ?? [])

export const viewOf = ({ ownerId: _owner, told: _told, since: _since, ...alert }: SearchAlertRow): SearchAlert => alert

export const alertsOf = (world: World, accountId: string): SearchAlertRow[] =>
  world.searchAlerts
    .of(accountId)
    .all()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** Starts to watch a query: everything that any of its runs had, and every starter paper that matches, is known. */
export async function watchQuery(world: World, account: AccountRow, { run }: SearchRunRow): Promise<SearchAlertRow> {
  const index = await libraryOf(world).indexFor(account.id)
  const same = runsOf(world, account.id).filter((other) => sameQuery(other.run.query) === sameQuery(run.query))
  const starter = new Map(starterLibrary().map((paper) => [paper.id, paper]))
  const matching = index.search(run.query, { accept: isStarter }).flatMap(({ id }) => starter.get(id) ?? [])
  const told = [...same.flatMap((row) => papersOf(world, account, foundRun(row))), ...matching].flatMap(namesOf)
  const asked = run.perSource.flatMap(({ source }) => {
    const known = searchSourceSchema.safeParse(source)
    return known.success ? [known.data] : []
  })
  return world.searchAlerts.put({
    id: world.newId('alert'),
    ownerId: account.id,
    query: run.query,
    ...(asked.length > 0 && { sources: asked }),
    createdAt: world.now(),
    told: [...new Set(told)],
    since: run.at,
    fresh: 0,
  })
}

/** Without a search of its query an alert could be seen nowhere: it ends. */
export function endAlertWithout(world: World, { ownerId, run }: SearchRunRow): void {
  const words = sameQuery(run.query)
  if (runsOf(world, ownerId).some((other) => sameQuery(other.run.query) === words)) return
  for (const { id, query } of alertsOf(world, ownerId)) if (sameQuery(query) === words) world.searchAlerts.remove(id)
}

/** Asks for one alert, never twice at the same time. New papers become a run of their own, and a notification. */
export const checkAlert = (world: World, hub: Hub, alertId: string): Promise<void> =>
  onceAtATime(world, alertId, () => askAgain(world, hub, alertId))

async function askAgain(world: World, hub: Hub, alertId: string) {
  const alert = world.searchAlerts.get(alertId)
  const account = alert && world.accounts.get(alert.ownerId)
  if (!account) return
  const begun = world.now()
  const told = new Set(alert.told)
  const isKnown = (paper: Paper) => namesOf(paper).some((name) => told.has(name))
  const isNew = (id: string) => {
    const paper = paperFor(world, account, id)
    return paper !== undefined && (isStarter(id) || (paper.addedAt ?? '') > alert.since) && !isKnown(paper)
  }
  const { rest: _rest, ...row } = await wholeRun(performedSearch(world, account, alert, isNew))
  await writeAndTell(world, hub, (told) => keepFound(world, told, { account, alert, begun, row, isKnown }))
}

type Found = {
  account: AccountRow
  alert: SearchAlertRow
  begun: string
  row: Omit<FoundRun, 'rest'>
  isKnown: (paper: Paper) => boolean
}

function keepFound(world: World, hub: Hub, { account, alert: asked, begun, row, isKnown }: Found): void {
  assertOurs(world, asked.id)
  // It may have been switched off while sources answered, or looked at.
  const alert = world.searchAlerts.get(asked.id)
  if (!alert) return
  const hits = row.hits.flatMap((hit) => {
    const paper = hit.paper ?? paperFor(world, account, hit.documentId)
    return paper && !isKnown(paper) ? [{ ...hit, isNew: true }] : []
  })
  const failed = row.run.perSource.filter(({ error }) => error).map(({ label }) => label)
  const { failed: _before, ...kept } = alert
  const checked = { ...kept, since: begun, checkedAt: world.now(), ...(failed.length > 0 && { failed }) }
  if (hits.length === 0) {
    world.searchAlerts.put(checked)
    return
  }
  // What nobody has looked at yet stays in one run, which grows: one address opens all that is new.
  const unseen = alert.fresh > 0 && alert.runId !== undefined ? world.searchRuns.get(alert.runId) : undefined
  const all = [...hits, ...(unseen ? foundRun(unseen).hits : [])]
  const id = unseen?.id ?? row.id
  const since = unseen?.run.since ?? { runId: id, at: alert.checkedAt ?? alert.createdAt, fresh: 0 }
  const run = {
    ...row.run,
    runId: id,
    total: all.length,
    since: { ...since, fresh: all.length },
    byAlert: true as const,
  }
  const names = papersOf(world, account, { hits }).flatMap(namesOf)
  world.searchRuns.put(packedRun({ ...row, id, hits: all, run }))
  world.searchAlerts.put({
    ...checked,
    told: [...new Set([...alert.told, ...names])],
    fresh: all.length,
    runId: id,
  })
  notify(world, hub, account.id, {
    type: 'system',
    title: `New for your search: ${alert.query.slice(0, 120)}`,
    message: `${hits.length === 1 ? 'One paper has' : `${hits.length} papers have`} come up that you have not been told of before.`,
    metadata: { runId: id },
  })
}

/** Asks for alerts outside of a request. */
async function checkBeside(world: World, ids: readonly string[], isDue: (alert: SearchAlertRow) => boolean) {
  for (const id of ids) {
    const alert = world.searchAlerts.get(id)
    if (alert && isDue(alert)) await checkAlert(world, hubOf(world.id), id)
  }
}

/** Alerts that nobody has asked for so long. */
export const checkDueAlerts = (world: World, olderThanMs: number): Promise<void> => {
  const limit = new Date(Date.parse(world.now()) - olderThanMs).toISOString()
  const isDue = (alert: SearchAlertRow) => (alert.checkedAt ?? alert.createdAt) < limit
  const due = world.searchAlerts.filter(isDue)
  // Another process may have asked for the later ones while this one asked for the first.
  return checkBeside(
    world,
    due.map(({ id }) => id),
    isDue,
  )
}

const AFTER_IMPORT_MS = 1500
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Papers came into a library: its alerts are asked for once the last of them is there. */
export function checkAfterImport(world: World, accountId: string): void {
  const ids = alertsOf(world, accountId).map(({ id }) => id)
  if (ids.length === 0) return
  const key = `${world.id} ${accountId}`
  clearTimeout(waiting.get(key))
  const timer = setTimeout(() => {
    waiting.delete(key)
    checkBeside(world, ids, () => true).catch((error: unknown) => console.error('search alerts:', error))
  }, AFTER_IMPORT_MS)
  if (typeof timer === 'object') timer.unref()
  waiting.set(key, timer)
}
