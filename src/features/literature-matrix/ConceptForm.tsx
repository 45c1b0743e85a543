import { useState } from 'react'
import * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import type { Concept } from '#science/concepts/concept.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { synonymsIn } from './concept-columns.ts'
import { matrixCopy as copy } from './matrix.copy.ts'

/** A name that no other concept has: two of one name are one concept. */
const conceptForm = (taken: ReadonlySet<string>) =>
  z.object({
    name: neededText('Give it a name.').check(
      z.refine((name) => !taken.has(name.toLowerCase()), 'Another concept has this name. Merge the two.'),
    ),
    synonyms: z.pipe(z.string(), z.transform(synonymsIn)),
    definition: z.string().check(z.trim()),
  })

type Props = {
  /** Absent: a new one. */
  concept?: Concept | undefined
  others: readonly Concept[]
  /** The analysis: what was typed is kept for it. */
  place: string
  onSave: (words: Omit<Concept, 'id'>) => void
  onRemove?: () => void
  onMerge?: (into: string) => void
  onClose: () => void
}

/** Name, synonyms and meaning of a concept; it can be merged into another one, or removed. Both can be undone. */
export function ConceptForm({ concept, others, place, onSave, onRemove, onMerge, onClose }: Props) {
  const start = {
    name: concept?.name ?? '',
    synonyms: concept?.synonyms.join('; ') ?? '',
    definition: concept?.definition ?? '',
  }
  const [words, setWords, discard] = useDraft('concept', `${place}/${concept?.id ?? 'new'}`, start)
  const [into, setInto] = useState('')
  const done = (act: () => void) => {
    discard()
    act()
    onClose()
  }
  const form = useForm({
    schema: conceptForm(new Set(others.map(({ name }) => name.toLowerCase()))),
    values: words,
    onChange: setWords,
    send: (given) => done(() => onSave(given)),
  })
  return (
    <Dialog
      onClose={onClose}
      title={concept ? 'Concept' : 'New concept'}
      footer={
        <>
          {onRemove && (
            <Button variant="ghost" className="mr-auto" onClick={() => done(onRemove)}>
              Remove concept
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form="concept-form" {...form.button}>
            Save concept
          </SubmitButton>
        </>
      }
    >
      <Form of={form} id="concept-form" className="space-y-4">
        <TextField {...form.field('name')} label="Name" maxLength={200} />
        <TextField
          {...form.field('synonyms')}
          label="Also counts"
          hint="Other words for it, with a semicolon between them. Singular, plural and spelling do not matter."
          maxLength={1000}
        />
        <TextAreaField {...form.field('definition')} label="What it means here" maxLength={900} />
      </Form>
      {onMerge && others.length > 0 && (
        <div className="mt-6 flex flex-wrap items-end gap-2 border-t border-line pt-4">
          <SelectField
            label="Merge into"
            hint={copy.mergeHint}
            className="min-w-0 flex-1"
            value={into}
            onChange={(event) => setInto(event.target.value)}
            options={[
              { value: '', label: 'Choose a concept' },
              ...others.map(({ id, name: label }) => ({ value: id, label })),
            ]}
          />
          <Button className="mb-6" disabled={into === ''} onClick={() => done(() => onMerge(into))}>
            Merge
          </Button>
        </div>
      )}
    </Dialog>
  )
}
