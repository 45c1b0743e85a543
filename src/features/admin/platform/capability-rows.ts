import { capabilityNames } from '#contract/capabilities.ts'

export type CapabilityRow = { name: string; isKnown: boolean; isGiven: boolean }

/** What pages know and what the server offers, side by side; differences first. */
export function capabilityRows(given: readonly string[]): CapabilityRow[] {
  const known: readonly string[] = capabilityNames
  return [...new Set([...known, ...given])]
    .map((name) => ({ name, isKnown: known.includes(name), isGiven: given.includes(name) }))
    .toSorted((a, b) => Number(a.isKnown && a.isGiven) - Number(b.isKnown && b.isGiven) || a.name.localeCompare(b.name))
}
