import type { ReactNode } from 'react'

import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'

import { historyCopy as copy } from './history.copy.ts'
import { isPeriod, periods, type Period } from './history-filter.ts'

type Props = {
  text: string
  onText: (text: string) => void
  period: Period
  onPeriod: (period: Period) => void
  children: ReactNode
}

/** Narrows the list; how much is left stands beside it. */
export function HistoryFilter({ text, onText, period, onPeriod, children }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <TextField
        type="search"
        label={copy.filter}
        className="min-w-60 flex-1 sm:max-w-100"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <SelectField
        label={copy.period}
        value={period}
        options={periods.map((value) => ({ value, label: copy.periods[value] }))}
        onChange={({ target: { value } }) => isPeriod(value) && onPeriod(value)}
      />
      <div className="ml-auto pb-2">{children}</div>
    </div>
  )
}
