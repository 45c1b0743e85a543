import { useState, type FormEvent } from 'react'

import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

type Props = {
  shown: readonly { short: string; long: string }[]
  own: Readonly<Record<string, string>>
  onSave: (own: Record<string, string>) => void
  onClose: () => void
}

/** What abbreviations of the table stand for: read from the papers, to be put right; an empty line leaves one out. */
export function AbbreviationsDialog({ shown, own, onSave, onClose }: Props) {
  const [words, setWords] = useState<Record<string, string>>(() => ({
    ...Object.fromEntries(shown.map(({ short, long }) => [short, long])),
    ...own,
  }))
  const [added, setAdded] = useState('')
  const rows = Object.keys(words).sort((a, b) => a.localeCompare(b, 'en'))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const before = new Map(shown.map(({ short, long }) => [short, long]))
    onSave(
      Object.fromEntries(
        Object.entries(words).filter(([short, long]) => own[short] !== undefined || before.get(short) !== long),
      ),
    )
    onClose()
  }
  const add = () => {
    const short = added.trim()
    if (short === '' || words[short] !== undefined) return
    setWords((before) => ({ ...before, [short]: '' }))
    setAdded('')
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Abbreviations"
      description="They stand under the table, as far as it uses them. An empty line leaves one out."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="abbreviations" variant="primary">
            Save abbreviations
          </Button>
        </>
      }
    >
      <form id="abbreviations" onSubmit={handleSubmit} className="space-y-3">
        {rows.map((short) => (
          <TextField
            key={short}
            label={short}
            maxLength={200}
            value={words[short] ?? ''}
            onChange={(event) => {
              const long = event.target.value
              setWords((before) => ({ ...before, [short]: long }))
            }}
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
      </form>
    </Dialog>
  )
}
