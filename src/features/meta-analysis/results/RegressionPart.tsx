import { useState } from 'react'

import { regressionOf } from '#science/statistics/report/further-analyses.ts'
import { regressionText } from '#science/statistics/report/further-text.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import type { Regression } from '#science/statistics/models/meta-regression.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { BubbleFigure, bubbleTable } from '../figures/BubbleFigure.tsx'
import { levelText } from '#research/meta-analysis/result-words.ts'
import { CopyText } from './CopyText.tsx'
import type { PartProps } from './part.ts'

type Coefficient = Regression['coefficients'][number]

/** How the effect changes with moderators, and the bubble plot of one of them. */
export function RegressionPart({ computed: { outcome }, analysis, onEdit, chosenId, onChoose }: PartProps) {
  const chosen = outcome.moderators.filter(({ key }) => outcome.regressOn.includes(key))
  const [across, setAcross] = useState('')
  if (outcome.moderators.length === 0) {
    return <Notice>Moderators are number columns of the table. Add one under “Columns”, above the table.</Notice>
  }
  const toggle = (key: string, isOn: boolean) =>
    onEdit((before) => ({
      ...before,
      regressOn: isOn ? [...before.regressOn, key] : before.regressOn.filter((each) => each !== key),
    }))
  const names = chosen.map(({ name }) => name)
  const result = names.length === 0 ? undefined : regressionOf(analysis, names)
  const moderator = names.includes(across) ? across : (names[0] ?? '')
  const left = result?.leftOut.map((id) => analysis.used.find((one) => one.id === id)?.label ?? '') ?? []
  return (
    <div className="space-y-6">
      <fieldset>
        <legend className="mb-1.5 font-medium">Moderators in the model</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {outcome.moderators.map(({ key, name }) => (
            <Checkbox
              key={key}
              label={name}
              checked={outcome.regressOn.includes(key)}
              onChange={(isOn) => toggle(key, isOn)}
            />
          ))}
        </div>
      </fieldset>
      {!result && <Notice>Choose a moderator.</Notice>}
      {left.length > 0 && <Notice tone="warning">{`Left out for want of a value: ${left.join(', ')}.`}</Notice>}
      {result && !result.ok && <Notice tone="warning">{result.reason}</Notice>}
      {result?.ok && (
        <div className="grid items-start gap-8 xl:grid-cols-2">
          <FigureFrame
            title="Bubble plot"
            fileName={`bubble plot ${outcome.name} ${moderator}`}
            table={bubbleTable(analysis, result.regression)}
            controls={
              names.length > 1 && (
                <SelectField
                  label="Moderator across"
                  labelHidden
                  value={moderator}
                  options={names.map((name) => ({ value: name, label: name }))}
                  onChange={(event) => setAcross(event.target.value)}
                />
              )
            }
            caption="The larger a bubble, the more the study weighs. The band is the interval of the line."
          >
            {(width) => (
              <BubbleFigure
                width={width}
                analysis={analysis}
                regression={result.regression}
                moderator={moderator}
                chosenId={chosenId}
                onChoose={onChoose}
              />
            )}
          </FigureFrame>
          <div className="min-w-0 space-y-6">
            <Table<Coefficient>
              caption="Coefficients of the meta-regression"
              rows={result.regression.coefficients}
              rowKey={({ name }) => name}
              columns={[
                { key: 'name', header: 'Term', cell: ({ name }) => name },
                { key: 'b', header: 'Coefficient', align: 'right', cell: ({ estimate }) => numberText(estimate, 4) },
                { key: 'se', header: 'SE', align: 'right', cell: ({ se }) => numberText(se, 4) },
                {
                  key: 'ci',
                  header: `${levelText(analysis.settings.level)} interval`,
                  align: 'right',
                  cell: ({ low, high }) => `${numberText(low, 4)} to ${numberText(high, 4)}`,
                },
                { key: 'p', header: 'p', align: 'right', cell: ({ p }) => pText(p).replace(/^p (?:= )?/, '') },
              ]}
            />
            <CopyText title="Regression in words" text={regressionText(result.regression, analysis)} />
          </div>
        </div>
      )}
    </div>
  )
}
