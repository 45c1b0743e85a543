import { useState, type KeyboardEvent } from 'react'

import type { Column } from '#contract/projects.ts'
import type { Task } from '#contract/tasks.ts'

import type { Place } from './board-order.ts'

export type Lifted = Place & { id: string; from: Place }

type Options = {
  columns: readonly Column[]
  inColumns: ReadonlyMap<string, readonly Task[]>
  onDrop: (id: string, place: Place) => void
  say: (words: string) => void
}

const STEPS: Record<string, readonly [columns: number, places: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Carrying a card by keys: Space lifts, arrows carry, Space or Enter puts down, Escape takes it back. */
export function useLift({ columns, inColumns, onDrop, say }: Options) {
  const [lifted, setLifted] = useState<Lifted>()

  const others = (status: string, id: string) => (inColumns.get(status) ?? []).filter((task) => task.id !== id)
  const titleOf = (id: string) => [...inColumns.values()].flat().find((task) => task.id === id)?.title ?? ''
  const placeWords = ({ status, index }: Place, id: string) => {
    const name = columns.find((column) => column.status === status)?.name ?? status
    return `${name}, place ${index + 1} of ${others(status, id).length + 1}`
  }

  const lift = (id: string) => {
    const status = [...inColumns].find(([, tasks]) => tasks.some((task) => task.id === id))?.[0]
    if (status === undefined) return
    const index = (inColumns.get(status) ?? []).findIndex((task) => task.id === id)
    const place = { status, index }
    setLifted({ ...place, id, from: place })
    say(`Picked up “${titleOf(id)}”. ${placeWords(place, id)}. Arrow keys move it, Space drops it, Escape cancels.`)
  }
  const carry = (now: Lifted, [across, along]: readonly [number, number]) => {
    const at = columns.findIndex(({ status }) => status === now.status)
    const column = columns[Math.min(Math.max(at + across, 0), columns.length - 1)]
    if (!column) return
    const last = others(column.status, now.id).length
    const index = Math.min(Math.max(now.index + along, 0), last)
    setLifted({ ...now, status: column.status, index })
    say(placeWords({ status: column.status, index }, now.id))
  }
  const end = (now: Lifted, isDrop: boolean) => {
    setLifted(undefined)
    const hasMoved = now.status !== now.from.status || now.index !== now.from.index
    if (isDrop && hasMoved) onDrop(now.id, now)
    say(isDrop ? `Put down. ${placeWords(now, now.id)}.` : `Taken back. ${placeWords(now.from, now.id)}.`)
  }

  const onHandleKey = (event: KeyboardEvent, id: string) => {
    const isLifted = lifted?.id === id
    const step = STEPS[event.key]
    if (!isLifted && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      lift(id)
    } else if (isLifted && step) {
      event.preventDefault()
      carry(lifted, step)
    } else if (isLifted && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      end(lifted, true)
    } else if (isLifted && (event.key === 'Escape' || event.key === 'Tab')) {
      if (event.key === 'Escape') event.preventDefault()
      end(lifted, false)
    }
  }
  return { lifted, onHandleKey }
}
