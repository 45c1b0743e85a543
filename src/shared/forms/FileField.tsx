import type { ComponentProps } from 'react'

import { Field, type FieldWords } from './Field.tsx'

type Props = FieldWords & Omit<ComponentProps<'input'>, 'required' | 'type'>

/** A file from this device: chosen, or dropped on the field. Which files are welcome is `file-rules.ts`'s affair. */
export function FileField({ label, hint, error, required, labelHidden, id, className, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="file"
          className="w-full cursor-pointer rounded-control border border-dashed border-line-strong bg-surface-sunken p-3 text-ink-muted transition-colors file:mr-3 file:h-8 file:cursor-pointer file:rounded-control file:border file:border-line-strong/50 file:bg-surface-raised file:px-3 file:font-medium file:text-ink hover:border-ink-faint aria-invalid:border-state-red"
        />
      )}
    </Field>
  )
}
