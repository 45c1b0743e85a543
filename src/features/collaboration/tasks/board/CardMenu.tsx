import { MoreHorizontal } from 'lucide-react'

import type { Column } from '#contract/projects.ts'
import type { Task } from '#contract/tasks.ts'
import { DropdownMenu, type MenuEntry } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import type { Place } from './board-order.ts'

export type CardMenuProps = {
  task: Task
  /** The same object for as long as nothing of it changes. */
  actions: {
    columns: readonly Column[]
    onMove: (id: string, place: Place) => void
    onOpen: (id: string) => void
    onRemove: (id: string) => void
  }
}

/** What can be done with a card without dragging it. */
export function CardMenu({ task, actions: { columns, onMove, onOpen, onRemove } }: CardMenuProps) {
  const items: MenuEntry[] = [
    ...columns.map((column) => ({
      label: `Move to ${column.name}`,
      checked: column.status === task.status,
      onSelect: () => column.status !== task.status && onMove(task.id, { status: column.status, index: 0 }),
    })),
    'separator',
    { label: 'To the top', onSelect: () => onMove(task.id, { status: task.status, index: 0 }) },
    { label: 'To the bottom', onSelect: () => onMove(task.id, { status: task.status, index: Infinity }) },
    'separator',
    { label: 'Open', onSelect: () => onOpen(task.id) },
    { label: 'Remove', tone: 'danger', onSelect: () => onRemove(task.id) },
  ]
  return (
    <DropdownMenu
      label={`Move to, for “${task.title}”`}
      align="end"
      items={items}
      trigger={<IconButton size="small" icon={MoreHorizontal} label={`Actions for “${task.title}”`} />}
    />
  )
}
