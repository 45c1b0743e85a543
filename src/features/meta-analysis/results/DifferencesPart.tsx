import type { PooledResult } from '#science/statistics/report/analysis.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { BaujatFigure, baujatTable } from '../figures/BaujatFigure.tsx'
import { hasLabbe, LabbeFigure, labbeTable } from '../figures/LabbeFigure.tsx'
import { RadialFigure, radialTable } from '../figures/RadialFigure.tsx'
import { levelText } from '#research/meta-analysis/result-words.ts'
import type { PartProps } from './part.ts'

type Row = { name: string; value: string; interval: string; meaning: string }

const range = (limits: { low: number; high: number } | undefined, decimals: number, unit = '') =>
  limits === undefined ? '' : `${numberText(limits.low, decimals)} to ${numberText(limits.high, decimals)}${unit}`

function rowsOf({ heterogeneity: h, prediction, natural }: PooledResult): Row[] {
  return [
    { name: 'Q', value: `${numberText(h.q)} on ${h.df} df, ${pText(h.p)}`, interval: '', meaning: 'Do the studies differ more than by chance?' },
    { name: 'I²', value: `${numberText(h.i2, 1)}%`, interval: range(h.i2Interval, 1, '%'), meaning: 'Share of the variation that is not chance' },
    { name: 'I² from Q', value: `${numberText(h.i2FromQ, 1)}%`, interval: range(h.i2FromQInterval, 1, '%'), meaning: 'The same as clinical programs print it' },
    { name: 'H²', value: numberText(h.h2), interval: range(h.h2Interval, 2), meaning: 'Variation, in multiples of chance' },
    { name: 'τ²', value: numberText(h.tau2, 4), interval: range(h.tau2Interval, 4), meaning: 'Variance between studies, on the pooled scale' },
    { name: 'τ', value: numberText(h.tau, 4), interval: h.tau2Interval ? range({ low: Math.sqrt(h.tau2Interval.low), high: Math.sqrt(h.tau2Interval.high) }, 4) : '', meaning: 'Its root: how far studies typically lie apart' },
    ...(prediction ? [{ name: 'Prediction', value: numberText(natural.estimate), interval: range(prediction.natural, 2), meaning: 'Where a new study would be expected to fall' }] : []),
  ] // prettier-ignore
}

/** How far the studies differ, in numbers with their intervals, and which of them make it so. */
export function DifferencesPart({ computed, analysis, chosenId, onChoose }: PartProps) {
  const { pooled } = analysis
  if (!pooled) return null
  const name = computed.outcome.name
  const given = { analysis, chosenId, onChoose }
  return (
    <div className="space-y-8">
      <section aria-label="Heterogeneity">
        <div className="mb-2 flex items-center gap-1">
          <h3 className="font-semibold">How far the studies differ</h3>
          <HelpLink article="heterogeneity" about="heterogeneity" />
        </div>
        <Table<Row>
          caption="Heterogeneity"
          rows={rowsOf(pooled)}
          rowKey={(row) => row.name}
          columns={[
            { key: 'name', header: 'Figure', cell: (row) => row.name },
            { key: 'value', header: 'Value', align: 'right', cell: (row) => row.value },
            {
              key: 'interval',
              header: `${levelText(analysis.settings.level)} interval`,
              align: 'right',
              cell: (row) => row.interval,
            },
            { key: 'meaning', header: 'What it says', cell: (row) => row.meaning },
          ]}
        />
      </section>
      <div className="grid gap-8 xl:grid-cols-2">
        <FigureFrame
          title="Baujat plot"
          fileName={`baujat plot ${name}`}
          table={baujatTable(analysis)}
          caption="Studies at the upper right make the difference: they add much to Q and move the result."
        >
          {(width) => <BaujatFigure width={width} {...given} />}
        </FigureFrame>
        <FigureFrame
          title="Radial plot"
          fileName={`radial plot ${name}`}
          table={radialTable(analysis)}
          caption="Galbraith’s plot: points outside the band differ from the pooled effect by more than chance."
        >
          {(width) => <RadialFigure width={width} {...given} />}
        </FigureFrame>
        {hasLabbe(analysis) && (
          <FigureFrame
            title="L’Abbé plot"
            fileName={`labbe plot ${name}`}
            table={labbeTable(analysis)}
            caption="Under the line the first group has fewer events; the dashed line is the pooled effect."
          >
            {(width) => <LabbeFigure width={width} {...given} />}
          </FigureFrame>
        )}
      </div>
    </div>
  )
}
