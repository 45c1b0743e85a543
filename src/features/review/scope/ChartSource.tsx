import { useMemo } from 'react'
import * as z from 'zod/mini'

import type { ChartForm } from '#contract/review-body.ts'
import { useEdits } from '#platform/drafts/use-edits.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { textUpTo } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
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

const chartedForm = z.record(z.string(), textUpTo(4000))

/** One source by the charting form. Values of lists are separated by semicolons; known ones can be ticked. */
export function ChartSource({
  row,
  form: { fields, version },
  known,
}: {
  row: ChartedRow
  form: ChartForm
  known: ReadonlyMap<string, readonly string[]>
}) {
  const { id, write, canWrite } = useReview()
  const saved = useMemo(
    (): { [field: string]: string } =>
      Object.fromEntries(fields.map((field) => [field.id, (row.values[field.id] ?? []).join('; ')])),
    [fields, row],
  )
  const { values, change, settle, isChanged } = useEdits('charting', `${id}/${row.recordId}`, saved)
  const form = useForm({
    schema: chartedForm,
    values,
    onChange: (next, field) => change({ [field]: next[field] ?? '' }),
    send: (given, typed) => {
      const charted = Object.fromEntries(
        fields.flatMap(({ id: field, kind }) => {
          const text = (given[field] ?? '').trim()
          return text === '' ? [] : [[field, kind === 'choice' || kind === 'choices' ? split(text) : [text]]]
        }),
      )
      write([{ kind: 'charted', recordId: row.recordId, formVersion: version, values: charted }])
      settle(typed)
    },
  })
  return (
    <Form of={form} aria-label={`Charting of ${row.label}`} className="space-y-4">
      {fields.map((field) => {
        const wiring = { ...form.field(field.id), label: field.name, disabled: !canWrite }
        if (field.kind === 'text') {
          return <TextAreaField key={field.id} {...wiring} rows={2} maxLength={4000} />
        }
        const options = [...new Set([...field.options, ...(known.get(field.id) ?? [])])].filter(Boolean)
        const chosen = split(values[field.id] ?? '')
        const set = form.choice(field.id).onChange
        return (
          <div key={field.id}>
            <TextField
              {...wiring}
              {...(field.kind === 'number' ? { inputMode: 'decimal' as const } : {})}
              {...(field.kind === 'choices' && { hint: 'Several are separated by semicolons.' })}
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
          <SubmitButton {...form.button}>Save</SubmitButton>
          <span className="text-xs text-ink-muted">
            {isChanged
              ? 'Not saved yet; kept on this device.'
              : row.formVersion === undefined
                ? 'Not charted yet.'
                : `Charted by version ${row.formVersion} of the form.`}
          </span>
        </div>
      )}
    </Form>
  )
}
