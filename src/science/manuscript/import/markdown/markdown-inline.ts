import type { CitationItem } from '../../../citations/citation.ts'
import { readLocator } from '../../export/locator-words.ts'
import type { Inline, Mark } from '../../manuscript.ts'
import { sortedMarks, tidied, type ImportState } from '../import-options.ts'

/** What stands elsewhere in a Markdown file and is named inside a line. */
export type MarkdownContext = {
  state: ImportState
  footnotes: ReadonlyMap<string, string>
  links: ReadonlyMap<string, string>
  /** Ids that the text gives to blocks. */
  ids: ReadonlySet<string>
}

const ESCAPABLE = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~ ]/
const DEPTH_MAX = 20

/** The content of a paragraph. White space at its edges is dropped. */
export const markdownInline = (text: string, context: MarkdownContext): Inline[] =>
  tidied(new Scanner(text, context, [], 0).nodes())

const unescaped = (text: string) =>
  text.replace(/\\([\s\S])/g, (whole, sign: string) => (ESCAPABLE.test(sign) ? sign : whole))

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

class Scanner {
  readonly #text: string
  readonly #context: MarkdownContext
  readonly #marks: readonly Mark[]
  readonly #depth: number
  readonly #out: Inline[] = []
  readonly #pairs: ReadonlyMap<number, number>
  /** Signs for which no end was found once: none will be found further on. */
  readonly #hopeless = new Set<string>()
  #at = 0
  #plain = ''

  constructor(text: string, context: MarkdownContext, marks: readonly Mark[], depth: number) {
    this.#text = text
    this.#context = context
    this.#marks = marks
    this.#depth = depth
    this.#pairs = bracketPairs(text)
  }

  nodes(): Inline[] {
    while (this.#at < this.#text.length) {
      const before = this.#at
      if (!this.#special()) {
        this.#plain += this.#text.charAt(this.#at)
        this.#at += 1
      }
      if (this.#at <= before) this.#at = before + 1
    }
    this.#flush()
    return this.#out
  }

  #flush(): void {
    if (this.#plain === '') return
    this.#out.push({
      type: 'text',
      text: this.#plain,
      ...(this.#marks.length > 0 && { marks: sortedMarks(this.#marks) }),
    })
    this.#plain = ''
  }

