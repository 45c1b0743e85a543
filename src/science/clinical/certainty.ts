/** Why certainty goes down (five reasons) or up (three). Source: Guyatt et al. 2011, J Clin Epidemiol 64:383–394 (GRADE). */
export const certaintyDomains = [
  { id: 'risk-of-bias', name: 'Risk of bias', direction: 'down' },
  { id: 'inconsistency', name: 'Inconsistency', direction: 'down' },
  { id: 'indirectness', name: 'Indirectness', direction: 'down' },
  { id: 'imprecision', name: 'Imprecision', direction: 'down' },
  { id: 'publication-bias', name: 'Publication bias', direction: 'down' },
  { id: 'large-effect', name: 'Large effect', direction: 'up' },
  { id: 'dose-response', name: 'Dose and response', direction: 'up' },
  { id: 'confounding', name: 'Confounding would weaken it', direction: 'up' },
] as const
export type CertaintyDomain = (typeof certaintyDomains)[number]['id']

export const certaintyLevels = ['very low', 'low', 'moderate', 'high'] as const
export type CertaintyLevel = (typeof certaintyLevels)[number]

export type CertaintyStep = { domain: CertaintyDomain; levels: 1 | 2; reason: string }

/** Where certainty begins: high for randomised trials, low for everything else. */
export const startLevel = (designs: readonly string[]): CertaintyLevel =>
  designs.length > 0 && designs.every((design) => design === 'randomised-trial') ? 'high' : 'low'

/** Why it begins there, for people. */
export function startReason(designs: readonly string[]): string {
  if (designs.length === 0) return 'No study reports the outcome.'
  const trials = designs.filter((design) => design === 'randomised-trial').length
  if (trials === designs.length) return 'Begins high: every study is a randomised trial.'
  return `Begins low: ${trials} of ${designs.length} ${designs.length === 1 ? 'study is' : 'studies are'} known to be randomised trials.`
}

/**
 * The level after all steps; never above high nor below very low. A step without a reason does not count, and nothing goes
 * up that has gone down for bias.
 */
export function certaintyOf(start: CertaintyLevel, steps: readonly CertaintyStep[]): CertaintyLevel {
  const counted = steps.filter(({ reason }) => reason.trim() !== '')
  const direction = new Map<string, 'down' | 'up'>(certaintyDomains.map((each) => [each.id, each.direction]))
  const isBiased = counted.some(({ domain }) => domain === 'risk-of-bias')
  const moved = counted.reduce((level, { domain, levels }) => {
    if (direction.get(domain) === 'down') return level - levels
    return isBiased ? level : level + levels
  }, certaintyLevels.indexOf(start))
  return certaintyLevels[Math.min(3, Math.max(0, moved))] ?? 'very low'
}
