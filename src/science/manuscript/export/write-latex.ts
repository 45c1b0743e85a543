import type { CitationStyle } from '../../citations/citation.ts'
import { writeBibtex } from '../../records/write-bibtex.ts'
import type { Block, CitationNode, Inline, Mark, TableNode } from '../manuscript.ts'
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
import { latexSigns } from '../../records/latex-escapes.ts'
import { labelWords } from './locator-words.ts'
import { anchor, pointedAt, type ExportedFiles } from './write-markdown.ts'

type State = { context: ExportContext; pictures: Map<string, Uint8Array>; named: Set<string> }

/** The style of biblatex that comes nearest to ours. */
const packages: Record<CitationStyle, string> = {
  apa: 'style=apa',
  vancouver: 'style=vancouver',
  ama: 'style=ama',
  mla: 'style=mla',
  'chicago-author-date': 'style=chicago-authordate',
  'chicago-notes': 'style=chicago-notes',
  harvard: 'style=authoryear',
  ieee: 'style=ieee',
  nature: 'style=nature',
}

/** A style from a file has none of biblatex: one that cites in the same way. */
const nearest = { named: 'style=authoryear', numbered: 'style=numeric', note: 'style=verbose' }

/** Writes LaTeX for biblatex and biber, the references beside it as BibTeX and every picture as a file. */
export function writeLatex(input: ExportInput): ExportedFiles {
  const context = exportContext(input)
  const state: State = { context, pictures: new Map(), named: pointedAt(context.manuscript.content) }
  const { papers, rendered } = context
  const listed = rendered.bibliography.flatMap(({ paperId }) => {
    const paper = papers.get(paperId)
    return paper === undefined ? [] : [{ ...paper, shelf: { citationKey: context.keys.get(paperId) } }]
  })
  if (context.byFile) context.ledger.add('changed', 'bibliography', context.byFile.cslId)
  const body = blocks(context.manuscript.content, state, 0)
  const text = String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage[english]{babel}
\usepackage{csquotes,amsmath,amssymb,graphicx,booktabs,multirow,ulem}
\usepackage[${context.byFile ? nearest[context.byFile.kind] : packages[context.style]},backend=biber]{biblatex}
\usepackage{hyperref}
\normalem
\addbibresource{references.bib}
\title{${latexText(context.title.trim())}}
\date{}
\begin{document}
\maketitle

${body}

\end{document}
`
  return {
    files: new Map<string, string | Uint8Array>([
      ['draft.tex', text],
      ['references.bib', writeBibtex(listed)],
      ...state.pictures,
    ]),
    notes: context.ledger.notes(),
  }
}

/** Text with the signs that LaTeX reads as its own written out; hyphens and apostrophes do not grow together. */
export const latexText = (text: string): string =>
  text
    .replace(/[\\{}$&#%_^~<>|"`]/g, (sign) => latexSigns[sign] ?? sign)
    .replace(/--/g, '-{}-')
    .replace(/''/g, "'{}'")
    .replace(/\n{2,}/g, '\n')

const label = (id: string | null | undefined, { named }: State) =>
  id && named.has(id) ? String.raw`\label{${anchor(id)}}` : ''

const commands: [Mark['type'], string][] = [
  ['code', 'texttt'],
  ['bold', 'textbf'],
  ['italic', 'emph'],
  ['underline', 'underline'],
  ['strike', 'sout'],
  ['superscript', 'textsuperscript'],
  ['subscript', 'textsubscript'],
]

function inline(content: readonly Inline[] | undefined, state: State): string {
  const { context } = state
  return standing(content, context.ledger)
    .map((node) => {
      switch (node.type) {
        case 'text': {
          let written = latexText(node.text)
          for (const [type, command] of commands)
            if (node.marks?.some((mark) => mark.type === type)) written = `\\${command}{${written}}`
          const link = node.marks?.find((mark) => mark.type === 'link')
          return link?.type === 'link'
            ? String.raw`\href{${link.attrs.href.replace(/[%#&_{}\\]/g, (sign) => (sign === '\\' ? '%5C' : `\\${sign}`))}}{${written}}`
            : written
        }
        case 'hardBreak':
          // Without the braces a bracket that follows would be taken for its argument.
          return '\\\\{}'
        case 'equation':
          context.ledger.add('taken', 'equations')
          return `$${node.attrs.latex.trim()}$`
        case 'citation':
          return citation(node, context)
        case 'crossReference': {
          context.ledger.add('taken', 'crossReferences')
          const { targetId } = node.attrs
          const target = context.numbering.targets.get(targetId)
          if (target === undefined) return latexText(referenceLabel(context, targetId))
          if (target.kind === 'heading') return String.raw`\nameref{${anchor(targetId)}}`
          return String.raw`${target.label.replace(/ \d+$/, '')}~\ref{${anchor(targetId)}}`
        }
        case 'footnote':
          context.ledger.add('taken', 'footnotes')
          return String.raw`\footnote{${inline(node.attrs.content, state)}}`
      }
    })
    .join('')
}

