import { writeBibtex } from '../../records/write-bibtex.ts'
import type { Block, CitationNode, Inline, ListNode, LiveBlockNode, Mark, TableNode } from '../manuscript.ts'
import type { TransferNote } from '../transfer-ledger.ts'
import {
  atHeading,
  exportContext,
  pictureOf,
  referenceLabel,
  rowsOf,
  standing,
  type ExportContext,
  type ExportInput,
} from './export-input.ts'
import { locatorWords } from './locator-words.ts'

/** Files of an export by their name, the document first, and what was and was not carried over. */
export type ExportedFiles = { files: Map<string, string | Uint8Array>; notes: TransferNote[] }

type State = { context: ExportContext; footnotes: string[]; pictures: Map<string, Uint8Array>; named: Set<string> }

/**
 * Writes Markdown as Pandoc reads it: citations with their keys, footnotes, formulas, tables, attributes. With it goes
 * the list of references as BibTeX, and every picture as a file.
 */
export function writeMarkdown(input: ExportInput): ExportedFiles {
  const context = exportContext(input)
  const state: State = { context, footnotes: [], pictures: new Map(), named: pointedAt(context.manuscript.content) }
  const { papers, rendered, title } = context
  const listed = rendered.bibliography.flatMap(({ paperId }) => {
    const paper = papers.get(paperId)
    return paper === undefined ? [] : [{ ...paper, shelf: { citationKey: context.keys.get(paperId) } }]
  })
  const head = [
    `title: ${JSON.stringify(title.trim())}`,
    ...(listed.length > 0 ? ['bibliography: references.bib', 'link-citations: true'] : []),
  ]
  const body = blocks(context.manuscript.content, state, 0)
  const notes = state.footnotes.map((text, index) => `[^${index + 1}]: ${text}`)
  const whole = [`---\n${head.join('\n')}\n---`, body, ...notes].filter((part) => part !== '').join('\n\n')
  return {
    files: new Map<string, string | Uint8Array>([
      ['draft.md', `${whole}\n`],
      ...(listed.length > 0 ? [['references.bib', writeBibtex(listed)] as const] : []),
      ...state.pictures,
    ]),
    notes: context.ledger.notes(),
  }
}

/** Ids that a cross reference names: only they are written into the text. */
export function pointedAt(all: readonly Block[], found = new Set<string>()): Set<string> {
  const json = JSON.stringify(all)
  for (const [, id] of json.matchAll(/"type":"crossReference","attrs":\{"targetId":"((?:[^"\\]|\\.)*)"/g))
    if (id !== undefined) found.add(JSON.parse(`"${id}"`) as string)
  return found
}

const idText = (id: string | null | undefined, { named }: State) => (id && named.has(id) ? ` {#${anchor(id)}}` : '')
/** An id that attributes of Markdown and LaTeX labels both take. */
export const anchor = (id: string): string => id.replace(/[^\w-]/g, '-')

function blocks(all: readonly Block[], state: State, depth: number): string {
  if (depth > 40) {
    state.context.ledger.add('left', 'nesting')
    return ''
  }
  const parts: string[] = []
  let before: Block | undefined
  for (const block of all) {
    // Two lists that follow each other would be read as one.
    if (before !== undefined && isList(before) && isList(block)) parts.push('<!-- -->')
    parts.push(blockText(block, state, depth))
    before = block
  }
  return parts.filter((part) => part !== '').join('\n\n')
}

const isList = ({ type }: Block) => type === 'bulletList' || type === 'orderedList'
const indented = (text: string, by: string) => text.replace(/\n(?=[^\n])/g, `\n${by}`)

