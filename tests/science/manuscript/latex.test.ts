import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { writeLatex } from '#science/manuscript/export/write-latex.ts'
import { readLatex } from '#science/manuscript/import/latex/read-latex.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'

import { draftArbitrary, withNumberedIds } from './draft-arbitrary.ts'
import { dot, sampleDraft, samplePapers } from './sample-draft.ts'

const keys = new Map([
  ['berg2020light', 'p1'],
  ['lund2019shift', 'p2'],
  ['ode2021naps', 'p3'],
])
const options = { papersByKey: keys, pictures: new Map([['pictures/1.png', dot]]) }
const again = (manuscript: Manuscript) =>
  readLatex(String(writeLatex({ ...sampleDraft, manuscript }).files.get('draft.tex')), options)

describe('LaTeX for biblatex', () => {
  test('citations, labels, spans, footnotes', () => {
    const { files, notes } = writeLatex(sampleDraft)
    const text = String(files.get('draft.tex'))
    expect(text).toContain(String.raw`\title{Light at night \& sleep \textless{}draft\textgreater{}}`)
    expect(text).toContain(String.raw`\autocites[see][12-14]{berg2020light}[chap. 3]{lund2019shift}`)
    expect(text).toContain(String.raw`\autocite*[and others]{berg2020light}`)
    expect(text).toContain(String.raw`Figure~\ref{fig1}`)
    expect(text).toContain(String.raw`\caption{Hours of sleep}\label{fig1}`)
    expect(text).toContain(String.raw`Arm & \multicolumn{2}{l}{Hours} \\`)
    expect(text).toContain(String.raw`\multirow{2}{*}{Dark \textbar{} dim} & 7.1 & 7.4 \\`)
    expect(text).toContain(String.raw`\footnote{A note \autocite{ode2021naps}.}`)
    expect(text).toContain(String.raw`\setcounter{enumii}{2}`)
    expect(text).toContain('{a page} old.')
    expect([...files.keys()]).toEqual(['draft.tex', 'references.bib', 'pictures/1.png'])
    expect(notes).toContainEqual(expect.objectContaining({ is: 'changed', thing: 'suggestions', count: 2 }))
  })

  test('the draft with everything in it comes back with its table, figure and cross references', () => {
    const { manuscript, title } = again(sampleDraft.manuscript)
    expect(title).toBe(sampleDraft.title)
    for (const type of ['table', 'figure', 'bulletList', 'blockquote'] as const) {
      const there = sampleDraft.manuscript.content.find((block) => block.type === type)
      expect(
        withNumberedIds({ type: 'doc', content: manuscript.content.filter((block) => block.type === type) }),
      ).toEqual(withNumberedIds({ type: 'doc', content: there === undefined ? [] : [there] }))
    }
    expect(JSON.stringify(manuscript)).toContain('{"type":"crossReference","attrs":{"targetId":"fig1"}}')
  })

  test('every draft of the supported nodes comes back', () => {
    fc.assert(
      fc.property(draftArbitrary({ paperIds: [...samplePapers.keys()], format: 'latex' }), (manuscript) => {
        expect(withNumberedIds(again(manuscript).manuscript)).toEqual(withNumberedIds(manuscript))
      }),
      { numRuns: 150 },
    )
  })
})

describe('LaTeX of other hands', () => {
  test('natbib, comments, accents, tables with rules, equations with labels', () => {
    const { manuscript, title, unknownKeys } = readLatex(
      String.raw`\documentclass{article} % a comment
\title{Caf\'e \emph{studies}}
\begin{document}
\maketitle
\section{Intro}\label{sec:intro}
Na\"ive 50\% of G\"odel's --- see \citep[e.g.][p.~3]{berg2020light,lund2019shift} and \citet{who}. % gone
Equation~\eqref{eq:a} holds, \unknowncmd{kept words}.

\begin{align}\label{eq:a} a &= b \\ c &= d \end{align}
\begin{table}\caption{Doses}\begin{tabular}{lr}\hline A & B \\ \hline 1 & 2 \\ \hline\end{tabular}\end{table}
\bibliography{refs}
\end{document}`,
      options,
    )
    expect(title).toBe('Café studies')
    expect(unknownKeys).toEqual(['who'])
    expect(manuscript.content.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'equationBlock',
      'table',
      'bibliography',
    ])
    expect(manuscript.content[0]).toMatchObject({ attrs: { id: 'sec:intro', level: 1 } })
    expect(manuscript.content[1]).toMatchObject({
      content: [
        { text: "Naïve 50% of Gödel's — see " },
        {
          attrs: {
            items: [
              { paperId: 'p1', prefix: 'e.g.' },
              { paperId: 'p2', locator: '3' },
            ],
          },
        },
        { text: ' and ' },
        { attrs: { items: [{ paperId: 'who' }] } },
        { text: '. ' },
        { type: 'crossReference', attrs: { targetId: 'eq:a' } },
        { text: ' holds, kept words.' },
      ],
    })
    expect(manuscript.content[2]).toMatchObject({
      attrs: { id: 'eq:a', latex: String.raw`\begin{aligned}a &= b \\ c &= d\end{aligned}` },
    })
    expect(manuscript.content[3]).toMatchObject({ attrs: { caption: 'Doses' }, content: [{}, {}] })
  })

  test('files that were made to hang are read at once', () => {
    const before = process.cpuUsage()
    for (const text of [
      String.raw`\textbf{`.repeat(30_000),
      '{'.repeat(60_000),
      String.raw`\begin{itemize}\item `.repeat(3000),
      '$a'.repeat(40_000),
      String.raw`\cite[`.repeat(30_000),
      String.raw`\begin{a}`.repeat(3000),
      '%'.repeat(60_000),
      String.raw`\\`.repeat(40_000),
      String.raw`\footnote{`.repeat(5000) + '}'.repeat(5000),
    ])
      expect(readLatex(text).manuscript.type).toBe('doc')
    // Of the processor, in microseconds: a busy machine is no slow reader.
    expect(process.cpuUsage(before).user).toBeLessThan(15_000_000)
  })

  test('whatever a file holds becomes a draft', () => {
    const parts = [
      '\\section{',
      '\\begin{itemize}',
      '\\end{itemize}',
      '\\item',
      '{',
      '}',
      '$',
      '\\cite{a}',
      '\\begin{tabular}{l}',
      '&',
      '\\\\',
      '\\end{tabular}',
      'word',
      ' ',
      '\n\n',
      '\\[',
      '\\]',
      '%',
      '\\ref{x}',
      "\\'e",
      '\\',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 50 }), (list) => {
        expect(readLatex(list.join('')).manuscript.content.length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })
})
