import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { ChartField } from '#contract/review-body.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { useQuickSave } from '../start/CriteriaEditor.tsx'
import { currentForm, firstFields } from './charted-rows.ts'

const kinds = [
  { value: 'choices', label: 'Several of a list' },
  { value: 'choice', label: 'One of a list' },
  { value: 'number', label: 'Number' },
  { value: 'text', label: 'Text' },
] as const

/** Changes the charting form: saving makes a new version, and what was charted by earlier ones stays. */
export function FormEditor({ onClose }: { onClose: () => void }) {
  const { body, me, names } = useReview()
  const save = useQuickSave()
  const before = currentForm(body)
  const [fields, setFields] = useState<readonly ChartField[]>(before?.fields ?? firstFields)
  const [note, setNote] = useState('')
  const change = (place: number, patch: Partial<ChartField>) =>
    setFields(fields.map((field, index) => (index === place ? { ...field, ...patch } : field)))
  const isNamed = fields.length > 0 && fields.every(({ name }) => name.trim() !== '')
  const version = (before?.version ?? 0) + 1
  const handleSave = async () => {
    const form = { version, at: new Date().toISOString(), by: me, note: note.trim(), fields: [...fields] }
    if (await save({ forms: [...body.forms, form] })) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="large"
      title={before ? `Charting form, version ${before.version}` : 'Charting form'}
      description="Saving makes a new version. What was charted before keeps its version."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isNamed} onClick={() => void handleSave()}>
            Save as version {version}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
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
        <TextField
          label="Why it changes"
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.target.value)}
        />
        {body.forms.length > 0 && (
          <details>
            <summary className="cursor-pointer text-accent">Earlier versions</summary>
            <ul className="mt-2 space-y-1">
              {body.forms.toReversed().map((form) => (
                <li key={form.version} className="text-ink-muted">
                  Version {form.version}, {new Date(form.at).toLocaleDateString('en')},{' '}
                  {names.get(form.by) ?? 'somebody'}: {form.fields.map(({ name }) => name).join(', ')}
                  {form.note !== '' && `. ${form.note}`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Dialog>
  )
}
