import type { RowCounts, RowEffect } from '#contract/answer.ts'

import { isRatio, type AnyEffectMeasure } from '../evidence/effect-measures.ts'
import { effectFacts } from '../evidence/facts/effect-facts.ts'
import { pFacts } from '../evidence/facts/p-facts.ts'
import { ruleTextOf } from '../evidence/facts/rule-text.ts'
import { pValuesIn } from '../evidence/p-values.ts'
import { effectOf } from '../statistics/measures/study-effect.ts'

const Z95 = 1.959963984540054

/** Which way an outcome went; `same`: chance is not ruled out, or the paper says that there was no difference. */
export type Way = 'lower' | 'higher' | 'better' | 'worse' | 'same'

export type FoundEffect = RowEffect & { start: number; way?: Way; isPredictor?: boolean }

const share = String.raw`(-?\u2212?\d{1,3}(?:\.\d+)?)\s?%?`
const efficacy = new RegExp(
  String.raw`\b(?:efficacy|effectiveness|(?:relative )?(?:risk )?reduction|protective effect)\b([^.;%\d]{0,60}(?:\d+ months? )?[^.;%\d]{0,30}?)${share}\s?[([](\d\d(?:\.\d+)?)\s?% ?(?:CI|confidence interval),?:?\s?${share}\s?(?:to|,|–)\s?${share}`,
  'gi',
)
const num = (text: string | undefined) => Number((text ?? '').replace('\u2212', '-'))

/** "Vaccine efficacy was 52% (95% CI 27 to 69)" is a risk ratio of 0.48 (0.31 to 0.73): one minus the share. */
function efficaciesIn(text: string): FoundEffect[] {
  return [...text.matchAll(efficacy)].flatMap((found) => {
    const [value, level, low, high] = [num(found[2]), num(found[3]), num(found[4]), num(found[5])]
    // "a protective effect of 0.74" is a share already.
    const whole =
      found[0].includes('%', found[0].search(/\d/)) && Math.abs(value) > 1
        ? 100
        : Math.abs(value) <= 1 && high <= 1
          ? 1
          : 100
    if (![value, low, high].every(Number.isFinite) || value > whole || high > whole || low > value || high < value)
      return []
    const isOdds = /\bodds\b/i.test(found[1] ?? '')
    return [
      {
        start: found.index,
        measure: isOdds ? 'OR' : 'RR',
        estimate: round(1 - value / whole),
        low: round(1 - high / whole),
        high: round(1 - low / whole),
        level,
        isComputed: true,
      },
    ]
  })
}
const round = (value: number) => Math.round(value * 10_000) / 10_000

const useless: ReadonlySet<AnyEffectMeasure> = new Set(['proportion', 'eta2', 'omega2', 'R2', 'estimate'])

/** Effects that a passage reports as a comparison, each with the way it points where chance is ruled out. */
export function effectsOf(text: string, named?: AnyEffectMeasure): FoundEffect[] {
  const shares = efficaciesIn(text)
  if (!/\d/.test(text)) return shares
  const paper = ruleTextOf(text, 'abstract', undefined)
  const facts = effectFacts(paper, pFacts(paper))
  const effects = facts.flatMap(({ measure: read, value, interval, p, role, start, end }): FoundEffect[] => {
    const measure = named && interval && (read === 'estimate' || read === 'ratio') && interval.low > 0 ? named : read
    if (useless.has(measure) || role === 'other-study') return []
    if (shares.some((found) => Math.abs(found.start - start) < 90 && (measure === 'difference' || measure === 'ratio')))
      return []
    if (measure === 'difference' && !interval) return []
    return [
      {
        start,
        measure: measure === 'ratio' ? 'ratio' : measure,
        estimate: value,
        ...(interval && { low: interval.low, high: interval.high, level: interval.level }),
        ...(p && { p: `p ${p.operator} ${p.value}` }),
        ...(role === 'predictor' && { isPredictor: true }),
        ...wayOf(measure, value, interval, p?.operator, p?.value, text.slice(end, end + 40)),
      },
    ]
  })
  return [
    ...shares.map((found) => ({ ...found, ...wayOf('RR', found.estimate, found as { low: number; high: number }) })),
    ...effects,
  ].sort((a, b) => a.start - b.start)
}

const asLevels = 0.05

function wayOf(
  measure: AnyEffectMeasure,
  value: number,
  interval: { low: number; high: number } | undefined,
  operator?: string,
  p?: number,
  behind = '',
): { way?: Way } {
  const none = isRatio(measure) ? 1 : 0
  if (interval && interval.low <= none && interval.high >= none) return { way: 'same' }
  const beside = pValuesIn(behind)[0]
  const [sign, size] = operator ? [operator, p] : [beside?.operator, beside?.value]
  if (!interval && size !== undefined && (sign === '>' || (sign === '=' && size > asLevels))) return { way: 'same' }
  if (!interval && (size === undefined || size > asLevels)) return {}
  // What a difference or a slope means, the words around it say.
  if (!isRatio(measure)) return {}
  return { way: value < none ? 'lower' : 'higher' }
}

/** The risk ratio of two counts with its interval, by the code that pools them. */
export function ratioOfCounts(counts: RowCounts): (RowEffect & { way: Way }) | undefined {
  const result = effectOf(
    'RR',
    { kind: 'counts', ...counts },
    { zeroCells: { add: 'where-zero', doubleZero: 'leave-out' } },
  )
  if (!result.ok) return undefined
  const { effect, variance } = result.effect
  const reach = Z95 * Math.sqrt(variance)
  const [estimate, low, high] = [effect, effect - reach, effect + reach].map(Math.exp) as [number, number, number]
  const way = low <= 1 && high >= 1 ? 'same' : estimate < 1 ? 'lower' : 'higher'
  return { measure: 'RR', estimate, low, high, level: 95, isComputed: true, way }
}
