import { answerIn } from '#contract/answer.ts'
import { narrativeBodySchema } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import { readReviewBody, type ReviewBody } from '#contract/review-body.ts'
import type { Synthesis } from '#contract/syntheses.ts'

import { runsOf } from '../narrative/render.ts'
import { studyTable } from './answer-table.ts'
import type { Block, CitationNode, Inline, Manuscript } from './manuscript.ts'

const heading = (text: string, level: 1 | 2 = 1): Block => ({
  type: 'heading',
  attrs: { level },
  content: text === '' ? [] : [{ type: 'text', text }],
})
const paragraph = (content: Inline[]): Block => ({ type: 'paragraph', ...(content.length > 0 && { content }) })
const text = (words: string): Inline[] => (words === '' ? [] : [{ type: 'text', text: words }])
const citation = (id: string, paperIds: readonly string[]): CitationNode => ({
  type: 'citation',
  attrs: { id, items: [...new Set(paperIds)].map((paperId) => ({ paperId })) },
})

/** A mark of the end and what closes after it, within the last letters of a sentence. */
const LAST = 12
const sentenceEnd = /([.!?…]{0,20})(["”’»)\]]{0,20})$/u

/** A sentence with its citations before the full stop, and never inside quotation marks: those are the paper's words alone. */
function cited(sentence: string, mark: CitationNode | undefined): Inline[] {
  const words = sentence.trim()
  const [end = '', stop = '', closing = ''] = sentenceEnd.exec(words.slice(-LAST)) ?? []
  const before = words.slice(0, words.length - end.length).trimEnd()
  // What lacks its full stop would run into the next sentence; what leads over ends in a colon.
  const full = stop === '' && !/[:;,]$/.test(before) ? '.' : stop
  if (!mark) return text(closing === '' ? `${before}${full}` : words)
  if (!/["”’»]/.test(closing)) return [...text(`${before} `), mark, ...text(`${full}${closing}`)]
  const kept = stop === '.' ? '' : stop
  return [...text(`${before}${kept}${closing} `), mark, ...text('.')]
}

/** Words of a paper with whose they are: such sentences stand each for themselves. */
const isQuoted = (sentence: string) => /^[^“]{0,200}: “.*”$/su.test(sentence.trim())

/** A review as far as its protocol and findings are written: the parts of PRISMA 2020 that it has words for, and headings for the rest. */
function reviewBlocks(analysis: Synthesis, { protocol, parts, criteria, findings }: ReviewBody): Block[] {
  const paragraphs = (words: string | undefined) =>
    (words ?? '')
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => paragraph(text(line.trim())))
  const part = (title: string, level: 1 | 2, blocks: Block[]) => [
    heading(title, level),
    ...(blocks.length > 0 ? blocks : [paragraph([])]),
  ]
  const question = [analysis.query, ...Object.values(parts)].filter((each) => each?.trim()).join('\n')
  const criteriaOf = (kind: 'include' | 'exclude', lead: string) => {
    const own = criteria.filter((each) => each.kind === kind)
    const items = own.map((each) => ({ type: 'listItem' as const, content: [paragraph(text(each.text))] }))
    return items.length > 0 ? [paragraph(text(lead)), { type: 'bulletList' as const, content: items }] : []
  }
  return [
    ...part('Introduction', 1, paragraphs(protocol.rationale)),
    ...part('Objectives', 2, paragraphs(question)),
    ...part('Methods', 1, paragraphs(protocol.registration)),
    ...part('Eligibility criteria', 2, [
      ...criteriaOf('include', 'Studies were included if:'),
      ...criteriaOf('exclude', 'Studies were excluded if:'),
    ]),
    ...part('Search strategy', 2, paragraphs(protocol.search)),
    ...part('Data items', 2, paragraphs(protocol.dataItems)),
    ...part('Synthesis', 2, paragraphs(protocol.synthesis)),
    ...part('Changes to the protocol', 2, paragraphs(protocol.amendments)),
    heading('Results'),
    ...(findings.length > 0
      ? findings.flatMap((each) => part(each.outcome, 2, paragraphs(each.text)))
      : [paragraph([])]),
    ...part('Discussion', 1, []),
  ]
}

/**
 * The text of an analysis as a draft: every sentence as it stands there, every citation as an object that names its
 * paper. Quotes that could not be found in their paper are left out, and their sentence stays without a citation.
 */
export function manuscriptOf(analysis: Synthesis, papers: readonly Paper[]): Manuscript {
  const content: Block[] = []
  let count = 0
  const next = (ids: readonly string[]) => {
    count += 1
    return citation(`from-${analysis.id.slice(0, 40)}-${count}`, ids)
  }
  for (const section of analysis.sections ?? []) {
    if (section.heading !== '') content.push(heading(section.heading))
    let inline: Inline[] = []
    const flush = () => {
      if (inline.length > 0) content.push(paragraph(inline))
      inline = []
    }
    for (const sentence of section.sentences) {
      const ids = sentence.citations.filter(({ verified }) => verified !== 'none').map(({ documentId }) => documentId)
      if (isQuoted(sentence.text)) flush()
      inline.push(
        ...(inline.length > 0 ? text(' ') : []),
        ...cited(sentence.text, ids.length > 0 ? next(ids) : undefined),
      )
      if (isQuoted(sentence.text)) flush()
    }
    flush()
  }
  const answer = answerIn(analysis.body)
  const table = answer && studyTable(answer)
  if (table) content.push(heading('Studies'), table)
  const narrative = narrativeBodySchema.safeParse(analysis.body)
  if (analysis.kind === 'narrative' && narrative.success) {
    for (const section of narrative.data.sections) {
      content.push(heading(section.heading))
      for (const part of section.text.split(/\n{2,}/).filter((each) => each.trim() !== '')) {
        content.push(
          paragraph(
            runsOf(part.trim().replaceAll('\n', ' '), papers).flatMap((run) =>
              run.kind === 'text' ? text(run.text) : [next(run.documentIds)],
            ),
          ),
        )
      }
    }
  }
  const review = analysis.kind === 'review' ? readReviewBody(analysis.body) : undefined
  if (review?.ok) content.push(...reviewBlocks(analysis, review.body))
  if (content.length === 0) {
    for (const part of (analysis.content ?? '').split(/\n{2,}/))
      if (part.trim() !== '') content.push(paragraph(text(part.trim())))
  }
  if (content.length === 0) content.push(paragraph([]))
  return { type: 'doc', content: [...content, heading('References'), { type: 'bibliography' }] }
}
