import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import * as z from 'zod/mini'

import { chartFieldSchema, type ChartField } from '#contract/review-body.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { dayWords } from '#shared/format/dates.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText, textUpTo } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { currentForm, firstFields } from './charted-rows.ts'

const kinds = [
  { value: 'choices', label: 'Several of a list' },
  { value: 'choice', label: 'One of a list' },
  { value: 'number', label: 'Number' },
  { value: 'text', label: 'Text' },
] as const

const editForm = z.object({
  fields: z.array(z.extend(chartFieldSchema, { name: neededText() })).check(z.minLength(1), z.maxLength(100)),
  note: textUpTo(1000),
})

/** Changes the charting form: saving makes a new version, and what was charted by earlier ones stays. */
export function FormEditor({ onClose }: { onClose: () => void }) {
  const { body, me, names, save } = useReview()
  const before = currentForm(body)
  const version = (before?.version ?? 0) + 1
  const form = useForm({
    schema: editForm,
    defaultValues: { fields: before?.fields ?? firstFields, note: '' },
    send({ fields, note }) {
      void save({
        forms: [...body.forms, { version, at: new Date().toISOString(), by: me, note: note.trim(), fields }],
      })
      onClose()
    },
  })
  const { fields } = form.values
  const setFields = form.choice('fields').onChange
  const change = (place: number, patch: Partial<ChartField>) =>
    setFields(fields.map((field, index) => (index === place ? { ...field, ...patch } : field)))
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={before ? `Charting form, version ${before.version}` : 'Charting form'}
      description="Saving makes a new version. What was charted before keeps its version."
    >
      <Form of={form} className="space-y-4">
        <ul className="space-y-3">
          {fields.map((field, index) => (
            <li
              key={field.id}
              className="grid gap-2 rounded-control border border-line p-3 sm:grid-cols-[1fr_11rem_auto]"
            >
              <TextField
                label={`Field ${index + 1}`}
                value={field.name}
                maxLength={300}
                onChange={(event) => change(index, { name: event.target.value })}
              />
              <SelectField
                label="Takes"
                value={field.kind}
                options={kinds}
                onChange={(event) =>
                  change(index, { kind: kinds.find(({ value }) => value === event.target.value)?.value ?? 'text' })
                }
              />
              <span className="flex items-end">
                <IconButton
                  label={`Move ${field.name || `field ${index + 1}`} up`}
                  icon={ArrowUp}
                  disabled={index === 0}
                  onClick={() => setFields(fields.toSpliced(index, 1).toSpliced(index - 1, 0, field))}
                />
                <IconButton
                  label={`Delete ${field.name || `field ${index + 1}`}`}
                  icon={Trash2}
                  onClick={() => setFields(fields.toSpliced(index, 1))}
                />
              </span>
              {(field.kind === 'choice' || field.kind === 'choices') && (
                <TextField
                  label={`Options of ${field.name || `field ${index + 1}`}`}
                  hint="Separated by semicolons. Others can be typed while charting."
                  className="sm:col-span-3"
                  value={field.options.join('; ')}
                  onChange={(event) =>
                    change(index, { options: event.target.value.split(';').map((each) => each.trimStart()) })
                  }
                />
              )}
            </li>
          ))}
        </ul>
        <Button
          icon={Plus}
          onClick={() => setFields([...fields, { id: newKey(), name: '', kind: 'choices', options: [] }])}
        >
          Add a field
        </Button>
        <TextField {...form.field('note')} label="Why it changes" maxLength={1000} />
        {body.forms.length > 0 && (
          <details>
            <summary className="cursor-pointer text-accent">Earlier versions</summary>
            <ul className="mt-2 space-y-1">
              {body.forms.toReversed().map((earlier) => (
                <li key={earlier.version} className="text-ink-muted">
                  Version {earlier.version}, {dayWords(earlier.at)}, {names.get(earlier.by) ?? 'somebody'}:{' '}
                  {earlier.fields.map(({ name }) => name).join(', ')}
                  {earlier.note !== '' && `. ${earlier.note}`}
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton {...form.readyButton()}>Save as version {version}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
