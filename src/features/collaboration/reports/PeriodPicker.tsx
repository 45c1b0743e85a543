import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'

import { namedPeriods, type Period } from './period.ts'

type Props = { period: Period; today: string; onPeriod: (period: Period) => void }

/** The days of a report: by a name, or one by one. */
export function PeriodPicker({ period, today, onPeriod }: Props) {
  const named = namedPeriods(today)
  const isSame = (other: Period) => other.from === period.from && other.to === period.to
  const name = named.find((each) => isSame(each.period))?.value ?? ''
  return (
    <div role="group" aria-label="Days of the report" className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Period"
        className="w-44"
        value={name}
        options={[...named, { value: '', label: 'Own days' }]}
        onChange={(event) => {
          const chosen = named.find((each) => each.value === event.target.value)
          if (chosen) onPeriod(chosen.period)
        }}
      />
      <TextField
        key={`f${period.from}`}
        label="From"
        type="date"
        className="w-40"
        max={period.to}
        defaultValue={period.from}
        onBlur={(event) => event.target.value !== '' && onPeriod({ ...period, from: event.target.value })}
      />
      <TextField
        key={`t${period.to}`}
        label="To"
        type="date"
        className="w-40"
        min={period.from}
        defaultValue={period.to}
        onBlur={(event) => event.target.value !== '' && onPeriod({ ...period, to: event.target.value })}
      />
    </div>
  )
}
