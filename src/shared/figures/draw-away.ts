import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Draws a figure beside the page, for a file: `write` gets its `svg`, which is gone once that has settled. */
export async function drawAway<T>(figure: ReactNode, write: (svg: SVGSVGElement) => Promise<T> | T): Promise<T> {
  const holder = document.createElement('div')
  const away = createRoot(holder)
  try {
    flushSync(() => away.render(figure))
    const svg = holder.querySelector('svg')
    if (!svg) throw new Error('There is no figure to draw.')
    return await write(svg)
  } finally {
    away.unmount()
  }
}
