import { findElement } from '../anchor/find-element.ts'
import { ENOUGH, scoreOf } from '../anchor/match.ts'
import { createPageIndex, type PageIndex } from '../anchor/page-index.ts'
import { inWords, OVERLAY, textOf } from '../anchor/page-words.ts'
import { contentBox } from '../anchor/place.ts'
import { noteDecision } from '../anchor-log.ts'
import { newEntry, pointOfEntry, settle, type Entry, type Mark, type MarkerState } from './marker-entry.ts'

/** A page may take this long to draw itself before a comment counts as lost, and this long to draw anew what it took away. */
const FIRST_WAIT_MS = 2500
const WAIT_MS = 600
/** However much changes on the page, it is looked through at most this often. */
const LOOK_EVERY_MS = 120
/** Of the comments that must be looked for by likeness, this many at a time. */
const THOROUGH_AT_ONCE = 25
/** Nothing of a marker may stick out of the page and make it scroll: this near to its right edge it opens to the left. */
const HALF = 14
const WIDEST = 120

export type States = ReadonlyMap<string, MarkerState>
type Options = { layer: HTMLElement; onStates: (states: States) => void }

/**
 * Keeps markers on their elements. They stand in the page's own coordinates, so that scrolling the page moves them
 * without us; one loop follows those near the window through everything else, and only what moved is written.
 */
