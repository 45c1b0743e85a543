import type { KeyboardEvent } from 'react'
import * as z from 'zod/mini'

import { safeUrl } from '#shared/browser/safe-url.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
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

const words = z.string().check(z.trim())
const link = words.check(z.refine((text) => text === '' || safeUrl(text) !== undefined, copy.linkRefused))

/** The first one is needed, a link must be one. */
const schemaOf = (fields: readonly AddField[]) =>
  z.object(
    Object.fromEntries(
      fields.map(({ name, type }, index) => [
        name,
        index === 0 ? neededText(copy.titleNeeded) : type === 'url' ? link : words,
      ]),
    ),
  )
const startOf = (fields: readonly AddField[]) =>
  Object.fromEntries(fields.map(({ name, options }) => [name, options?.[0]?.value ?? '']))

/** The form itself: it is fetched when somebody wants to add something. */
export function AddFields({ label, fields, onAdd, onClose }: Props) {
  const form = useForm({
    schema: schemaOf(fields),
    defaultValues: startOf(fields),
    send: (values) => {
      onAdd(values)
      form.reset(startOf(fields))
      form.ref.current?.querySelector<HTMLElement>(`[name="${fields[0]?.name ?? ''}"]`)?.focus()
    },
  })

  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()

  return (
    <Form
      of={form}
      aria-label={label}
      className="grid gap-3 rounded-card border border-line bg-surface-sunken p-3 sm:grid-cols-2"
    >
      {fields.map(({ name, label, type = 'text', options }, index) =>
        options ? (
          <SelectField key={name} {...form.choice(name)} label={label} options={options} onKeyDown={closeOnEscape} />
        ) : (
          <TextField
            key={name}
            {...form.field(name)}
            label={label}
            // An address field of the browser would refuse the paths of our own pages.
            type={type === 'url' ? 'text' : type}
            maxLength={type === 'url' ? 2000 : 200}
            autoComplete="off"
            autoFocus={index === 0}
            onKeyDown={closeOnEscape}
            className={index === 0 ? 'sm:col-span-2' : ''}
          />
        ),
      )}
      <div className="flex gap-2 sm:col-span-2">
        <SubmitButton {...form.button} size="small">
          {copy.add}
        </SubmitButton>
        <Button size="small" variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  )
}
