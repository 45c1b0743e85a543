import { useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react'

import type { NarrativeBody } from '#contract/narrative.ts'
import { boxAround, CARD, cardsIn, standsOn, type Card, type Place } from '#science/narrative/canvas.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { canvasCopy as copy } from './canvas.copy.ts'
import { textOfCard } from './CanvasFigure.tsx'
import type { CanvasView } from './canvas-view.ts'

type Props = {
  cards: readonly Card[]
  places: Readonly<Record<string, Place>>
  links: NarrativeBody['links']
  labels: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  view: CanvasView
  mayWrite: boolean
  onView: (view: CanvasView) => void
  onChoose: (ids: readonly string[], mode: 'only' | 'toggle' | 'add') => void
  /** Steps with the same key are one step to take back. */
  onMove: (places: Record<string, Place>, mergeKey?: string) => void
  onEditNote: (id: string) => void
}

type Drag =
  | { kind: 'cards'; ids: string[]; from: Place; now: Place }
  | { kind: 'box'; from: Place; now: Place }
  | { kind: 'pan'; from: Place; start: Place }

const STEP = 20
const ZOOM = { least: 0.25, most: 2 }
const middle = ({ x, y }: Place) => ({ x: x + CARD.width / 2, y: y + CARD.height / 2 })
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** Cards on a ground that is dragged, zoomed and walked by key. */
export function CanvasBoard(props: Props) {
  const { cards, places, links, labels, chosen, view, mayWrite, onView, onChoose, onMove, onEditNote } = props
  const ground = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const [said, setSaid] = useState('')
  /** Where a choice by key began. */
  const anchor = useRef<string>(undefined)

  const onGround = (event: { clientX: number; clientY: number }): Place => {
    const box = ground.current?.getBoundingClientRect()
    return {
      x: (event.clientX - (box?.left ?? 0) - view.x) / view.zoom,
      y: (event.clientY - (box?.top ?? 0) - view.y) / view.zoom,
    }
  }
  const shift = drag?.kind === 'cards' ? { x: drag.now.x - drag.from.x, y: drag.now.y - drag.from.y } : undefined
  const held = new Set(drag?.kind === 'cards' ? drag.ids : [])
  const placeOf = (id: string): Place => {
    const place = places[id] ?? { x: 0, y: 0 }
    return shift && held.has(id) ? { x: place.x + shift.x, y: place.y + shift.y } : place
  }
  const box = drag?.kind === 'box' && {
    left: Math.min(drag.from.x, drag.now.x),
    top: Math.min(drag.from.y, drag.now.y),
    right: Math.max(drag.from.x, drag.now.x),
    bottom: Math.max(drag.from.y, drag.now.y),
  }

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button > 1) return
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null
    const at = onGround(event)
    if (event.button === 1 || (event.pointerType === 'touch' && !card)) {
      setDrag({ kind: 'pan', from: { x: event.clientX, y: event.clientY }, start: { x: view.x, y: view.y } })
    } else if (card?.dataset['card'] !== undefined) {
      const id = card.dataset['card']
      if (event.shiftKey) onChoose([id], 'toggle')
      else if (!chosen.has(id)) onChoose([id], 'only')
      if (!mayWrite || event.shiftKey) return
      setDrag({ kind: 'cards', ids: chosen.has(id) ? [...chosen] : [id], from: at, now: at })
    } else {
      if (!event.shiftKey) onChoose([], 'only')
      setDrag({ kind: 'box', from: at, now: at })
    }
    ground.current?.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag) return
    if (drag.kind === 'pan') {
      onView({ ...view, x: drag.start.x + event.clientX - drag.from.x, y: drag.start.y + event.clientY - drag.from.y })
    } else setDrag({ ...drag, now: onGround(event) })
  }
  const up = () => {
    if (drag?.kind === 'cards' && shift && (Math.abs(shift.x) > 2 || Math.abs(shift.y) > 2)) {
      onMove(Object.fromEntries(drag.ids.map((id) => [id, placeOf(id)])))
    }
    if (box) onChoose(cardsIn(box, places), 'add')
    setDrag(undefined)
  }
  const wheel = (event: WheelEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey) {
      const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, view.zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1)))
      const at = onGround(event)
      onView({ zoom, x: view.x + at.x * (view.zoom - zoom), y: view.y + at.y * (view.zoom - zoom) })
    } else onView({ ...view, x: view.x - event.deltaX, y: view.y - event.deltaY })
  }
  const key = (event: KeyboardEvent<HTMLElement>, card: Card) => {
    const by = ARROWS[event.key]
    const place = placeOf(card.id)
    const isMod = event.ctrlKey || event.metaKey
    if (event.key === ' ' && event.shiftKey) {
      event.preventDefault()
      // The box that a pointer would draw, from the card chosen last to this one.
      const ends = [anchor.current ?? card.id, card.id].filter((id) => places[id] !== undefined)
      const picked = cardsIn(boxAround(Object.fromEntries(ends.map((id) => [id, placeOf(id)])), 0), places)
      onChoose(picked, 'add')
      setSaid(copy.chosen(new Set([...chosen, ...picked]).size))
    } else if (event.key === ' ') {
      event.preventDefault()
      anchor.current = card.id
      onChoose([card.id], 'toggle')
    } else if (event.key.toLowerCase() === 'a' && isMod) {
      event.preventDefault()
      onChoose(
        cards.map(({ id }) => id),
        'only',
      )
      setSaid(copy.chosen(cards.length))
    } else if (event.key === 'Escape' && chosen.size > 0) {
      onChoose([], 'only')
      setSaid(copy.noneChosen)
    } else if (event.key === 'Enter' && card.kind === 'note') onEditNote(card.id)
    else if (by && mayWrite) {
      event.preventDefault()
      const ids = chosen.has(card.id) ? [...chosen] : [card.id]
      const moved = ids.map((id) => [id, { x: placeOf(id).x + by.x, y: placeOf(id).y + by.y }] as const)
      onMove(Object.fromEntries(moved), `by key ${ids.join(' ')}`)
      const name = ids.length > 1 ? copy.cardsOf(ids.length) : textOfCard(card, labels).slice(0, 60)
      setSaid(copy.moved(name, place.x + by.x, place.y + by.y))
    }
  }
  /** A card that is reached by key is brought into sight. */
  const reveal = (id: string) => {
    const area = ground.current?.getBoundingClientRect()
    if (!area) return
    const { x, y } = placeOf(id)
    const [left, top] = [x * view.zoom + view.x, y * view.zoom + view.y]
    const isSeen =
      left >= 0 &&
      top >= 0 &&
      left + CARD.width * view.zoom <= area.width &&
      top + CARD.height * view.zoom <= area.height
    if (!isSeen) onView({ ...view, x: area.width / 3 - x * view.zoom, y: area.height / 3 - y * view.zoom })
  }
  return (
    <div
      ref={ground}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => setDrag(undefined)}
      onWheel={wheel}
      className="relative h-[70dvh] touch-none overflow-hidden rounded-card border border-line bg-surface-sunken"
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <div
        className="absolute top-0 left-0 origin-top-left"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
      >
        <svg aria-hidden className="pointer-events-none absolute top-0 left-0 size-px overflow-visible">
          {standsOn(cards.flatMap((card) => (card.kind === 'claim' ? [card.claim] : []))).map(({ from, to }) => (
            <line
              key={`${from}>${to}`}
              x1={middle(placeOf(from)).x}
              y1={middle(placeOf(from)).y}
              x2={middle(placeOf(to)).x}
              y2={middle(placeOf(to)).y}
              className="stroke-line-strong"
              strokeWidth={1}
            />
          ))}
          {links.map(({ id, from, to, kind }) => (
            <line
              key={id}
              x1={middle(placeOf(from)).x}
              y1={middle(placeOf(from)).y}
              x2={middle(placeOf(to)).x}
              y2={middle(placeOf(to)).y}
              className={kind === 'contradicts' ? 'stroke-state-red' : 'stroke-accent'}
              strokeWidth={2.5}
              strokeDasharray={kind === 'same-sample' ? '5 5' : undefined}
            />
          ))}
        </svg>
        <ul aria-label={copy.cards}>
          {cards.map((card) => {
            const { x, y } = placeOf(card.id)
            return (
              <li
                key={card.id}
                className="absolute"
                style={{ left: x, top: y, width: CARD.width, height: CARD.height }}
              >
                <button
                  type="button"
                  data-card={card.id}
                  aria-pressed={chosen.has(card.id)}
                  onKeyDown={(event) => key(event, card)}
                  onFocus={() => drag === undefined && reveal(card.id)}
                  onDoubleClick={() => card.kind === 'note' && onEditNote(card.id)}
                  className={classNames(
                    'flex size-full cursor-grab flex-col items-start justify-start overflow-hidden rounded-control border bg-surface p-2.5 text-left text-sm shadow-sm select-none',
                    card.kind === 'claim' ? 'border-accent' : 'border-line',
                    card.kind === 'note' && 'bg-state-yellow-soft',
                    chosen.has(card.id) && 'outline-3 outline-accent',
                    held.has(card.id) && 'cursor-grabbing shadow-float',
                  )}
                >
                  <span className="block text-xs text-ink-muted">{copy.kinds[card.kind]}</span>{' '}
                  <span className={classNames('line-clamp-4 leading-tight', card.kind === 'claim' && 'font-serif')}>
                    {textOfCard(card, labels)}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
        {box && (
          <div
            aria-hidden
            className="absolute border-2 border-dashed border-accent"
            style={{ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }}
          />
        )}
      </div>
    </div>
  )
}
