import { X } from 'lucide-react'
import { useRef } from 'react'

import { INPUT_LOOK } from '#shared/forms/field-look.ts'
import { Field } from '#shared/forms/Field.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { profileCopy as copy } from './profile.copy.ts'
import { withInterests } from './profile.form.ts'

type Props = {
  interests: readonly string[]
  onChange: (interests: string[]) => void
  /** What stands in the box and is not added yet: the form sends it along. */
  typed: string
  onTyped: (typed: string) => void
  error?: string | undefined
}

/** A list of short words: Enter or a comma adds one, each can be removed again. */
export function InterestsField({ interests, onChange, typed, onTyped, error }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const add = (text: string) => {
    onTyped('')
    const next = withInterests(interests, text)
    if (next.length !== interests.length) onChange(next)
  }
  const remove = (interest: string) => {
    onChange(interests.filter((each) => each !== interest))
    input.current?.focus()
  }
  return (
    <Field label={copy.fields.interests} hint={copy.fields.interestsHint} {...(error && { error })}>
      {({ required: _required, ...wiring }) => (
        <>
          {interests.length > 0 && (
            <ul aria-label={copy.fields.interestsChosen} className="mb-2 flex flex-wrap gap-1.5">
              {interests.map((interest) => (
                <li
                  key={interest}
                  className="inline-flex max-w-full items-center rounded-full bg-accent-soft pl-3 text-accent"
                >
                  <span className="min-w-0 py-1 wrap-anywhere">{interest}</span>
                  <button
                    type="button"
                    aria-label={`Remove ${interest}`}
                    onClick={() => remove(interest)}
                    className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-hover pointer-coarse:size-9"
                  >
                    <X size={14} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...wiring}
            ref={input}
            value={typed}
            enterKeyHint="done"
            autoComplete="off"
            onChange={(event) => {
              const { value } = event.target
              if (/[,;]/.test(value)) add(value)
              else onTyped(value)
            }}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              if (event.key === 'Enter' && typed.trim() !== '') {
                event.preventDefault()
                add(typed)
              }
              const last = interests.at(-1)
              if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
            }}
            // What was typed and not confirmed is meant all the same.
            onBlur={() => add(typed)}
            className={classNames(INPUT_LOOK, 'h-9 pointer-coarse:h-11')}
          />
        </>
      )}
    </Field>
  )
}
