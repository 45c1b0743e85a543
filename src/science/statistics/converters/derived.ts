/** A number worked out from others that a paper reports, with the rule that was used: it is marked wherever it is shown. */
export type DerivedNumber = {
  ok: true
  derived: true
  value: number
  /** The rule with the numbers' names. */
  formula: string
  source: string
  /** What has to hold for the rule, where it is more than arithmetic. */
  assumes?: string
}

export type Derived = DerivedNumber | { ok: false; reason: string }

export const impossible = (reason: string): { ok: false; reason: string } => ({ ok: false, reason })

export function derived(value: number, formula: string, source: string, assumes?: string): Derived {
  if (!Number.isFinite(value)) return impossible('These numbers give no finite value.')
  return { ok: true, derived: true, value, formula, source, ...(assumes === undefined ? {} : { assumes }) }
}
