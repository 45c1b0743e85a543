import { Calendar, CloudOff, GripVertical, Link2, ListTree, Sparkles } from 'lucide-react'
import { memo, type KeyboardEvent } from 'react'

import type { ProjectMember } from '#contract/projects.ts'
import type { Task } from '#contract/tasks.ts'
import { measureText } from '#research/projects/measures.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { People } from '../People.tsx'
import { dayText, isOverdue } from '../task-words.ts'
import { CardMenu, type CardMenuProps } from './CardMenu.tsx'

type Props = {
  task: Task
  /** Tasks that it waits for, tasks below it, and how many of those are done. */
  waiting: number
  below: number
  belowDone: number
  today: string
  members: readonly ProjectMember[]
  isPending: boolean
  /** It is being carried, by pointer or by key. */
  isLifted: boolean
  onOpen: (id: string) => void
  /** Keys on the handle; without it the card cannot be moved. */
  onHandleKey?: (event: KeyboardEvent, id: string) => void
  /** What its menu needs; without it the card cannot be changed. */
  menu?: CardMenuProps['actions']
}

/** One task on the board. */
export const TaskCard = memo(function TaskCard({
  task,
  waiting,
  below,
  belowDone,
  today,
  members,
  isPending,
  isLifted,
  onOpen,
  onHandleKey,
  menu,
}: Props) {
  const { id, title, dueDate, priority, labels, measure, links, metadata } = task
  const overdue = isOverdue(task, today)
  return (
    <article
      aria-label={title}
      className={classNames(
        'group rounded-control border bg-surface p-2.5 shadow-control',
        isLifted ? 'border-accent outline-2 outline-accent' : 'border-line',
      )}
    >
      <div className="flex items-start gap-1.5">
        {onHandleKey && (
          <button
            type="button"
            id={`move-${id}`}
            aria-label={`Move “${title}”`}
            aria-pressed={isLifted}
            aria-describedby="board-keys"
            className="-ml-1 grid size-6 shrink-0 cursor-grab place-items-center rounded-control text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:size-8"
            onKeyDown={(event) => onHandleKey(event, id)}
          >
            <GripVertical size={16} aria-hidden />
          </button>
        )}
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="min-w-0 flex-1 rounded-control text-left font-medium wrap-anywhere hover:underline"
        >
          {title}
        </button>
        {menu && <CardMenu task={task} actions={menu} />}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1.5 empty:hidden">
        {isPending && (
          <Badge tone="yellow" icon={CloudOff}>
            Not sent yet
          </Badge>
        )}
        {priority && <Badge tone={priority === 'urgent' ? 'red' : 'neutral'}>{capitalise(priority)}</Badge>}
        {dueDate && (
          <Badge tone={overdue ? 'red' : 'neutral'} icon={Calendar}>
            {overdue ? `Overdue, ${dayText(dueDate, today)}` : dayText(dueDate, today)}
          </Badge>
        )}
        {waiting > 0 && <Badge tone="yellow">{`Waits for ${waiting}`}</Badge>}
        {below > 0 && <Badge icon={ListTree}>{`${belowDone} of ${below} below`}</Badge>}
        {measure && <Badge tone="accent">{measureText(measure)}</Badge>}
        {links.length > 0 && <Badge icon={Link2}>{links.length === 1 ? '1 link' : `${links.length} links`}</Badge>}
        {metadata && 'copilotOrigin' in metadata && <Badge icon={Sparkles}>From Copilot</Badge>}
        {labels.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </div>
      <People ids={task.assignees} members={members} className="mt-2" />
    </article>
  )
})
