import type { Block, Inline } from '../manuscript.ts'
import {
  atHeading,
  exportContext,
  referenceLabel,
  richPlain,
  rowsOf,
  standing,
  type ExportContext,
  type ExportInput,
} from './export-input.ts'
import type { ExportedFiles } from './write-markdown.ts'

/** Writes plain text: what a person would read aloud, with the citations as the style has them. */
export function writeText(input: ExportInput): ExportedFiles {
  const context = exportContext(input)
  const notes: string[] = []
  const body = blocks(context.manuscript.content, context, notes, '')
  const foot = notes.map((note, index) => `${index + 1}. ${note}`)
  const text = [context.title.trim(), body, ...(foot.length > 0 ? [foot.join('\n')] : [])].filter(Boolean).join('\n\n')
  return { files: new Map([['draft.txt', `${text}\n`]]), notes: context.ledger.notes() }
}

function inline(content: readonly Inline[] | undefined, context: ExportContext, notes: string[]): string {
  return standing(content, context.ledger)
    .map((node) => {
      switch (node.type) {
        case 'text':
          return node.text
        case 'hardBreak':
          return '\n'
        case 'equation':
          context.ledger.add('changed', 'equations')
          return node.attrs.latex
        case 'citation':
          context.ledger.add('taken', 'citations')
          return richPlain(context.rendered.citations.get(node.attrs.id) ?? [])
        case 'crossReference':
          return referenceLabel(context, node.attrs.targetId)
        case 'footnote': {
          const place = notes.push('')
          notes[place - 1] = inline(node.attrs.content, context, notes)
          return `[${place}]`
        }
      }
    })
    .join('')
}

function blocks(all: readonly Block[], context: ExportContext, notes: string[], indent: string): string {
  if (indent.length > 80) return ''
  return all
    .map((block) => blockText(block, context, notes, indent))
    .filter((part) => part !== '')
    .join('\n\n')
}

function blockText(block: Block, context: ExportContext, notes: string[], indent: string): string {
  const { ledger } = context
  atHeading(block, context)
  const label = (id: string | null | undefined, caption: string) => {
    const name = id ? context.numbering.targets.get(id)?.label : undefined
    return name === undefined ? caption : `${name}. ${caption}`
  }
  const lines = (text: string) => text.replace(/^/gm, indent)
  const rows = (cells: readonly (readonly string[])[]) => cells.map((row) => row.join('\t')).join('\n')
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return lines(inline(block.content, context, notes))
    case 'bulletList':
    case 'orderedList':
      return block.content
        .map((item, index) => {
          const sign = block.type === 'bulletList' ? '- ' : `${(block.attrs?.start ?? 1) + index}. `
          const inner = blocks(item.content, context, notes, `${indent}${' '.repeat(sign.length)}`)
          return `${indent}${sign}${inner.slice(indent.length + sign.length)}`
        })
        .join('\n')
    case 'blockquote':
      return blocks(block.content, context, notes, `${indent}  `)
    case 'codeBlock':
      return lines((block.content ?? []).map(({ text }) => text).join(''))
    case 'horizontalRule':
      return `${indent}* * *`
    case 'table': {
      ledger.add('changed', 'tables')
      const cells = block.content.map((row) =>
        row.content.map((cell) => blocks(cell.content, context, notes, '').replace(/\s+/g, ' ')),
      )
      return [label(block.attrs.id, block.attrs.caption ?? ''), rows(cells)].filter(Boolean).join('\n')
    }
    case 'figure':
      ledger.add('left', 'pictures')
      return label(block.attrs.id, block.attrs.caption)
    case 'equationBlock':
      ledger.add('changed', 'equations')
      return lines(block.attrs.latex)
    case 'liveBlock': {
      ledger.add('changed', 'liveBlocks')
      const { made, id, caption } = block.attrs
      return [label(id, caption), rows(rowsOf(block)), ...(made.lines ?? [])].filter(Boolean).join('\n')
    }
    case 'bibliography':
      ledger.add('taken', 'bibliography')
      return context.rendered.bibliography
        .map((entry) => [entry.label, richPlain(entry.text)].filter(Boolean).join(' '))
        .join('\n')
  }
}
