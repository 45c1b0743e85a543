import { useMemo, useState } from 'react'

import type { RobustEstimate } from '#science/statistics/models/robust.ts'
import { ratesOf } from '#science/statistics/measures/rates.ts'
import { nestedScript, ratesScript } from '#science/statistics/report/r-methods.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'
import { areNested, nestedEffects } from '#research/meta-analysis/nested-effects.ts'
import { measureHead } from '#research/meta-analysis/result-words.ts'

import { methodsCopy as copy } from '../methods/methods.copy.ts'
import type { MethodTask } from '../methods/methods.ts'
import { useMethod } from '../methods/use-method.ts'
import { spanText } from '../methods/value-text.ts'
import { CopyText } from './CopyText.tsx'
import type { PartProps } from './part.ts'

const CORRELATIONS = ['0', '0.3', '0.5', '0.6', '0.8']

type Row = { what: string; value: string }
const Figures = ({ caption, rows }: { caption: string; rows: readonly Row[] }) => (
  <Table
    caption={caption}
    rows={rows}
    rowKey={({ what }) => what}
    columns={[
      { key: 'what', header: 'Figure', cell: ({ what }) => what },
      { key: 'value', header: 'Value', align: 'right', cell: ({ value }) => value },
    ]}
  />
)

/** Models for what the usual one does not fit: several effects of one study, and rare events. */
export function ModelsPart({ computed, analysis }: PartProps) {
  return (
    <div className="space-y-10">
      <NestedSection computed={computed} />
      {computed.outcome.settings.measure === 'IRR' && <RatesSection analysis={analysis} />}
    </div>
  )
}

function NestedSection({ computed }: Pick<PartProps, 'computed'>) {
  const { analysis } = computed
  const [rho, setRho] = useState('0')
  const { level } = analysis.settings
  const task = useMemo(
    (): Extract<MethodTask, { is: 'three-level' }> => ({
      is: 'three-level',
      rho: Number(rho),
      level,
      effects: nestedEffects(computed),
    }),
    [computed, rho, level],
  )
  return (
    <section aria-label="Several effects of one study" className="space-y-4">
      <h3 className="font-semibold">Several effects of one study: three levels, robust errors</h3>
      <p className="max-w-reading text-ink-muted">{copy.nestedLead}</p>
      {areNested(task.effects) ? (
        <>
          <div className="max-w-80">
            <SelectField
              label="Correlation of sampling errors within a study"
              value={rho}
              options={CORRELATIONS.map((value) => ({ value, label: value === '0' ? '0, independent' : value }))}
              onChange={({ target: { value } }) => setRho(value)}
            />
          </div>
          <NestedResult task={task} analysis={analysis} />
        </>
      ) : (
        <Notice>{copy.nestedNone}</Notice>
      )}
    </section>
  )
}

type NestedProps = { task: Extract<MethodTask, { is: 'three-level' }>; analysis: Analysis }

function NestedResult({ task, analysis }: NestedProps) {
  const found = useMethod(task)
  if (!found) return <Skeleton className="h-60" />
  const { result } = found
  if (!result.ok) return <Notice tone="warning">{result.reason}</Notice>
  const { model, robust, prediction } = result
  const [mean] = model.coefficients
  const natural = (span: { estimate: number; low: number; high: number }) =>
    spanText({
      estimate: analysis.toNatural(span.estimate),
      low: analysis.toNatural(span.low),
      high: analysis.toNatural(span.high),
    })
  const spread = (of: { variance: number; interval?: { low: number; high: number } }) =>
    `${numberText(of.variance, 4)}${of.interval ? ` (${numberText(of.interval.low, 4)} to ${numberText(of.interval.high, 4)})` : ''}`
  const isFew = (each: RobustEstimate) => each.df < 4
  const rows: Row[] = [
    { what: 'Effects, studies', value: `${model.k}, ${model.studies}` },
    ...(mean ? [{ what: measureHead(analysis), value: `${natural(mean)}, ${pText(mean.p)}` }] : []),
    ...(robust
      ? [
          {
            what: `The same with robust errors (CR2, ${numberText(robust.df, 1)} df)`,
            value: `${natural(robust)}, ${pText(robust.p)}${isFew(robust) ? ' – too few studies to rely on' : ''}`,
          },
        ]
      : []),
    { what: 'Variance between studies', value: spread(model.outer) },
    { what: 'Variance between effects of a study', value: spread(model.inner) },
    { what: 'Correlation of two effects of a study', value: numberText(model.icc, 3) },
    { what: 'I² between studies, within studies', value: `${numberText(model.i2.outer, 0)}%, ${numberText(model.i2.inner, 0)}%` }, // prettier-ignore
    { what: 'No variance between studies: p of the likelihood ratio', value: pText(model.withoutOuter.p) },
    { what: 'No variance within studies: p of the likelihood ratio', value: pText(model.withoutInner.p) },
    {
      what: 'Prediction interval of a new effect of a new study',
      value: `${numberText(analysis.toNatural(prediction.low))} to ${numberText(analysis.toNatural(prediction.high))}`,
    },
  ]
  return (
    <>
      <Figures caption="Three-level model" rows={rows} />
      <p className="max-w-reading text-sm text-ink-muted">{copy.nestedLimits}</p>
      <CopyText title="R script of the three-level model" text={nestedScript(task.effects, task.rho)} isCode />
    </>
  )
}

function RatesSection({ analysis }: { analysis: Analysis }) {
  const { level } = analysis.settings
  const rates = useMemo(
    () =>
      analysis.used.flatMap(({ label, row: { reported } }) =>
        reported.kind === 'rates' ? [{ label, ...ratesOf(reported) }] : [],
      ),
    [analysis.used],
  )
  const task = useMemo(
    (): Extract<MethodTask, { is: 'exact-rates' }> => ({ is: 'exact-rates', rates, level }),
    [rates, level],
  )
  const found = useMethod(task)
  const rows = (['common', 'random'] as const).map((kind): Row => {
    const of = found?.result[kind]
    const what = kind === 'common' ? 'One ratio behind all studies' : 'Ratios that differ between studies'
    if (!of) return { what, value: '' }
    if ('ok' in of) return { what, value: of.reason }
    const tau = kind === 'random' ? `; τ² = ${numberText(of.tau2, 4)}` : ''
    return { what, value: `${spanText(of, true)}, ${pText(of.p)}; ${of.k} studies${tau}` }
  })
  return (
    <section aria-label="Exact rates" className="space-y-4">
      <h3 className="font-semibold">Rare events: exact rate ratios</h3>
      <p className="max-w-reading text-ink-muted">{copy.ratesLead}</p>
      {found ? <Figures caption="Exact rate ratios" rows={rows} /> : <Skeleton className="h-40" />}
      <p className="max-w-reading text-sm text-ink-muted">{copy.ratesLimits}</p>
      <CopyText title="R script of the exact rates" text={ratesScript(rates)} isCode />
    </section>
  )
}
