import { useEffect, useRef } from 'react'

import { benchCopy as copy } from './bench.copy.ts'

const HEIGHTS = [40, 70, 100]

/** A canvas: what is drawn on it has no elements of its own. */
export function BenchDrawing() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const node = canvas.current
    const context = node?.getContext?.('2d')
    if (!node || !context) return
    context.fillStyle = getComputedStyle(node).color
    HEIGHTS.forEach((height, index) => context.fillRect(20 + index * 60, 120 - height, 40, height))
  }, [])
  return (
    <canvas
      ref={canvas}
      width={220}
      height={130}
      role="img"
      aria-label={copy.drawingText}
      className="rounded-control border border-line text-accent"
    />
  )
}
