import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'

import { safeUrl } from '#shared/browser/safe-url.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { panelsCopy as copy } from './panels.copy.ts'

type Option = { value: string; label: string }
export type AddField = { name: string; label: string; type?: 'text' | 'date' | 'url'; options?: readonly Option[] }

type Props = {
  label: string
  fields: readonly AddField[]
  onAdd: (values: Record<string, string>) => void
  onClose: () => void
}

const textOf = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value.trim() : ''
}

/** The form itself: it is fetched when somebody wants to add something. */
export function AddFields({ label, fields, onAdd, onClose }: Props) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const [first] = fields

  const focusField = (name: string | undefined) =>
    form.current?.querySelector<HTMLElement>(`[name="${name ?? ''}"]`)?.focus()

  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    const values = Object.fromEntries(fields.map(({ name }) => [name, textOf(currentTarget, name)]))
    const wrong = fields.flatMap(({ name, type }): [string, string][] => {
      const value = values[name] ?? ''
      if (name === first?.name && value === '') return [[name, copy.titleNeeded]]
      return type === 'url' && value !== '' && !safeUrl(value) ? [[name, copy.linkRefused]] : []
    })
    setErrors(Object.fromEntries(wrong))
    if (wrong.length > 0) return focusField(wrong[0]?.[0])
    onAdd(values)
    currentTarget.reset()
    focusField(first?.name)
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={submit}
      className="grid gap-3 rounded-card border border-line bg-surface-sunken p-3 sm:grid-cols-2"
    >
      {fields.map(({ name, label, type = 'text', options }, index) =>
        options ? (
          <SelectField key={name} name={name} label={label} options={options} onKeyDown={closeOnEscape} />
        ) : (
          <TextField
            key={name}
            name={name}
            label={label}
            // An address field of the browser would refuse the paths of our own pages.
            type={type === 'url' ? 'text' : type}
            maxLength={type === 'url' ? 2000 : 200}
            autoComplete="off"
            autoFocus={index === 0}
            error={errors[name]}
            onKeyDown={closeOnEscape}
            className={index === 0 ? 'sm:col-span-2' : ''}
          />
        ),
      )}
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" size="small" variant="primary">
          {copy.add}
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
