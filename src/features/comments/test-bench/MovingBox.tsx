import { useEffect, useRef } from 'react'

import { benchCopy as copy } from './bench.copy.ts'

const LAP_MS = 4000

/** A box that drifts to and fro by an animation: nothing in the document changes while it moves. */
export function MovingBox({ isMoving }: { isMoving: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isMoving || !box.current?.animate) return undefined
    const drift = box.current.animate([{ transform: 'none' }, { transform: 'translateX(8rem)' }], {
      duration: LAP_MS,
      direction: 'alternate',
      iterations: Infinity,
      easing: 'ease-in-out',
    })
    return () => drift.cancel()
  }, [isMoving])
  return (
    <div
      ref={box}
      data-anchor="moving-box"
      className="w-40 rounded-card border border-line bg-accent-soft p-4 font-medium text-accent"
    >
      {copy.motion}
    </div>
  )
}
