import { useEffect } from 'react'

/** Smaller movements are a trembling finger. */
const LEAST_PX = 6
/** So near to its end a page has room of its own under what floats. */
const END_PX = 48

type Place = { top: number; height: number; shown: number }

/** Whether what floats is away after a scroll: away on the way down, back on the way up, at the top and at the end. */
export function isTucked(before: Place, now: Place, was: boolean): boolean {
  if (now.top <= 0 || now.top + now.shown >= now.height - END_PX) return false
  const moved = now.top - before.top
  return Math.abs(moved) < LEAST_PX ? was : moved > 0
}

const placeOf = (box: Element): Place => ({
  top: box.scrollTop,
  height: box.scrollHeight,
  shown: box.clientHeight,
})

/** Marks the page (`data-tucked`) while somebody reads downwards, in it or in a box that scrolls. */
export function useTuckAway() {
  useEffect(() => {
    const root = document.documentElement
    const places = new WeakMap<Element, Place>()
    const handle = ({ target }: Event) => {
      const box = target === document ? root : target
      if (!(box instanceof Element)) return
      const now = placeOf(box)
      const before = places.get(box) ?? { ...now, top: 0 }
      // A movement too small to count is added to the next one.
      if (now.top === before.top) return
      const is = isTucked(before, now, 'tucked' in root.dataset)
      if (Math.abs(now.top - before.top) >= LEAST_PX) places.set(box, now)
      if (is) root.dataset['tucked'] = ''
      else delete root.dataset['tucked']
    }
    document.addEventListener('scroll', handle, { capture: true, passive: true })
    return () => {
      document.removeEventListener('scroll', handle, { capture: true })
      delete root.dataset['tucked']
    }
  }, [])
}
