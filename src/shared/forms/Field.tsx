import { useId, type ReactNode } from 'react'

import { FieldError } from './FieldError.tsx'

export type FieldWords = { label: string; hint?: ReactNode; error?: string; required?: boolean; labelHidden?: boolean }

type Wiring = {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = FieldWords & { id?: string; className?: string; children: (wiring: Wiring) => ReactNode }

/** Label above, the control, then its hint and what is wrong with it, tied to the control for those who listen. */
export function Field({ label, hint, error, required = false, labelHidden = false, id, className, children }: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [hint !== undefined && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label
        htmlFor={controlId}
        className={labelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3 font-medium'}
      >
        <span>{label}</span>
      </label>
      {children({
        id: controlId,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint !== undefined && (
        <div id={hintId} className="mt-1.5 text-xs text-ink-muted">
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
