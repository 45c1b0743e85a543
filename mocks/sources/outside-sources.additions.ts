import { outsideSourcesApi, type AskedSource } from '#contract/outside-sources.ts'
import { answer } from '#engine/answers/answer.ts'
import { adapters, askedAdapters } from '#engine/sources/all.ts'
import { askSource } from '#engine/sources/ask-source.ts'
import {
  choiceOf,
  chooseSources,
  ownSources,
  platformSources,
  ruleSources,
  withKey,
} from '#engine/sources/outside-choices.ts'
import { askUnpaywall } from '#engine/sources/open-copies.ts'
import { policyOf, rulesOf, sourceSettings, type SourceSettings } from '#engine/sources/settings.ts'
import { stateOf } from '#engine/sources/source-states.ts'
import { Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { Apart } from '#engine/world/store.ts'
import type { World } from '#engine/world/world.ts'
import { queryForSource } from '#science/search/query-for-sources.ts'

import { asAdmin } from '../admin/as-admin.ts'
import { changesOf, logged } from '../admin/log.ts'

/** Words that every index has much of. */
const PROBE = 'medicine'
/** A paper that Unpaywall names in its own documentation. */
const PROBE_DOI = '10.1038/nature12373'

function probe(source: AskedSource, settings: SourceSettings): Promise<unknown> {
  if (source === 'unpaywall') return askUnpaywall(PROBE_DOI, settings)
  const query = queryForSource(source, PROBE)
  return query ? askSource(adapters[source], query, 1, settings) : Promise.resolve()
}

async function checked(world: World, account: AccountRow, source: AskedSource, apart: Apart) {
  const settings = sourceSettings(world, account)
  const adapter = askedAdapters[source]
  if (!settings.sources.includes(source)) {
    throw new Refusal(409, `${adapter.label} is not switched on: nothing is sent to it.`, { code: 'not_agreed' })
  }
  // What came of it stands in the state, good or bad.
  await apart(() => probe(source, settings)).catch(() => undefined)
  const state = stateOf(adapter, settings)
  if (!state) throw new Refusal(503, `${adapter.label} could not be asked.`, { code: 'not_asked' })
  return { state }
}

/** A change of the rules, with its line in the log. A key is named there and never shown. */
function ruled(world: World, admin: AccountRow, change: () => void) {
  const flat = () => {
    const { sources, mailto } = platformSources(world)
    return Object.fromEntries([
      ...sources.flatMap(({ label, policy, hasKey }) => [
        [label, policy],
        [`${label}: key`, hasKey ? 'kept' : 'none'],
      ]),
      ['address', mailto],
    ]) as Record<string, string | undefined>
  }
  const before = flat()
  change()
  const changes = changesOf(before, flat())
  if (changes.length > 0) {
    logged(world, admin, {
      action: 'sources.ruled',
      target: { kind: 'sources', id: 'outside', name: 'Sources outside' },
      changes,
    })
  }
  return platformSources(world)
}

export const outsideSourcesHandlers = [
  answer(outsideSourcesApi.list, ({ world, me }) => ownSources(world, me())),

  answer(outsideSourcesApi.choose, ({ world, me, body }) => {
    const account = me()
    const closed = body.sources.filter((source) => policyOf(world, source) === 'off')
    if (closed.length > 0) {
      const names = closed.map((source) => askedAdapters[source].label).join(', ')
      throw new Refusal(409, `${names}: whoever runs this server has switched it off.`, { code: 'switched_off' })
    }
    chooseSources(world, account, body.sources, body.mailto)
    return ownSources(world, account)
  }),

  answer(outsideSourcesApi.keepKey, ({ world, me, params, body }) => {
    const account = me()
    const row = choiceOf(world, account)
    world.outsideChoices.put({ ...row, keys: withKey(row.keys, params.source, body.key) })
    return ownSources(world, account)
  }),

  answer(outsideSourcesApi.check, ({ world, me, params, apart }) => checked(world, me(), params.source, apart)),

  answer(outsideSourcesApi.platform, ({ world, me }) => {
    asAdmin(me())
    return platformSources(world)
  }),

  answer(outsideSourcesApi.rule, ({ world, me, body }) => ruled(world, asAdmin(me()), () => ruleSources(world, body))),

  answer(outsideSourcesApi.keepServerKey, ({ world, me, params, body }) =>
    ruled(world, asAdmin(me()), () => {
      const row = rulesOf(world)
      world.outsideRules.put({ ...row, keys: withKey(row.keys, params.source, body.key) })
    }),
  ),
]
