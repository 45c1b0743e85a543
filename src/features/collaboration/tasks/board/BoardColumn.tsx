import { useDraggable, useDroppable } from '@dnd-kit/core'
import { memo, useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react'

import type { Column } from '#contract/projects.ts'
import type { Task } from '#contract/tasks.ts'

import { useColumnRows } from './use-column-rows.ts'

export type ColumnHandle = { indexAt: (clientY: number) => number; scrollTo: (index: number) => void }

type Props = {
  column: Column
  tasks: readonly Task[]
  handle: Ref<ColumnHandle>
  /** Where a card that is being carried would go. */
  dropIndex: number | undefined
  canDrag: boolean
  renderCard: (task: Task) => ReactNode
  /** Everything besides the task itself on which its card depends, as a text. */
  marks: (task: Task) => string
  footer?: ReactNode
}

/**
 * Whether a column looks the same: of thousands of cards a move changes two columns, and the others need not be drawn.
 * How a card is drawn follows from the card and from `marks`; foot and handle follow from the column.
 */
function looksSame(before: Props, after: Props): boolean {
  return (
    before.column === after.column &&
    before.dropIndex === after.dropIndex &&
    before.canDrag === after.canDrag &&
    before.tasks.length === after.tasks.length &&
    before.tasks.every((task, index) => task === after.tasks[index] && before.marks(task) === after.marks(task))
  )
}

/** One column of the board: its cards scroll inside it. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, tasks, handle, dropIndex, canDrag, renderCard, footer } = props
  const { box, items, total, measure, scrollTo, indexAt, topOf } = useColumnRows(tasks)
  const { setNodeRef } = useDroppable({ id: column.status })
  useImperativeHandle(handle, () => ({ indexAt, scrollTo }))
  useEffect(() => {
    if (dropIndex !== undefined && dropIndex >= tasks.length - 1) scrollTo(tasks.length - 1)
    // Only a new place scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dropIndex])

  return (
    <section
      ref={setNodeRef}
      aria-label={column.name}
      className="flex w-72 shrink-0 snap-start flex-col rounded-card bg-surface-sunken max-sm:w-[82vw] lg:w-auto lg:min-w-64 lg:flex-1"
    >
      <h2 className="flex items-baseline justify-between gap-2 px-3 pt-3 pb-2 text-sm font-semibold">
        <span className="wrap-anywhere">{column.name}</span>
        <span className="font-normal text-ink-muted tabular-nums">{tasks.length.toLocaleString('en-US')}</span>
      </h2>
      <div
        ref={box}
        role="list"
        aria-label={`Tasks in ${column.name}`}
        tabIndex={tasks.length > 0 ? 0 : -1}
        className="scroll-quiet min-h-24 flex-1 overflow-y-auto px-2 pb-2"
      >
        <div role="presentation" className="relative" style={{ height: Math.max(total, 40) }}>
          {items.map(({ index, start, key }) => {
            const task = tasks[index]
            if (!task) return null
            return (
              <div
                key={key}
                ref={measure}
                data-index={index}
                role="listitem"
                className="absolute inset-x-0 pb-2"
                style={{ transform: `translateY(${start}px)` }}
              >
                <Draggable id={task.id} disabled={!canDrag}>
                  {renderCard(task)}
                </Draggable>
              </div>
            )
          })}
          {dropIndex !== undefined && (
            <div
              aria-hidden
              data-drop-line
              className="absolute inset-x-0 h-1 -translate-y-1.5 rounded-full bg-accent"
              style={{ top: topOf(dropIndex) }}
            />
          )}
        </div>
      </div>
      {footer}
    </section>
  )
}, looksSame)

function Draggable({ id, disabled, children }: { id: string; disabled: boolean; children: ReactNode }) {
  // Only the pointer's side of it: keys have a handle of their own, and the card is no button.
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled })
  return (
    <div ref={setNodeRef} {...listeners} className={isDragging ? 'opacity-40' : undefined}>
      {children}
    </div>
  )
}
