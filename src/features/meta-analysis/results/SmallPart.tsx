import { useState } from 'react'

import type { SmallStudyEffects } from '#science/statistics/report/further-analyses.ts'
import { smallStudyText } from '#science/statistics/report/further-text.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import type { AsymmetryResult } from '#science/statistics/small-study/asymmetry.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { FunnelFigure, funnelTable } from '../figures/FunnelFigure.tsx'
import { intervalText } from '#research/meta-analysis/result-words.ts'
import { CopyText } from './CopyText.tsx'
import type { PartProps } from './part.ts'
import { UnseenSection } from './UnseenSection.tsx'
import { useSmallStudies } from './use-further.ts'

type Row = { name: string; value: string; says: string }
type Effects = SmallStudyEffects

/** A test that lays a line through the funnel, or why there is none. */
function lineRow(name: string, what: string, result: AsymmetryResult): Row {
  if (!result.ok) return { name, value: '', says: result.reason }
  const { bias, se, statistic, df, p } = result.test
  return {
    name,
    value: `${what} ${numberText(bias, 3)} (SE ${numberText(se, 3)})`,
    says: `t(${df ?? ''}) = ${numberText(statistic)}, ${pText(p)}`,
  }
}

function rowsOf(
  { egger, peters, harbord, begg, fill, failSafe }: Effects,
  toNatural: (value: number) => number,
): Row[] {
  const rows = [lineRow('Egger', 'intercept', egger)]
  if (peters) rows.push(lineRow('Peters (odds ratio)', 'slope', peters))
  if (harbord) rows.push(lineRow('Harbord (odds ratio)', 'intercept', harbord))
  if (begg) rows.push({ name: 'Begg', value: `Kendall’s τ ${numberText(begg.tau, 3)}`, says: pText(begg.p) })
  else rows.push({ name: 'Begg', value: '', says: 'Needs three studies whose effects and errors differ.' })
  if (fill.ok) {
    const { missing, side, model } = fill.fill
    const [estimate = 0, low = 0, high = 0] = [model.estimate, model.low, model.high].map(toNatural)
    rows.push({
      name: 'Trim and fill',
      value: `${missing} missing${missing > 0 ? ` on the ${side}` : ''}`,
      says: `with them ${intervalText({ estimate, low, high })}`,
    })
  } else rows.push({ name: 'Trim and fill', value: '', says: fill.reason })
  if (failSafe) {
    rows.push({
      name: 'Fail-safe number',
      value: `Rosenthal ${failSafe.rosenthal}, Orwin ${failSafe.orwin}, Rosenberg ${failSafe.rosenberg}`,
      says: 'a crude figure: it takes the missing to average exactly nothing',
    })
  }
  return rows
}

/** Whether small studies show something else than large ones. */
export function SmallPart({ computed: { outcome }, analysis, onEdit, chosenId, onChoose }: PartProps) {
  const [hasContours, setContours] = useState(true)
  const [hasFilled, setFilled] = useState(true)
  const effects = useSmallStudies(analysis, outcome.fill)
  if (!effects) return <Skeleton className="h-80" />
  return (
    <div className="space-y-6">
      {effects.warnings.length > 0 && (
        <Notice tone="warning" title="Read with care">
          <ul className="list-disc space-y-1 pl-4">
            {effects.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <FigureFrame
          title="Funnel plot"
          fileName={`funnel plot ${outcome.name}`}
          table={funnelTable(analysis, effects, hasFilled)}
          controls={
            <>
              <Checkbox label="Contours" className="items-center" checked={hasContours} onChange={setContours} />
              <Checkbox label="Filled studies" className="items-center" checked={hasFilled} onChange={setFilled} />
            </>
          }
          caption="Shaded, from the middle out: p above 0.1, 0.1 to 0.05, 0.05 to 0.01. Hollow points are mirror images put in by trim and fill."
        >
          {(width) => (
            <FunnelFigure
              width={width}
              analysis={analysis}
              effects={effects}
              hasContours={hasContours}
              hasFilled={hasFilled}
              chosenId={chosenId}
              onChoose={onChoose}
            />
          )}
        </FigureFrame>
        <div className="min-w-0 space-y-6">
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label="Trim and fill counts by"
              value={outcome.fill.estimator}
              options={[
                { value: 'L0', label: 'Rank sum (L0)' },
                { value: 'R0', label: 'Longest run (R0)' },
              ]}
              onChange={(event) =>
                onEdit((before) => ({
                  ...before,
                  fill: { ...before.fill, estimator: event.target.value === 'R0' ? 'R0' : 'L0' },
                }))
              }
            />
            <SelectField
              label="Missing side"
              value={outcome.fill.side ?? 'auto'}
              options={[
                { value: 'auto', label: 'As the funnel tells' },
                { value: 'left', label: 'Left' },
                { value: 'right', label: 'Right' },
              ]}
              onChange={({ target: { value } }) =>
                onEdit((before) => ({
                  ...before,
                  fill: {
                    estimator: before.fill.estimator,
                    ...((value === 'left' || value === 'right') && { side: value }),
                  },
                }))
              }
            />
            <HelpLink article="small-study-effects" about="small-study effects" />
          </div>
          <Table<Row>
            caption="Tests of the funnel"
            rows={rowsOf(effects, analysis.toNatural)}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', header: 'Test', cell: ({ name }) => name },
              { key: 'value', header: 'Value', cell: ({ value }) => value },
              { key: 'says', header: 'Result', cell: ({ says }) => says },
            ]}
          />
          <CopyText title="Small-study effects in words" text={smallStudyText(effects, analysis)} />
        </div>
      </div>
      <UnseenSection analysis={analysis} outcome={outcome} onEdit={onEdit} />
    </div>
  )
}
