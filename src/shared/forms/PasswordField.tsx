import { useState, type ComponentProps } from 'react'

import { classNames } from '#shared/ui/class-names.ts'

import { INPUT_LOOK } from './field-look.ts'
import { Field, type FieldWords } from './Field.tsx'

type Props = FieldWords & Omit<ComponentProps<'input'>, 'required' | 'type'>

/** A password that can be looked at. Pasting and password managers work. */
export function PasswordField({ label, hint, error, required, labelHidden, id, className, ...rest }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(INPUT_LOOK, 'h-9 pr-16 pointer-coarse:h-11')}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-controls={wiring.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-1 right-1 rounded-[4px] px-2.5 font-medium text-ink-muted -outline-offset-2 hover:bg-hover hover:text-ink"
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  )
}
