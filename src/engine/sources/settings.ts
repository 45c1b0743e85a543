import * as z from 'zod/mini'

import { externalSources, type ExternalSource } from '#contract/search.ts'

import { environment } from '../world/environment.ts'

/** Which sources outside are asked, and how. Without a word of whoever runs the server, none is. */
export type SourceSettings = {
  sources: readonly ExternalSource[]
  /** Goes with each request, so that a source can write to whoever asks too much. */
  mailto?: string
  keys?: Partial<Record<ExternalSource, string>>
  /** Another address than the source's own: a proxy, a test. */
  bases?: Partial<Record<ExternalSource, string>>
  timeoutMs?: number
}

const isSource = (name: string): name is ExternalSource => (externalSources as readonly string[]).includes(name)

/** From ROADRUNNER_SOURCES (names with commas, or "all"), ROADRUNNER_MAILTO and ROADRUNNER_OPENALEX_KEY. */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): SourceSettings {
  const names = (env['ROADRUNNER_SOURCES'] ?? '').toLowerCase().split(/[\s,]+/)
  const sources = names.includes('all') ? externalSources : [...new Set(names.filter(isSource))]
  const mailto = env['ROADRUNNER_MAILTO']?.trim()
  const key = env['ROADRUNNER_OPENALEX_KEY']?.trim()
  const bases = Object.fromEntries(
    externalSources.flatMap((source) => {
      const base = env[`ROADRUNNER_${source.toUpperCase()}_URL`]?.trim()
      return base ? [[source, base]] : []
    }),
  )
  return { sources, bases, ...(mailto && { mailto }), ...(key && { keys: { openalex: key } }) }
}

/** Addresses at which a world's sources answer, by their names. */
export const sourceBasesSchema = z.partialRecord(z.enum(externalSources), z.url())

export const sourcesOf = (bases: z.infer<typeof sourceBasesSchema>): SourceSettings => ({
  sources: externalSources.filter((source) => bases[source] !== undefined),
  bases,
})

const byWorld = new Map<string, SourceSettings>()

/** Gives one world sources of its own, or takes them away again: a test's sources answer that test alone. */
export function setSources(worldId: string, chosen: SourceSettings | undefined): void {
  if (chosen) byWorld.set(worldId, chosen)
  else byWorld.delete(worldId)
}

export const sourceSettings = (worldId: string): SourceSettings => byWorld.get(worldId) ?? settingsOf(environment())
