import { useState } from 'react'

import { documentTypeSchema } from '#contract/student-verification.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { DocumentField } from './DocumentField.tsx'
import { studentCopy as copy } from './student.copy.ts'
import { emptyApplication, GRADUATION_MAX, GRADUATION_MIN, studentForm, type Application } from './student.form.ts'
import { useApplication } from './use-application.ts'
import type { Outcome } from './verification-outcome.ts'

export type Arrived = {
  outcome: Exclude<Outcome, { kind: 'refused' }>
  application: Application
  documentName: string
}
type Props = { onArrived: (arrived: Arrived) => void; onCancel: () => void }

const types = [
  { value: '', label: copy.choose },
  ...documentTypeSchema.options.map((value) => ({ value, label: copy.documentTypes[value] })),
]

/** Applies for the student price. What was typed and chosen survives every failure. */
export function ApplicationForm({ onArrived, onCancel }: Props) {
  const [values, setValues, discard] = useDraft('student-verification', 'new', emptyApplication)
  const [file, setFile] = useState<File>()
  const { send, explain, share, cancel } = useApplication({
    onArrived: (outcome) => {
      onArrived({ outcome, application: values, documentName: file?.name ?? '' })
      discard()
    },
  })
  const form = useForm({
    schema: studentForm,
    values,
    onChange: setValues,
    send: (_valid, typed) => file && send(typed, file),
    explain,
  })
  const { field, choice, isBusy: isSending } = form

  const choose = (chosen: File) => {
    setFile(chosen)
    setValues((before) => ({ ...before, documentText: copy.note(chosen.name) }))
  }

  return (
    <Form of={form} aria-label={copy.title} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('institutionName')}
          label={copy.fields.institutionName}
          autoComplete="organization"
          required
        />
        <TextField {...field('studentId')} label={copy.fields.studentId} autoComplete="off" />
        <TextField {...field('degreeProgram')} label={copy.fields.degreeProgram} autoComplete="off" />
        <TextField
          {...field('graduationYear')}
          label={copy.fields.graduationYear}
          type="number"
          min={GRADUATION_MIN}
          max={GRADUATION_MAX}
          required
        />
      </div>
      <SelectField {...choice('documentType')} label={copy.fields.documentType} options={types} required />
      <DocumentField file={file} onFile={choose} />
      <TextAreaField
        {...field('documentText')}
        label={copy.fields.documentText}
        hint={copy.fields.documentTextHint}
        rows={2}
      />
      <FormError>{form.problem}</FormError>
      {isSending && <Progress label={copy.uploading} value={Math.round(share * 100)} max={100} />}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-center sm:justify-end">
        {!file && <p className="text-ink-muted sm:mr-auto">{copy.needsFile}</p>}
        <WaitNote seconds={form.waitLeft} />
        <Button onClick={isSending ? cancel : onCancel}>{isSending ? copy.cancelUpload : copy.cancel}</Button>
        <SubmitButton busy={isSending} disabled={!file || form.button.disabled}>
          {copy.submit}
        </SubmitButton>
      </div>
    </Form>
  )
}
