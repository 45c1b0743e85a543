import { useEffect, useRef, type ReactNode } from 'react'

import { classNames } from './class-names.ts'

type Props = {
  label: ReactNode
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Keeps the words for those who listen, where a row says them already. */
  labelHidden?: boolean
  className?: string
}

/** A native box with its words. 'indeterminate' stands for some of many. */
export function Checkbox({ label, checked, onChange, disabled, labelHidden = false, className }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'indeterminate'
  }, [checked])
  return (
    <label
      className={classNames(
        'inline-flex min-h-6 items-start gap-2.5',
        disabled && 'cursor-not-allowed opacity-50',
        className,
      )}
    >
      <input
        ref={box}
        type="checkbox"
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
