import type { Paper } from '#contract/papers.ts'
import { findIdentifier, type FoundIdentifier } from '#science/records/identifiers.ts'

/** What one pasted line came to. Lines are counted from 1; empty ones are passed over. */
export type ResolvedLine = { line: number; text: string } & (
  | { paper: Paper; failure?: never }
  | { paper?: never; failure: string }
)

const kindNames: Record<FoundIdentifier['kind'], string> = { doi: 'DOI', pmid: 'PMID', pmcid: 'PMCID', arxiv: 'arXiv' }

const keyOf = ({ kind, value }: FoundIdentifier) => `${kind}:${value.toLowerCase()}`

const keysOf = ({ ids }: Paper): string[] =>
  (['doi', 'pmid', 'pmcid', 'arxiv'] as const).flatMap((kind) => {
    const value = ids[kind]
    return value === undefined ? [] : [keyOf({ kind, value })]
  })

/** Looks each line's identifier up among the papers of the library. Nothing is asked of anybody else. */
export function resolveLines(text: string, papers: readonly Paper[]): ResolvedLine[] {
  const byKey = new Map(papers.flatMap((paper) => keysOf(paper).map((key) => [key, paper] as const)))
  const firstLine = new Map<string, number>()
  return text.split(/\r\n|\r|\n/).flatMap((raw, index): ResolvedLine[] => {
    const trimmed = raw.trim()
    const line = index + 1
    if (trimmed === '') return []
    const found = findIdentifier(trimmed)
    const here = { line, text: trimmed }
    if (!found) return [{ ...here, failure: 'No DOI, PMID, PMCID or arXiv number in this line.' }]
    const paper = byKey.get(keyOf(found))
    if (!paper) return [{ ...here, failure: `${kindNames[found.kind]} ${found.value} is not in your library.` }]
    const earlier = firstLine.get(paper.id)
    if (earlier !== undefined) return [{ ...here, failure: `The same paper as line ${earlier}.` }]
    firstLine.set(paper.id, line)
    return [{ ...here, paper }]
  })
}
