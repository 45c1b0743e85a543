import { useLayoutEffect, useState, type RefObject } from 'react'

/** Width in px of the box that holds a figure, rounded down to steps of 8; `start` until it is known. */
export function useFigureWidth(box: RefObject<HTMLElement | null>, start = 720): number {
  const [width, setWidth] = useState(start)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => {
      const seen = Math.floor(element.clientWidth / 8) * 8
      if (seen > 0) setWidth(seen)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