  #push(...nodes: Inline[]): true {
    this.#flush()
    this.#out.push(...nodes)
    return true
  }

  /** What is inside signs of format, a link or a span. */
  #inner(from: number, to: number, more: readonly Mark[]): void {
    const text = this.#text.slice(from, to)
    if (this.#depth >= DEPTH_MAX) {
      this.#context.state.ledger.add('left', 'nesting')
      this.#plain += text
      return
    }
    const marks = [...this.#marks, ...more.filter(({ type }) => !this.#marks.some((mark) => mark.type === type))]
    this.#push(...new Scanner(text, this.#context, marks, this.#depth + 1).nodes())
  }

  #special(): boolean {
    const text = this.#text
    const sign = text.charAt(this.#at)
    switch (sign) {
      case '\\':
        return this.#escape()
      case '\n': {
        const isBreak = this.#plain.endsWith('  ')
        this.#plain = this.#plain.trimEnd()
        this.#at += 1 + (/^[ \t]*/.exec(text.slice(this.#at + 1, this.#at + 200))?.[0].length ?? 0)
        if (isBreak) return this.#push({ type: 'hardBreak' })
        this.#plain += ' '
        return true
      }
      case '`':
        return this.#code()
      case '$':
        return this.#math()
      case '<':
        return this.#angle()
      case '&':
        return this.#entity()
      case '!':
        return text.charAt(this.#at + 1) === '[' && this.#image()
      case '[':
        return this.#bracket()
      case '@':
        return this.#bareCitation()
      case '*':
      case '_':
        return this.#emphasis(sign)
      case '~':
        return text.startsWith('~~', this.#at) ? this.#pair('~~', 'strike') : this.#pair('~', 'subscript')
      case '^':
        if (text.charAt(this.#at + 1) === '[') return this.#inlineNote()
        return this.#pair('^', 'superscript')
      default:
        return false
    }
  }

  #escape(): boolean {
    const next = this.#text.charAt(this.#at + 1)
    if (next === '\n') {
      this.#at += 2
      return this.#push({ type: 'hardBreak' })
    }
    if (next === '' || !ESCAPABLE.test(next)) return false
    this.#plain += next
    this.#at += 2
    return true
  }

  #code(): boolean {
    const fence = /^`+/.exec(this.#text.slice(this.#at, this.#at + 100))?.[0] ?? '`'
    if (this.#hopeless.has(fence)) return false
    let close = this.#text.indexOf(fence, this.#at + fence.length)
    while (close >= 0 && (this.#text.charAt(close + fence.length) === '`' || this.#text.charAt(close - 1) === '`'))
      close = this.#text.indexOf(fence, close + 1)
    if (close < 0) {
      this.#hopeless.add(fence)
      this.#plain += fence
      this.#at += fence.length
      return true
    }
    const code = this.#text.slice(this.#at + fence.length, close).replaceAll('\n', ' ')
    const inner = /^ .*` $|^ `.* $/.test(code) ? code.slice(1, -1) : code
    this.#at = close + fence.length
    return this.#push({ type: 'text', text: inner, marks: sortedMarks([...this.#marks, { type: 'code' }]) })
  }

  #math(): boolean {
    const start = this.#at + 1
    if (this.#hopeless.has('$') || /[\s$]/.test(this.#text.charAt(start)) || start >= this.#text.length) return false
    for (let at = start; at < this.#text.length; at += 1) {
      const sign = this.#text.charAt(at)
      if (sign === '\\') at += 1
      else if (sign === '$') {
        if (/\s/.test(this.#text.charAt(at - 1)) || /\d/.test(this.#text.charAt(at + 1))) return false
        const latex = this.#text.slice(start, at).replaceAll('\n', ' ')
        this.#context.state.ledger.add('taken', 'equations')
        this.#at = at + 1
        return this.#push({
          type: 'equation',
          attrs: { latex },
          ...(this.#marks.length > 0 && { marks: sortedMarks(this.#marks) }),
        })
      }
    }
    this.#hopeless.add('$')
    return false
  }

  #angle(): boolean {
    const rest = this.#text.slice(this.#at, this.#at + 3000)
    const comment = /^<!--[\s\S]*?-->/.exec(rest)
    if (comment !== null) {
      this.#at += comment[0].length
      return true
    }
    const link = /^<((?:https?:\/\/|mailto:)[^<>\s]+)>/i.exec(rest)
    if (link?.[1] !== undefined) {
      this.#at += link[0].length
      return this.#push({
        type: 'text',
        text: link[1],
        marks: sortedMarks([...this.#marks, { type: 'link', attrs: { href: link[1] } }]),
      })
    }
    if (/^<br\s*\/?>/i.test(rest)) {
      this.#at += rest.indexOf('>') + 1
      return this.#push({ type: 'hardBreak' })
    }
    const dead = /^<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/i.exec(rest)
    const tag = dead ?? /^<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i.exec(rest)
    if (tag === null) return false
    if (!tag[0].startsWith('</'))
      this.#context.state.ledger.add('left', 'markup', `<${/^<([a-z][\w-]*)/i.exec(tag[0])?.[1] ?? ''}>`)
    this.#at += tag[0].length
    return true
  }

  #entity(): boolean {
    const found = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/i.exec(this.#text.slice(this.#at, this.#at + 12))
    if (found === null) return false
    const code = found[1] === undefined ? Number.parseInt(found[2] ?? '', 16) : Number(found[1])
    const named = found[3] === undefined ? undefined : entities[found[3]]
    const sign = named ?? (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined)
    if (sign === undefined) return false
    this.#plain += sign
    this.#at += found[0].length
    return true
  }

  #image(): boolean {
    const close = this.#pairs.get(this.#at + 1)
    const target = close === undefined ? null : targetAt(this.#text, close + 1)
    if (close === undefined || target === null) return false
    this.#context.state.ledger.add('left', 'pictures', target.href.slice(0, 80))
    this.#inner(this.#at + 2, close, [])
    this.#at = target.end + attributesAt(this.#text, target.end).length
    return true
  }

  #bracket(): boolean {
    const text = this.#text
    const open = this.#at
    const close = this.#pairs.get(open)
    if (close === undefined) return false
    const inside = text.slice(open + 1, close)
    if (inside.startsWith('^')) {
      const note = this.#context.footnotes.get(inside.slice(1))
      if (note === undefined) return false
      this.#at = close + 1
      return this.#note(note)
    }
    const items = citationItems(inside, this.#context.state)
    if (items !== undefined) {
      this.#at = close + 1
      return this.#citation(items)
    }
    const target = targetAt(text, close + 1)
    if (target !== null) {
      this.#at = target.end
      if (target.href.startsWith('#')) {
        const id = target.href.slice(1)
        if (this.#context.ids.has(id)) {
          this.#context.state.ledger.add('taken', 'crossReferences')
          return this.#push({
            type: 'crossReference',
            attrs: { targetId: id },
            ...(this.#marks.length > 0 && { marks: sortedMarks(this.#marks) }),
          })
        }
      }
      const isSafe = /^(?:https?|mailto):/i.test(target.href)
      this.#context.state.ledger.add(isSafe ? 'taken' : 'changed', 'links', isSafe ? undefined : target.href)
      this.#inner(open + 1, close, isSafe ? [{ type: 'link', attrs: { href: target.href } }] : [])
      return true
    }
    const attributes = attributesAt(text, close + 1)
    if (attributes !== '') {
      this.#at = close + 1 + attributes.length
      this.#inner(open + 1, close, /\.(?:underline|ul)\b/.test(attributes) ? [{ type: 'underline' }] : [])
      return true
    }
    const named = /^\[([^[\]]*)\]/.exec(text.slice(close + 1, close + 200))
    const href = this.#context.links.get((named?.[1] || inside).trim().toLowerCase())
    if (href === undefined) return false
    this.#at = close + 1 + (named?.[0].length ?? 0)
    this.#inner(open + 1, close, /^(?:https?|mailto):/i.test(href) ? [{ type: 'link', attrs: { href } }] : [])
    return true
  }

  #note(text: string): true {
    const { ledger, makeId } = {
      ledger: this.#context.state.ledger,
      makeId: (kind: string) => this.#context.state.makeId(kind),
    }
    ledger.add('taken', 'footnotes')
    // A note inside a note would never end where one names itself.
    const inner =
      this.#depth >= DEPTH_MAX
        ? []
        : new Scanner(text, { ...this.#context, footnotes: new Map() }, [], this.#depth + 1).nodes()
    return this.#push({ type: 'footnote', attrs: { id: makeId('footnote'), content: tidied(inner) } })
  }

  #inlineNote(): boolean {
    const close = this.#pairs.get(this.#at + 1)
    if (close === undefined) return false
    const inside = this.#text.slice(this.#at + 2, close)
    this.#at = close + 1
    return this.#note(inside)
  }

  #citation(items: CitationItem[]): true {
    this.#context.state.ledger.add('taken', 'citations')
    const id = this.#context.state.makeId('citation')
    return this.#push({
      type: 'citation',
      attrs: { id, items },
      ...(this.#marks.length > 0 && { marks: sortedMarks(this.#marks) }),
    })
  }

  /** "@berg2020 found": the name is part of the sentence, which a citation of a draft leaves to the writer. */
  #bareCitation(): boolean {
    if (/[\w.]$/.test(this.#text.charAt(this.#at - 1))) return false
    const key = /^@(\{[^{}\s]+\}|[A-Za-z0-9_](?:[\w:.#$%&+?<>~/-]*[\w/])?)/.exec(
      this.#text.slice(this.#at, this.#at + 120),
    )
    const name = key?.[1]?.replace(/^\{|\}$/g, '')
    if (key === null || name === undefined || this.#context.state.options.papersByKey?.has(name) !== true) return false
    this.#context.state.ledger.add('changed', 'citations', `@${name}`)
    this.#at += key[0].length
    return this.#push({
      type: 'citation',
      attrs: { id: this.#context.state.makeId('citation'), items: [{ paperId: this.#context.state.paperOf(name) }] },
    })
  }

  #emphasis(sign: '*' | '_'): boolean {
    const text = this.#text
    let length = 1
    while (length < 3 && text.charAt(this.#at + length) === sign) length += 1
    const before = text.charAt(this.#at - 1)
    for (let size = length; size >= 1; size -= 1) {
      const fence = sign.repeat(size)
      const after = text.charAt(this.#at + size)
      if (after === '' || /\s/.test(after) || (sign === '_' && /\w/.test(before))) continue
      const close = this.#closing(fence, this.#at + size)
      if (close < 0) continue
      const marks: Mark[] =
        size === 3 ? [{ type: 'bold' }, { type: 'italic' }] : [{ type: size === 2 ? 'bold' : 'italic' }]
      this.#inner(this.#at + size, close, marks)
      this.#at = close + size
      return true
    }
    this.#plain += text.slice(this.#at, this.#at + length)
    this.#at += length
    return true
  }

  #pair(fence: string, type: 'strike' | 'subscript' | 'superscript'): boolean {
    const from = this.#at + fence.length
    const close = this.#closing(fence, from)
    if (close <= from) return false
    // Raised and lowered words hold no space unless it is escaped: else "~3 and ~4" would be one.
    if (fence !== '~~' && /(?<!\\)\s/.test(this.#text.slice(from, close))) return false
    this.#inner(from, close, [{ type }])
    this.#at = close + fence.length
    return true
  }

  /** Where signs of format end: not escaped, not in code or a formula, not after a space, no longer run of the sign. */
  #closing(fence: string, from: number): number {
    if (this.#hopeless.has(fence)) return -1
    const sign = fence.charAt(0)
    const text = this.#text
    for (let at = from; at < text.length; at += 1) {
      const here = text.charAt(at)
      if (here === '\\') at += 1
      else if (here === '`') {
        const run = /^`+/.exec(text.slice(at, at + 50))?.[0] ?? '`'
        const end = text.indexOf(run, at + run.length)
        at = end < 0 ? at + run.length - 1 : end + run.length - 1
      } else if (here === '[') at = this.#pairs.get(at) ?? at
      else if (here === '<') {
        const skipped = /^<(?:!--[\s\S]*?--|(?:https?:|mailto:)[^<>\s]*)>/.exec(text.slice(at, at + 500))?.[0]
        at += (skipped?.length ?? 1) - 1
      } else if (here === sign) {
        let length = 1
        while (text.charAt(at + length) === sign) length += 1
        const isFit = length === fence.length || (length === 3 && fence.length < 3)
        const isRight = !/\s/.test(text.charAt(at - 1)) && at > from
        if (isFit && isRight && (sign !== '_' || !/\w/.test(text.charAt(at + length))))
          return at + length - fence.length
        at += length - 1
      }
    }
    this.#hopeless.add(fence)
    return -1
  }
}

/** Opening brackets with their closing ones, in one pass. */
function bracketPairs(text: string): Map<number, number> {
  const pairs = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\\') at += 1
    else if (sign === '[') open.push(at)
    else if (sign === ']') {
      const start = open.pop()
      if (start !== undefined) pairs.set(start, at)
    }
  }
  return pairs
}

/** "(address)" or "(<address> "title")" after a bracket. */
function targetAt(text: string, at: number): { href: string; end: number } | null {
  if (text.charAt(at) !== '(') return null
  const found = /^\(\s*(?!\s)(?:<([^<>\n]*)>|((?:[^\s()]|\([^\s()]*\))*))(?:\s+(?!\s)(?:"[^"]*"|'[^']*'))?\s*\)/.exec(
    text.slice(at, at + 4000),
  )
  if (found === null) {
    // A picture inside the text may be long.
    const data = /^\((data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+)\)/.exec(text.slice(at))
    return data?.[1] === undefined ? null : { href: data[1], end: at + data[0].length }
  }
  return { href: unescaped(found[1] ?? found[2] ?? ''), end: at + found[0].length }
}

const attributesAt = (text: string, at: number): string =>
  text.charAt(at) === '{' ? (/^\{[^{}\n]*\}/.exec(text.slice(at, at + 500))?.[0] ?? '') : ''

/** "see @berg2020, pp. 12-14; -@lund2019": every part names a key, or it is no citation. */
function citationItems(inside: string, state: ImportState): CitationItem[] | undefined {
  if (!inside.includes('@')) return undefined
  const parts = inside.split(/(?<!\\);/)
  const items: CitationItem[] = []
  for (const part of parts) {
    const found = /^([^@]*?)(-?)(?<![\w\\])@(\{[^{}\s]+\}|[A-Za-z0-9_](?:[\w:.#$%&+?<>~/-]*[\w/])?)([\s\S]*)$/.exec(
      part,
    )
    if (found === null) return undefined
    const [, before = '', minus, key = '', after = ''] = found
    const prefix = unescaped(before).replace(/\s+/g, ' ').trim()
    const rest = unescaped(after).replace(/\s+/g, ' ').trim().replace(/^,\s*/, '')
    const located = readLocator(rest)
    const suffix = located === undefined ? rest : located.rest.replace(/^,\s*/, '')
    items.push({
      paperId: state.paperOf(key.replace(/^\{|\}$/g, '')),
      ...(located !== undefined && {
        locator: located.locator,
        ...(located.label !== undefined && { label: located.label }),
      }),
      ...(prefix !== '' && { prefix }),
      ...(suffix !== '' && { suffix }),
      ...(minus === '-' && { suppressAuthor: true }),
    })
  }
  return items
}
