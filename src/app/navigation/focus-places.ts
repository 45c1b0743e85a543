const PATIENCE_MS = 3000
const PLACES_MAX = 50

/** What a page was left by: a link by its address, what opened a layer by its name; and which of those that are called so. */
type Place = { name: string; nth: number }

const places = new Map<string, Place>()
const currentKey = () => (history.state as { key?: string } | null)?.key ?? 'default'
const nameOf = (element: Element) => element.getAttribute('href') ?? element.getAttribute('aria-label')
const called = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('main :is(a[href], [aria-haspopup])')].filter(
    (each) => nameOf(each) === name,
  )
/** A link in a layer over the page is gone when one comes back: what had opened the layer stands for it. */
const ofPage = (link: Element | null) =>
  link?.closest('main') ? link : document.querySelector(`main [aria-controls="${link?.closest('[role=dialog]')?.id}"]`)

/** Notes by which link each page was left. Returns a function that ends it. */
export function keepFocus(): () => void {
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? ofPage(target.closest('a[href]')) : null
    const name = link && nameOf(link)
    if (!link || !name) return
    const key = currentKey()
    places.delete(key)
    places.set(key, { name, nth: called(name).indexOf(link as HTMLElement) })
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
    const links = called(place.name)
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
