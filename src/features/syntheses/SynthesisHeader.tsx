import { Copy, Ellipsis, Pencil, RotateCw, TextCursorInput, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'

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
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
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
  /** Where one goes on from a finished one. */
  onward?: ReactNode
}

/** Name, age and what can be done with it. */
export function SynthesisHeader(props: Props) {
  const { synthesis, canEdit, isEditing, onEdit, editButton, onDeleted, onAgain, onward } = props
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
          <span>
            {synthesis.query && synthesis.query !== titleOf(synthesis) && <>{synthesis.query} · </>}
            {synthesis.updatedAt && <>Last change: {relativeTime(synthesis.updatedAt)}</>}
          </span>
          {!isEditing && (
            <span className="-ml-2.5 flex flex-wrap items-center">
              <Button
                ref={renameButton}
                variant="ghost"
                size="small"
                icon={Pencil}
                isShort
                disabled={!canEdit}
                onClick={() => setIsRenaming(true)}
              >
                Rename
              </Button>
              <Button
                ref={editButton}
                variant="ghost"
                size="small"
                icon={TextCursorInput}
                disabled={!canEdit}
                onClick={onEdit}
              >
                Edit text
              </Button>
              <AddToProjectButton
                isQuiet
                things={() => [{ kind: 'synthesis', id: synthesis.id, title: titleOf(synthesis) }]}
              />
              <span className="hidden items-center sm:flex">
                <IconButton label="Copy as Markdown" icon={Copy} size="small" onClick={() => void handleCopy()} />
                <IconButton
                  label="Run again with the same papers"
                  icon={RotateCw}
                  size="small"
                  onClick={() => onAgain(synthesis)}
                />
                <IconButton
                  label="Delete synthesis"
                  icon={Trash2}
                  size="small"
                  busy={isDeleting}
                  onClick={() => handleDelete()}
                />
              </span>
              <span className="sm:hidden">
                <DropdownMenu
                  align="end"
                  label="More with this synthesis"
                  trigger={
                    <IconButton label="More with this synthesis" icon={Ellipsis} size="small" busy={isDeleting} />
                  }
                  items={[
                    { label: 'Copy as Markdown', icon: Copy, onSelect: () => void handleCopy() },
                    { label: 'Run again with the same papers', icon: RotateCw, onSelect: () => onAgain(synthesis) },
                    { label: 'Delete synthesis', icon: Trash2, tone: 'danger', onSelect: () => handleDelete() },
                  ]}
                />
              </span>
              <HelpLink article="editing-and-exporting" about="editing and exporting" />
            </span>
          )}
        </>
      }
      actions={!isEditing && onward}
    >
      {titleOf(synthesis)}
    </PageTitle>
  )
}
