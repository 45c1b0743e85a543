import type { CitationItem } from '../../../citations/citation.ts'
import { decodeLatex } from '../../../records/latex.ts'
import { readLocator } from '../../export/locator-words.ts'
import type { Inline, Mark } from '../../manuscript.ts'
import { sortedMarks, tidied, type ImportState } from '../import-options.ts'
import { LatexSource } from './latex-source.ts'

const DEPTH_MAX = 20

const formats: Record<string, Mark['type']> = {
  textbf: 'bold',
  emph: 'italic',
  textit: 'italic',
  textsl: 'italic',
  underline: 'underline',
  uline: 'underline',
  sout: 'strike',
  st: 'strike',
  texttt: 'code',
  textsuperscript: 'superscript',
  textsubscript: 'subscript',
}

const words: Record<string, string> = {
  textbackslash: '\\',
  textasciicircum: '^',
  textasciitilde: '~',
  textless: '<',
  textgreater: '>',
  textbar: '|',
  textquotedbl: '"',
  textasciigrave: '`',
  textendash: '–',
  textemdash: '—',
  textquoteright: '’',
  textquoteleft: '‘',
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
  quad: ' ',
  qquad: ' ',
  enspace: ' ',
  thinspace: ' ',
  slash: '/',
  S: '§',
  P: '¶',
  copyright: '©',
  pounds: '£',
  euro: '€',
  textdegree: '°',
  textmu: 'µ',
  texttimes: '×',
  textpm: '±',
}

/** Commands that say nothing of the text itself. */
const silent = new Set(
  'noindent centering raggedright small footnotesize large Large normalsize hfill vfill bigskip medskip smallskip newpage clearpage protect sloppy indent par left right bfseries itshape rmfamily sffamily ttfamily normalfont maketitle tableofcontents appendix frontmatter mainmatter backmatter normalem'.split(
    ' ',
  ),
)
/** Commands whose argument is not text. */
const swallowed = new Set(
  'vspace hspace vspace* hspace* bibliographystyle usepackage documentclass setcounter setlength pagestyle thispagestyle addbibresource nocite index pagenumbering input include hypersetup'.split(
    ' ',
  ),
)

const CITES =
  /^(?:(?:auto|paren|text|foot|super|full|smart|no)?cites?|[cC]ite(?:p|t|alp|alt|author|year|yearpar|num)|footcitetext)$/
const REFERS = /^(?:eq|auto|c|C|name|page|v)?ref$/

/** The content of a paragraph of LaTeX. */
export const latexInline = (text: string, state: ImportState, labels: ReadonlySet<string>): Inline[] =>
  tidied(spaced(nodesOf(text, state, labels, [], 0)))

/** White space of the source counts once, and marks stand in one order. */
const spaced = (nodes: readonly Inline[]): Inline[] =>
  nodes.map((node) => {
    const marks = node.marks === undefined ? {} : { marks: sortedMarks(node.marks) }
    const isCode = node.marks?.some(({ type }) => type === 'code') === true
    return node.type === 'text' && !isCode
      ? { ...node, text: node.text.replace(/[ \t\n]+/g, ' '), ...marks }
      : { ...node, ...marks }
  })

