import type { EffectSize } from '../effect-sizes.ts'
import { type Estimate, type NoModel, noModel } from '../models/model.ts'
import { type WeightedLine, weightedLine } from './weighted-line.ts'

/** When the precision-effect test is taken to find an effect: one-sided in the favoured direction, or two-sided. */
export type PetRule = 'one-sided-05' | 'two-sided-05' | 'two-sided-10'

/** The effects that are thought to be published: the greater ones or the smaller ones. */
export type Favoured = 'greater' | 'less'

export type PetPeese = {
  /** The line on the standard error; `at0` is the effect of a study without error, `slope` Egger's bias. */
  pet: WeightedLine
  /** The line on the variance. */
  peese: WeightedLine
  /** The one that counts by the rule, and its effect of a study without error. */
  uses: 'PET' | 'PEESE'
  estimate: Estimate
}

export type PetPeeseResult = { ok: true; result: PetPeese } | NoModel

/**
 * The effect that a study without error would have: by PET, the intercept of the effect on its standard error, and where that finds
 * an effect by PEESE, on the variance. Weighted by inverse variances, spread from the residuals, t with k − 2 degrees of freedom.
 * Source: Stanley & Doucouliagos 2014, Research Synthesis Methods 5:60–78; Stanley 2017, Soc. Psychol. Pers. Sci. 8:581–591.
 */
export function petPeese(
  studies: readonly EffectSize[],
  favoured: Favoured,
  options: { rule?: PetRule; level?: number } = {},
): PetPeeseResult {
  const { rule = 'one-sided-05', level = 0.95 } = options
  const lineOn = (predictor: (variance: number) => number) =>
    weightedLine(
      studies.map(({ effect }) => effect),
      studies.map(({ variance }) => 1 / variance),
      studies.map(({ variance }) => predictor(variance)),
      level,
    )
  const pet = lineOn(Math.sqrt)
  const peese = lineOn((variance) => variance)
  if (!pet || !peese) return noModel('PET-PEESE needs at least 3 studies whose standard errors differ.')
  const uses = findsEffect(pet.at0, favoured, rule) ? 'PEESE' : 'PET'
  return { ok: true, result: { pet, peese, uses, estimate: uses === 'PET' ? pet.at0 : peese.at0 } }
}

function findsEffect({ statistic, p }: Estimate, favoured: Favoured, rule: PetRule): boolean {
  if (rule === 'two-sided-05') return p < 0.05
  if (rule === 'two-sided-10') return p < 0.1
  return favoured === 'greater' ? statistic > 0 && p < 0.1 : statistic < 0 && p < 0.1
}
