import type { Paper, PaperDraft } from '#contract/papers.ts'
import { excerptOf } from '#science/records/clean-text.ts'
import { detectFormat } from '#science/records/detect-format.ts'
import { findIdentifier, type FoundIdentifier } from '#science/records/identifiers.ts'
import type { ReadRecord, Skipped } from '#science/records/read-result.ts'

import type { ReadFile } from '../import-session.ts'
import { identifiersCopy as copy } from './identifiers.copy.ts'

/** Identifiers asked for in one search. */
export const ASKED_AT_ONCE = 20
const LINE_MAX = 300

const kindNames: Record<FoundIdentifier['kind'], string> = { doi: 'DOI', pmid: 'PMID', pmcid: 'PMCID', arxiv: 'arXiv' }
export const identifierKey = ({ kind, value }: FoundIdentifier) => `${kind}:${value.toLowerCase()}`

const keysOf = ({ ids }: Pick<PaperDraft, 'ids'>): string[] =>
  (['doi', 'pmid', 'pmcid', 'arxiv'] as const).flatMap((kind) => {
    const value = ids[kind]
    return value === undefined ? [] : [identifierKey({ kind, value })]
  })

type Line = { line: number; text: string; found: FoundIdentifier | undefined }

const linesOf = (text: string): Line[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    const trimmed = raw.trim()
    return trimmed === '' ? [] : [{ line: index + 1, text: trimmed, found: findIdentifier(trimmed) }]
  })

/** Whether a text is a list of identifiers and not a reference file: short lines, most of them naming one. */
export function isIdentifierList(text: string, fileName: string): boolean {
  const lines = linesOf(text)
  const naming = lines.filter((line) => line.found !== undefined && line.text.length <= LINE_MAX)
  return lines.length > 0 && naming.length >= lines.length / 2 && detectFormat(text, fileName) === undefined
}

/** A starter paper becomes a record of one's own without our summary, which is no abstract of its authors. */
const asDraft = ({ abstract, summarised, ...paper }: Paper): PaperDraft =>
  summarised || abstract === undefined ? paper : { ...paper, abstract }

type Sources = {
  papers: readonly Paper[]
  /** Where else papers can be had; absent = nowhere. Rejects when they cannot be asked. */
  outside?: { names: string; find: (asked: readonly FoundIdentifier[]) => Promise<readonly Paper[]> } | undefined
  onProgress?: (done: number, total: number) => void
}

/**
 * Reads a list of identifiers as records. Each line that is not empty is accounted for: a record, or skipped with its
 * reason. Sources outside are asked for what the library does not have, twenty at a time.
 */
export async function readIdentifiers(text: string, { papers, outside, onProgress }: Sources): Promise<ReadFile> {
  const lines = linesOf(text)
  const known = new Map(papers.flatMap((paper) => keysOf(paper).map((key) => [key, paper] as const)))
  const firstLine = new Map<string, number>()
  const skipped: Skipped[] = []
  const wanted: (Line & { found: FoundIdentifier })[] = []
  const skip = ({ line, text: source }: Line, reason: string) =>
    skipped.push({ line, reason, excerpt: excerptOf(source) })

  for (const each of lines) {
    const { found } = each
    if (!found) {
      skip(each, copy.none)
      continue
    }
    const key = identifierKey(found)
    const earlier = firstLine.get(key)
    if (earlier !== undefined) skip(each, copy.sameAs(earlier))
    else {
      firstLine.set(key, each.line)
      wanted.push({ ...each, found })
    }
  }

  const reasons = new Map<string, string>()
  const missing = wanted.filter(({ found }) => !known.has(identifierKey(found)))
  const asked = outside ? missing : []
  for (let at = 0; at < asked.length; at += ASKED_AT_ONCE) {
    onProgress?.(at, asked.length)
    const some = asked.slice(at, at + ASKED_AT_ONCE).map(({ found }) => found)
    try {
      for (const paper of (await outside?.find(some)) ?? []) for (const key of keysOf(paper)) known.set(key, paper)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      const why = error instanceof Error && error.message !== '' ? `: ${error.message}` : '.'
      for (const found of some) reasons.set(identifierKey(found), `${copy.failed}${why}`)
    }
  }

  const records: ReadRecord[] = []
  for (const each of wanted) {
    const key = identifierKey(each.found)
    const paper = known.get(key)
    const otherwise = outside ? copy.notFound(outside.names) : copy.notInLibrary
    if (paper) records.push({ line: each.line, draft: asDraft(paper) })
    else {
      const reason = reasons.get(key) ?? `${otherwise}.`
      skip(each, `${kindNames[each.found.kind]} ${each.found.value} ${reason}`)
    }
  }
  return {
    result: { total: lines.length, records, skipped: skipped.toSorted((a, b) => a.line - b.line), warnings: [] },
    kind: copy.kind(lines.length),
  }
}
