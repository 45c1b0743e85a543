const INSIDE = 'main *, [role$=dialog], [role$=dialog] *'
const HOLDERS = 'li, article, section, form, fieldset, [role=region], [role=group], [role$=dialog]'

/** What NavigationEffects calls a page: the heading of a new one takes the focus there. */
const pageNow = () => `${location.pathname} ${new URLSearchParams(location.search).get('id') ?? ''}`
const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/**
 * What had the focus goes away by being used, or is put elsewhere in a list: it gets the focus again, or else the part of
 * the page that it stood in, so that no key begins again at the top. No neighbour takes it, which the next key would
 * press. Gives way to everybody who knows better, for two frames. Returns a function that ends it.
 */
export function holdFocus(): () => void {
  let trail: Element[] = []
  let page = pageNow()
  let isOver = false
  const note = (from: EventTarget | null) => {
    trail = []
    for (let node = from instanceof Element ? from : null; node; node = node.parentElement) trail.push(node)
    page = pageNow()
  }
  const give = () => {
    const [held] = trail
    if (isOver || !isNowhere() || page !== pageNow()) return
    if (held?.isConnected && held instanceof HTMLElement) return held.focus({ preventScroll: true })
    const near = trail.find((node) => node.isConnected && node.matches(INSIDE))
    const part = near?.closest(HOLDERS)
    // A menu stands outside of the page; where its button has gone with its row, the page is what is left.
    const holder = part?.matches(INSIDE) ? part : (near ?? document.querySelector('main'))
    if (!(holder instanceof HTMLElement)) return
    if (!holder.hasAttribute('tabindex')) {
      holder.tabIndex = -1
      holder.addEventListener('blur', () => holder.removeAttribute('tabindex'), { once: true })
    }
    holder.focus({ preventScroll: true })
  }
  const observer = new MutationObserver((records) => {
    const [held] = trail
    if (!held || !isNowhere()) return
    // Whoever clicks beside everything has left it on purpose: nothing was taken away then.
    const isGone = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(held)))
    if (isGone) requestAnimationFrame(() => requestAnimationFrame(give))
  })
  const noteTarget = ({ target }: FocusEvent) => note(target)
  note(document.activeElement)
  document.addEventListener('focusin', noteTarget)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    isOver = true
    observer.disconnect()
    document.removeEventListener('focusin', noteTarget)
  }
}
