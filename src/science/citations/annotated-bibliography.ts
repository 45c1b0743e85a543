import type { Paper } from '#contract/papers.ts'

import { familyOf } from '../records/names.ts'
import type { Cite } from './reference-styles.ts'
import { inStyle } from './reference-text.ts'
import { plainTitle } from '../records/title-key.ts'

/** One work of an annotated bibliography. */
export type Annotation = {
  reference: string
  /** The person's own note, paragraph by paragraph; empty where none was written. */
  note: readonly string[]
  /** The abstract, marked as ours where its words are our summary. */
  abstract: string | undefined
  isSummary: boolean
  tags: readonly string[]
  citationKey: string | undefined
  isRetracted: boolean
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Works with their notes, in the order of a reference list: first author, year, title. */
export function annotations(papers: Iterable<Paper>, cite: Cite = inStyle('APA')): Annotation[] {
  const key = (paper: Paper) =>
    [plainTitle(familyOf(paper.authors[0])), String(paper.year ?? '9999'), plainTitle(paper.title)].join(' ')
  return [...papers]
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    .map((paper) => ({
      reference: cite(paper),
      note: paragraphs(paper.shelf?.note ?? ''),
      abstract: paper.abstract?.trim() === '' ? undefined : paper.abstract?.trim(),
      isSummary: paper.summarised === true,
      tags: paper.shelf?.tags ?? [],
      citationKey: paper.shelf?.citationKey,
      isRetracted: paper.flags.retracted === true,
    }))
}

/** Signs that Markdown takes as its own, in text that was not written as Markdown. */
const plain = (text: string) =>
  text
    .replace(/([\\`*_{}[\]<>#|~&])/g, '\\$1')
    .replace(/^(\s*)([-+=])(?=\s|$)/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')

/** An annotated bibliography as Markdown (CommonMark), one work after another; what people typed stays as they typed it. */
export function writeAnnotatedMarkdown(papers: Iterable<Paper>, cite?: Cite): string {
  const works = annotations(papers, cite).map((work) =>
    [
      `${work.isRetracted ? '**Retracted.** ' : ''}${plain(work.reference)}`,
      ...work.note.map(plain),
      ...(work.abstract === undefined
        ? []
        : [
            `> ${work.isSummary ? 'Summary by Roadrunner' : 'Abstract'}: ${plain(work.abstract).replaceAll('\n', '\n> ')}`,
          ]),
      ...(work.tags.length > 0 ? [`Tags: ${work.tags.map(plain).join(', ')}`] : []),
    ].join('\n\n'),
  )
  return `# Annotated bibliography\n\n${works.join('\n\n---\n\n')}\n`
}

/** A reference list as plain text, one work a paragraph. */
export const writeReferenceList = (papers: Iterable<Paper>, cite?: Cite): string =>
  `${annotations(papers, cite)
    .map(({ reference, isRetracted }) => `${isRetracted ? 'Retracted. ' : ''}${reference}`)
    .join('\n\n')}\n`
