import type { ReactNode } from 'react'

import type { Answer, PooledAnswer } from '#contract/answer.ts'
import { intervalText } from '#research/meta-analysis/result-words.ts'
import { decimalsFor, numberText, pText } from '#science/statistics/report/number-text.ts'

import { answerCopy as copy } from './answer.copy.ts'
import { labelsOf } from './answer-words.ts'

type Props = { answer: Answer; pooled: PooledAnswer; onward?: ReactNode }

/** From what and by which model the pooled figure came about. */
export function PooledCalculation({ answer, pooled, onward }: Props) {
  const { prediction } = pooled
  const shown = prediction && decimalsFor(prediction.low, prediction.high)
  const rows: readonly (readonly [string, string])[] = [
    [pooled.measureName, intervalText(pooled)],
    [copy.pooledModel, pooled.model],
    [copy.pooledStudies, String(pooled.k)],
    ...(pooled.people === undefined ? [] : [[copy.pooledPeople, pooled.people.toLocaleString('en-US')] as const]),
    [copy.pooledI2, `${numberText(pooled.i2, 0)} %`],
    [copy.pooledTau2, numberText(pooled.tau2, 3)],
    [copy.pooledP, pText(pooled.p).replace(/^p (= )?/, '')],
    [
      copy.pooledPrediction,
      prediction
        ? `${numberText(prediction.low, shown)} to ${numberText(prediction.high, shown)}`
        : copy.pooledPredictionNone,
    ],
  ]
  return (
    <>
      <dl className="divide-y divide-line tabular-nums">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-1.5">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-muted">
        {copy.pooledRows}: {labelsOf(answer, pooled.rowIds).join('; ')}.
      </p>
      {onward !== undefined && <div className="mt-3">{onward}</div>}
    </>
  )
}
