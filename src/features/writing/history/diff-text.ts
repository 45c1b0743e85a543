import { diffArrays, diffWordsWithSpace } from 'diff'

import type { Paper } from '#contract/papers.ts'
import type { Block, Inline, Manuscript } from '#science/manuscript/manuscript.ts'
import { familyOf } from '#science/records/names.ts'

/** A block of text as a line: what a person reads in it. */
export type Line = { kind: string; text: string }
export type Piece = { text: string; is: 'same' | 'added' | 'removed' }
/** A block in the comparison of two texts. Blocks that did not change stand as one piece. */
export type DiffBlock = { kind: string; pieces: Piece[] }

const nameOf = (references: ReadonlyMap<string, Paper>, id: string) => {
  const paper = references.get(id)
  const [author] = paper?.authors ?? []
  return paper ? `${familyOf(author) || 'Anonymous'} ${paper.year ?? 'n.d.'}` : 'unknown paper'
}

function inline(content: readonly Inline[] = [], references: ReadonlyMap<string, Paper>): string {
  return content
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.type === 'citation')
        return `(${node.attrs.items.map(({ paperId, locator }) => [nameOf(references, paperId), locator].filter(Boolean).join(', ')).join('; ')})`
      if (node.type === 'equation') return `$${node.attrs.latex}$`
      if (node.type === 'footnote') return ` [note: ${inline(node.attrs.content, references)}]`
      if (node.type === 'crossReference') return '[reference]'
      return '\n'
    })
    .join('')
}

/** A text as the blocks that a person reads, in their order. */
export function linesOf(manuscript: Manuscript, references: ReadonlyMap<string, Paper>): Line[] {
  const read = (blocks: readonly Block[], kind: string): Line[] =>
    blocks.flatMap((block): Line[] => {
      if (block.type === 'paragraph') return [{ kind, text: inline(block.content, references) }]
      if (block.type === 'heading')
        return [{ kind: `heading-${block.attrs.level}`, text: inline(block.content, references) }]
      if (block.type === 'blockquote') return read(block.content, 'quote')
      if (block.type === 'bulletList' || block.type === 'orderedList') {
        return block.content.flatMap((item) => read(item.content, 'item'))
      }
      if (block.type === 'codeBlock')
        return [{ kind: 'code', text: (block.content ?? []).map(({ text }) => text).join('') }]
      if (block.type === 'table') {
        const rows = block.content.map((row) =>
          row.content
            .map((cell) =>
              read(cell.content, '')
                .map(({ text }) => text)
                .join(' '),
            )
            .join(' | '),
        )
        return [{ kind: 'table', text: [block.attrs.caption ?? '', ...rows].filter(Boolean).join('\n') }]
      }
      if (block.type === 'figure')
        return [{ kind: 'figure', text: `[Figure] ${block.attrs.caption || block.attrs.alt}`.trim() }]
      if (block.type === 'equationBlock') return [{ kind: 'equation', text: `$$${block.attrs.latex}$$` }]
      if (block.type === 'liveBlock') return [{ kind: 'live', text: `[Live block] ${block.attrs.caption}`.trim() }]
      return []
    })
  return read(manuscript.content, 'text').filter(({ text }) => text.trim() !== '')
}

const keyOf = ({ kind, text }: Line) => `${kind}\n${text}`

/** Whether two blocks are the same one, rewritten: half of the words of the shorter stand in the other. */
function isRewritten(a: Line, b: Line): boolean {
  const words = new Set(a.text.toLowerCase().split(/\W+/).filter(Boolean))
  const others = b.text.toLowerCase().split(/\W+/).filter(Boolean)
  const shared = others.filter((word) => words.has(word)).length
  return shared * 2 >= Math.min(words.size, others.length) && shared > 0
}

/** What changed from one text to another: block by block, and word by word where a block was rewritten. */
export function diffTexts(before: readonly Line[], after: readonly Line[]): DiffBlock[] {
  const blocks: DiffBlock[] = []
  const changes = diffArrays([...before], [...after], { comparator: (a, b) => keyOf(a) === keyOf(b) })
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at]
    if (!change) continue
    const next = changes[at + 1]
    if (!change.removed) {
      for (const { kind, text } of change.value)
        blocks.push({ kind, pieces: [{ text, is: change.added ? 'added' : 'same' }] })
      continue
    }
    const added = next?.added ? [...next.value] : []
    if (next?.added) at += 1
    for (const old of change.value) {
      const place = added.findIndex((line) => isRewritten(old, line))
      const now = added[place]
      if (!now) {
        blocks.push({ kind: old.kind, pieces: [{ text: old.text, is: 'removed' }] })
        continue
      }
      for (const line of added.splice(0, place))
        blocks.push({ kind: line.kind, pieces: [{ text: line.text, is: 'added' }] })
      added.shift()
      const pieces = diffWordsWithSpace(old.text, now.text).map(({ value, added: isNew, removed }): Piece => ({
        text: value,
        is: isNew ? 'added' : removed ? 'removed' : 'same',
      }))
      blocks.push({ kind: now.kind, pieces })
    }
    for (const line of added) blocks.push({ kind: line.kind, pieces: [{ text: line.text, is: 'added' }] })
  }
  return blocks
}