/** "\autocites[see][12]{berg2020light}[][3]{lund2019shift}"; a name that stands in the text: "\autocite*". */
function citation(node: CitationNode, context: ExportContext): string {
  context.ledger.add('taken', 'citations')
  const parts = node.attrs.items.map((item) => {
    const value = item.locator?.trim() ?? ''
    const words =
      item.label === undefined || item.label === 'page'
        ? value
        : `${labelWords[item.label][/[-–,]/.test(value) ? 1 : 0]} ${value}`
    const post = [value === '' ? '' : words, item.suffix ?? ''].filter(Boolean).join(' ')
    const key = context.keys.get(item.paperId)
    if (key === undefined) context.ledger.add('changed', 'references', item.paperId)
    const protect = (text: string) => (/[[\]]/.test(text) ? `{${latexText(text)}}` : latexText(text))
    const before = item.prefix ? `[${protect(item.prefix)}][${protect(post)}]` : post === '' ? '' : `[${protect(post)}]`
    return { text: `${before}{${key ?? 'missing'}}`, hidesAuthor: item.suppressAuthor === true }
  })
  const hides = parts.every(({ hidesAuthor }) => hidesAuthor) && context.citing.kind === 'named'
  if (parts.some(({ hidesAuthor }) => hidesAuthor) && !hides)
    context.ledger.add('changed', 'citations', 'author left out')
  const single = parts.length === 1
  return `\\autocite${single ? '' : 's'}${hides ? '*' : ''}${parts.map(({ text }) => text).join('')}`
}

const sections = ['section', 'subsection', 'subsubsection', 'paragraph']

function blocks(all: readonly Block[], state: State, depth: number): string {
  if (depth > 40) {
    state.context.ledger.add('left', 'nesting')
    return ''
  }
  return all.map((block) => blockText(block, state, depth)).join('\n\n')
}

