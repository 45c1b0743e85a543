import { useMemo } from 'react'

import { accuracyScript } from '#science/statistics/report/r-methods.ts'
import { numberText } from '#science/statistics/report/number-text.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'
import { accuracyStudies } from '#research/meta-analysis/method-tables.ts'
import type { Outcome } from '#research/meta-analysis/outcome.ts'

import { CopyText } from '../results/CopyText.tsx'
import { LeftOutNote } from './LeftOutNote.tsx'
import { methodsCopy as copy } from './methods.copy.ts'
import type { MethodTask } from './methods.ts'
import { SrocFigure } from './SrocFigure.tsx'
import { useMethod } from './use-method.ts'
import { shareText, spanText } from './value-text.ts'

/** Sensitivity and specificity of a test, pooled together. */
export function AccuracyResults({ outcome }: { outcome: Outcome }) {
  const kind = outcome.accuracy?.model ?? 'normal'
  const { studies, leftOut } = useMemo(() => accuracyStudies(outcome), [outcome])
  const task = useMemo(
    (): Extract<MethodTask, { is: 'accuracy' }> => ({
      is: 'accuracy',
      tables: studies.map(({ table }) => table),
      model: kind,
    }),
    [studies, kind],
  )
  const found = useMethod(task)
  if (studies.length === 0) return <Notice>{copy.accuracyEmpty}</Notice>
  if (!found) return <Skeleton className="h-72" />
  const { result } = found
  if (!result.ok) {
    return (
      <div className="space-y-3">
        <Notice tone="warning">{result.reason}</Notice>
        <LeftOutNote leftOut={leftOut} />
      </div>
    )
  }
  const { model } = result
  const { between, curve } = model
  const rows = [
    { what: 'Studies', value: String(model.k) },
    { what: 'Sensitivity (95% CI)', value: shareText(model.sensitivity) },
    { what: 'Specificity (95% CI)', value: shareText(model.specificity) },
    { what: 'Positive likelihood ratio', value: spanText(model.positiveRatio) },
    { what: 'Negative likelihood ratio', value: spanText(model.negativeRatio) },
    { what: 'Diagnostic odds ratio', value: spanText(model.diagnosticOddsRatio) },
    { what: 'Variance of logit sensitivity', value: numberText(between.sensitivity, 3) },
    { what: 'Variance of logit specificity', value: numberText(between.specificity, 3) },
    { what: 'Their correlation', value: numberText(between.rho, 2) },
    ...(curve ? [{ what: 'Area under the summary curve', value: numberText(curve.area, 3) }] : []),
  ]
  const sentence = `${model.k} studies were pooled by the bivariate model${kind === 'normal' ? ', by restricted maximum likelihood on the logits' : ' with binomial errors, by maximum likelihood'}: sensitivity was ${shareText(model.sensitivity)} and specificity ${shareText(model.specificity)} (95% intervals).`
  return (
    <section aria-label="Pooled accuracy" className="space-y-6">
      <p className="max-w-reading font-serif text-lg">{sentence}</p>
      <LeftOutNote leftOut={leftOut} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <SrocFigure name={outcome.name} studies={studies} model={model} />
        <Table
          caption="Pooled accuracy"
          rows={rows}
          rowKey={({ what }) => what}
          columns={[
            { key: 'what', header: 'Figure', cell: ({ what }) => what },
            { key: 'value', header: 'Value', align: 'right', cell: ({ value }) => value },
          ]}
        />
      </div>
      <p className="max-w-reading text-sm text-ink-muted">
        {kind === 'normal' ? copy.normalLimits : copy.binomialLimits} {copy.accuracyLimits}
      </p>
      <CopyText title="R script" text={accuracyScript(studies, kind)} isCode />
    </section>
  )
}
