import type { Block, ListItemNode, TableCellNode, TableRowNode } from '../../manuscript.ts'
import { TransferLedger } from '../../transfer-ledger.ts'
import { NESTING_MAX, type ImportedDraft } from '../imported-draft.ts'
import { checkedText, ImportState, paragraphOf, type ImportOptions } from '../import-options.ts'
import { latexInline } from './latex-inline.ts'
import { LatexSource, withoutComments } from './latex-source.ts'

/**
 * Reads LaTeX as papers are written in it: sections, format, lists, simple tables, figures, formulas, footnotes, the
 * commands of natbib and biblatex. Nothing is run and no macro expanded: a command that is not known leaves its words,
 * and the ledger names it.
 */
export function readLatex(text: string, options: ImportOptions = {}): ImportedDraft {
  const ledger = new TransferLedger()
  const state = new ImportState(ledger, options)
  const whole = withoutComments(checkedText(text))
  const start = /\\begin\s*\{document\}/.exec(whole)
  const end = whole.lastIndexOf(String.raw`\end{document}`)
  const body = start === null ? whole : whole.slice(start.index + start[0].length, end < 0 ? undefined : end)
  const labels = new Set([...whole.matchAll(/\\label\s*\{([^{}]*)\}/g)].map(([, label]) => (label ?? '').trim()))
  const reader = new LatexReader(state, labels)
  const title = titleOf(whole, reader)
  return state.finished(reader.read(body, 0), title)
}