export function createMarkerEngine({ layer, onStates }: Options) {
  const entries = new Map<string, Entry>()
  const born = performance.now()
  const watched = new Map<Element, Set<Entry>>()
  let frame = 0
  let needsLook = true
  let needsSweep = true
  let lookedAt = -Infinity
  let states = ''
  let isGone = false

  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver(
          (changes) => {
            for (const { target, isIntersecting } of changes) {
              for (const entry of watched.get(target) ?? []) {
                entry.isNear = isIntersecting
                // Cut off by an inner scroll: its marker goes as well.
                if (!isIntersecting) draw(entry, layer.getBoundingClientRect())
              }
            }
          },
          { rootMargin: '200px' },
        )

  const unwatch = (entry: Entry) => {
    for (const [element, all] of watched) {
      if (!all.delete(entry) || all.size > 0) continue
      watched.delete(element)
      observer?.unobserve(element)
    }
  }
  const watch = (entry: Entry, element: Element) => {
    if (watched.get(element)?.has(entry)) return
    unwatch(entry)
    const all = watched.get(element) ?? new Set()
    watched.set(element, all.add(entry))
    if (all.size === 1) observer?.observe(element)
    entry.isNear = true
  }

  const putOn = (entry: Entry, element: Element, step: 'selector' | 'words' | 'likeness', score: number) => {
    const isNew = entry.element !== element
    settle(entry, element, textOf(element, 120))
    watch(entry, element)
    if (isNew) noteDecision({ commentId: entry.mark.id, step, score, what: inWords(element) })
  }

  /** Whether the element that a marker stands on is still what was meant. */
  const stillFits = (entry: Entry, index: PageIndex): boolean => {
    const { element, mark } = entry
    if (!element?.isConnected || !mark.anchor) return false
    const text = textOf(element, 120)
    if (text === entry.text) return true
    // A list that uses its elements again may say these words elsewhere now.
    if (entry.text !== '' && index.saying(mark.anchor.tag, entry.text).length > 0) return false
    if (scoreOf(mark.anchor, index.traits(element), 'same') < ENOUGH) return false
    entry.text = text
    return true
  }

  function look(now: number) {
    const index = createPageIndex()
    let thorough = THOROUGH_AT_ONCE
    for (const entry of entries.values()) {
      const { anchor, id } = entry.mark
      if (!anchor) {
        // They stand still in the page's coordinates: only a sweep moves them.
        entry.isNear = false
        if (!entry.element) noteDecision({ commentId: id, step: 'percentages', score: 1, what: 'page' })
        entry.element = contentBox()
        continue
      }
      if (stillFits(entry, index)) continue
      const found = findElement(anchor, index, thorough > 0)
      if (found.step === 'selector' && found.score >= ENOUGH) putOn(entry, found.element, found.step, found.score)
      else if (found.step !== 'lost') {
        thorough -= Number(found.step === 'likeness')
        putOn(entry, found.element, found.step, found.score)
      } else {
        thorough -= 1
        if (entry.element) entry.lostAt = now
        entry.element = undefined
        unwatch(entry)
        if (entry.state === 'lost') continue
        const patience = now - born < FIRST_WAIT_MS ? FIRST_WAIT_MS - (now - born) : WAIT_MS
        if (now - entry.lostAt < patience) needsLook = true
        else {
          entry.state = 'lost'
          noteDecision({ commentId: id, step: 'lost', score: found.score, what: 'tray' })
        }
      }
    }
  }

  function stateOf(entry: Entry, hasPoint: boolean): MarkerState {
    if (hasPoint) return 'placed'
    if (entry.element) return 'hidden'
    return entry.state === 'lost' ? 'lost' : 'searching'
  }

  /** The dialog that the overlay was taken into, while one is open: what lies behind it cannot be reached. */
  const modal = () => layer.parentElement?.closest('[role="dialog"]')

  function draw(entry: Entry, origin: DOMRect) {
    const { node } = entry
    const before = entry.state
    const over = modal()
    const isBehind = over !== null && over !== undefined && (!entry.element || !over.contains(entry.element))
    const point = pointOfEntry(entry)
    entry.state = stateOf(entry, point !== undefined)
    if (before !== entry.state && entry.state === 'hidden' && entry.element) {
      noteDecision({ commentId: entry.mark.id, step: 'hidden', score: 1, what: inWords(entry.element) })
    }
    if (!node) return
    const isShown = point !== undefined && !point.isCut && !isBehind
    if ((node.style.visibility === 'visible') !== isShown) node.style.visibility = isShown ? 'visible' : 'hidden'
    if (!point) return
    // In a dialog the layer begins at the dialog's corner and not at the page's.
    const limit = over ? Infinity : document.documentElement.clientWidth - HALF
    const x = Math.round(Math.min(Math.max(point.x, over ? -Infinity : HALF), limit) - origin.left)
    const y = Math.round(point.y - origin.top)
    if (x === entry.x && y === entry.y) return
    entry.x = x
    entry.y = y
    node.style.transform = `translate(${x}px, ${y}px)`
    node.toggleAttribute('data-flip', !over && point.x > document.documentElement.clientWidth - WIDEST)
    node.style.zIndex = entry.isFloating ? '35' : '20'
  }

  function tell() {
    const next = new Map([...entries].map(([id, { state }]) => [id, state] as const))
    const text = [...next].map(([id, state]) => `${id}:${state}`).join(' ')
    if (text === states) return
    states = text
    onStates(next)
  }

  function step() {
    if (isGone) return
    frame = requestAnimationFrame(step)
    const now = performance.now()
    if (needsLook && now - lookedAt >= LOOK_EVERY_MS) {
      needsLook = false
      needsSweep = true
      lookedAt = now
      look(now)
    }
    const origin = layer.getBoundingClientRect()
    const isSweep = needsSweep
    needsSweep = false
    for (const entry of entries.values()) if (isSweep || entry.isNear) draw(entry, origin)
    if (isSweep) tell()
  }

  const isOurs = (node: Node) => node instanceof Element && node.closest(OVERLAY) !== null
  const mutations = new MutationObserver((records) => {
    for (const { target, type } of records) {
      if (isOurs(target)) continue
      needsSweep = true
      if (type !== 'attributes') needsLook = true
    }
  })
  const attributeFilter = ['class', 'style', 'hidden', 'open', 'data-state', 'aria-expanded', 'aria-label']
  mutations.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter,
  })
  const sizes = new ResizeObserver(() => (needsSweep = true))
  sizes.observe(document.documentElement)
  sizes.observe(document.body)
  frame = requestAnimationFrame(step)

  return {
    /** What is to be marked from now on. */
    setMarks(marks: readonly Mark[]) {
      const now = performance.now()
      const wanted = new Set(marks.map(({ id }) => id))
      for (const [id, entry] of entries) {
        if (wanted.has(id)) continue
        unwatch(entry)
        entries.delete(id)
      }
      for (const mark of marks) {
        const known = entries.get(mark.id)
        if (!known) entries.set(mark.id, newEntry(mark, now))
        else if (JSON.stringify(known.mark) !== JSON.stringify(mark)) {
          unwatch(known)
          entries.set(mark.id, { ...newEntry(mark, now), node: known.node })
        }
      }
      needsLook = true
    },
    /** The element that draws a mark. */
    setNode(id: string, node: HTMLElement | null) {
      const entry = entries.get(id)
      if (!entry) return
      entry.node = node ?? undefined
      entry.x = NaN
      needsSweep = true
    },
    /** Brings the element of a mark into view, through every inner scroll. */
    reveal(id: string) {
      const entry = entries.get(id)
      const target = entry?.mark.anchor ? entry.element : entry?.node
      if (target?.isConnected) target.scrollIntoView({ block: 'center', inline: 'nearest' })
    },
    /** What a mark stands on now. */
    elementOf: (id: string): Element | undefined => entries.get(id)?.element,
    /** Marks in the order of the page, from its top to its end; those without a place come last. */
    order(): string[] {
      const at = ({ x, y }: Entry) => (Number.isNaN(y) ? Infinity : y * 10_000 + x)
      return [...entries.values()].toSorted((a, b) => at(a) - at(b)).map(({ mark }) => mark.id)
    },
    destroy() {
      isGone = true
      cancelAnimationFrame(frame)
      observer?.disconnect()
      mutations.disconnect()
      sizes.disconnect()
    },
  }
}
export type MarkerEngine = ReturnType<typeof createMarkerEngine>
