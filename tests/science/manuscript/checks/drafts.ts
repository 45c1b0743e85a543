import type { Block, Inline, Mark, Manuscript } from '#science/manuscript/manuscript.ts'

let made = 0

export const cite = (...paperIds: string[]): Inline => ({
  type: 'citation',
  attrs: { id: `c${++made}`, items: paperIds.map((paperId) => ({ paperId })) },
})
export const text = (words: string, ...marks: Mark[]): Inline => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const inline = (parts: readonly (string | Inline)[]): Inline[] =>
  parts.map((part) => (typeof part === 'string' ? text(part) : part))

export const p = (id: string, ...parts: (string | Inline)[]): Block => ({
  type: 'paragraph',
  attrs: { id },
  content: inline(parts),
})
export const h = (id: string, words: string, level: 1 | 2 | 3 | 4 = 1): Block => ({
  type: 'heading',
  attrs: { id, level },
  content: [text(words)],
})
export const doc = (...content: Block[]): Manuscript => ({ type: 'doc', content })

/** What stands at a place of a draft, as the editor counts (one for each unit of text and each inline node), without what is only proposed. */
export function standsAt(manuscript: Manuscript, place: { blockId: string; start: number; end: number }): string {
  let found = ''
  const visit = (block: Block) => {
    if ((block.type === 'paragraph' || block.type === 'heading') && block.attrs?.id === place.blockId) {
      let offset = 0
      for (const node of block.content ?? []) {
        const words = node.type === 'text' ? node.text : `<${node.type}>`
        const size = node.type === 'text' ? node.text.length : 1
        const isProposed = node.marks?.some(({ type }) => type === 'insertion')
        for (let at = 0; at < (isProposed ? 0 : size); at++) {
          if (offset + at < place.start || offset + at >= place.end) continue
          found += node.type === 'text' ? words.charAt(at) : words
        }
        offset += size
      }
    }
    if (block.type === 'blockquote') block.content.forEach(visit)
    if (block.type === 'bulletList' || block.type === 'orderedList')
      for (const item of block.content) item.content.forEach(visit)
  }
  manuscript.content.forEach(visit)
  return found
}
