import { driver, type PopoverDOM } from 'driver.js'

import { wantsCalm } from '#shared/theme/motion.ts'

import { borrowedAttributes } from './borrowed-attributes.ts'
import { awaitTarget, targetOf, type TourStep } from './tour.ts'
import { toursCopy as copy } from './tours.copy.ts'
import './tours.css'

const WAIT_MS = 4000

export type TourEnd = 'finished' | 'left' | 'nothing'
type Options = {
  steps: readonly TourStep[]
  /** The index of the step to begin with. */
  from: number
  onStep: (index: number) => void
  onEnd: (end: TourEnd) => void
  /** How long a step waits for what it points at. */
  waitMs?: number
}

/**
 * Leads through the steps, one after the other, over a page that stays usable. A step whose target is missing is waited
 * for and then passed over. The focus goes into each step and, when the tour ends, back to where it was. Returns what
 * breaks it off without a word (another page, a dialog over this one).
 */
export function runTour({ steps, from, onStep, onEnd, waitMs = WAIT_MS }: Options): () => void {
  const before = document.activeElement
  const broken = new AbortController()
  const attributes = borrowedAttributes()
  const missing = new Set<number>()
  let at: number | undefined
  let turn = 0
  let popover: PopoverDOM | undefined

  const guide = driver({
    steps: steps.map((step) => ({
      ...(step.at && { element: () => targetOf(step) as Element }),
      popover: { title: step.title, description: step.text },
    })),
    animate: !wantsCalm(),
    smoothScroll: !wantsCalm(),
    duration: 250,
    allowKeyboardControl: false,
    stagePadding: 6,
    stageRadius: 8,
    showProgress: true,
    progressText: copy.progress,
    nextBtnText: copy.next,
    prevBtnText: copy.back,
    doneBtnText: copy.done,
    onNextClick: () => void go((at ?? 0) + 1, 1),
    onPrevClick: () => void go((at ?? 0) - 1, -1),
    onCloseClick: () => end('left'),
    onHighlightStarted: (element) => attributes.borrow(element),
    onHighlighted: () => attributes.giveBack(),
    onPopoverRender: (drawn) => {
      popover = drawn
      dress(drawn)
    },
  })

  function close() {
    broken.abort()
    document.removeEventListener('keydown', handleKey, true)
    attributes.borrow()
    guide.destroy()
    attributes.giveBack()
  }
  function end(how: TourEnd) {
    if (broken.signal.aborted) return
    const isBack = before instanceof HTMLElement && before.isConnected && before !== document.body
    close()
    const target = isBack ? before : document.querySelector<HTMLElement>('main')
    target?.focus({ preventScroll: true })
    onEnd(how)
  }

  async function go(index: number, by: 1 | -1): Promise<void> {
    const step = steps[index]
    if (!step) {
      if (by > 0) end(at === undefined ? 'nothing' : 'finished')
      return
    }
    turn += 1
    const mine = turn
    if (popover && at !== undefined && step.at && !targetOf(step) && !step.optional) {
      popover.progress.textContent = copy.waiting
    }
    const wait = by < 0 || missing.has(index) ? 0 : waitMs
    const target = step.at && (await awaitTarget(step, wait, broken.signal))
    // The library leaves its marks on a step that is left while it is still on its way there.
    while (guide.getState('__transitionCallback') && !broken.signal.aborted) await nextFrame()
    if (broken.signal.aborted || mine !== turn) return
    if (step.at && !target) {
      missing.add(index)
      return go(index + by, by)
    }
    at = index
    onStep(index)
    guide.drive(index)
  }

  /** Keys belong to the step while the focus is in it; Escape also from what it points at. */
  function handleKey(event: KeyboardEvent) {
    const focused = document.activeElement
    const isInStep = focused === document.body || popover?.wrapper.contains(focused) === true
    const isInTarget = guide.getActiveElement()?.contains(focused) === true
    if (event.key === 'Escape' && (isInStep || isInTarget)) {
      event.preventDefault()
      event.stopPropagation()
      return end('left')
    }
    if (!isInStep || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') void go((at ?? 0) + 1, 1)
    if (event.key === 'ArrowLeft') void go((at ?? 0) - 1, -1)
  }
  document.addEventListener('keydown', handleKey, true)
  void go(from, 1)
  return close
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** What the library draws, in the words and roles of this house. */
function dress({ wrapper, title, footer, closeButton, nextButton }: PopoverDOM) {
  const heading = document.createElement('h2')
  heading.textContent = title.textContent
  title.replaceChildren(heading)
  title.setAttribute('role', 'none')
  footer.setAttribute('role', 'group')
  closeButton.setAttribute('aria-label', copy.leave)
  // Read last: who listens comes to the way on first.
  wrapper.append(closeButton)
  // The library puts the focus on the first button right after this.
  queueMicrotask(() => nextButton.focus({ preventScroll: true }))
}
