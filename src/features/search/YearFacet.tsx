import { useState } from 'react'

import { classNames } from '#shared/ui/class-names.ts'

import type { YearBar } from './facets.ts'
import type { SearchFilters } from './search-filters.ts'

type Props = { bars: readonly YearBar[]; filters: SearchFilters; onChange: (filters: SearchFilters) => void }

const spanOf = ({ from, to }: YearBar) => (from === to ? `${from}` : `${from} to ${to}`)

/** Years as bars to be clicked, and as two numbers to be typed: both say the same. */
export function YearFacet({ bars, filters, onChange }: Props) {
  const highest = Math.max(1, ...bars.map((bar) => bar.count))
  const first = bars[0]?.from
  const last = bars.at(-1)?.to
  if (first === undefined || last === undefined) return null
  const isIn = (bar: YearBar) => bar.to >= (filters.from ?? -Infinity) && bar.from <= (filters.to ?? Infinity)
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Years</legend>
      {/* For the pointer alone: the two fields below are the same choice by keyboard. */}
      <div aria-hidden className="flex h-14 items-end gap-px">
        {bars.map((bar) => (
          <button
            key={bar.from}
            type="button"
            tabIndex={-1}
            title={`${spanOf(bar)}: ${bar.count}`}
            aria-label={spanOf(bar)}
            onClick={() => onChange({ ...filters, from: bar.from, to: bar.to })}
            className="group flex h-full min-w-0 flex-1 items-end"
          >
            <span
              className={classNames(
                'w-full rounded-t-[2px] transition-colors group-hover:bg-accent-strong',
                isIn(bar) ? 'bg-accent' : 'bg-line-strong/40',
              )}
              style={{ height: bar.count === 0 ? 1 : `${Math.max(8, (bar.count / highest) * 100)}%` }}
            />
          </button>
        ))}
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <YearField
          label="From"
          value={filters.from}
          placeholder={first}
          onChange={(from) => onChange({ ...filters, from })}
        />
        <YearField label="To" value={filters.to} placeholder={last} onChange={(to) => onChange({ ...filters, to })} />
      </div>
    </fieldset>
  )
}

type FieldProps = {
  label: string
  value: number | undefined
  placeholder: number
  onChange: (year: number | undefined) => void
}

/** A year takes effect when it is whole; what is left unfinished falls back to the year that holds. */
function YearField({ label, value, placeholder, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    setTyped(text)
    if (text === '') onChange(undefined)
    else if (/^[1-9]\d{3}$/.test(text)) onChange(Number(text))
  }
  return (
    <label className="block text-xs text-ink-muted">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={1000}
        max={2999}
        step={1}
        value={typed ?? value ?? ''}
        placeholder={String(placeholder)}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(undefined)}
        className="mt-1 h-8 w-full rounded-control border border-line-strong bg-surface-raised px-2 text-sm text-ink"
      />
    </label>
  )
}