function titleOf(whole: string, reader: LatexReader): string | undefined {
  const found = /\\title\s*(?:\[[^\][]*\]\s*)?(?=\{)/.exec(whole)
  if (found === null) return undefined
  const source = new LatexSource(whole.slice(found.index, found.index + 4000))
  source.at = found[0].length
  return reader.plain(source.group() ?? '')
}

const levels: Record<string, 1 | 2 | 3 | 4> = {
  part: 1,
  chapter: 1,
  section: 1,
  subsection: 2,
  subsubsection: 3,
  paragraph: 4,
  subparagraph: 4,
}
const MATH = /^(?:equation|displaymath|align|gather|multline|eqnarray|math|flalign)\*?$/
const CODE = new Set(['verbatim', 'lstlisting', 'minted', 'alltt'])
const QUOTES = new Set(['quote', 'quotation', 'displayquote', 'verse'])
const TABLES = new Set(['tabular', 'tabular*', 'tabularx', 'longtable', 'tabulary'])

class LatexReader {
  readonly #state: ImportState
  readonly #labels: ReadonlySet<string>

  constructor(state: ImportState, labels: ReadonlySet<string>) {
    this.#state = state
    this.#labels = labels
  }

  #inline(text: string) {
    return latexInline(text, this.#state, this.#labels)
  }

  plain(text: string): string {
    return this.#inline(text)
      .map((node) => (node.type === 'text' ? node.text : ''))
      .join('')
      .trim()
  }

  read(text: string, depth: number): Block[] {
    const { ledger } = this.#state
    const out: Block[] = []
    if (depth > NESTING_MAX) {
      ledger.add('left', 'nesting')
      return out
    }
    const source = new LatexSource(text)
    let from = 0
    const paragraph = (to: number) => {
      for (const part of text.slice(from, to).split(/\n[ \t]*\n\s*|\\par(?![A-Za-z])/)) {
        if (part.trim() === '') continue
        const content = this.#inline(part)
        if (content.some((node) => node.type !== 'hardBreak')) out.push(paragraphOf(content))
      }
    }
    const marks =
      /\\(?:(begin)\s*\{([^{}]{1,60})\}|(part|chapter|section|subsection|subsubsection|paragraph|subparagraph)\*?\s*(?=[[{])|(printbibliography|bibliography)(?![A-Za-z])|\[|(noindent\s*\\hrulefill|hrulefill|hrule|rule\{\\(?:text|line)width\}\{[^{}]*\}))|\\[\\%&$#_{}]|\$\$|\$(?:[^$\\]|\\[\s\S])*\$/g
    for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
      const [whole, isBegin, name = '', section, list, rule] = found
      // Signs that are written out, and formulas in a line, belong to the paragraph.
      if (/^(?:\\[\\%&$#_{}]|\$[^$])/.test(whole)) continue
      source.at = found.index + whole.length
      if (section !== undefined) {
        paragraph(found.index)
        source.option()
        this.#heading(levels[section] ?? 1, source, out)
      } else if (list !== undefined) {
        paragraph(found.index)
        source.option()
        source.group()
        ledger.add('taken', 'bibliography')
        if (out.at(-1)?.type !== 'bibliography') out.push({ type: 'bibliography' })
      } else if (rule !== undefined) {
        paragraph(found.index)
        out.push({ type: 'horizontalRule' })
      } else if (whole === String.raw`\[` || whole === '$$') {
        const close = text.indexOf(whole === '$$' ? '$$' : String.raw`\]`, source.at)
        if (close < 0) continue
        paragraph(found.index)
        this.#equation(text.slice(source.at, close), out)
        source.at = close + 2
      } else if (isBegin !== undefined) {
        paragraph(found.index)
        this.#environment(name, source, depth, out)
      }
      from = source.at
      marks.lastIndex = source.at
    }
    paragraph(text.length)
    return out
  }

  #heading(level: 1 | 2 | 3 | 4, source: LatexSource, out: Block[]): void {
    const words = source.group() ?? ''
    const label = source.take(/\s*\\label\s*\{([^{}]*)\}/y)?.[1] ?? /\\label\s*\{([^{}]*)\}/.exec(words)?.[1]
    const content = this.#inline(words)
    this.#state.ledger.place = this.plain(words).slice(0, 80)
    this.#state.ledger.add('taken', 'headings')
    out.push({ type: 'heading', attrs: { id: label?.trim() ?? null, level }, ...(content.length > 0 && { content }) })
  }

  #equation(text: string, out: Block[], wrapper?: string): void {
    const id = /\\label\s*\{([^{}]*)\}/.exec(text)?.[1]?.trim() ?? null
    const inner = text.replace(/\\label\s*\{[^{}]*\}|\\(?:nonumber|notag)(?![A-Za-z])/g, '').trim()
    const latex = wrapper === undefined ? inner : `\\begin{${wrapper}}${inner}\\end{${wrapper}}`
    this.#state.ledger.add('taken', 'equations')
    if (latex !== '') out.push({ type: 'equationBlock', attrs: { id, latex } })
  }

  #environment(name: string, source: LatexSource, depth: number, out: Block[]): void {
    const { ledger } = this.#state
    const inside = source.environment(name)
    if (MATH.test(name)) {
      const isPlain = /^(?:equation|displaymath|math)\*?$/.test(name)
      this.#equation(inside, out, isPlain ? undefined : name.startsWith('gather') ? 'gathered' : 'aligned')
    } else if (CODE.has(name)) {
      ledger.add('taken', 'code')
      const code = inside.replace(/^(?:\[[^\]]*\]|\{[^}]*\})*[ \t]*\n/, '').replace(/\n$/, '')
      out.push({ type: 'codeBlock', ...(code !== '' && { content: [{ type: 'text', text: code }] }) })
    } else if (name === 'itemize' || name === 'enumerate' || name === 'description')
      this.#list(name, inside, depth, out)
    else if (QUOTES.has(name)) {
      ledger.add('taken', 'quotes')
      const content = this.read(inside, depth + 1)
      if (content.length > 0) out.push({ type: 'blockquote', content })
    } else if (name === 'figure' || name === 'figure*' || name === 'wrapfigure') this.#figure(inside, out)
    else if (name === 'table' || name === 'table*') this.#tables(inside, out)
    else if (TABLES.has(name)) this.#table(inside, name, undefined, null, out)
    else if (name === 'abstract') {
      out.push({ type: 'heading', attrs: { id: null, level: 1 }, content: [{ type: 'text', text: 'Abstract' }] })
      out.push(...this.read(inside, depth + 1))
    } else if (name === 'thebibliography') {
      ledger.add('changed', 'references', 'thebibliography')
      out.push({ type: 'bibliography' })
    } else if (name === 'tikzpicture' || name === 'picture') ledger.add('left', 'objects', name)
    else {
      if (!/^(?:center|flushleft|flushright|minipage|spacing|document|small|footnotesize)$/.test(name))
        ledger.add('changed', 'commands', name)
      out.push(...this.read(inside, depth + 1))
    }
  }

  #list(name: string, inside: string, depth: number, out: Block[]): void {
    const starts = topLevel(inside, /\\item(?![A-Za-z])/g)
    const [first] = starts
    if (first === undefined) return
    const start = Number(/\\setcounter\s*\{enum\w+\}\s*\{(\d+)\}/.exec(inside.slice(0, first))?.[1] ?? 0) + 1
    const items = starts.map((at, index): ListItemNode => {
      const item = new LatexSource(inside.slice(at + 5, starts[index + 1]))
      const label = item.looksAt(/\s*\[/y) ? (item.take(/\s*/y), item.option()) : undefined
      const text = item.text.slice(item.at)
      const content = this.read(label === undefined ? text : String.raw`\textbf{${label}} ${text}`, depth + 1)
      return { type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
    })
    this.#state.ledger.add('taken', 'lists')
    const isOrdered = name === 'enumerate'
    out.push({
      type: isOrdered ? 'orderedList' : 'bulletList',
      ...(isOrdered && start !== 1 && { attrs: { start } }),
      content: items,
    })
  }

  #captionOf(inside: string): { caption: string; id: string | null } {
    const found = /\\caption\*?\s*(?=[[{])/.exec(inside)
    const id = /\\label\s*\{([^{}]*)\}/.exec(inside)?.[1]?.trim() ?? null
    if (found === null) return { caption: '', id }
    const source = new LatexSource(inside)
    source.at = found.index + found[0].length
    source.option()
    return { caption: this.plain((source.group() ?? '').replace(/\\label\s*\{[^{}]*\}/g, '')), id }
  }

  #figure(inside: string, out: Block[]): void {
    const { caption, id } = this.#captionOf(inside)
    const paths = [...inside.matchAll(/\\includegraphics\s*(?:\[(?:[^\][{}]|\{[^{}]*\})*\]\s*)?\{([^{}]*)\}/g)].map(
      ([, path]) => (path ?? '').trim(),
    )
    const found = paths.flatMap((path) => {
      const candidates = /\.\w{2,4}$/.test(path) ? [path] : ['png', 'jpg', 'jpeg'].map((ending) => `${path}.${ending}`)
      return candidates.map((each) => this.#state.picture(each)).find((src) => src !== undefined) ?? []
    })
    if (found.length === 0) {
      this.#state.ledger.add('left', 'pictures', paths[0] ?? caption)
      if (caption !== '') out.push(paragraphOf([{ type: 'text', text: caption }]))
      return
    }
    const alt = this.plain(/[[,]\s*alt\s*=\s*\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(inside)?.[1] ?? '')
    for (const [index, src] of found.entries()) {
      this.#state.ledger.add('taken', 'figures')
      const isLast = index === found.length - 1
      out.push({ type: 'figure', attrs: { id: isLast ? id : null, src, alt, caption: isLast ? caption : '' } })
    }
  }

  #tables(inside: string, out: Block[]): void {
    const { caption, id } = this.#captionOf(inside)
    const found = /\\begin\s*\{(tabular\*?|tabularx|longtable|tabulary)\}/.exec(inside)
    if (found?.[1] === undefined) {
      this.#state.ledger.add('left', 'tables', caption)
      if (caption !== '') out.push(paragraphOf([{ type: 'text', text: caption }]))
      return
    }
    const source = new LatexSource(inside)
    source.at = found.index + found[0].length
    this.#table(source.environment(found[1]), found[1], caption, id, out)
  }

  #table(inside: string, name: string, caption: string | undefined, id: string | null, out: Block[]): void {
    const source = new LatexSource(inside)
    source.option()
    source.group()
    if (/^tabular[*x]|^tabulary/.test(name)) source.group()
    const body = source.text.slice(source.at)
    const isRuled = /\\(?:midrule|hline)/.test(body.slice(rowEnd(body, 0)))
    const lines = cut(body, /\\\\(?:\[[^\][]*\])?/g)
      .map((line) =>
        line.replace(
          /\\(?:toprule|midrule|bottomrule|hline|endhead|endfirsthead|cmidrule(?:\([^)]*\))?\{[^{}]*\}|cline\{[^{}]*\})/g,
          '',
        ),
      )
      .filter((line, index, all) => line.trim() !== '' || index < all.length - 1)
      .filter((line) => line.trim() !== '')
    const hasHead = /\\\\\s*\\midrule/.test(body) || (name !== 'tabular' && isRuled)
    const open = new Map<number, number>()
    const rows = lines.map((line, index): TableRowNode => {
      let column = 0
      const cells: TableCellNode[] = []
      for (const part of cut(line, /(?<!\\)&/g)) {
        const cell = this.#cell(part.trim())
        const below = open.get(column) ?? 0
        const at = column
        column += cell.colspan
        if (below > 0 && cell.text === '') {
          open.set(at, below - 1)
          continue
        }
        if (cell.rowspan > 1) open.set(at, cell.rowspan - 1)
        const attrs = {
          ...(cell.colspan > 1 && { colspan: cell.colspan }),
          ...(cell.rowspan > 1 && { rowspan: cell.rowspan }),
        }
        cells.push({
          type: hasHead && index === 0 ? 'tableHeader' : 'tableCell',
          ...(Object.keys(attrs).length > 0 && { attrs }),
          content: [paragraphOf(this.#inline(cell.text))],
        })
      }
      return { type: 'tableRow', content: cells }
    })
    const whole = rows.filter((row) => row.content.length > 0)
    if (whole.length === 0) return
    this.#state.ledger.add('taken', 'tables')
    out.push({
      type: 'table',
      attrs: { id, ...(caption !== undefined && caption !== '' && { caption }) },
      content: whole,
    })
  }

  #cell(text: string): { text: string; colspan: number; rowspan: number } {
    const found = /^\\(multicolumn|multirow)\s*(?=\{)/.exec(text)
    if (found === null) return { text, colspan: 1, rowspan: 1 }
    const source = new LatexSource(text)
    source.at = found[0].length
    const many = Math.min(100, Math.max(1, Number(source.group()) || 1))
    source.group()
    const inner = this.#cell((source.group() ?? '').trim())
    return found[1] === 'multicolumn' ? { ...inner, colspan: many } : { ...inner, rowspan: many }
  }
}

/** Places of a pattern outside braces and inner environments. */
function topLevel(text: string, pattern: RegExp): number[] {
  const found: number[] = []
  const marks = new RegExp(`\\\\begin\\s*\\{|\\\\end\\s*\\{|\\\\[\\\\{}&](?!item)|[{}]|${pattern.source}`, 'g')
  let depth = 0
  let braces = 0
  for (const { 0: whole, index } of text.matchAll(marks)) {
    if (whole.startsWith(String.raw`\begin`)) {
      depth += 1
      braces += 1
    } else if (whole.startsWith(String.raw`\end`)) {
      depth -= 1
      braces += 1
    } else if (whole === '{') braces += 1
    else if (whole === '}') braces -= 1
    else if (depth === 0 && braces === 0 && new RegExp(`^(?:${pattern.source})$`).test(whole)) found.push(index)
  }
  return found
}

/** Text cut at a pattern, outside braces. */
function cut(text: string, pattern: RegExp): string[] {
  const parts: string[] = []
  const marks = new RegExp(`${pattern.source}|\\\\[{}&%$#_]|[{}]`, 'g')
  const exact = new RegExp(`^(?:${pattern.source.replace('(?<!\\\\)', '')})$`)
  let braces = 0
  let from = 0
  for (const { 0: whole, index } of text.matchAll(marks)) {
    if (whole === '{') braces += 1
    else if (whole === '}') braces -= 1
    else if (braces === 0 && exact.test(whole)) {
      parts.push(text.slice(from, index))
      from = index + whole.length
    }
  }
  parts.push(text.slice(from))
  return parts
}

const rowEnd = (text: string, from: number) => {
  const at = text.indexOf('\\\\', from)
  return at < 0 ? text.length : at
}
