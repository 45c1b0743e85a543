import type { ComponentProps } from 'react'

import { classNames } from '#shared/ui/class-names.ts'

import { INPUT_LOOK } from './field-look.ts'
import { Field, type FieldWords } from './Field.tsx'

type Props = FieldWords & Omit<ComponentProps<'input'>, 'required'>

/** One line of text. Takes what react-hook-form's `register` gives. */
export function TextField({ label, hint, error, required, labelHidden, id, className, type = 'text', ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(wiring) => (
        <input {...rest} {...wiring} type={type} className={classNames(INPUT_LOOK, 'h-9 pointer-coarse:h-11')} />
      )}
    </Field>
  )
}
