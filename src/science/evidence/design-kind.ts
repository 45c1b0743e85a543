import type { StudyDesign } from '#contract/papers.ts'

/**
 * Designs that the words of a paper show, finer than those a record is filed under: a trial whose allocation is alternate
 * or systematic is not randomised, one that does not say how it allocated is only controlled, and a protocol has no results.
 */
export const designKinds = ['quasi-randomised-trial', 'controlled-trial', 'protocol'] as const
export type DesignKind = StudyDesign | (typeof designKinds)[number]

/** The design under which a record is filed. The finer kinds have none there: rather unknown than a wrong one. */
export const filedDesign = (kind: DesignKind): StudyDesign =>
  kind === 'protocol' ? 'method' : kind === 'quasi-randomised-trial' || kind === 'controlled-trial' ? 'unknown' : kind
