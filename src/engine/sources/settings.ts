import * as z from 'zod/mini'

import { askedSources, type AskedSource, type SourcePolicy } from '#contract/outside-sources.ts'

import { environment } from '../world/environment.ts'
import type { OutsideRuleRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Which sources outside are asked, and how. */
export type SourceSettings = {
  sources: readonly AskedSource[]
  /** Those that may not even be offered. */
  closed?: readonly AskedSource[]
  /** Goes with each request, so that a source can write to whoever asks too much. */
  mailto?: string
  keys?: Partial<Record<AskedSource, string>>
  /** Another address than the source's own: a proxy, a test. */
  bases?: Partial<Record<AskedSource, string>>
  timeoutMs?: number
  /** How much of the pace of the sources is kept at other addresses than their own: behind a proxy all of it (1), in a test none. */
  paceShare?: number
}

const isSource = (name: string): name is AskedSource => (askedSources as readonly string[]).includes(name)

/**
 * What variables say: ROADRUNNER_SOURCES (sources that are asked for everybody, with commas, or "all"; with "none" the
 * others are not even offered), ROADRUNNER_MAILTO, ROADRUNNER_<SOURCE>_KEY and ROADRUNNER_<SOURCE>_URL.
 */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): SourceSettings {
  const names = (env['ROADRUNNER_SOURCES'] ?? '').toLowerCase().split(/[\s,]+/)
  const sources = names.includes('all') ? askedSources : [...new Set(names.filter(isSource))]
  const mailto = env['ROADRUNNER_MAILTO']?.trim()
  const each = (ending: string) =>
    Object.fromEntries(
      askedSources.flatMap((source) => {
        const value = env[`ROADRUNNER_${source.toUpperCase()}_${ending}`]?.trim()
        return value ? [[source, value]] : []
      }),
    )
  const keys = each('KEY')
  return {
    sources,
    bases: each('URL'),
    paceShare: 1,
    ...(names.includes('none') && { closed: askedSources.filter((source) => !sources.includes(source)) }),
    ...(mailto && { mailto }),
    ...(Object.keys(keys).length > 0 && { keys }),
  }
}

/** Addresses at which a world's sources answer, by their names. */
export const sourceBasesSchema = z.partialRecord(z.enum(askedSources), z.url())

export const sourcesOf = (bases: z.infer<typeof sourceBasesSchema>): SourceSettings => ({
  sources: askedSources.filter((source) => bases[source] !== undefined),
  bases,
})

const byWorld = new Map<string, SourceSettings>()

/** Gives one world sources of its own, or takes them away again: a test's sources answer that test alone. */
export function setSources(worldId: string, chosen: SourceSettings | undefined): void {
  if (chosen) byWorld.set(worldId, chosen)
  else byWorld.delete(worldId)
}

/** What whoever runs the server gave it, before anybody chose anything on a page. */
const givenTo = (worldId: string): SourceSettings => byWorld.get(worldId) ?? settingsOf(environment())

export const RULES = 'all'
export const rulesOf = (world: World): OutsideRuleRow => world.outsideRules.get(RULES) ?? { id: RULES, policies: {} }

/** For whom a source is asked: what an admin said, else what the server was started with, else each person decides. */
export function policyOf(world: World, source: AskedSource): SourcePolicy {
  const given = givenTo(world.id)
  const started = given.sources.includes(source) ? 'on' : given.closed?.includes(source) ? 'off' : 'offer'
  return rulesOf(world).policies[source] ?? started
}

/**
 * Which sources are asked for somebody: those that are on for all, and those that they agreed to. Without an account,
 * those that are on for all alone.
 */
export function sourceSettings(world: World, account?: { id: string }): SourceSettings {
  const given = givenTo(world.id)
  const rules = rulesOf(world)
  const choice = account && world.outsideChoices.get(account.id)
  const mailto = choice?.mailto ?? rules.mailto ?? given.mailto
  return {
    ...given,
    sources: askedSources.filter((source) => {
      const policy = policyOf(world, source)
      return policy === 'on' || (policy === 'offer' && choice?.sources[source] !== undefined)
    }),
    keys: { ...given.keys, ...rules.keys, ...choice?.keys },
    ...(mailto !== undefined && { mailto }),
  }
}
