import { Copy, Pencil, RotateCw, Trash2 } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'

import type { Synthesis } from '#contract/syntheses.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { AddToProjectButton } from '#research/projects/AddToProjectButton.tsx'
import { synthesisMarkdown } from '#science/synthesis/synthesis-markdown.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { useFocusNext } from '#shared/browser/use-focus-next.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { RenameForm } from './RenameForm.tsx'
import { titleOf } from './synthesis-title.ts'
import { useDeleteSynthesis } from './syntheses.mutations.ts'

type Props = {
  synthesis: Synthesis
  canEdit: boolean
  isEditing: boolean
  onEdit: () => void
  /** Takes the focus back when the editor closes. */
  editButton: RefObject<HTMLButtonElement | null>
  onDeleted: () => void
  onAgain: (synthesis: Synthesis) => void
}

/** Name, age and what can be done with it. */
export function SynthesisHeader({ synthesis, canEdit, isEditing, onEdit, editButton, onDeleted, onAgain }: Props) {
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const remove = useDeleteSynthesis()
  const [handleDelete, isDeleting] = useOnce(async () => {
    const isSure = await confirm({
      title: 'Delete this synthesis?',
      body: `“${titleOf(synthesis)}” will be deleted for good. The papers stay in your library.`,
      action: 'Delete',
      destructive: true,
    })
    if (!isSure) return
    await remove.mutateAsync(synthesis.id).then(onDeleted, () => {})
  })
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(synthesisMarkdown(synthesis))
      toast({ title: 'Copied as Markdown' })
    } catch {
      toast({ title: 'Copying was refused by the browser', variant: 'destructive' })
    }
  }

  const handleRenamed = () => {
    setIsRenaming(false)
    focusNext(() => renameButton.current)
  }
  if (isRenaming) return <RenameForm synthesis={synthesis} onDone={handleRenamed} />
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
            <Button ref={renameButton} icon={Pencil} disabled={!canEdit} onClick={() => setIsRenaming(true)}>
              Rename
            </Button>
            <Button ref={editButton} disabled={!canEdit} onClick={onEdit}>
              Edit text
            </Button>
            <AddToProjectButton things={() => [{ kind: 'synthesis', id: synthesis.id, title: titleOf(synthesis) }]} />
            <IconButton label="Copy as Markdown" icon={Copy} onClick={() => void handleCopy()} />
            <IconButton label="Run again with the same papers" icon={RotateCw} onClick={() => onAgain(synthesis)} />
            <IconButton label="Delete synthesis" icon={Trash2} busy={isDeleting} onClick={() => handleDelete()} />
            <HelpLink article="editing-and-exporting" about="editing and exporting" />
          </>
        )
      }
    >
      {titleOf(synthesis)}
    </PageTitle>
  )
}
