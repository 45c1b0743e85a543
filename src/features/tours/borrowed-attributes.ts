const LENT = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

/**
 * The library marks what a step points at with attributes that may be the element's own, and takes them all away after.
 * `borrow` notes them before it does, for the element that is left and the one that comes; `giveBack` restores them.
 */
export function borrowedAttributes() {
  const known = new Map<Element, (string | null)[]>()
  let last: Element | undefined
  const note = (element: Element | undefined) => {
    if (element && !known.has(element))
      known.set(
        element,
        LENT.map((name) => element.getAttribute(name)),
      )
  }
  return {
    borrow(next?: Element) {
      note(last)
      note(next)
      last = next
    },
    giveBack() {
      for (const [element, values] of known) {
        LENT.forEach((name, index) => {
          const value = values[index]
          if (typeof value === 'string') element.setAttribute(name, value)
          else element.removeAttribute(name)
        })
      }
      known.clear()
      // A step that points at nothing stands on an element of the library's own, which may have none of them.
      const own = document.getElementById('driver-dummy-element')
      for (const name of LENT) own?.removeAttribute(name)
    },
  }
}
