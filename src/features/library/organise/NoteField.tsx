import { useDraft } from '#platform/drafts/use-draft.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { useChangePaper } from './organise.mutations.ts'

type Props = { id: string; note: string }

const NOTE_MAX = 20_000

/** A note on a paper. What is typed is a draft until the server has it. */
export function NoteField({ id, note }: Props) {
  const [typed, setTyped, discard] = useDraft('paper-note', id, note)
  const change = useChangePaper()
  const [save, isSaving] = useOnce(async () => {
    await change.mutateAsync({ params: { id }, body: { note: typed.trim() === '' ? null : typed } })
    discard()
  })
  const isChanged = typed !== note
  return (
    <div className="space-y-2">
      <TextAreaField
        label="Note"
        rows={3}
        maxLength={NOTE_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChanged && (
        <div className="flex items-center gap-2">
          <Button size="small" variant="primary" busy={isSaving} onClick={() => save()}>
            Save note
          </Button>
          <Button size="small" variant="ghost" onClick={discard}>
            Undo changes
          </Button>
        </div>
      )}
    </div>
  )
}
