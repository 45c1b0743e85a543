import type { TextRange } from '#science/documents/find-text.ts'
import type { PageSpan } from '#science/documents/text-places.ts'

/**
 * The range of the document's text that is selected inside an element. Elements with `data-start` know where their words
 * begin: in the text of the page that holds them (`data-page`), else in the document's text.
 */
export function selectedRange(root: HTMLElement, spans: readonly PageSpan[]): TextRange | undefined {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!range.intersectsNode(root)) return undefined
  let [start, end] = [Infinity, -Infinity]
  for (const element of root.querySelectorAll<HTMLElement>('[data-start]')) {
    if (!range.intersectsNode(element)) continue
    const part = document.createRange()
    part.selectNodeContents(element)
    // A space stands behind each piece for copying; it is no letter of the text.
    const length = Math.min(part.toString().length, Number(element.dataset['length'] ?? Infinity))
    const isBegin = element.contains(range.startContainer)
    const isEnd = element.contains(range.endContainer)
    const from = isBegin ? lengthTo(element, range.startContainer, range.startOffset) : 0
    const to = isEnd ? Math.min(length, lengthTo(element, range.endContainer, range.endOffset)) : length
    if (to <= from) continue
    const offset = Number(element.dataset['start']) + baseOf(element, spans)
    start = Math.min(start, offset + from)
    end = Math.max(end, offset + to)
  }
  return start < end ? { start, end } : undefined
}

function lengthTo(element: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange()
  before.selectNodeContents(element)
  before.setEnd(node, offset)
  return before.toString().length
}

function baseOf(element: HTMLElement, spans: readonly PageSpan[]): number {
  const page = element.closest<HTMLElement>('[data-page]')?.dataset['page']
  if (page === undefined) return 0
  return spans.find((span) => span.page === Number(page))?.start ?? 0
}

/** Without white space at its edges; undefined where nothing is left. */
export function trimmed(text: string, { start, end }: TextRange): TextRange | undefined {
  const words = text.slice(start, end)
  const from = start + (words.length - words.trimStart().length)
  const to = from + words.trim().length
  return from < to ? { start: from, end: to } : undefined
}
