import { Check, Copy, Pencil, RotateCw, Trash2, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import type { Synthesis } from '#contract/syntheses.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { synthesisMarkdown } from './synthesis-markdown.ts'
import { useDeleteSynthesis, useUpdateSynthesis } from './syntheses.mutations.ts'

type Props = {
  synthesis: Synthesis
  canEdit: boolean
  isEditing: boolean
  onEdit: () => void
  onDeleted: () => void
  onAgain: (synthesis: Synthesis) => void
}

export const titleOf = (synthesis: Synthesis) => synthesis.title || synthesis.query || 'Untitled synthesis'

/** Name, age and what can be done with it. */
export function SynthesisHeader({ synthesis, canEdit, isEditing, onEdit, onDeleted, onAgain }: Props) {
  const [isRenaming, setIsRenaming] = useState(false)
  const remove = useDeleteSynthesis()
  const [handleDelete, isDeleting] = useOnce(async () => {
    const isSure = await confirm({
      title: 'Delete this synthesis?',
      body: `“${titleOf(synthesis)}” will be deleted for good. The papers stay in your library.`,
      action: 'Delete',
      destructive: true,
    })
    if (!isSure) return
    await remove.mutateAsync({ params: { id: synthesis.id } }).then(onDeleted, () => {})
  })
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(synthesisMarkdown(synthesis))
      toast({ title: 'Copied as Markdown' })
    } catch {
      toast({ title: 'Copying was refused by the browser', variant: 'destructive' })
    }
  }

  if (isRenaming) return <RenameForm synthesis={synthesis} onDone={() => setIsRenaming(false)} />
  return (
    <PageTitle
      lead={
        <>
          {synthesis.query && synthesis.query !== titleOf(synthesis) && <span>{synthesis.query} · </span>}
          {synthesis.updatedAt && <span>Last change: {relativeTime(synthesis.updatedAt)}</span>}
        </>
      }
      actions={
        !isEditing && (
          <>
            <Button icon={Pencil} disabled={!canEdit} onClick={() => setIsRenaming(true)}>
              Rename
            </Button>
            <Button disabled={!canEdit} onClick={onEdit}>
              Edit text
            </Button>
            <IconButton label="Copy as Markdown" icon={Copy} onClick={() => void handleCopy()} />
            <IconButton label="Run again with the same papers" icon={RotateCw} onClick={() => onAgain(synthesis)} />
            <IconButton label="Delete synthesis" icon={Trash2} busy={isDeleting} onClick={() => handleDelete()} />
          </>
        )
      }
    >
      {titleOf(synthesis)}
    </PageTitle>
  )
}

function RenameForm({ synthesis, onDone }: { synthesis: Synthesis; onDone: () => void }) {
  const [title, setTitle] = useState(titleOf(synthesis))
  const update = useUpdateSynthesis()
  const [save, isSaving] = useOnce(async () => {
    const body = { title: title.trim(), ...(synthesis.version && { version: synthesis.version }) }
    await update.mutateAsync({ params: { id: synthesis.id }, body }).then(onDone, () => {})
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '') save()
  }
  return (
    <form onSubmit={handleSubmit} className="mb-6 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="Name"
          autoFocus
          maxLength={300}
          value={title}
          error={title.trim() === '' ? 'A name is needed.' : undefined}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
      </div>
      <Button type="submit" variant="primary" icon={Check} busy={isSaving}>
        Save name
      </Button>
      <Button icon={X} onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}
