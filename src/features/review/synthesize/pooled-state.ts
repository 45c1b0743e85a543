import type { Pooled, PooledOutcome } from '#contract/review-body.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'

/**
 * Whether an analysis comes to something else than what was taken from it. A new version with the same results (a name, a
 * column that is not pooled) makes nothing stale.
 */
export function isStale(
  pooled: Pooled | undefined,
  analysis: Pick<Synthesis, 'id' | 'version'> | undefined,
  now: readonly PooledOutcome[] | undefined,
): boolean {
  if (!pooled || !analysis || pooled.analysisId !== analysis.id) return false
  if (pooled.version === (analysis.version ?? 1)) return false
  return now === undefined || JSON.stringify(now) !== JSON.stringify(pooled.outcomes)
}

/** Included studies without numbers in any outcome, and papers whose numbers are pooled though nothing of them is included. */
export function pooledCoverage(
  outcomes: readonly Pick<PooledOutcome, 'paperIds'>[],
  studies: readonly { studyId: string; reports: readonly { id: string }[] }[],
): { missing: string[]; foreign: string[] } {
  const used = new Set(outcomes.flatMap(({ paperIds }) => paperIds))
  const own = new Set(
    studies.flatMap(({ studyId, reports }) => [paperIdOf(studyId), ...reports.map(({ id }) => paperIdOf(id))]),
  )
  return {
    missing: studies
      .filter(
        ({ studyId, reports }) => !used.has(paperIdOf(studyId)) && !reports.some(({ id }) => used.has(paperIdOf(id))),
      )
      .map(({ studyId }) => studyId),
    foreign: [...used].filter((id) => !own.has(id)),
  }
}
