import type { Endpoint } from '#contract/endpoint.ts'

/** One write that the embedded API accepted. Secrets are masked, files are named and not kept. */
export type LedgerEntry = { at: string; call: string; accountId: string | undefined; input: Record<string, unknown> }

const KEPT = 10_000
const SECRETS = new Set(['password', 'currentPassword', 'newPassword', 'token', 'key'])

const byWorld = new Map<string, LedgerEntry[]>()

const shown = (value: unknown): unknown => {
  if (value instanceof Blob) {
    return { file: value instanceof File ? value.name : '', size: value.size, type: value.type }
  }
  if (Array.isArray(value)) return value.map(shown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRETS.has(name) ? '(masked)' : shown(part)]),
  )
}

/** Notes a write that was done and made durable: with it a test can tell one effect from two. */
export function recordAccepted(
  worldId: string,
  endpoint: Endpoint,
  accountId: string | undefined,
  input: Record<string, unknown>,
): void {
  const entries = byWorld.get(worldId) ?? []
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  entries.push({
    at: new Date().toISOString(),
    call: `${endpoint.domain}.${endpoint.name}`,
    accountId,
    input: shown(given) as Record<string, unknown>,
  })
  byWorld.set(worldId, entries.slice(-KEPT))
}

export const ledgerOf = (worldId: string): readonly LedgerEntry[] => [...(byWorld.get(worldId) ?? [])]
export const clearLedger = (worldId: string) => void byWorld.delete(worldId)