function blockText(block: Block, state: State, depth: number): string {
  const { context } = state
  atHeading(block, context)
  switch (block.type) {
    case 'paragraph':
      return atLineStart(inlineText(block.content, state))
    case 'heading':
      context.ledger.add('taken', 'headings')
      return `${'#'.repeat(block.attrs.level)} ${inlineText(block.content, state).replaceAll('\n', ' ')}${idText(block.attrs.id, state)}`
    case 'bulletList':
    case 'orderedList':
      return list(block, state, depth)
    case 'blockquote':
      return blocks(block.content, state, depth + 1)
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n')
    case 'codeBlock': {
      const code = (block.content ?? []).map(({ text }) => text).join('')
      const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length))
      const fence = '`'.repeat(longest + 1)
      return `${fence}${(block.attrs?.language ?? '').replace(/[^\w+-]/g, '')}\n${code}\n${fence}`
    }
    case 'horizontalRule':
      return '* * *'
    case 'table':
      return table(block, state)
    case 'figure': {
      const { src, alt, caption, id } = block.attrs
      const picture = pictureOf(src)
      if (picture === undefined) {
        context.ledger.add('left', 'pictures', caption)
        return escapedText(caption)
      }
      const name = `pictures/${state.pictures.size + 1}.${picture.type.slice('image/'.length)}`
      state.pictures.set(name, picture.bytes)
      context.ledger.add('taken', 'figures')
      const attributes = [...(id && state.named.has(id) ? [`#${anchor(id)}`] : []), `alt=${JSON.stringify(alt)}`]
      return `![${escapedText(caption)}](${name}){${attributes.join(' ')}}`
    }
    case 'equationBlock':
      context.ledger.add('taken', 'equations')
      return `$$\n${block.attrs.latex.replace(/\n\s*\n/g, '\n')}\n$$${idText(block.attrs.id, state)}`
    case 'liveBlock':
      return live(block, state)
    case 'bibliography':
      context.ledger.add('taken', 'bibliography')
      return '::: {#refs}\n:::'
  }
}

function list(node: ListNode, state: State, depth: number): string {
  state.context.ledger.add('taken', 'lists')
  const start = node.attrs?.start ?? 1
  return node.content
    .map((item, index) => {
      const marker = node.type === 'bulletList' ? '-   ' : `${start + index}.`.padEnd(4)
      return `${marker}${indented(blocks(item.content, state, depth + 1), ' '.repeat(marker.length))}`
    })
    .join('\n\n')
}

function table(node: TableNode, state: State): string {
  const { ledger } = state.context
  ledger.add('taken', 'tables')
  const rows = node.content.map((row) =>
    row.content.flatMap((cell) => {
      const { colspan = 1, rowspan = 1 } = cell.attrs ?? {}
      if (colspan > 1 || rowspan > 1) ledger.add('changed', 'mergedCells')
      const text = cell.content
        .map((block) =>
          block.type === 'paragraph' || block.type === 'heading'
            ? inlineText(block.content, state)
            : blockText(block, state, 30),
        )
        .join(' ')
        .replace(/(?<!\s)\s*\\?\n\s*/g, ' ')
      return [text, ...Array.from({ length: Math.max(0, colspan - 1) }, () => '')]
    }),
  )
  const hasHead = node.content[0]?.content.every(({ type }) => type === 'tableHeader') === true
  return pipeTable(rows, hasHead, node.attrs.caption, idText(node.attrs.id, state))
}

