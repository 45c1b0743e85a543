const PATIENCE_MS = 10_000

const titleOf = () => document.querySelector<HTMLElement>('[data-page-title]')

/**
 * Moves the focus to the heading that names the new page, as soon as it is there. Gives way to anybody who has taken the
 * focus into the page meanwhile. Returns a function that stops the waiting.
 */
export function focusPageTitle(): () => void {
  const start = document.activeElement
  const isFree = () => {
    const now = document.activeElement
    return now === null || now === document.body || now === start || !now.closest('main')
  }
  const tryNow = () => {
    const title = titleOf()
    if (!title) return false
    if (isFree()) title.focus({ preventScroll: true })
    return true
  }
  if (tryNow()) return () => {}
  const observer = new MutationObserver(() => {
    if (tryNow()) stop()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  return stop
}
