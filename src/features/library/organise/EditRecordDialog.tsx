import { useState, type FormEvent } from 'react'

import { paperDraftSchema, type Paper } from '#contract/papers.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { typeName } from '#research/papers/paper-words.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { useChangePaper } from './organise.mutations.ts'
import { fieldsOf, recordOf, recordProblems, type RecordFields, type RecordProblems } from './record-form.ts'

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
  const [problems, setProblems] = useState<RecordProblems>({})
  const [failure, setFailure] = useState<string>()
  const change = useChangePaper((error) => setFailure(error.message))
  const [save, isSaving] = useOnce(async () => {
    setFailure(undefined)
    const record = recordOf(paperDraftSchema.parse(paper), fields)
    await change.mutateAsync({ params: { id: paper.id }, body: { record } })
    discard()
    onClose()
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = recordProblems(fields)
    setProblems(found)
    if (Object.keys(found).length === 0) save()
  }
  const wiring = (name: keyof RecordFields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
    ...(problems[name] !== undefined && { error: problems[name] }),
  })
  const options = [...new Set([...types, paper.type])].map((value) => ({ value, label: typeName(value) }))
  return (
    <Dialog open size="large" title="Edit the record" onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={handleSubmit} noValidate className="space-y-4">
        {isRestored && <p className="text-ink-muted">What you typed here before is still here.</p>}
        <TextField label="Title" {...wiring('title')} />
        <TextAreaField label="Authors" hint="One in a line: Family, Given." {...wiring('authors')} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField label="Type" options={options} {...wiring('type')} />
          <TextField label="Year" inputMode="numeric" {...wiring('year')} />
          <TextField label="Journal or book" {...wiring('venue')} />
          <TextField label="Volume" {...wiring('volume')} />
          <TextField label="Issue" {...wiring('issue')} />
          <TextField label="Pages" {...wiring('pages')} />
          <TextField label="DOI" spellCheck={false} {...wiring('doi')} />
          <TextField label="PMID" inputMode="numeric" {...wiring('pmid')} />
          <TextField label="Publisher" {...wiring('publisher')} />
        </div>
        <TextField label="Address" type="url" {...wiring('url')} />
        <TextField label="Keywords" hint="With commas between them." {...wiring('keywords')} />
        <TextAreaField label="Abstract" rows={6} {...wiring('abstract')} />
        {failure !== undefined && <FormError>{failure}</FormError>}
        <div className="flex flex-wrap justify-end gap-2">
          {isRestored && (
            <Button variant="ghost" className="mr-auto" onClick={discard}>
              Begin anew
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSaving}>
            Save record
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
