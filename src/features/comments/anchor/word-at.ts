import type { Anchor } from './anchor.ts'

type Word = NonNullable<Anchor['word']>

const LENGTH = 32

/** The text nodes of an element, each with where it begins in the whole text. */
function* textNodes(element: Element): Generator<[node: Text, start: number]> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let start = 0
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    yield [node, start]
    start += node.data.length
  }
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y)
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined
  }
  const range = (
    document as Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  ).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** The box of the one character at a place in an element's text. */
function boxAt(element: Element, at: number): DOMRect | undefined {
  for (const [node, start] of textNodes(element)) {
    const offset = at - start
    if (offset < 0 || offset >= node.data.length) continue
    const range = document.createRange()
    range.setStart(node, offset)
    range.setEnd(node, offset + 1)
    const box = range.getClientRects?.()[0]
    return box && box.height > 0 ? box : undefined
  }
  return undefined
}

/** Where in running text a point lies: some letters from there on, and how far from the first of them in line heights. */
export function wordAt(element: Element, x: number, y: number): Word | undefined {
  const caret = caretAt(x, y)
  if (!caret || !element.contains(caret.node) || caret.node.nodeType !== Node.TEXT_NODE) return undefined
  for (const [node, start] of textNodes(element)) {
    if (node !== caret.node) continue
    const at = start + Math.min(caret.offset, node.data.length - 1)
    const text = (element.textContent ?? '').slice(at, at + LENGTH)
    const box = text.trim() === '' ? undefined : boxAt(element, at)
    // In the margin beside the text it is no word that was meant.
    if (!box || Math.abs(x - box.left) > 2 * box.height || Math.abs(y - (box.top + box.height / 2)) > box.height) {
      return undefined
    }
    return { text, start: at, x: (x - box.left) / box.height, y: (y - box.top) / box.height }
  }
  return undefined
}

/** Where the letters stand now, in the window's pixels; undefined where they are gone. The nearest of several counts. */
export function pointOfWord(element: Element, word: Word): { x: number; y: number } | undefined {
  const all = element.textContent ?? ''
  let at = all.startsWith(word.text, word.start) ? word.start : -1
  if (at === -1) {
    for (let next = all.indexOf(word.text); next !== -1; next = all.indexOf(word.text, next + 1)) {
      if (at === -1 || Math.abs(next - word.start) < Math.abs(at - word.start)) at = next
    }
  }
  const box = at === -1 ? undefined : boxAt(element, at)
  return box && { x: box.left + word.x * box.height, y: box.top + word.y * box.height }
}