function pipeTable(rows: readonly string[][], hasHead: boolean, caption: string | undefined, id: string): string {
  const width = Math.max(1, ...rows.map((row) => row.length))
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => (cells[index] ?? '').replace(/(?<!\\)\|/g, String.raw`\|`)).join(' | ')} |`
  const [head, ...rest] = hasHead ? rows : [[], ...rows]
  const text = [line(head ?? []), `|${' --- |'.repeat(width)}`, ...rest.map(line)].join('\n')
  return caption || id !== '' ? `${text}\n\n: ${escapedText(caption ?? '')}${id}` : text
}

function live(node: LiveBlockNode, state: State): string {
  state.context.ledger.add('changed', 'liveBlocks')
  const { made, caption, id } = node.attrs
  if (made.svg !== undefined) {
    const name = `pictures/${state.pictures.size + 1}.svg`
    state.pictures.set(name, new TextEncoder().encode(made.svg))
    return `![${escapedText(caption)}](${name})${idText(id, state).trim()}`
  }
  const rows = rowsOf(node).map((row) => row.map((cell) => escapedText(cell).replaceAll('\n', ' ')))
  const parts =
    rows.length > 0 ? [pipeTable(rows, made.columns !== undefined, caption, idText(id, state))] : [escapedText(caption)]
  return [...parts, ...(made.lines ?? []).map(escapedText)].join('\n\n')
}

/** Signs that Pandoc reads as its own. */
export const escapedText = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~^$@&"'-]/g, (sign) => (/[-"'&#]/.test(sign) ? sign : `\\${sign}`))
    .replace(/&(?=#?\w+;)/g, '\\&')

/** What would begin a list, a quotation, a heading or a rule at the start of a line. */
const atLineStart = (text: string) =>
  text.replace(/^(\s*)([-+:#=])/gm, '$1\\$2').replace(/^(\s*\(?\w{1,9})([.)])(?=\s|$)/gm, '$1\\$2')

const delimiters: [Mark['type'], string, string][] = [
  ['bold', '**', '**'],
  ['italic', '*', '*'],
  ['strike', '~~', '~~'],
  ['superscript', '^', '^'],
  ['subscript', '~', '~'],
  ['underline', '[', ']{.underline}'],
]

function inlineText(content: readonly Inline[] | undefined, state: State): string {
  const { context } = state
  return merged(standing(content, context.ledger))
    .map((node) => {
      switch (node.type) {
        case 'text':
          return marked(node.text, node.marks ?? [])
        case 'hardBreak':
          return '\\\n'
        case 'equation':
          context.ledger.add('taken', 'equations')
          return `$${node.attrs.latex.trim()}$`
        case 'citation':
          return citation(node, context)
        case 'crossReference':
          context.ledger.add('taken', 'crossReferences')
          return `[${escapedText(referenceLabel(context, node.attrs.targetId))}](#${anchor(node.attrs.targetId)})`
        case 'footnote': {
          context.ledger.add('taken', 'footnotes')
          const place = state.footnotes.length
          state.footnotes.push('')
          state.footnotes[place] = inlineText(node.attrs.content, state).replace(/(?<!\s)\s*\n\s*/g, ' ')
          return `[^${place + 1}]`
        }
      }
    })
    .reduce((line, next) => {
      // Two signs of format that touch would be read as one longer sign.
      const touches = /[*~^_\]]$/.test(line) && /^[*~^_[]/.test(next)
      return line + (touches ? '<!-- -->' : '') + next
    }, '')
}

/** Neighbours of the same format as one, comments aside. */
function merged(content: readonly Inline[]): Inline[] {
  const all: Inline[] = []
  for (const node of content) {
    const last = all.at(-1)
    if (node.type === 'text' && last?.type === 'text' && key(node) === key(last))
      all[all.length - 1] = { ...last, text: last.text + node.text }
    else all.push(node)
  }
  return all
}
const key = (node: Inline) =>
  JSON.stringify(
    (node.marks ?? []).filter(({ type }) => type !== 'comment' && type !== 'insertion' && type !== 'deletion'),
  )

function marked(text: string, marks: readonly Mark[]): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (inner === '') return text
  const has = new Set(marks.map(({ type }) => type))
  let written = has.has('code') ? codeText(inner) : escapedText(inner)
  for (const [type, open, close] of delimiters) {
    if (!has.has(type)) continue
    const body = type === 'superscript' || type === 'subscript' ? written.replaceAll(' ', String.raw`\ `) : written
    written = `${open}${body}${close}`
  }
  const link = marks.find((mark) => mark.type === 'link')
  if (link?.type === 'link') written = `[${written}](<${link.attrs.href.replace(/[<>\s]/g, encodeURIComponent)}>)`
  return `${before}${written}${after}`
}

function codeText(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${fence}${room}${text}${room}${fence}`
}

/** "[see @berg2020light, pp. 12-14; -@lund2019shift]" */
function citation(node: CitationNode, context: ExportContext): string {
  context.ledger.add('taken', 'citations')
  const items = node.attrs.items.map((item) => {
    const key = context.keys.get(item.paperId)
    if (key === undefined) context.ledger.add('changed', 'references', item.paperId)
    const prefix = item.prefix ? `${escapedText(item.prefix).replaceAll(';', String.raw`\;`)} ` : ''
    const locator = locatorWords(item)
    const suffix = item.suffix
      ? `${locator === '' ? ',' : ''} ${escapedText(item.suffix).replaceAll(';', String.raw`\;`)}`
      : ''
    return `${prefix}${item.suppressAuthor === true ? '-' : ''}@${key ?? 'missing'}${locator === '' ? '' : `, ${locator}`}${suffix}`
  })
  return `[${items.join('; ')}]`
}
