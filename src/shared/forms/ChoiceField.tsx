import { useId, type ReactNode } from 'react'

import { FieldError } from './FieldError.tsx'

type Option<V extends string> = { value: V; label: string; hint?: string }
type Props<V extends string> = {
  label: string
  hint?: ReactNode
  error?: string
  value: V
  options: readonly Option<V>[]
  onChange: (value: V) => void
}

/** One of a few that are all worth seeing: native radio buttons, worked with the arrow keys, side by side. */
export function ChoiceField<V extends string>({ label, hint, error, value, options, onChange }: Props<V>) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described === '' ? undefined : described} data-invalid={error ? '' : undefined}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div
        className={
          options.some((option) => option.hint !== undefined)
            ? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2'
            : 'flex flex-wrap gap-2'
        }
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong/60 bg-surface-raised px-3 py-1.5 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4 shrink-0 accent-accent"
            />
            <span>
              {option.label}
              {option.hint !== undefined && <span className="block text-xs text-ink-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="mt-1.5 text-xs text-ink-muted">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
