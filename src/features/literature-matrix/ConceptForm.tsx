import { useState, type FormEvent } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import type { Concept } from '#science/concepts/concept.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { synonymsIn } from './concept-columns.ts'
import { copy } from './matrix.copy.ts'

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
  const [isMissing, setIsMissing] = useState(false)
  const [into, setInto] = useState('')
  const set = (part: Partial<typeof start>) => setWords((before) => ({ ...before, ...part }))
  const name = words.name.trim()
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase())
  const done = (act: () => void) => {
    discard()
    act()
    onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(name === '')
    if (name === '' || isTaken) return
    done(() => onSave({ name, synonyms: synonymsIn(words.synonyms), definition: words.definition.trim() }))
  }
  const error =
    isMissing && name === '' ? 'Give it a name.' : isTaken ? 'Another concept has this name. Merge the two.' : ''
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={concept ? 'Concept' : 'New concept'}
      footer={
        <>
          {onRemove && (
            <Button variant="ghost" className="mr-auto" onClick={() => done(onRemove)}>
              Remove concept
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="concept-form" variant="primary">
            Save concept
          </Button>
        </>
      }
    >
      <form id="concept-form" noValidate onSubmit={handleSubmit} className="space-y-4">
        <TextField
          label="Name"
          maxLength={200}
          value={words.name}
          {...(error !== '' && { error })}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label="Also counts"
          hint="Other words for it, with a semicolon between them. Singular, plural and spelling do not matter."
          maxLength={1000}
          value={words.synonyms}
          onChange={(event) => set({ synonyms: event.target.value })}
        />
        <TextAreaField
          label="What it means here"
          maxLength={900}
          value={words.definition}
          onChange={(event) => set({ definition: event.target.value })}
        />
      </form>
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
