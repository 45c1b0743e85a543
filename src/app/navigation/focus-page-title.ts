const PATIENCE_MS = 10_000

/** Where a page begins: at its heading, or at the field that it is opened for. */
const titleOf = () =>
  document.querySelector<HTMLElement>('[data-page-start]') ?? document.querySelector<HTMLElement>('[data-page-title]')
const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/**
 * Moves the focus to the heading that names the new page, or to the field that it begins with, as soon as it is there, and once more when that heading gives
 * way to another while the page takes shape. Gives way to anybody who has taken the focus into the page meanwhile.
 * Returns a function that stops the waiting.
 */
export function focusPageTitle(): () => void {
  const start = document.activeElement
  let reached: HTMLElement | undefined
  const isFree = () => isNowhere() || (!reached && isUntouched(start))
  const tryNow = () => {
    const title = titleOf()
    // The heading that has had its turn never takes the focus back: whoever tabs on may be nowhere for a moment.
    if (!title || title === reached) return
    if (isFree()) title.focus({ preventScroll: true })
    reached = title
  }
  /** What closes while its page is left gives the focus to what had opened it, up in the bar, after the heading had it. */
  const takeBack = ({ target }: FocusEvent) => {
    const isOfBar = target instanceof HTMLElement && target.closest('header') && !target.closest('[role="dialog"]')
    if (!reached?.isConnected || !isOfBar) return
    keepNoMore()
    reached.focus({ preventScroll: true })
  }
  const keepNoMore = () => document.removeEventListener('focusin', takeBack)
  const observer = new MutationObserver(tryNow)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    keepNoMore()
    document.removeEventListener('keydown', keepNoMore)
    document.removeEventListener('pointerdown', stop)
    document.removeEventListener('keydown', stopOnTab)
  }
  const stopOnTab = ({ key }: KeyboardEvent) => key === 'Tab' && stop()
  const timer = setTimeout(stop, PATIENCE_MS)
  document.addEventListener('focusin', takeBack)
  document.addEventListener('keydown', keepNoMore)
  document.addEventListener('pointerdown', stop)
  document.addEventListener('keydown', stopOnTab)
  observer.observe(document.body, { childList: true, subtree: true })
  tryNow()
  return stop
}

/** Still where it was when the page was left, or outside of the page. */
const isUntouched = (start: Element | null) =>
  document.activeElement === start || !document.activeElement?.closest('main')
