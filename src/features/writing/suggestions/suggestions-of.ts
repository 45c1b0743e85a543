import type { Block, Inline, Manuscript, SuggestionAttrs } from '#science/manuscript/manuscript.ts'

/** A proposed change as a list shows it: what would come, what would go, and where it begins. */
export type Suggestion = SuggestionAttrs & {
  inserted: string
  deleted: string
  place: { blockId: string; start: number; end: number }
}

/** Every proposed change of a draft in reading order, the parts of one put together. */
export function suggestionsOf({ content }: Manuscript): Suggestion[] {
  const found = new Map<string, Suggestion>()
  const read = (blockId: string, nodes: readonly Inline[]) => {
    let offset = 0
    for (const node of nodes) {
      const size = node.type === 'text' ? node.text.length : 1
      for (const mark of node.marks ?? []) {
        if (mark.type !== 'insertion' && mark.type !== 'deletion') continue
        const { attrs } = mark
        const known = found.get(attrs.suggestionId) ?? {
          ...attrs,
          inserted: '',
          deleted: '',
          place: { blockId, start: offset, end: offset },
        }
        const words = node.type === 'text' ? node.text : node.type === 'hardBreak' ? ' ' : ` [${names[node.type]}]`
        if (mark.type === 'insertion') known.inserted += words
        else known.deleted += words
        if (known.place.blockId === blockId) known.place.end = offset + size
        found.set(attrs.suggestionId, known)
      }
      offset += size
    }
  }
  const visit = (block: Block) => {
    if (block.type === 'paragraph' || block.type === 'heading') read(block.attrs?.id ?? '', block.content ?? [])
    else if (block.type === 'blockquote') block.content.forEach(visit)
    else if (block.type === 'bulletList' || block.type === 'orderedList')
      for (const item of block.content) item.content.forEach(visit)
    else if (block.type === 'table')
      for (const row of block.content) for (const cell of row.content) cell.content.forEach(visit)
  }
  content.forEach(visit)
  return [...found.values()]
}

const names = { citation: 'citation', equation: 'formula', footnote: 'note', crossReference: 'reference' } as const
