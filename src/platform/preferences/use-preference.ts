import { useCallback } from 'react'
import type * as z from 'zod/mini'

import { usePersonaRecord } from '../persona/use-persona-record.ts'

/**
 * One of the person's preferences: kept on this device at once and with the account as soon as that can be, among the
 * `preferences` of `personaData`. A value of another shape reads as `fallback`.
 */
export function usePreference<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  fallback: z.output<S>,
): [value: z.output<S>, set: (value: z.input<S>) => void] {
  const { record, change } = usePersonaRecord()
  const { preferences } = record.data
  const kept = preferences && Object.hasOwn(preferences, name) ? preferences[name] : undefined
  const read = kept === undefined ? undefined : schema.safeParse(kept)
  const set = useCallback(
    (value: z.input<S>) =>
      change(
        (before) => ({
          ...before,
          data: { ...before.data, preferences: { ...before.data.preferences, [name]: value } },
        }),
        ['data'],
      ),
    [change, name],
  )
  return [read?.success ? read.data : fallback, set]
}
