import type { Block, ListItemNode, TableNode } from '../../manuscript.ts'
import { TransferLedger } from '../../transfer-ledger.ts'
import { NESTING_MAX, type ImportedDraft } from '../imported-draft.ts'
import { checkedText, ImportState, paragraphOf, type ImportOptions } from '../import-options.ts'
import { markdownInline, type MarkdownContext } from './markdown-inline.ts'

/**
 * Reads Markdown as Pandoc and CommonMark have it: headings, lists, quotations, code, pipe tables, footnotes, formulas,
 * links, citations by key. Markup inside is never taken: its words are, and the ledger says so.
 */
export function readMarkdown(source: string, options: ImportOptions = {}): ImportedDraft {
  const ledger = new TransferLedger()
  const state = new ImportState(ledger, options)
  const { title, body } = withoutHead(checkedText(source))
  const { lines, footnotes, links } = withoutDefinitions(body.split('\n'))
  const ids = new Set([...body.matchAll(/\{#([\w-]+)/g)].map(([, id]) => id ?? ''))
  const context: MarkdownContext = { state, footnotes, links, ids }
  const content = new BlockReader(context).read(lines, 0)
  const [first, second] = content
  // A file that begins with its title as the only heading of its kind has that as its title.
  const isTitle =
    title === undefined &&
    first?.type === 'heading' &&
    first.attrs.level === 1 &&
    second !== undefined &&
    !content.slice(1).some((block) => block.type === 'heading' && block.attrs.level === 1)
  const words = isTitle ? (first.content ?? []).map((node) => (node.type === 'text' ? node.text : '')).join('') : title
  return state.finished(isTitle ? content.slice(1) : content, words)
}

function withoutHead(text: string): { title: string | undefined; body: string } {
  const found = /^---[ \t]*\n([\s\S]{0,20000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text)
  if (found === null) return { title: undefined, body: text }
  const line = /^title:[ \t]*(.+)$/m.exec(found[1] ?? '')?.[1]?.trim()
  return { title: line === undefined ? undefined : yamlText(line), body: text.slice(found[0].length) }
}

function yamlText(value: string): string {
  if (value.startsWith('"')) {
    try {
      return String(JSON.parse(value))
    } catch {
      return value.replace(/^"|"$/g, '')
    }
  }
  return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value
}

/** Takes out what is defined anywhere and used inside the text: notes and addresses of links. */
function withoutDefinitions(all: readonly string[]) {
  const lines: string[] = []
  const footnotes = new Map<string, string>()
  const links = new Map<string, string>()
  let note: { id: string; text: string[] } | undefined
  let fence: string | undefined
  const close = () => {
    if (note !== undefined) footnotes.set(note.id, note.text.join('\n').trim())
    note = undefined
  }
  for (const line of all) {
    const mark = /^\s{0,12}(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined
    const started = fence === undefined ? /^\[\^([^\]\s]{1,100})\]:[ \t]*(.*)$/.exec(line) : null
    const link =
      fence === undefined
        ? /^ {0,3}\[([^\]^][^\]]{0,200})\]:[ \t]*<?(\S+?)>?(?:[ \t]+["'(].*)?[ \t]*$/.exec(line)
        : null
    if (started?.[1] !== undefined) {
      close()
      note = { id: started[1], text: [started[2] ?? ''] }
    } else if (
      note !== undefined &&
      (/^(?: {4}|\t)/.test(line) || (line.trim() !== '' && note.text.at(-1)?.trim() !== ''))
    ) {
      note.text.push(line.trim())
    } else if (note !== undefined && line.trim() === '') note.text.push('')
    else {
      close()
      if (link?.[1] !== undefined && link[2] !== undefined) links.set(link[1].trim().toLowerCase(), link[2])
      else lines.push(line)
    }
  }
  close()
  return { lines, footnotes, links }
}

const LIST = /^( {0,3})([-+*]|\d{1,9}[.)])( +|\t|$)/
const RULE = /^ {0,3}([*_-])(?:[ \t]*\1){2,}[ \t]*$/
const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*\{?\.?([\w+-]*)[^`]*$/
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const DELIMITER = /^\s*(?:\|\s*)?:?-+:?\s*(?:\|\s*:?-+:?\s*)*(?:\|\s*)?$/
const MATH = /^ {0,3}\$\$/

class BlockReader {
  readonly #context: MarkdownContext

  constructor(context: MarkdownContext) {
    this.#context = context
  }

  read(lines: readonly string[], depth: number): Block[] {
    const { ledger } = this.#context.state
    const out: Block[] = []
    if (depth > NESTING_MAX) {
      ledger.add('left', 'nesting')
      return [paragraphOf([{ type: 'text', text: lines.join(' ').slice(0, 10_000).trim() || '…' }])]
    }
    let at = 0
    while (at < lines.length) {
      const line = lines[at] ?? ''
      if (line.trim() === '') {
        at += 1
        continue
      }
      const fence = FENCE.exec(line)
      const heading = HEADING.exec(line)
      if (/^ {0,3}<!--/.test(line)) {
        while (at < lines.length && !(lines[at] ?? '').includes('-->')) at += 1
        at += 1
      } else if (fence?.[1] !== undefined) {
        const [end, code] = until(lines, at + 1, (each) => new RegExp(`^ {0,3}${fence[1]}\\s*$`).test(each))
        ledger.add('taken', 'code')
        const language = fence[2] === '' || fence[2] === undefined ? {} : { attrs: { language: fence[2] } }
        out.push({
          type: 'codeBlock',
          ...language,
          ...(code.length > 0 && { content: [{ type: 'text', text: code.join('\n') }] }),
        })
        at = end + 1
      } else if (MATH.test(line)) at = this.#math(lines, at, out)
      else if (/^ {0,3}:::/.test(line)) {
        if (/#refs\b/.test(line)) {
          const [end] = until(lines, at + 1, (each) => /^ {0,3}:::\s*$/.test(each))
          ledger.add('taken', 'bibliography')
          out.push({ type: 'bibliography' })
          at = end + 1
        } else at += 1
      } else if (heading?.[1] !== undefined) {
        this.#heading(heading[1].length, heading[2] ?? '', out)
        at += 1
      } else if (RULE.test(line)) {
        out.push({ type: 'horizontalRule' })
        at += 1
      } else if (/^ {0,3}>/.test(line)) {
        const [end, inside] = until(
          lines,
          at,
          (each) => each.trim() === '' || (!/^ {0,3}>/.test(each) && startsBlock(each)),
        )
        ledger.add('taken', 'quotes')
        const content = this.read(
          inside.map((each) => each.replace(/^ {0,3}> ?/, '')),
          depth + 1,
        )
        out.push({ type: 'blockquote', content: content.length > 0 ? content : [{ type: 'paragraph' }] })
        at = end
      } else if (LIST.test(line)) at = this.#list(lines, at, depth, out)
      else if (line.includes('|') && DELIMITER.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('|'))
        at = this.#table(lines, at, out)
      else if (/^(?: {4}|\t)/.test(line)) {
        const [end, code] = until(lines, at, (each) => each.trim() !== '' && !/^(?: {4}|\t)/.test(each))
        const text = code
          .map((each) => each.replace(/^(?: {4}|\t)/, ''))
          .join('\n')
          .trimEnd()
        ledger.add('taken', 'code')
        out.push({ type: 'codeBlock', content: [{ type: 'text', text }] })
        at = end
      } else at = this.#paragraph(lines, at, out)
    }
    return out
  }

  #inline(text: string) {
    return markdownInline(text, this.#context)
  }

  #heading(level: number, source: string, out: Block[]): void {
    const { ledger } = this.#context.state
    const attributes = /(?:^|(?<![ \t])[ \t]+)\{([#.][^{}\\]*)\}[ \t]*$/.exec(source)
    const id = /#([\w-]+)/.exec(attributes?.[1] ?? '')?.[1] ?? null
    const content = this.#inline(attributes === null ? source : source.slice(0, attributes.index))
    ledger.place = content
      .map((node) => (node.type === 'text' ? node.text : ''))
      .join('')
      .slice(0, 80)
    ledger.add(level > 4 ? 'changed' : 'taken', 'headings', level > 4 ? `level ${level}` : undefined)
    out.push({
      type: 'heading',
      attrs: { id, level: Math.min(4, level) as 1 | 2 | 3 | 4 },
      ...(content.length > 0 && { content }),
    })
  }

  #math(lines: readonly string[], at: number, out: Block[]): number {
    const first = (lines[at] ?? '').trim().slice(2)
    const close = first.indexOf('$$')
    const [end, more] = close >= 0 ? [at, []] : until(lines, at + 1, (each) => each.includes('$$'))
    const last = close >= 0 ? first : (lines[end] ?? '')
    const cut = last.indexOf('$$')
    const tail = cut < 0 ? '' : last.slice(cut + 2)
    const latex = (
      close >= 0 ? first.slice(0, close) : [first, ...more, cut < 0 ? '' : last.slice(0, cut)].join('\n')
    ).trim()
    const id = /\{#([\w-]+)/.exec(tail)?.[1] ?? null
    this.#context.state.ledger.add('taken', 'equations')
    out.push({ type: 'equationBlock', attrs: { id, latex } })
    return end + 1
  }

  #list(lines: readonly string[], start: number, depth: number, out: Block[]): number {
    const kindOf = (line: string) => (/^ {0,3}[-+*]/.test(line) ? 'bulletList' : 'orderedList')
    const kind = kindOf(lines[start] ?? '')
    const number = Number(/\d+/.exec(lines[start] ?? '')?.[0] ?? 1)
    const items: ListItemNode[] = []
    let at = start
    while (at < lines.length) {
      const marker = LIST.exec(lines[at] ?? '')
      if (marker === null || kindOf(lines[at] ?? '') !== kind || RULE.test(lines[at] ?? '')) break
      const room = (marker[3] ?? '').length
      const indent = (marker[1] ?? '').length + (marker[2] ?? '').length + (room > 4 || room === 0 ? 1 : room)
      const inside = [(lines[at] ?? '').slice(indent)]
      at += 1
      for (; at < lines.length; at += 1) {
        const line = lines[at] ?? ''
        const isInside = line.trim() === '' || leading(line) >= indent
        const isLazy = (inside.at(-1) ?? '').trim() !== '' && !startsBlock(line)
        if (!isInside && !isLazy) break
        inside.push(isInside ? dedented(line, indent) : line.trimStart())
      }
      const content = this.read(inside, depth + 1)
      items.push({ type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph' }] })
    }
    this.#context.state.ledger.add('taken', 'lists')
    out.push({
      type: kind,
      ...(kind === 'orderedList' && number !== 1 && { attrs: { start: number } }),
      content: items,
    })
    return at
  }

  #table(lines: readonly string[], start: number, out: Block[]): number {
    const [end, rest] = until(lines, start + 2, (each) => each.trim() === '' || !each.includes('|'))
    const width = cellsOf(lines[start + 1] ?? '').length
    const head = cellsOf(lines[start] ?? '')
    const hasHead = head.some((cell) => cell !== '')
    const rows = [...(hasHead ? [head] : []), ...rest.map(cellsOf)]
    // The caption stands behind the table, after an empty line or none.
    const after = (lines[end] ?? '').trim() === '' ? end + 1 : end
    const caption = /^ {0,3}(?::|Table:)[ \t]+?(.*)$/.exec(lines[after] ?? '')
    const attributes = /(?:(?<![ \t])[ \t]+)?\{#([\w-]+)(?![\w-])[^{}]*\}[ \t]*$/.exec(caption?.[1] ?? '')
    const words = (caption?.[1] ?? '').slice(0, attributes?.index ?? undefined)
    const text = this.#inline(words)
      .map((node) => (node.type === 'text' ? node.text : ''))
      .join('')
    this.#context.state.ledger.add('taken', 'tables')
    out.push({
      type: 'table',
      attrs: { id: attributes?.[1] ?? null, ...(text !== '' && { caption: text }) },
      content: rows.map((cells, index) => ({
        type: 'tableRow',
        content: Array.from({ length: width }, (_, column) => ({
          type: hasHead && index === 0 ? ('tableHeader' as const) : ('tableCell' as const),
          content: [paragraphOf(this.#inline(cells[column] ?? ''))],
        })),
      })),
    } satisfies TableNode)
    return caption === null ? end : after + 1
  }

  #paragraph(lines: readonly string[], start: number, out: Block[]): number {
    let end = start + 1
    while (end < lines.length && (lines[end] ?? '').trim() !== '' && !startsBlock(lines[end] ?? '')) {
      const under = /^ {0,3}(=+|-+)[ \t]*$/.exec(lines[end] ?? '')
      if (under?.[1] !== undefined) break
      end += 1
    }
    const text = lines.slice(start, end).join('\n').replace(/^\s+/gm, '')
    const under = /^ {0,3}(=+|-+)[ \t]*$/.exec(lines[end] ?? '')?.[1]
    if (under !== undefined && (lines[end] ?? '').trim() !== '') {
      this.#heading(under.startsWith('=') ? 1 : 2, text.replaceAll('\n', ' '), out)
      return end + 1
    }
    const figure = this.#figure(text)
    if (figure !== undefined) out.push(figure)
    else {
      const content = this.#inline(text)
      if (content.length > 0) out.push(paragraphOf(content))
    }
    return end
  }

  /** A paragraph that is one picture is a figure, where the picture is at hand. */
  #figure(text: string): Block | undefined {
    if (!text.startsWith('![')) return undefined
    const found = /^!\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]\(<?([^()\s<>]+)>?(?:\s+"[^"]*")?\)(?:\{([^{}]*)\})?\s*$/.exec(
      text,
    )
    const src = found?.[2] === undefined ? undefined : this.#context.state.picture(found[2])
    if (found === null || src === undefined) return undefined
    const caption = this.#inline(found[1] ?? '')
      .map((node) => (node.type === 'text' ? node.text : ''))
      .join('')
    const alt = /alt="((?:[^"\\]|\\.)*)"/.exec(found[3] ?? '')?.[1]?.replace(/\\(.)/g, '$1') ?? ''
    this.#context.state.ledger.add('taken', 'figures')
    return { type: 'figure', attrs: { id: /#([\w-]+)/.exec(found[3] ?? '')?.[1] ?? null, src, alt, caption } }
  }
}

/** The first line from `from` on that `ends` says yes to, and the lines before it. */
function until(
  lines: readonly string[],
  from: number,
  ends: (line: string) => boolean,
): [end: number, inside: string[]] {
  let end = from
  while (end < lines.length && !ends(lines[end] ?? '')) end += 1
  return [end, lines.slice(from, end)]
}

const leading = (line: string) => (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length
const dedented = (line: string, by: number) =>
  line.replace(/^[ \t]*/, (space) => space.replaceAll('\t', '    ').slice(by))

const startsBlock = (line: string) =>
  LIST.test(line) ||
  RULE.test(line) ||
  FENCE.test(line) ||
  HEADING.test(line) ||
  MATH.test(line) ||
  /^ {0,3}(?:>|:::|<!--)/.test(line)

/** Cells of a row of a pipe table; a pipe in code or behind a backslash parts none. */
function cellsOf(line: string): string[] {
  const cells = [
    ...line
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .matchAll(/((?:\\[\s\S]|[^|\\])*)(\||$)/g),
  ]
  return cells
    .slice(0, cells.length > 1 && cells.at(-1)?.[0] === '' ? -1 : undefined)
    .map(([, cell]) => (cell ?? '').trim())
}
