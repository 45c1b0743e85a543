import { measures } from '../measures/measure.ts'
import type { Regression } from '../models/meta-regression.ts'
import type { Subgroups } from '../models/subgroups.ts'
import type { Analysis } from './analysis.ts'
import type { SmallStudyEffects, UnseenStudies } from './further-analyses.ts'
import { decimalsFor, numberText, pText } from './number-text.ts'

/** The groups and the test between them, in words. */
export function subgroupsText({ groups, between, tau2 }: Subgroups, analysis: Analysis): string {
  const { settings, toNatural } = analysis
  const level = `${Number((100 * settings.level).toFixed(4))}%`
  const parts = groups.map((group) => {
    if (!group.ok) return `${group.name}: ${group.reason}`
    const [estimate, low, high] = [group.model.estimate, group.model.low, group.model.high].map(toNatural)
    const shown = decimalsFor(low ?? 0, high ?? 0)
    const value = (of: number | undefined) => numberText(of ?? Number.NaN, shown)
    return `${group.name}, ${group.model.k} ${group.model.k === 1 ? 'study' : 'studies'}: ${value(estimate)} (${level} CI ${value(low)} to ${value(high)})`
  })
  const variance =
    tau2 === 'shared' ? 'one variance between studies for all groups' : 'a variance between studies for each group'
  const test = between
    ? ` The groups ${between.p < 0.05 ? 'differ' : 'do not differ more than by chance'} (Q = ${numberText(between.q)} on ${between.df} degree${between.df === 1 ? '' : 's'} of freedom, ${pText(between.p)}; ${variance}).`
    : groups.filter(({ ok }) => ok).length > 1
      ? ' The groups cannot be tested against each other: one could not be pooled, or has no error of its own.'
      : ' With fewer than two groups that can be pooled there is nothing to compare.'
  return `By group, the ${measures[settings.measure].name} was ${parts.join('; ')}.${test}`
}

/** The slopes on the pooled scale, in words. */
export function regressionText(
  { coefficients, heterogeneity, k, r2, qm, qmDf, qmP, df }: Regression,
  analysis: Analysis,
): string {
  const { scaleName } = measures[analysis.settings.measure]
  const slopes = coefficients.slice(1).map(({ name, estimate, low, high, p }) => {
    const shown = decimalsFor(low, high)
    return `by ${numberText(estimate, shown)} (${numberText(low, shown)} to ${numberText(high, shown)}; ${pText(p)}) for each unit of ${name}`
  })
  const together =
    qmDf > 1
      ? ` Together: ${df === undefined ? `Q = ${numberText(qm)} on ${qmDf}` : `F = ${numberText(qm)} on ${qmDf} and ${df}`} degrees of freedom, ${pText(qmP)}.`
      : ''
  const gone =
    r2 === undefined
      ? ''
      : `; ${numberText(r2, 0)}% of the variance between studies goes with ${qmDf > 1 ? 'them' : 'it'}`
  const few =
    k < 10 * qmDf
      ? ` ${k} studies are few for ${qmDf === 1 ? 'a moderator' : `${qmDf} moderators`}: ten for each is the rule of thumb.`
      : ''
  return `In ${k} studies the ${scaleName} changed ${slopes.join(' and ')}.${together} τ² left = ${numberText(heterogeneity.tau2, 3)}${gone}.${few}`
}

/** Funnel, tests and trim and fill, in words, with the warnings that belong to them. */
export function smallStudyText(
  { egger, peters, harbord, begg, fill, warnings }: SmallStudyEffects,
  analysis: Analysis,
): string {
  const sentences: string[] = []
  if (egger.ok) {
    const { bias, statistic, df, p } = egger.test
    sentences.push(
      `Egger's test: intercept ${numberText(bias)}, t(${df ?? ''}) = ${numberText(statistic)}, ${pText(p)}.`,
    )
  } else sentences.push(egger.reason)
  for (const [name, result] of [
    ["Peters'", peters],
    ["Harbord's", harbord],
  ] as const) {
    if (!result?.ok) continue
    const { statistic, df, p } = result.test
    sentences.push(`${name} test (odds ratio): t(${df ?? ''}) = ${numberText(statistic)}, ${pText(p)}.`)
  }
  if (begg) sentences.push(`Begg's test: τ = ${numberText(begg.tau)}, ${pText(begg.p)}.`)
  if (fill.ok) {
    const { missing, side, estimator, model } = fill.fill
    const [estimate, low, high] = [model.estimate, model.low, model.high].map(analysis.toNatural)
    const shown = decimalsFor(low ?? 0, high ?? 0)
    const value = (of: number | undefined) => numberText(of ?? Number.NaN, shown)
    sentences.push(
      missing === 0
        ? `Trim and fill (${estimator}) adds no study.`
        : `Trim and fill (${estimator}) adds ${missing} ${missing === 1 ? 'study' : 'studies'} on the ${side}; with ${missing === 1 ? 'it' : 'them'} the ${measures[analysis.settings.measure].name} would be ${value(estimate)} (${value(low)} to ${value(high)}).`,
    )
  } else sentences.push(fill.reason)
  return [...sentences, ...warnings].join(' ')
}

/** What PET-PEESE and the selection model come to, in words. */
export function unseenText({ favoured, petPeese, selection }: UnseenStudies, analysis: Analysis): string {
  const { name } = measures[analysis.settings.measure]
  const direction = `${favoured === 'greater' ? 'greater' : 'smaller'} effects`
  const read = ({ estimate, low, high }: { estimate: number; low: number; high: number }) => {
    const [at = 0, from = 0, to = 0] = [estimate, low, high].map(analysis.toNatural)
    const shown = decimalsFor(from, to)
    return `${numberText(at, shown)} (${numberText(from, shown)} to ${numberText(to, shown)})`
  }
  const sentences = [`Taking ${direction} for those that are published the likelier:`]
  if (petPeese.ok) {
    const { uses, estimate, pet } = petPeese.result
    sentences.push(
      `PET-PEESE, here by ${uses} (intercept of PET: ${pText(pet.at0.p)}), gives a ${name} of ${read(estimate)}.`,
    )
  } else sentences.push(petPeese.reason)
  if (selection.ok) {
    const { mu, steps, test } = selection.selection
    const weights = steps
      .slice(1)
      .map(({ from, to, weight }) => `${numberText(weight)} from ${from} to ${to}`)
      .join(', ')
    sentences.push(
      `A selection model gives ${read(mu)}; against one-sided p values up to ${steps[0]?.to ?? 1} studies are seen with weight ${weights} (likelihood ratio test against no selection: ${pText(test.p)}).`,
    )
  } else sentences.push(selection.reason)
  return sentences.join(' ')
}
