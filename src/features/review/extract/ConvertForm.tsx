import { Calculator } from 'lucide-react'
import { useState } from 'react'

import type { OutcomeKind } from '#contract/review-body.ts'
import { armColumns, type ArmColumn } from '#science/arms/arm-columns.ts'
import { armConverters, derivedNote } from '#science/arms/arm-converters.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

import { extractCopy as copy } from './extract.copy.ts'

export type Worked = { column: ArmColumn; value: number; note: string }

type Props = { kind: OutcomeKind; of: string; onPut: (values: readonly Worked[]) => void }

/** Works a number out from what the paper gives instead; the rule and what went into it stand with the value. */
export function ConvertForm({ kind, of, onPut }: Props) {
  const fitting = armConverters.filter(({ kinds }) => kinds.includes(kind))
  const [isOpen, setOpen] = useState(false)
  const [key, setKey] = useState(fitting[0]?.key ?? '')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const converter = fitting.find((each) => each.key === key) ?? fitting[0]
  if (!converter) return null
  const numberOf = (field: string) => {
    const text = (typed[field] ?? '').trim().replace(',', '.')
    return text === '' ? Number.NaN : Number(text)
  }
  const isWhole = converter.fields.every(([field]) => Number.isFinite(numberOf(field)))
  const results = isWhole ? Object.entries(converter.compute(numberOf)) : []
  const given = converter.fields.map(([field, label]) => [label, typed[field] ?? ''] as const)
  const done = results.flatMap(([column, result]): Worked[] =>
    result.ok
      ? [{ column: column as ArmColumn, value: Number(result.value.toPrecision(10)), note: derivedNote(result, given) }]
      : [],
  )
  const problem = results.find(([, result]) => !result.ok)?.[1]
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={copy.value(copy.convert, of)}
      className="w-96"
      trigger={
        <Button size="small" icon={Calculator}>
          {copy.convert}
          <span className="sr-only"> {of}</span>
        </Button>
      }
    >
      <div className="space-y-3">
        <SelectField
          label="From"
          value={converter.key}
          onChange={(event) => setKey(event.target.value)}
          options={fitting.map(({ key: value, label }) => ({ value, label }))}
        />
        <div className="grid grid-cols-2 gap-3">
          {converter.fields.map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              value={typed[field] ?? ''}
              onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            />
          ))}
        </div>
        {problem && !problem.ok && (
          <p role="alert" className="text-state-red">
            {problem.reason}
          </p>
        )}
        {done.map(({ column, value, note }) => (
          <p key={column} role="status" className="text-sm">
            <strong>
              {armColumns[column].name} {value}
            </strong>{' '}
            <span className="text-ink-muted">{note}</span>
          </p>
        ))}
        <Button
          variant="primary"
          size="small"
          disabled={done.length === 0}
          onClick={() => {
            onPut(done)
            setTyped({})
            setOpen(false)
          }}
        >
          Put in
        </Button>
      </div>
    </Popover>
  )
}
