import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from '@dnd-kit/core'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'

import type { Column } from '#contract/projects.ts'
import type { Task } from '#contract/tasks.ts'
import { useFocusNext } from '#shared/browser/use-focus-next.ts'

import type { Tasks } from '../use-tasks.ts'
import { inColumns as grouped, type Place } from './board-order.ts'
import { BoardColumn, type ColumnHandle } from './BoardColumn.tsx'
import { cardFacts } from './card-facts.ts'
import { TaskCard } from './TaskCard.tsx'
import { useLift } from './use-lift.ts'

type Props = {
  state: Tasks
  /** What is shown of all tasks. */
  shown: readonly Task[]
  today: string
  onOpen: (id: string) => void
  onRemove: (id: string) => void
  footerOf: (column: Column) => ReactNode
}

/** Tasks in columns. Cards go by pointer, by keys on their handle, and through their menu. */
export function Board({ state, shown, today, onOpen, onRemove, footerOf }: Props) {
  const { columns, tasks, done, members, pending, canWrite, move } = state
  const inColumns = useMemo(() => grouped(shown), [shown])
  const facts = useMemo(() => cardFacts(tasks, done), [tasks, done])
  const handles = useRef(new Map<string, ColumnHandle>())
  const [spoken, say] = useState('')
  const [drag, setDrag] = useState<{ id: string; place: Place | undefined }>()
  const focusNext = useFocusNext()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )

  /** The place among the cards that are shown, as a place among all cards of the column. */
  const moveShown = (id: string, { status, index }: Place) => {
    const others = (inColumns.get(status) ?? []).filter((task) => task.id !== id)
    const before = others[index - 1]
    // Where nothing is filtered away, what is shown is all there is.
    const every = shown === tasks ? inColumns : grouped(tasks)
    const all = (every.get(status) ?? []).filter((task) => task.id !== id)
    const at = index === 0 ? 0 : before ? all.findIndex((task) => task.id === before.id) + 1 : all.length
    move(id, { status, index: at })
    focusNext(() => document.getElementById(`move-${id}`))
  }
  const lift = useLift({ columns, inColumns, onDrop: moveShown, say })
  const onHandleKey = useStable(lift.onHandleKey)
  const onMove = useStable(moveShown)
  const openCard = useStable(onOpen)
  const removeCard = useStable(onRemove)
  const menu = useMemo(
    () => ({ columns, onMove, onOpen: openCard, onRemove: removeCard }),
    [columns, onMove, openCard, removeCard],
  )

  const placeUnder = ({ active, over }: Pick<DragMoveEvent, 'active' | 'over'>): Place | undefined => {
    const rect = active.rect.current.translated
    if (!over || !rect) return undefined
    const status = String(over.id)
    const index = handles.current.get(status)?.indexAt(rect.top + Math.min(rect.height / 2, 40)) ?? 0
    const own = (inColumns.get(status) ?? []).findIndex((task) => task.id === active.id)
    return { status, index: own >= 0 && own < index ? index - 1 : index }
  }
  const lineIn = (status: string): number | undefined => {
    const place = drag?.place ?? lift.lifted
    const id = drag?.id ?? lift.lifted?.id
    if (place?.status !== status) return undefined
    const own = (inColumns.get(status) ?? []).findIndex((task) => task.id === id)
    return own >= 0 && own <= place.index ? place.index + 1 : place.index
  }
  const memberNames = useMemo(() => members.map(({ name }) => name).join(), [members])
  const marks = (task: Task) => {
    const { waiting, below, belowDone } = facts.get(task.id) ?? NO_FACTS
    const isLifted = lift.lifted?.id === task.id
    return `${waiting} ${below} ${belowDone} ${pending.has(task.id)} ${isLifted} ${today} ${columns.length} ${task.assignees.length > 0 ? memberNames : ''}`
  }
  const carried = drag && tasks.find((task) => task.id === drag.id)

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDrag({ id: String(active.id), place: undefined })}
      onDragMove={(event) => {
        const place = placeUnder(event)
        setDrag((before) =>
          before && (before.place?.status !== place?.status || before.place?.index !== place?.index)
            ? { ...before, place }
            : before,
        )
      }}
      onDragCancel={() => setDrag(undefined)}
      onDragEnd={(event) => {
        const place = placeUnder(event)
        setDrag(undefined)
        if (place) moveShown(String(event.active.id), place)
      }}
    >
      <p id="board-keys" className="sr-only">
        Press Space to pick up the card, arrow keys to move it, Space to drop it, Escape to cancel.
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div
        role="group"
        aria-label="Board"
        className="scroll-quiet relative flex h-[calc(100dvh-21rem)] min-h-96 snap-x gap-3 overflow-x-auto pb-2 sm:snap-none"
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            tasks={inColumns.get(column.status) ?? NONE}
            handle={(handle) => {
              if (handle) handles.current.set(column.status, handle)
              else handles.current.delete(column.status)
            }}
            dropIndex={lineIn(column.status)}
            canDrag={canWrite}
            marks={marks}
            footer={footerOf(column)}
            renderCard={(task) => (
              <TaskCard
                task={task}
                {...(facts.get(task.id) ?? NO_FACTS)}
                today={today}
                members={members}
                isPending={pending.has(task.id)}
                isLifted={lift.lifted?.id === task.id}
                onOpen={openCard}
                {...(canWrite && { onHandleKey, menu })}
              />
            )}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className="w-68 rotate-1">
            <TaskCard
              task={carried}
              {...(facts.get(carried.id) ?? NO_FACTS)}
              today={today}
              members={members}
              isPending={false}
              isLifted
              onOpen={onOpen}
            />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const NONE: readonly Task[] = []
const NO_FACTS = { waiting: 0, below: 0, belowDone: 0 }
const nothing = () => undefined
/** What a pointer does is seen; what keys do is said by our own region. */
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

/** The same function for as long as its component is there, doing what the newest one does. */
function useStable<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