function blockText(block: Block, state: State, depth: number): string {
  const { context } = state
  atHeading(block, context)
  switch (block.type) {
    case 'paragraph':
      return inline(block.content, state)
    case 'heading': {
      context.ledger.add('taken', 'headings')
      return `\\${sections[block.attrs.level - 1]}{${inline(block.content, state)}}${label(block.attrs.id, state)}`
    }
    case 'bulletList':
    case 'orderedList': {
      context.ledger.add('taken', 'lists')
      const name = block.type === 'bulletList' ? 'itemize' : 'enumerate'
      const start = block.attrs?.start ?? 1
      const from =
        name === 'enumerate' && start !== 1
          ? `\n\\setcounter{enum${['i', 'ii', 'iii', 'iv'][Math.min(depth, 3)]}}{${start - 1}}`
          : ''
      const items = block.content.map((item) =>
        String.raw`\item ${blocks(item.content, state, depth + 1)}`.replace(/^(\\item )\[/, '$1{}['),
      )
      return `\\begin{${name}}${from}\n${items.join('\n')}\n\\end{${name}}`
    }
    case 'blockquote':
      return `\\begin{quote}\n${blocks(block.content, state, depth + 1)}\n\\end{quote}`
    case 'codeBlock': {
      const code = (block.content ?? []).map(({ text }) => text).join('')
      const ends = code.includes(String.raw`\end{verbatim}`)
      return ends ? String.raw`\texttt{${latexText(code)}}` : `\\begin{verbatim}\n${code}\n\\end{verbatim}`
    }
    case 'horizontalRule':
      return String.raw`\noindent\hrulefill`
    case 'table':
      return table(block, state)
    case 'figure': {
      const picture = pictureOf(block.attrs.src)
      const isKnown = picture !== undefined && /png|jpeg/.test(picture.type)
      context.ledger.add(
        isKnown ? 'taken' : 'left',
        isKnown ? 'figures' : 'pictures',
        isKnown ? undefined : block.attrs.caption,
      )
      const name = isKnown ? `pictures/${state.pictures.size + 1}.${picture.type === 'image/png' ? 'png' : 'jpg'}` : ''
      if (isKnown) state.pictures.set(name, picture.bytes)
      const shown = isKnown
        ? `\\includegraphics[width=\\linewidth${block.attrs.alt === '' ? '' : `,alt={${latexText(block.attrs.alt)}}`}]{${name}}\n`
        : ''
      return `\\begin{figure}[htbp]\n\\centering\n${shown}\\caption{${latexText(block.attrs.caption)}}${label(block.attrs.id, state)}\n\\end{figure}`
    }
    case 'equationBlock':
      context.ledger.add('taken', 'equations')
      return `\\begin{equation}${label(block.attrs.id, state)}\n${block.attrs.latex.replace(/\n\s*\n/g, '\n')}\n\\end{equation}`
    case 'liveBlock': {
      context.ledger.add('changed', 'liveBlocks')
      const rows = rowsOf(block).map((row) => row.map(latexText))
      if (block.attrs.made.svg !== undefined) context.ledger.add('left', 'pictures', block.attrs.caption)
      const lines = (block.attrs.made.lines ?? []).map(latexText).join('\n\n')
      const isGrid = rows.length > 0
      return isGrid
        ? tabular(
            rows,
            block.attrs.made.columns !== undefined,
            latexText(block.attrs.caption),
            label(block.attrs.id, state),
          )
        : `${latexText(block.attrs.caption)}\n\n${lines}`
    }
    case 'bibliography':
      context.ledger.add('taken', 'bibliography')
      return String.raw`\printbibliography[heading=none]`
  }
}

function table(node: TableNode, state: State): string {
  const { ledger } = state.context
  ledger.add('taken', 'tables')
  const open = new Map<number, { rows: number; colspan: number }>()
  const rows = node.content.map((row) => {
    const cells: string[] = []
    let column = 0
    const skip = () => {
      for (let above = open.get(column); above !== undefined && above.rows > 0; above = open.get(column)) {
        above.rows -= 1
        cells.push(above.colspan > 1 ? `\\multicolumn{${above.colspan}}{l}{}` : '')
        column += above.colspan
      }
    }
    for (const cell of row.content) {
      skip()
      const { colspan = 1, rowspan = 1 } = cell.attrs ?? {}
      let text = cell.content
        .map((block) =>
          block.type === 'paragraph' || block.type === 'heading'
            ? inline(block.content, state)
            : blockText(block, state, 3),
        )
        .join(' ')
        .replace(/\\\\\{\}/g, ' ')
      if (rowspan > 1) {
        open.set(column, { rows: rowspan - 1, colspan })
        text = `\\multirow{${rowspan}}{*}{${text}}`
      }
      cells.push(colspan > 1 ? `\\multicolumn{${colspan}}{l}{${text}}` : text)
      column += colspan
    }
    skip()
    return cells
  })
  const hasHead = node.content[0]?.content.every(({ type }) => type === 'tableHeader') === true
  return tabular(rows, hasHead, latexText(node.attrs.caption ?? ''), label(node.attrs.id, state))
}

const widthOf = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + Number(/^\\multicolumn\{(\d+)\}/.exec(cell)?.[1] ?? 1), 0)

function tabular(rows: readonly string[][], hasHead: boolean, caption: string, id: string): string {
  const width = Math.max(1, ...rows.map(widthOf))
  const line = (cells: readonly string[]) => `${cells.join(' & ')} \\\\`
  const [head, ...rest] = rows
  const text = hasHead && head !== undefined ? [line(head), String.raw`\midrule`, ...rest.map(line)] : rows.map(line)
  const grid = [
    `\\begin{tabular}{${'l'.repeat(width)}}`,
    String.raw`\toprule`,
    ...text,
    String.raw`\bottomrule`,
    String.raw`\end{tabular}`,
  ]
  return [
    String.raw`\begin{table}[htbp]`,
    String.raw`\centering`,
    ...(caption || id ? [`\\caption{${caption}}${id}`] : []),
    ...grid,
    String.raw`\end{table}`,
  ].join('\n')
}
