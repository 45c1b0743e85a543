/** What a person says of a gap, 0 (nothing) to 5 each; `undefined` = not said yet. */
export type GapScores = {
  importance?: number | undefined
  feasibility?: number | undefined
  evidence?: number | undefined
}
export const scoreParts = ['importance', 'feasibility', 'evidence'] as const
export type GapWeights = Readonly<Record<(typeof scoreParts)[number], number>>

/** All three count alike until somebody says otherwise. */
export const evenWeights: GapWeights = { importance: 1, feasibility: 1, evidence: 1 }

/**
 * The weighted mean of what was scored, 0 to 5, over the parts that have a score; `undefined` where none has one or the
 * weights of those that do are 0. A part that nobody scored is no 0.
 */
export function gapScore(scores: GapScores, weights: GapWeights = evenWeights): number | undefined {
  let sum = 0
  let total = 0
  for (const part of scoreParts) {
    const score = scores[part]
    if (score === undefined) continue
    sum += Math.max(0, weights[part]) * score
    total += Math.max(0, weights[part])
  }
  return total === 0 ? undefined : sum / total
}

/** Highest score first; gaps without one after them, in the order given. */
export function rankGaps<G extends { scores: GapScores }>(gaps: readonly G[], weights: GapWeights = evenWeights): G[] {
  return gaps
    .map((gap) => ({ gap, score: gapScore(gap.scores, weights) ?? -1 }))
    .sort((a, b) => b.score - a.score)
    .map(({ gap }) => gap)
}
