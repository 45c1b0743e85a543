import { useCallback, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'

const listeners = new Map<string, Set<() => void>>()
/** What could not be written stays for the life of the page. */
const unwritten = new Map<string, string>()
/** The last reading of each key, so that an unchanged text gives the same value. */
const readings = new WeakMap<z.ZodMiniType, Map<string, { text: string | null; value: unknown }>>()

const tell = (key: string) => listeners.get(key)?.forEach((listener) => listener())

function textOf(key: string): string | null {
  try {
    return unwritten.get(key) ?? localStorage.getItem(key)
  } catch {
    return unwritten.get(key) ?? null
  }
}

function parsed(schema: z.ZodMiniType, text: string | null): unknown {
  if (text === null) return undefined
  try {
    const result = schema.safeParse(JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** The value kept in local storage under `key`, or `fallback` where there is none of that shape: storage is untrusted input. */
export function readStored<S extends z.ZodMiniType>(key: string, schema: S, fallback: z.output<S>): z.output<S> {
  const text = textOf(key)
  const known = readings.get(schema)?.get(key)
  if (known?.text === text) return (known.value ?? fallback) as z.output<S>
  const value = parsed(schema, text)
  const perKey = readings.get(schema) ?? new Map()
  readings.set(schema, perKey.set(key, { text, value }))
  return (value ?? fallback) as z.output<S>
}

/** Keeps a value as JSON; `undefined` removes it. Where storage is closed or full, it lives as long as the page. */
export function writeStored(key: string, value: unknown) {
  unwritten.delete(key)
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    if (value !== undefined) unwritten.set(key, JSON.stringify(value))
  }
  tell(key)
}

/** A value in local storage, the same in every component and every tab. */
export function useStoredValue<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  fallback: z.output<S>,
): [value: z.output<S>, set: (value: z.output<S> | undefined) => void] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const all = listeners.get(key) ?? new Set()
      listeners.set(key, all.add(listener))
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => {
        all.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
    [key],
  )
  const value = useSyncExternalStore(subscribe, () => readStored(key, schema, fallback))
  const set = useCallback((next: z.output<S> | undefined) => writeStored(key, next), [key])
  return [value, set]
}
