import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import { documentText, textHash } from '../evidence/document-text.ts'
import { isRatio } from '../evidence/effect-measures.ts'
import { effectSizesIn, type EffectSize } from '../evidence/effect-sizes.ts'
import { sentencesOf } from '../evidence/sentences.ts'

/** Where an effect lies against no effect. `unclear`: its interval holds no effect. `no-interval`: none is reported. */
export const effectSides = ['below', 'unclear', 'above', 'no-interval'] as const
export type EffectSide = (typeof effectSides)[number]
export type ReadEffect = { documentId: string; effect: EffectSize; side: EffectSide; evidence: Evidence }

/** The side of an effect: against 1 for ratios, against 0 for differences and correlations. Which side is good it does not say. */
export function sideOf({
  measure,
  value,
  interval,
}: Pick<EffectSize, 'measure' | 'value'> & { interval?: { low: number; high: number } | undefined }): EffectSide {
  if (!interval) return 'no-interval'
  const none = isRatio(measure) ? 1 : 0
  if (interval.low <= none && interval.high >= none) return 'unclear'
  return value < none ? 'below' : 'above'
}

/** Effects that the abstracts report, with their sentence as the passage. */
export function effectsOf(papers: readonly Pick<Paper, 'id' | 'title' | 'abstract'>[]): ReadEffect[] {
  return papers.flatMap((paper) => {
    const text = documentText(paper)
    const hash = textHash(text)
    return sentencesOf(text).flatMap((sentence) =>
      effectSizesIn(sentence.text).map((effect) => ({
        documentId: paper.id,
        effect,
        side: sideOf(effect),
        evidence: {
          documentId: paper.id,
          quote: sentence.text,
          start: sentence.start,
          end: sentence.end,
          textHash: hash,
          verified: 'exact' as const,
        },
      })),
    )
  })
}

/** How many effects lie on each side, and the papers that report them: a distribution and no verdict. */
export function directionCounts(
  effects: readonly Pick<ReadEffect, 'documentId' | 'side'>[],
): { side: EffectSide; effects: number; papers: string[] }[] {
  return effectSides.map((side) => {
    const own = effects.filter((effect) => effect.side === side)
    return { side, effects: own.length, papers: [...new Set(own.map(({ documentId }) => documentId))] }
  })
}
