import { useEffect, useRef } from 'react'

/**
 * For a bar of links or tabs that may be wider than its place: the open one stands in the middle of it, also when the
 * place changes, and the page itself stays where it is. `open` names what is open.
 */
export function useOpenInSight<E extends HTMLElement>(open: string) {
  const bar = useRef<E>(null)
  useEffect(() => {
    const box = bar.current
    if (!box) return undefined
    const show = () => {
      const here = box.querySelector<HTMLElement>('[aria-current], [data-state="active"]')
      if (!here) return
      const from = here.getBoundingClientRect().left - box.getBoundingClientRect().left + box.scrollLeft
      box.scrollLeft = from - (box.clientWidth - here.offsetWidth) / 2
    }
    // It tells the first size at once.
    const sizes = new ResizeObserver(show)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [open])
  return bar
}
