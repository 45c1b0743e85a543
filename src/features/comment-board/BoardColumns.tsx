import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { useState } from 'react'

import { commentStatuses, commentStatusSchema } from '#contract/comments.ts'
import { statusLook } from '#research/comments/comment-status.ts'

import { BoardColumn, type CardHandlers } from './BoardColumn.tsx'
import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import { columnSteps } from './column-steps.ts'
import { excerptOf } from './comment-words.ts'
import { columnOf, movesFrom } from './status-moves.ts'

/** A click is no drag: the pointer has to go this far first. */
const DRAG_FROM_PX = 6

type Props = CardHandlers & { comments: readonly BoardComment[] }

/** All comments by status. */
export function BoardColumns({ comments, ...handlers }: Props) {
  const [draggedId, setDraggedId] = useState<UniqueIdentifier>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnSteps }),
  )
  const find = (id: UniqueIdentifier | undefined) => comments.find((comment) => comment.id === id)
  const dragged = find(draggedId)
  const nameOf = (id: UniqueIdentifier) => excerptOf(find(id)?.content ?? '')
  const labelOf = (id: UniqueIdentifier) => statusLook(String(id)).label
  const announcements: Announcements = {
    onDragStart: ({ active }) => copy.picked(nameOf(active.id)),
    // Over its own column it has just been picked up: that is what is to be heard.
    onDragOver: ({ active, over }) =>
      over?.id === columnOf(find(active.id)?.status ?? '')
        ? undefined
        : over
          ? copy.over(labelOf(over.id))
          : copy.overNothing,
    onDragEnd: ({ active, over }) => (over ? copy.moved(nameOf(active.id), labelOf(over.id)) : copy.cancelled),
    onDragCancel: () => copy.cancelled,
  }
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedId(undefined)
    const comment = find(active.id)
    const to = commentStatusSchema.safeParse(over?.id).data
    if (comment && to) handlers.onMove(comment, to)
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: copy.dragHint } }}
      onDragStart={({ active }) => setDraggedId(active.id)}
      onDragCancel={() => setDraggedId(undefined)}
      onDragEnd={drop}
    >
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {commentStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            comments={comments.filter((comment) => columnOf(comment.status) === status)}
            isClosed={dragged !== undefined && dragged.status !== status && !movesFrom(dragged.status).includes(status)}
            {...handlers}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="cursor-grabbing rounded-control bg-surface-raised p-3 shadow-float">
            <p className="line-clamp-3 wrap-anywhere">{dragged.content}</p>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
