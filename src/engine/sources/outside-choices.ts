import { askedSources, type AskedSource, type OwnSources, type PlatformSources } from '#contract/outside-sources.ts'

import type { AccountRow, OutsideChoiceRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { askedAdapters } from './all.ts'
import { policyOf, rulesOf, sourceSettings } from './settings.ts'
import { askerOf } from './source-address.ts'
import { stateOf } from './source-states.ts'

/** What somebody agreed to; nothing, for most. */
export const choiceOf = (world: World, { id }: Pick<AccountRow, 'id'>): OutsideChoiceRow =>
  world.outsideChoices.get(id) ?? { id, sources: {} }

const known = (world: World, source: AskedSource) => {
  const adapter = askedAdapters[source]
  const state = stateOf(adapter, sourceSettings(world))
  return {
    source,
    label: adapter.label,
    policy: policyOf(world, source),
    takesKey: adapter.takesKey === true,
    pace: adapter.pace(askerOf(adapter, sourceSettings(world))),
    ...(state && { state }),
  }
}

/** The sources as one person sees them: those that nobody may ask are not among them. */
export function ownSources(world: World, account: AccountRow): OwnSources {
  const { sources: agreed, mailto, keys } = choiceOf(world, account)
  const { sources: asked } = sourceSettings(world, account)
  const server = sourceSettings(world)
  return {
    sources: askedSources.flatMap((source) => {
      if (policyOf(world, source) === 'off') return []
      const agreedAt = agreed[source]
      return [
        {
          ...known(world, source),
          isOn: asked.includes(source),
          hasKey: keys?.[source] !== undefined,
          ...(agreedAt !== undefined && { agreedAt }),
        },
      ]
    }),
    ...(mailto !== undefined && { mailto }),
    hasServerMailto: server.mailto !== undefined,
  }
}

/** The sources as whoever runs the server sees them. */
export function platformSources(world: World): PlatformSources {
  const { keys, mailto } = sourceSettings(world)
  return {
    sources: askedSources.map((source) => ({
      ...known(world, source),
      hasKey: keys?.[source] !== undefined,
      people: world.outsideChoices.count((row) => row.sources[source] !== undefined),
    })),
    ...(mailto !== undefined && { mailto }),
  }
}

/** Agrees to these sources and to no other. What was agreed to before keeps its day. */
export function chooseSources(
  world: World,
  account: AccountRow,
  sources: readonly AskedSource[],
  mailto: string | null | undefined,
): void {
  const { mailto: before, ...row } = choiceOf(world, account)
  const address = mailto === undefined ? before : (mailto ?? undefined)
  const at = world.now()
  world.outsideChoices.put({
    ...row,
    sources: Object.fromEntries(sources.map((source) => [source, row.sources[source] ?? at])),
    ...(address !== undefined && { mailto: address }),
  })
}

/** Keys with one kept or, for null, forgotten. */
export function withKey(
  keys: OutsideChoiceRow['keys'],
  source: AskedSource,
  key: string | null,
): NonNullable<OutsideChoiceRow['keys']> {
  const { [source]: _, ...rest } = keys ?? {}
  return key === null ? rest : { ...rest, [source]: key }
}

/** Changes what holds for everybody. */
export function ruleSources(
  world: World,
  {
    policies,
    mailto,
  }: {
    policies?: Partial<Record<AskedSource, 'offer' | 'on' | 'off'>> | undefined
    mailto?: string | null | undefined
  },
): void {
  const { mailto: before, ...row } = rulesOf(world)
  const address = mailto === undefined ? before : (mailto ?? undefined)
  world.outsideRules.put({
    ...row,
    policies: { ...row.policies, ...policies },
    ...(address !== undefined && { mailto: address }),
  })
}
