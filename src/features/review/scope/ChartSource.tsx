import { useMemo } from 'react'

import type { ChartForm as Form } from '#contract/review-body.ts'
import { useEdits } from '#platform/drafts/use-edits.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import type { ChartedRow } from './charted-rows.ts'

const split = (text: string) => [
  ...new Set(
    text
      .split(';')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
]

/** One source by the charting form. Values of lists are separated by semicolons; known ones can be ticked. */
export function ChartSource({
  row,
  form,
  known,
}: {
  row: ChartedRow
  form: Form
  known: ReadonlyMap<string, readonly string[]>
}) {
  const { id, write, canWrite } = useReview()
  const saved = useMemo(
    (): { [field: string]: string } =>
      Object.fromEntries(form.fields.map((field) => [field.id, (row.values[field.id] ?? []).join('; ')])),
    [form, row],
  )
  const { values, change, settle, isChanged } = useEdits('charting', `${id}/${row.recordId}`, saved)
  const handleSave = () => {
    const isList = new Set(
      form.fields.filter(({ kind }) => kind === 'choice' || kind === 'choices').map((field) => field.id),
    )
    const charted = Object.fromEntries(
      form.fields.flatMap((field) => {
        const text = (values[field.id] ?? '').trim()
        return text === '' ? [] : [[field.id, isList.has(field.id) ? split(text) : [text]]]
      }),
    )
    write([{ kind: 'charted', recordId: row.recordId, formVersion: form.version, values: charted }])
    settle(values)
  }
  return (
    <form
      aria-label={`Charting of ${row.label}`}
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        handleSave()
      }}
    >
      {form.fields.map((field) => {
        const text = values[field.id] ?? ''
        const set = (next: string) => change({ [field.id]: next })
        if (field.kind === 'text') {
          return (
            <TextAreaField
              key={field.id}
              label={field.name}
              rows={2}
              maxLength={4000}
              value={text}
              disabled={!canWrite}
              onChange={(event) => set(event.target.value)}
            />
          )
        }
        const options = [...new Set([...field.options, ...(known.get(field.id) ?? [])])].filter(Boolean)
        const chosen = split(text)
        return (
          <div key={field.id}>
            <TextField
              label={field.name}
              {...(field.kind === 'number' ? { inputMode: 'decimal' as const } : {})}
              {...(field.kind === 'choices' && { hint: 'Several are separated by semicolons.' })}
              value={text}
              disabled={!canWrite}
              onChange={(event) => set(event.target.value)}
            />
            {field.kind !== 'number' && options.length > 0 && (
              <div
                role="group"
                aria-label={`Known values of ${field.name}`}
                className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1"
              >
                {options.slice(0, 24).map((option) => (
                  <Checkbox
                    key={option}
                    label={option}
                    disabled={!canWrite}
                    checked={chosen.includes(option)}
                    onChange={(isOn) => {
                      if (field.kind === 'choice') set(isOn ? option : '')
                      else set((isOn ? [...chosen, option] : chosen.filter((each) => each !== option)).join('; '))
                    }}
                  />
                ))}
              </div>
            )}
          </div>
        )
      })}
      {canWrite && (
        <div className="flex items-center gap-3">
          <Button type="submit" variant="primary">
            Save
          </Button>
          <span className="text-xs text-ink-muted">
            {isChanged
              ? 'Not saved yet; kept on this device.'
              : row.formVersion === undefined
                ? 'Not charted yet.'
                : `Charted by version ${row.formVersion} of the form.`}
          </span>
        </div>
      )}
    </form>
  )
}
