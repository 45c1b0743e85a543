import { measures } from '#science/statistics/measures/measure.ts'
import { numberText } from '#science/statistics/report/number-text.ts'

import type { Computed } from '#research/meta-analysis/compute.ts'
import { intervalText, levelText } from '#research/meta-analysis/result-words.ts'

/** The answer in one line, in sight while the table is typed. */
export function ResultLine({ computed: { analysis } }: { computed: Computed }) {
  const { pooled, settings } = analysis
  if (!pooled) return null
  const { heterogeneity, prediction } = pooled
  const facts = [
    { name: 'Studies', text: `${pooled.k}` },
    { name: 'I²', text: `${numberText(heterogeneity.i2, 0)}%` },
    ...(prediction
      ? [
          {
            name: 'Prediction',
            text: intervalText({ ...prediction.natural, estimate: pooled.natural.estimate }).replace(
              /^\S+ \((.*)\)$/,
              '$1',
            ),
          },
        ]
      : []),
  ]
  return (
    <div className="sticky top-bar z-20 flex flex-wrap items-baseline gap-x-5 gap-y-1 rounded-card border border-line bg-surface-raised/95 px-4 py-2 print:static">
      <p>
        <span className="text-ink-muted">{`Pooled ${measures[settings.measure].name} `}</span>
        <strong className="font-semibold">{intervalText(pooled.natural)}</strong>
        <span className="text-ink-muted">{`, ${levelText(settings.level)} interval`}</span>
      </p>
      {facts.map(({ name, text }) => (
        <p key={name} className="max-sm:hidden">
          <span className="text-ink-muted">{`${name} `}</span>
          {text}
        </p>
      ))}
    </div>
  )
}
