const PATIENCE_MS = 3000
const PLACES_MAX = 50

/** A link on a page: its address, and which of those with this address it is. */
type Place = { href: string; nth: number }

const places = new Map<string, Place>()
const currentKey = () => (history.state as { key?: string } | null)?.key ?? 'default'
const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href)

/** Notes by which link each page was left. Returns a function that ends it. */
export function keepFocus(): () => void {
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null
    const href = link?.getAttribute('href')
    if (!link || !href) return
    const key = currentKey()
    places.delete(key)
    places.set(key, { href, nth: linksTo(href).indexOf(link) })
    for (const old of [...places.keys()].slice(0, -PLACES_MAX)) places.delete(old)
  }
  // Enter on a link is a click too.
  document.addEventListener('click', note, true)
  return () => document.removeEventListener('click', note, true)
}

/**
 * Gives the focus back to the link by which a page was left, as soon as it is there again. Gives way to anybody who has
 * taken the focus beyond the page's heading meanwhile, or presses a key. Returns a function that stops the waiting.
 */
export function restoreFocus(key: string): () => void {
  const place = places.get(key)
  if (!place) return () => {}
  const tryNow = () => {
    const links = linksTo(place.href)
    const link = links[place.nth] ?? links[0]
    if (!link) return
    const now = document.activeElement
    const isFree = now === null || now === document.body || now.matches('[data-page-title]') || !now.closest('main')
    if (isFree) link.focus({ preventScroll: true })
    stop()
  }
  const observer = new MutationObserver(tryNow)
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    window.removeEventListener('keydown', stop)
  }
  window.addEventListener('keydown', stop)
  observer.observe(document.body, { childList: true, subtree: true })
  tryNow()
  return stop
}
