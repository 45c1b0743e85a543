import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { classNames } from '#shared/ui/class-names.ts'

import { INPUT_LOOK } from './field-look.ts'
import { Field, type FieldWords } from './Field.tsx'

/** Options that name a group one after the other stand under its name. */
type Option = { value: string; label: string; group?: string }
type Props = FieldWords & Omit<ComponentProps<'select'>, 'required' | 'children'> & { options: readonly Option[] }

/** One of a few. The native list: it is the best there is on every device. */
export function SelectField({ label, hint, error, required, labelHidden, id, className, options, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(wiring) => (
        <div className="relative">
          <select
            {...rest}
            {...wiring}
            className={classNames(INPUT_LOOK, 'h-9 appearance-none pr-9 pointer-coarse:h-11')}
          >
            {grouped(options).map(({ group, of }) =>
              group === undefined ? (
                of.map(asOption)
              ) : (
                <optgroup key={group} label={group}>
                  {of.map(asOption)}
                </optgroup>
              ),
            )}
          </select>
          <ChevronDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-muted"
          />
        </div>
      )}
    </Field>
  )
}

const asOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

function grouped(options: readonly Option[]) {
  const groups: { group: string | undefined; of: Option[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.of.push(option)
    else groups.push({ group: option.group, of: [option] })
  }
  return groups
}
