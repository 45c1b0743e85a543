import type { AnswerRow } from '#contract/answer.ts'
import { capital } from '#research/meta-analysis/result-words.ts'
import { measures, type Measure } from '#science/statistics/measures/measure.ts'

import { answerCopy as copy } from './answer.copy.ts'
import { effectText } from './answer-words.ts'
import { Calculation } from './Calculation.tsx'

const measureName = (measure: string) =>
  Object.hasOwn(measures, measure) ? capital(measures[measure as Measure].name) : measure

/** The effect of a row in numbers, opening how it came about; counts, or p, where that is all there is. */
export function EffectCell({ row }: { row: AnswerRow }) {
  const { effect, counts, label } = row
  const inCounts = counts && copy.ofCounts(counts)
  if (!effect) return inCounts === undefined ? <span className="text-ink-muted">–</span> : <span>{inCounts}</span>
  const { measure, level = 95, p, isComputed } = effect
  return (
    <Calculation
      label={copy.howEffect(label)}
      text={
        <>
          <span className="text-xs text-ink-muted">{measure}</span> {effectText(effect)}
        </>
      }
    >
      <p className="tabular-nums">
        {measureName(measure)} {effectText(effect)}
        {effect.low !== undefined && ` (${level}% interval)`}
        {p !== undefined && `, p ${p}`}
      </p>
      <p className="mt-2 text-ink-muted">
        {isComputed ? capital(copy.computed) : copy.reported}
        {inCounts !== undefined && (isComputed ? `: ${inCounts}.` : ` ${inCounts}.`)}
      </p>
    </Calculation>
  )
}
