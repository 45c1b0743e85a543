const KEY = 'scroll-places'
const PLACES_MAX = 50
const PATIENCE_MS = 3000

type Places = Record<string, number>

const read = (): Places => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    // A number or a text takes no places; what else is in there is looked at when it is used.
    return typeof kept === 'object' && kept !== null ? (kept as Places) : {}
  } catch {
    return {}
  }
}
let places: Places | undefined

/** The history entry that is shown: React Router writes its key there. */
const currentKey = () => (history.state as { key?: string } | null)?.key ?? 'default'

function note() {
  places ??= read()
  const key = currentKey()
  // Newest last, so that the oldest can be dropped.
  delete places[key]
  places[key] = window.scrollY
  for (const old of Object.keys(places).slice(0, -PLACES_MAX)) delete places[old]
}

function store() {
  note()
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places))
  } catch {
    // Going back then starts at the top.
  }
}

/** Notes where each page was scrolled to, across reloads too. Returns a function that ends it. */
export function keepScroll(): () => void {
  history.scrollRestoration = 'manual'
  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('pagehide', store)
  return () => {
    history.scrollRestoration = 'auto'
    window.removeEventListener('scroll', note)
    window.removeEventListener('pagehide', store)
  }
}

/** Goes back to where a page was left, waiting for it to be long enough. Gives up when somebody scrolls meanwhile. */
export function restoreScroll(key: string): () => void {
  places ??= read()
  const top = Object.hasOwn(places, key) ? places[key] : undefined
  if (top === undefined || !Number.isFinite(top)) return () => {}
  const reach = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const observer = new ResizeObserver(reach)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchmove', stop)
    window.removeEventListener('keydown', stop)
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchmove', stop, { passive: true })
  window.addEventListener('keydown', stop)
  observer.observe(document.body)
  return stop
}
