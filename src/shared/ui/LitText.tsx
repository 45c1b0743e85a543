import { Fragment } from 'react'

import { Lit } from './Lit.tsx'

type Span = { start: number; end: number }

/**
 * A text with passages lit. Offsets count UTF-16 units, end exclusive; spans may come in any order, overlap, or reach
 * beyond the text. Draws text alone: nothing in it is ever read as markup.
 */
export function LitText({ text, spans }: { text: string; spans: readonly Span[] }) {
  return pieces(text, spans).map(({ start, end, isLit }) => (
    <Fragment key={start}>{isLit ? <Lit>{text.slice(start, end)}</Lit> : text.slice(start, end)}</Fragment>
  ))
}

function pieces(text: string, spans: readonly Span[]) {
  const all: { start: number; end: number; isLit: boolean }[] = []
  let at = 0
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(span.start, at)
    const end = Math.min(span.end, text.length)
    if (end <= start) continue
    if (start > at) all.push({ start: at, end: start, isLit: false })
    all.push({ start, end, isLit: true })
    at = end
  }
  if (at < text.length) all.push({ start: at, end: text.length, isLit: false })
  return all
}
