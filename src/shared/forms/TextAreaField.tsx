import type { ComponentProps } from 'react'

import { classNames } from '#shared/ui/class-names.ts'

import { INPUT_LOOK } from './field-look.ts'
import { Field, type FieldWords } from './Field.tsx'

type Props = FieldWords & Omit<ComponentProps<'textarea'>, 'required'>

/** Several lines of text; grows with what is written, up to half the window. */
export function TextAreaField({ label, hint, error, required, labelHidden, id, className, rows = 3, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={classNames(INPUT_LOOK, 'scroll-quiet field-sizing-content max-h-[50dvh] min-h-20 resize-y py-2')}
        />
      )}
    </Field>
  )
}
