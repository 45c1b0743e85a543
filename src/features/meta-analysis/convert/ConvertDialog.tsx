import { useState } from 'react'

import { numberText } from '#science/statistics/report/number-text.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { forms, formsFor, type ColumnKey } from '#research/meta-analysis/columns.ts'
import { putWorkedOut } from '../model/edit-lines.ts'
import { numberIn } from '#research/meta-analysis/numbers.ts'
import type { Line, Outcome, WorkedOut } from '#research/meta-analysis/outcome.ts'
import type { OnEdit } from '../table/use-grid.ts'
import { convertersFor, ofGroup, type Converter, type ConverterOutput } from './converters.ts'

type Props = { outcome: Outcome; line: Line; onEdit: OnEdit; onClose: () => void }

/** What papers report instead of what the table needs: the rule, its numbers, and what comes out of them. */
export function ConvertDialog({ outcome, line, onEdit, onClose }: Props) {
  const { measure } = outcome.settings
  const fitting = convertersFor(measure)
  const [key, setKey] = useState(fitting[0]?.key ?? '')
  const [isControl, setControl] = useState(false)
  const [direction, setDirection] = useState<1 | -1>(1)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const converter = fitting.find((each) => each.key === key) ?? fitting[0]
  const name = line.cells['label']?.trim() || 'this line'
  if (!converter) {
    return (
      <Dialog onClose={onClose} title="Work out a number">
        <Notice>For this measure nothing has to be worked out: its numbers are reported as they are needed.</Notice>
      </Dialog>
    )
  }
  const isOneGroup = ['MN', 'PLO', 'PFT', 'PAS', 'PR'].includes(measure)
  const textOf = ({ key: field, from }: Converter['fields'][number]) =>
    typed[`${converter.key} ${field}`] ??
    (from === undefined ? '' : (line.cells[ofGroup(from, Boolean(converter.hasGroups) && isControl)] ?? ''))
  const read = (field: string) => {
    const found = converter.fields.find((each) => each.key === field)
    const number = found && numberIn(textOf(found), 'number')
    return number && 'value' in number ? number.value : Number.NaN
  }
  const outputs = converter.compute(read, { direction, measure })
  const isUntouched = converter.fields.every((field) => textOf(field).trim() === '')
  const problem = outputs.find(({ result }) => !result.ok)
  const canPut = !problem && outputs.some(({ column }) => column !== undefined)

  const put = () => {
    const from = Object.fromEntries(
      converter.fields.flatMap((field) => (textOf(field).trim() === '' ? [] : [[field.label, textOf(field).trim()]])),
    )
    const values: Record<string, { value: number; how: WorkedOut }> = {}
    for (const { column, result } of outputs) {
      if (column === undefined || !result.ok) continue
      const { formula, source, assumes } = result
      values[ofGroup(column, Boolean(converter.hasGroups) && isControl)] = {
        value: result.value,
        how: { formula, source, from, ...(assumes !== undefined && { assumes }) },
      }
    }
    onEdit((before) => {
      // The columns that take the numbers are shown, in a form that this measure has.
      const needed = Object.keys(values)
      const isShown = (form: keyof typeof forms) => {
        const columns: readonly string[] = forms[form].columns
        return needed.every((column) => columns.includes(column))
      }
      const extra = formsFor(measure).find(isShown)
      const next = putWorkedOut(line.id, values)(before)
      return before.forms.some(isShown) || !extra ? next : { ...next, forms: [...next.forms, extra] }
    })
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={`Work out a number for ${name}`}
      description="The number is marked in the table and keeps its rule and the numbers behind it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!canPut} onClick={put}>
            Put into the table
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <SelectField
          label="What the paper reports"
          value={converter.key}
          options={fitting.map((each) => ({ value: each.key, label: each.title }))}
          hint={converter.about}
          onChange={(event) => setKey(event.target.value)}
        />
        {converter.hasGroups && !isOneGroup && (
          <ChoiceField
            label="Of which group"
            value={isControl ? 'control' : 'first'}
            options={[
              { value: 'first', label: 'First group' },
              { value: 'control', label: 'Control group' },
            ]}
            onChange={(value) => setControl(value === 'control')}
          />
        )}
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {converter.fields.map((field) => {
            const text = textOf(field)
            const number = numberIn(text, 'number')
            return (
              <TextField
                key={`${converter.key} ${field.key} ${isControl}`}
                label={field.label}
                inputMode="decimal"
                value={text}
                placeholder={field.key === 'level' ? '95' : field.isOptional ? 'if given' : ''}
                {...(number && 'problem' in number && { error: number.problem })}
                onChange={(event) =>
                  setTyped((before) => ({ ...before, [`${converter.key} ${field.key}`]: event.target.value }))
                }
              />
            )
          })}
        </div>
        {converter.hasDirection && (
          <ChoiceField
            label="Which way"
            value={direction === 1 ? 'up' : 'down'}
            options={[
              {
                value: 'up',
                label: ['HR', 'IRR', 'PETO'].includes(measure)
                  ? 'More events in the first group'
                  : 'First group higher',
              },
              {
                value: 'down',
                label: ['HR', 'IRR', 'PETO'].includes(measure)
                  ? 'Fewer events in the first group'
                  : 'First group lower',
              },
            ]}
            onChange={(value) => setDirection(value === 'up' ? 1 : -1)}
          />
        )}
        <div aria-live="polite">
          {problem && !problem.result.ok ? (
            <Notice tone={isUntouched ? 'info' : 'warning'}>
              {isUntouched ? 'Type what the paper gives.' : problem.result.reason}
            </Notice>
          ) : (
            <Outputs outputs={outputs} isControl={Boolean(converter.hasGroups) && isControl} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Outputs({ outputs, isControl }: { outputs: readonly ConverterOutput[]; isControl: boolean }) {
  const where = (column: ColumnKey | undefined) =>
    column === undefined ? ', only shown' : isControl ? ', control' : ''
  return (
    <ul className="space-y-2 rounded-card border border-line bg-surface-sunken px-4 py-3">
      {outputs.map(({ label, column, result }) =>
        result.ok ? (
          <li key={label}>
            <strong className="font-semibold">{`${label}${where(column)} = ${numberText(result.value, 4)}`}</strong>
            <span className="block text-xs text-ink-muted">{`${result.formula}. ${result.source}.`}</span>
            {result.assumes !== undefined && (
              <span className="block text-xs text-ink-muted">{`Assumes ${result.assumes}.`}</span>
            )}
          </li>
        ) : null,
      )}
    </ul>
  )
}