function nodesOf(
  text: string,
  state: ImportState,
  labels: ReadonlySet<string>,
  marks: readonly Mark[],
  depth: number,
): Inline[] {
  const source = new LatexSource(text)
  const out: Inline[] = []
  const withMarks = marks.length > 0 ? { marks: [...marks] } : {}
  const say = (value: string) => {
    const last = out.at(-1)
    if (last?.type === 'text' && last.marks?.length === (marks.length || undefined)) last.text += value
    else if (value !== '') out.push({ type: 'text', text: value, ...withMarks })
  }
  const inside = (inner: string, more: readonly Mark[] = []) => {
    if (depth >= DEPTH_MAX) {
      state.ledger.add('left', 'nesting')
      say(inner)
      return
    }
    const fresh = more.filter(({ type }) => !marks.some((mark) => mark.type === type))
    out.push(...nodesOf(inner, state, labels, [...marks, ...fresh], depth + 1))
  }
  const equation = (latex: string) => {
    state.ledger.add('taken', 'equations')
    out.push({ type: 'equation', attrs: { latex: latex.trim() }, ...withMarks })
  }

  while (!source.isAtEnd) {
    const plain = source.take(/[^\\{}$~`'-]+/y)
    if (plain !== null) {
      say(plain[0])
      continue
    }
    const sign = text.charAt(source.at)
    if (sign !== '\\') {
      const math = source.take(/\$\$((?:[^$\\]|\\[\s\S])+)\$\$|\$((?:[^$\\]|\\[\s\S])+)\$/y)
      if (math !== null) {
        equation(math[1] ?? math[2] ?? '')
        continue
      }
      const quote = source.take(/``|''|---|--|`/y)
      if (quote !== null) say({ '``': '“', "''": '”', '---': '—', '--': '–', '`': '‘' }[quote[0]] ?? quote[0])
      else {
        source.at += 1
        if (sign === '~') say(' ')
        else if (sign !== '{' && sign !== '}') say(sign)
      }
      continue
    }
    const symbol = source.take(/\\([&%$#_{}])/y)
    if (symbol !== null) {
      say(symbol[1] ?? '')
      continue
    }
    if (source.take(/\\\\\*?(?:\[[^\]]*\])?[ \t]*\n?/y) !== null) {
      out.push({ type: 'hardBreak' })
      continue
    }
    const math = source.take(/\\\(([\s\S]*?)\\\)/y)
    if (math !== null) {
      equation(math[1] ?? '')
      continue
    }
    const accent = source.take(
      /\\(?:['"`^~=.]\s*(?:\{\\?[A-Za-z]?\}|\\?[A-Za-z])|[uvHtcdbkr]\s*\{\\?[A-Za-z]{1,2}\}|[uvHtcdbkr]\s+[A-Za-z](?![A-Za-z])|(?:ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i|j)(?![A-Za-z])(?:\{\}|\s)?)/y,
    )
    if (accent !== null) {
      say(decodeLatex(accent[0].trim()))
      continue
    }
    if (source.take(/\\[ ,;:!/@-]|\\\n/y) !== null) {
      if (/\s|,|;|:/.test(text.charAt(source.at - 1))) say(' ')
      continue
    }
    const command = source.take(/\\([A-Za-z]+)(\*?)/y)
    if (command?.[1] === undefined) {
      source.at += 1
      continue
    }
    run(command[1], command[2] === '*')
  }
  return out

  function run(name: string, isStarred: boolean): void {
    const format = formats[name]
    if (format !== undefined) {
      inside(source.group() ?? '', [{ type: format } as Mark])
      return
    }
    if (words[name] !== undefined) {
      say(words[name])
      source.take(/\{\}|[ \t]+/y)
      return
    }
    if (name === 'verb') {
      const verbatim = source.take(/([^A-Za-z\s])([^\n]*?)\1/y)
      if (verbatim?.[2] !== undefined)
        out.push({ type: 'text', text: verbatim[2], marks: [...marks, { type: 'code' }] })
      return
    }
    if (name === 'footnote' || name === 'thanks') {
      source.option()
      const inner = source.group()
      if (inner === undefined) return
      state.ledger.add('taken', 'footnotes')
      const content = depth >= DEPTH_MAX ? [] : tidied(spaced(nodesOf(inner, state, labels, [], depth + 1)))
      out.push({ type: 'footnote', attrs: { id: state.makeId('footnote'), content } })
      return
    }
    if (name === 'href' || name === 'url') {
      const href = (source.group() ?? '').replace(/\\([%#&_{}~])/g, '$1')
      const shown = name === 'href' ? source.group() : undefined
      const isSafe = /^(?:https?|mailto):/i.test(href)
      state.ledger.add(isSafe ? 'taken' : 'changed', 'links', isSafe ? undefined : href)
      if (shown === undefined)
        out.push({
          type: 'text',
          text: href,
          marks: [...marks, ...(isSafe ? [{ type: 'link' as const, attrs: { href } }] : [])],
        })
      else inside(shown, isSafe ? [{ type: 'link', attrs: { href } }] : [])
      return
    }
    if (CITES.test(name)) return cite(name, isStarred)
    if (REFERS.test(name)) return refer(name)
    if (name === 'label') return void source.group()
    if (name === 'textcolor' || name === 'colorbox' || name === 'foreignlanguage') {
      source.option()
      source.group()
      inside(source.group() ?? '')
      return
    }
    if (swallowed.has(name) || swallowed.has(`${name}*`)) {
      source.option()
      source.group()
      return
    }
    if (name === 'begin' || name === 'end' || name === 'item') {
      source.group()
      return
    }
    source.take(/[ \t]+/y)
    if (silent.has(name)) return
    const signs = decodeLatex(`\\${name}{}`)
    if (signs !== '' && !signs.includes('\\') && signs.length <= 2) return say(signs)
    source.option()
    state.ledger.add('changed', 'commands', `\\${name}`)
  }

  function cite(name: string, isStarred: boolean): void {
    const items: CitationItem[] = []
    do {
      const [first, second] = [source.option(), source.option()]
      const keys =
        source
          .group()
          ?.split(',')
          .map((key) => key.trim())
          .filter((key) => key !== '') ?? []
      const [before, after] = second === undefined ? ['', first ?? ''] : [first ?? '', second]
      const plain = (value: string) =>
        nodesOf(value, state, labels, [], DEPTH_MAX)
          .map((node) => (node.type === 'text' ? node.text : ''))
          .join('')
          .replace(/\s+/g, ' ')
          .trim()
      for (const [index, key] of keys.entries()) {
        const post = index === keys.length - 1 ? plain(after) : ''
        const located = readLocator(post)
        const suffix = located === undefined ? post : located.rest
        const prefix = index === 0 ? plain(before) : ''
        items.push({
          paperId: state.paperOf(key),
          ...(located !== undefined && {
            locator: located.locator,
            ...(located.label !== undefined && { label: located.label }),
          }),
          ...(prefix !== '' && { prefix }),
          ...(suffix !== '' && { suffix }),
          ...((isStarred || name.includes('year')) && { suppressAuthor: true }),
        })
      }
    } while (name.endsWith('cites') && source.looksAt(/[[{]/y))
    if (items.length === 0 || name === 'nocite') return
    const isInSentence = /^(?:textcites?|citet|citeauthor|Citet)$/.test(name)
    state.ledger.add(isInSentence ? 'changed' : 'taken', 'citations', isInSentence ? `\\${name}` : undefined)
    out.push({ type: 'citation', attrs: { id: state.makeId('citation'), items }, ...withMarks })
  }

  function refer(name: string): void {
    const label = source.group()?.trim() ?? ''
    if (!labels.has(label)) {
      state.ledger.add('changed', 'crossReferences', label)
      say('??')
      return
    }
    // The kind is part of what a cross reference reads as.
    const last = out.at(-1)
    if (last?.type === 'text' && name !== 'nameref')
      last.text = last.text.replace(
        /(?:Figures?|Figs?\.|Tables?|Tab\.|Equations?|Eqs?\.|Sections?|Sec\.)[ \u00A0]?\(?$/i,
        '',
      )
    state.ledger.add('taken', 'crossReferences')
    out.push({ type: 'crossReference', attrs: { targetId: label }, ...withMarks })
  }
}
