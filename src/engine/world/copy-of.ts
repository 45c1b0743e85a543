/**
 * A copy of what JSON can hold, many times as quick as `structuredClone`: rows are nothing else. Anything else is copied as
 * that does it.
 */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    // To set it would give the copy another prototype.
    if (key === '__proto__') return structuredClone(value)
    copy[key] = copyOf((value as Record<string, unknown>)[key])
  }
  return copy as T
}
