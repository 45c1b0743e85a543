import { useState } from 'react'
import * as z from 'zod/mini'

import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

const abbreviationsForm = z.object({ words: z.array(z.object({ short: z.string(), long: z.string() })) })

type Props = {
  shown: readonly { short: string; long: string }[]
  own: Readonly<Record<string, string>>
  onSave: (own: Record<string, string>) => void
  onClose: () => void
}

/** What abbreviations of the table stand for: read from the papers, to be put right; an empty line leaves one out. */
export function AbbreviationsDialog({ shown, own, onSave, onClose }: Props) {
  const before = new Map(shown.map(({ short, long }) => [short, long]))
  const start = { ...Object.fromEntries(before), ...own }
  const form = useForm({
    schema: abbreviationsForm,
    defaultValues: { words: Object.entries(start).map(([short, long]) => ({ short, long })) },
    send: ({ words }) => {
      const changed = words.filter(({ short, long }) => own[short] !== undefined || before.get(short) !== long)
      onSave(Object.fromEntries(changed.map(({ short, long }) => [short, long])))
      onClose()
    },
  })
  const [added, setAdded] = useState('')
  const { value: words, onChange } = form.choice('words')
  const add = () => {
    const short = added.trim()
    if (short === '' || words.some((each) => each.short === short)) return
    onChange([...words, { short, long: '' }])
    setAdded('')
  }
  return (
    <Dialog
      onClose={onClose}
      title="Abbreviations"
      description="They stand under the table, as far as it uses them. An empty line leaves one out."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form="abbreviations" {...form.button}>
            Save abbreviations
          </SubmitButton>
        </>
      }
    >
      <Form of={form} id="abbreviations" className="space-y-3">
        {words
          .toSorted((a, b) => a.short.localeCompare(b.short, 'en'))
          .map(({ short, long }) => (
            <TextField
              key={short}
              label={short}
              maxLength={200}
              value={long}
              onChange={({ target }) =>
                onChange(words.map((each) => (each.short === short ? { short, long: target.value } : each)))
              }
            />
          ))}
        <div className="flex items-end gap-2">
          <TextField
            label="Another abbreviation"
            maxLength={12}
            value={added}
            onChange={(event) => setAdded(event.target.value)}
          />
          <Button onClick={add}>Add</Button>
        </div>
      </Form>
    </Dialog>
  )
}
