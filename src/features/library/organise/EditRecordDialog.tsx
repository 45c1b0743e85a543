import { paperDraftSchema, type Paper } from '#contract/papers.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { typeName } from '#research/papers/paper-words.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { useChangePaper } from './organise.mutations.ts'
import { fieldsOf, recordForm, recordOf, type RecordFields } from './record-form.ts'

type Props = { paper: Paper; onClose: () => void }

const types = [
  'article-journal',
  'article',
  'paper-conference',
  'book',
  'chapter',
  'thesis',
  'report',
  'dataset',
  'webpage',
  'document',
]

/** Mends a record by hand. What is typed is kept through a failed save, a reload and a way back. */
export function EditRecordDialog({ paper, onClose }: Props) {
  const [fields, setFields, discard, isRestored] = useDraft<RecordFields>('paper-record', paper.id, fieldsOf(paper))
  const change = useChangePaper(() => {})
  const form = useForm({
    schema: recordForm,
    values: fields,
    onChange: setFields,
    send: async (typed) => {
      const record = recordOf(paperDraftSchema.parse(paper), typed)
      await change.mutateAsync({ params: { id: paper.id }, body: { record } })
      discard()
      onClose()
    },
  })
  const { field } = form
  const options = [...new Set([...types, paper.type])].map((value) => ({ value, label: typeName(value) }))
  return (
    <Dialog size="large" title="Edit the record" onClose={onClose}>
      <Form of={form} className="space-y-4">
        {isRestored && <p className="text-ink-muted">What you typed here before is still here.</p>}
        <TextField label="Title" {...field('title')} />
        <TextAreaField label="Authors" hint="One in a line: Family, Given." {...field('authors')} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField label="Type" options={options} {...form.choice('type')} />
          <TextField label="Year" inputMode="numeric" {...field('year')} />
          <TextField label="Journal or book" {...field('venue')} />
          <TextField label="Volume" {...field('volume')} />
          <TextField label="Issue" {...field('issue')} />
          <TextField label="Pages" {...field('pages')} />
          <TextField label="DOI" spellCheck={false} {...field('doi')} />
          <TextField label="PMID" inputMode="numeric" {...field('pmid')} />
          <TextField label="Publisher" {...field('publisher')} />
        </div>
        <TextField label="Address" type="url" {...field('url')} />
        <TextField label="Keywords" hint="With commas between them." {...field('keywords')} />
        <TextAreaField label="Abstract" rows={6} {...field('abstract')} />
        <FormError>{form.problem}</FormError>
        <div className="flex flex-wrap justify-end gap-2">
          {isRestored && (
            <Button variant="ghost" className="mr-auto" onClick={discard}>
              Start over
            </Button>
          )}
          <WaitNote seconds={form.waitLeft} />
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton {...form.button}>Save record</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
