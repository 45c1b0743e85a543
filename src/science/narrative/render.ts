import type { NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'

import { citationKeys } from '../records/citation-key.ts'
import type { Cite } from '../citations/reference-styles.ts'
import { paperLabels } from '../synthesis/paper-label.ts'
import { latexSigns } from '../records/latex-escapes.ts'
import { partsOf } from './write-section.ts'

/** Text of a section with its citations put together: neighbours stand in one pair of brackets. */
export type Run = { kind: 'text'; text: string } | { kind: 'citations'; documentIds: string[] }

/** The text of a section as runs; citations that only spaces part are one. */
export function runsOf(text: string, papers: readonly Paper[]): Run[] {
  const known = new Set(papers.map(({ id }) => id))
  const runs: Run[] = []
  for (const part of partsOf(text, (id) => known.has(id))) {
    const last = runs.at(-1)
    const before = runs.at(-2)
    if (part.kind === 'text') {
      if (last?.kind === 'text') last.text += part.text
      else runs.push({ kind: 'text', text: part.text })
    } else if (last?.kind === 'citations') {
      last.documentIds.push(part.documentId)
    } else if (last?.kind === 'text' && last.text.trim() === '' && before?.kind === 'citations') {
      runs.pop()
      before.documentIds.push(part.documentId)
    } else {
      runs.push({ kind: 'citations', documentIds: [part.documentId] })
    }
  }
  return runs
}

/** "(Colditz et al. 1994; Mangtani et al. 2014)". */
export function inText(documentIds: readonly string[], labels: ReadonlyMap<string, string>): string {
  const names = [...new Set(documentIds)].map((id) => (labels.get(id) ?? id).replace(/ \(([^()]*)\)$/, ' $1'))
  return `(${names.join('; ')})`
}

/** Papers that the text cites, in the order of their first mention. */
export function citedPapers(body: Pick<NarrativeBody, 'sections'>, papers: readonly Paper[]): Paper[] {
  const ids = body.sections.flatMap(({ text }) =>
    runsOf(text, papers).flatMap((run) => (run.kind === 'citations' ? run.documentIds : [])),
  )
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/** The references of the text, by alphabet. */
export const references = (body: Pick<NarrativeBody, 'sections'>, papers: readonly Paper[], cite: Cite) =>
  citedPapers(body, papers)
    .map(cite)
    .sort((a, b) => a.localeCompare(b))

const plain = (text: string, papers: readonly Paper[], labels: ReadonlyMap<string, string>) =>
  runsOf(text, papers)
    .map((run) => (run.kind === 'text' ? run.text : inText(run.documentIds, labels)))
    .join('')

/** Signs that Markdown would read as its own at the start of a line or inside a word. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, String.raw`\$&`)

/** The review as Markdown, with its references. */
export function narrativeMarkdown(title: string, body: NarrativeBody, papers: readonly Paper[], cite: Cite): string {
  const labels = paperLabels(papers)
  const parts = body.sections.map(
    ({ heading, text }) => `## ${escaped(heading)}\n\n${escaped(plain(text, papers, labels)).trim()}`,
  )
  const list = references(body, papers, cite).map((reference) => `- ${escaped(reference)}`)
  return [`# ${escaped(title)}`, ...parts, ...(list.length > 0 ? [`## References\n\n${list.join('\n')}`] : [])]
    .join('\n\n')
    .concat('\n')
}

/** Text that LaTeX prints as it is. */
export const latexText = (text: string): string => text.replace(/[\\{}$&#_%~^]/g, (sign) => latexSigns[sign] ?? sign)

/** Keys of the cited papers: those of the library, and new ones where there is none. Id → key. */
export function keysOfCited(cited: readonly Paper[]): Map<string, string> {
  const own = new Map(cited.flatMap(({ id, shelf }) => (shelf?.citationKey ? [[id, shelf.citationKey] as const] : [])))
  return citationKeys(cited, own)
}

/** The review as a LaTeX document that cites by key from `file`.bib. */
export function narrativeLatex(title: string, body: NarrativeBody, papers: readonly Paper[], file: string): string {
  const keys = keysOfCited(citedPapers(body, papers))
  const sections = body.sections.map(({ heading, text }) => {
    const words = runsOf(text, papers).map((run) =>
      run.kind === 'text'
        ? latexText(run.text)
        : String.raw`\citep{${[...new Set(run.documentIds)].map((id) => keys.get(id) ?? id).join(',')}}`,
    )
    return `\\section{${latexText(heading)}}\n\n${words.join('').trim()}`
  })
  return [
    String.raw`\documentclass{article}`,
    String.raw`\usepackage[utf8]{inputenc}`,
    String.raw`\usepackage{natbib}`,
    `\\title{${latexText(title)}}`,
    String.raw`\begin{document}`,
    String.raw`\maketitle`,
    '',
    sections.join('\n\n'),
    '',
    String.raw`\bibliographystyle{plainnat}`,
    `\\bibliography{${file}}`,
    String.raw`\end{document}`,
    '',
  ].join('\n')
}
