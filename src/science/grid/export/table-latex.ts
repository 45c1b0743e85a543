import type { DocumentTable } from './document-table.ts'

const SIGNS: Record<string, string> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  '#': String.raw`\#`,
  $: String.raw`\$`,
  '%': String.raw`\%`,
  '&': String.raw`\&`,
  _: String.raw`\_`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '<': String.raw`\textless{}`,
  '>': String.raw`\textgreater{}`,
  '≤': String.raw`$\leq$`,
  '≥': String.raw`$\geq$`,
  '−': '$-$',
  '±': String.raw`$\pm$`,
  '×': String.raw`$\times$`,
}

/** Text that LaTeX sets as it stands; a line break becomes a space, since a table cell has none. */
export const latexText = (text: string): string =>
  text.replaceAll(/(?<!\s)\s*\n\s*/g, ' ').replaceAll(/[\\{}#$%&_~^<>≤≥−±×]/g, (sign) => SIGNS[sign] ?? sign)

/** A `longtable` with its head repeated on each page. Needs the packages longtable, booktabs and array. */
export function tableLatex({ title, head, groups, notes = [], provenance }: DocumentTable): string {
  const width = (0.96 / Math.max(head.length, 1)).toFixed(3)
  const columns = head.map(() => String.raw`>{\raggedright\arraybackslash}p{${width}\linewidth}`).join(' ')
  const line = (cells: readonly string[]) => `${cells.map(latexText).join(' & ')} \\\\`
  const headLine = `${head.map((name) => String.raw`\textbf{${latexText(name)}}`).join(' & ')} \\\\`
  const body = groups.flatMap(({ heading, rows }) => [
    ...(heading === undefined
      ? []
      : [String.raw`\multicolumn{${head.length}}{l}{\textit{${latexText(heading)}}} \\\\`]),
    ...rows.map(line),
  ])
  return [
    '% Needs: \\usepackage{longtable,booktabs,array}',
    ...provenance.map((each) => `% ${each.replaceAll(/\s+/g, ' ')}`),
    String.raw`\begin{longtable}{${columns}}`,
    String.raw`\caption{${latexText(title)}} \\\\`,
    String.raw`\toprule`,
    headLine,
    String.raw`\midrule`,
    String.raw`\endfirsthead`,
    String.raw`\toprule`,
    headLine,
    String.raw`\midrule`,
    String.raw`\endhead`,
    String.raw`\bottomrule`,
    String.raw`\endfoot`,
    ...body,
    String.raw`\end{longtable}`,
    ...notes.map((note) => String.raw`\noindent{\footnotesize ${latexText(note)}}` + '\n'),
    '',
  ].join('\n')
}
