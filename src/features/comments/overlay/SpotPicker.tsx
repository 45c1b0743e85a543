import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'

import { Button } from '#shared/ui/Button.tsx'

import { elementAt } from '../anchor/describe-place.ts'
import { inWords, OVERLAY } from '../anchor/page-words.ts'
import type { Point } from '../anchor/place.ts'
import { overlayCopy as copy } from './overlay.copy.ts'
import { stepFrom, walkable, type Step } from './walk-elements.ts'

type Props = { start: Element | undefined; onPick: (element: Element, point?: Point) => void; onCancel: () => void }

const steps: Record<string, Step> = { ArrowDown: 'next', ArrowUp: 'previous', ArrowRight: 'in', ArrowLeft: 'out' }
const isOurs = (event: Event) => event.target instanceof Element && event.target.closest(OVERLAY) !== null

/**
 * Chooses an element: with the pointer, which for that long presses nothing on the page, or with the arrow keys and Enter.
 * The chosen one is framed and named.
 */
export function SpotPicker({ start, onPick, onCancel }: Props) {
  const [current, setCurrent] = useState<Element | undefined>(() => start ?? walkable()[0])
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const hover = useEffectEvent((event: PointerEvent) => {
    if (isOurs(event)) return
    const element = elementAt({ x: event.clientX, y: event.clientY })
    if (element) setCurrent(element)
  })
  const press = useEffectEvent((event: MouseEvent) => {
    if (isOurs(event)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type !== 'click') return
    const point = { x: event.clientX, y: event.clientY }
    const element = elementAt(point)
    if (element) onPick(element, point)
  })
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    const onPress = (event: MouseEvent) => press(event)
    const onHover = (event: PointerEvent) => hover(event)
    const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const
    for (const name of presses) window.addEventListener(name, onPress, true)
    window.addEventListener('pointermove', onHover)
    return () => {
      for (const name of presses) window.removeEventListener(name, onPress, true)
      window.removeEventListener('pointermove', onHover)
    }
  }, [])

  useEffect(() => {
    let next = 0
    const follow = () => {
      next = requestAnimationFrame(follow)
      const box = current?.isConnected ? current.getBoundingClientRect() : undefined
      const node = frame.current
      if (!node) return
      node.style.visibility = box ? 'visible' : 'hidden'
      if (!box) return
      node.style.transform = `translate(${box.left - 3}px, ${box.top - 3}px)`
      node.style.width = `${box.width + 6}px`
      node.style.height = `${box.height + 6}px`
    }
    follow()
    return () => cancelAnimationFrame(next)
  }, [current])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = stepFrom(current, step)
    if (next) next.scrollIntoView({ block: 'nearest' })
    setCurrent(next)
  }
  return (
    <>
      <div
        ref={frame}
        aria-hidden
        className="invisible fixed top-0 left-0 z-[44] rounded-control border-2 border-accent bg-accent/10"
      />
      <section
        aria-label={copy.picking}
        className="pointer-events-auto fixed inset-x-2 bottom-4 z-[46] mx-auto flex w-fit max-w-[min(40rem,calc(100vw-1rem))] flex-wrap items-center gap-2 rounded-card bg-surface-raised px-3 py-2 shadow-float"
      >
        <div className="min-w-0 flex-1">
          <p role="status" className="truncate font-semibold">
            {current ? inWords(current) : copy.picking}
          </p>
          <p className="text-xs text-ink-muted">{copy.pickHint}</p>
        </div>
        <Button
          ref={button}
          variant="primary"
          size="small"
          disabled={!current}
          onKeyDown={onKeyDown}
          onClick={() => current && onPick(current)}
        >
          {copy.pickHere}
        </Button>
        <Button size="small" onKeyDown={onKeyDown} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </section>
    </>
  )
}
