/** Something on a page: what it is, and, where several are alike, how it is named or labelled. */
export type Target = { css: string; name?: string }

export type TourStep = {
  title: string
  text: string
  /** What the step points at: the first of these that is to be seen. Without any it stands in the middle. */
  at?: readonly Target[]
  /** Only there at times: then it is shown, else passed over without waiting. */
  optional?: boolean
}

export type Tour = {
  title: string
  purpose: string
  /** For whom it is; without, for everybody. */
  only?: 'testers' | 'teams'
  steps: readonly TourStep[]
}

/** What an element says, without its ornaments. */
function textOf(element: Element | null): string {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const ornament of copy.querySelectorAll('[aria-hidden="true"]')) ornament.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

function isNamed(element: Element, name: string): boolean {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  return (
    element.getAttribute('aria-label') === name ||
    labels.some((id) => textOf(document.getElementById(id)) === name) ||
    (labels.length === 0 && textOf(element) === name)
  )
}

/** Drawn and not folded away. (Where nothing is ever laid out, as in tests without a browser, drawn is enough.) */
function isShown(element: Element): boolean {
  if (element.closest('[hidden], [inert]')) return false
  const { width, height } = element.getBoundingClientRect()
  return (width > 0 && height > 0) || document.documentElement.getBoundingClientRect().width === 0
}

/** The element that a step points at, if it is on the page now. */
export function targetOf(step: TourStep): Element | undefined {
  for (const { css, name } of step.at ?? []) {
    const found = [...document.querySelectorAll(css)].find(
      (element) => (name === undefined || isNamed(element, name)) && isShown(element),
    )
    if (found) return found
  }
  return undefined
}

/** Waits for the element of a step; undefined when it has not come in time or the wait was broken off. */
export function awaitTarget(step: TourStep, waitMs: number, signal: AbortSignal): Promise<Element | undefined> {
  const now = targetOf(step)
  if (now || waitMs <= 0 || step.optional) return Promise.resolve(now)
  return new Promise((resolve) => {
    const settle = (element: Element | undefined) => {
      observer.disconnect()
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      resolve(element)
    }
    const giveUp = () => settle(undefined)
    const observer = new MutationObserver(() => {
      const element = targetOf(step)
      if (element) settle(element)
    })
    const timer = setTimeout(giveUp, waitMs)
    signal.addEventListener('abort', giveUp)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}
