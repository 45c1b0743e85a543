import { FEW_FOR_FUNNEL, smallStudyEffects, unseenStudies } from '#science/statistics/report/further-analyses.ts'
import type { Computed } from '#research/meta-analysis/compute.ts'
import { areNested, nestedEffects } from '#research/meta-analysis/nested-effects.ts'
import type { IntervalRow } from '#research/meta-analysis/interval-rows.ts'
import { numberText } from '#science/statistics/report/number-text.ts'

import { runMethod } from '../methods/methods.ts'
import { stepsOf } from '../results/unseen-choices.ts'

type Span = { estimate: number; low: number; high: number }

/**
 * The pooled effect beside what other methods make of the same studies: three levels and robust errors where a study has
 * several effects, trim and fill as it is set from ten studies on, PET-PEESE and the selection model where somebody chose a direction. Empty
 * where no other method applies.
 */
export function methodRows(computed: Computed): IntervalRow[] {
  const { outcome, analysis } = computed
  const { pooled, toNatural, used, settings } = analysis
  const rows: IntervalRow[] = []
  const put = (id: string, label: string, { estimate, low, high }: Span, note?: string) =>
    rows.push({
      kind: 'step',
      id,
      label,
      natural: { estimate: toNatural(estimate), low: toNatural(low), high: toNatural(high) },
      ...(note !== undefined && { note }),
    })
  const effects = nestedEffects(computed)
  if (areNested(effects)) {
    const found = runMethod({ is: 'three-level', effects, rho: 0, level: settings.level })
    if (found.is === 'three-level' && found.result.ok) {
      const { model, robust } = found.result
      const [mean] = model.coefficients
      if (mean) put('three-level', 'Three levels', mean)
      if (robust) put('robust', 'Three levels, robust (CR2)', robust, `${numberText(robust.df, 1)} df`)
    }
  }
  const small = pooled && used.length >= FEW_FOR_FUNNEL ? smallStudyEffects(analysis, outcome.fill) : undefined
  if (small?.fill.ok) {
    const { filled, model } = small.fill.fill
    put('fill', 'Trim and fill', model, `${filled.length} filled in`)
  }
  const { unseen } = outcome
  if (pooled && unseen) {
    const { petPeese, selection } = unseenStudies(analysis, unseen.favoured, { rule: unseen.rule, steps: stepsOf(unseen.cuts) }) // prettier-ignore
    if (petPeese.ok) {
      const { pet, peese, uses } = petPeese.result
      put('pet-peese', `PET-PEESE (${uses})`, uses === 'PET' ? pet.at0 : peese.at0)
    }
    if (selection.ok) put('selection', 'Selection model', selection.selection.mu)
  }
  if (rows.length === 0 || !pooled) return rows
  return [{ kind: 'pooled', id: 'pooled', label: 'As pooled', natural: pooled.natural }, ...rows]
}
