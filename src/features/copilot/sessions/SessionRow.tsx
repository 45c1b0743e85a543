import { Download, FolderInput, MoreHorizontal, Pencil, Pin, PinOff, Share2, Trash2 } from 'lucide-react'

import type { CopilotSession } from '#contract/copilot.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { useChangeSession, useRemoveSession } from '../copilot.mutations.ts'
import { sessionFormats, useExportSession } from '../export/use-export-session.ts'

type Props = {
  session: CopilotSession
  isOpen: boolean
  onOpen: () => void
  onRename: () => void
  onMove: () => void
  onGone: (sessionId: string) => void
}

/** One session with what can be done to it. */
export function SessionRow({ session, isOpen, onOpen, onRename, onMove, onGone }: Props) {
  const { id, title } = session
  const { has } = useCapabilities()
  const change = useChangeSession()
  const remove = useRemoveSession(onGone)
  const exportIt = useExportSession()
  const isPinned = session.isPinned ?? false
  const handleRemove = async () => {
    const isSure = await confirm({
      title: copy.removeTitle,
      body: copy.removeBody(title),
      action: copy.removeAction,
      cancel: copy.keep,
      destructive: true,
    })
    if (isSure) remove.mutate({ params: { sessionId: id } })
  }
  return (
    <li className={classNames('group flex items-start rounded-control', isOpen ? 'bg-accent-soft' : 'hover:bg-hover')}>
      <button
        type="button"
        aria-current={isOpen ? 'page' : undefined}
        onClick={onOpen}
        className="min-w-0 flex-1 rounded-control px-2 py-2 text-left"
      >
        <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {title}
        </span>
        {session.snippet && (
          <span className="line-clamp-2 text-xs text-ink-muted wrap-anywhere">{session.snippet}</span>
        )}
        {session.isWriting && <span className="text-xs text-accent">{copy.writingNow}</span>}
      </button>
      <DropdownMenu
        label={copy.menuOf(title)}
        align="end"
        trigger={<IconButton size="small" icon={MoreHorizontal} label={copy.menuOf(title)} className="mt-1 mr-0.5" />}
        items={[
          {
            label: isPinned ? copy.unpin : copy.pin,
            icon: isPinned ? PinOff : Pin,
            onSelect: () => change.mutate({ params: { sessionId: id }, body: { isPinned: !isPinned } }),
          },
          { label: copy.rename, icon: Pencil, onSelect: onRename },
          { label: copy.move, icon: FolderInput, onSelect: onMove },
          ...(has('shares')
            ? [
                {
                  label: copy.share,
                  icon: Share2,
                  onSelect: () => openDialog({ name: 'share', kind: 'copilot', targetId: id, title }),
                },
              ]
            : []),
          'separator',
          ...sessionFormats.map(({ format, label }) => ({
            label,
            icon: Download,
            onSelect: () => exportIt(session, format),
          })),
          'separator',
          { label: copy.remove, icon: Trash2, tone: 'danger', onSelect: () => void handleRemove() },
        ]}
      />
    </li>
  )
}
