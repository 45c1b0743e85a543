import type { Synthesis } from '#contract/syntheses.ts'
import { paths } from '#shared/paths.ts'

export type AnalysisKind = {
  /** As the server keeps it. */
  kind: string
  label: string
  /** The question that this kind answers, in the words of who asks it. */
  answers: string
  /** Where one is begun; with `?id=` where it is read. */
  path: string
  family: 'answer' | 'review' | 'grid' | 'writing'
}

/** Every kind of analysis that has a page of its own, in the order in which they are offered. */
export const analysisKinds: readonly AnalysisKind[] = [
  {
    kind: 'synthesis',
    label: 'Cited answer',
    answers: 'What do these papers say on my question?',
    path: paths.synthesis(),
    family: 'answer',
  },
  {
    kind: 'review',
    label: 'Systematic review',
    answers: 'What does all the evidence say, found and judged by a protocol?',
    path: '/systematic-review',
    family: 'review',
  },
  {
    kind: 'meta-analysis',
    label: 'Meta-analysis',
    answers: 'How large is the effect over all studies, and how sure is that?',
    path: '/meta-analysis',
    family: 'review',
  },
  {
    kind: 'narrative',
    label: 'Narrative review',
    answers: 'What is the argument that runs through this literature?',
    path: '/narrative-review',
    family: 'review',
  },
  {
    kind: 'grid',
    label: 'Extraction table',
    answers: 'Which values stand in which paper, and where?',
    path: '/analyze',
    family: 'grid',
  },
  {
    kind: 'lit_table',
    label: 'Literature review table',
    answers: 'One row for each paper: what did they do and find?',
    path: '/literature-review-table',
    family: 'grid',
  },
  {
    kind: 'lit_matrix',
    label: 'Literature matrix',
    answers: 'Who says what about which concept?',
    path: '/literature-matrix',
    family: 'grid',
  },
  {
    kind: 'design_compare',
    label: 'Design comparison',
    answers: 'How were these studies made, and how shall mine be?',
    path: '/compare-experimental-designs',
    family: 'grid',
  },
  {
    kind: 'best_practice',
    label: 'Reporting check',
    answers: 'Do these papers report what they should?',
    path: '/methodological-best-practices',
    family: 'grid',
  },
  {
    kind: 'hypothesis',
    label: 'Hypothesis comparison',
    answers: 'Which explanation does the evidence contradict least?',
    path: '/hypothesis-comparison',
    family: 'grid',
  },
  {
    kind: 'timeline',
    label: 'Research timeline',
    answers: 'How did this field move?',
    path: '/research-timeline',
    family: 'grid',
  },
  {
    kind: 'gap',
    label: 'Gap analysis',
    answers: 'What has nobody in this set studied?',
    path: '/research-gap-analysis',
    family: 'grid',
  },
  {
    kind: 'impact',
    label: 'High-impact citations',
    answers: 'What does this set of papers stand on?',
    path: '/high-impact-citations',
    family: 'grid',
  },
  {
    kind: 'clinical',
    label: 'Clinical relevance',
    answers: 'What would it mean for my patients?',
    path: '/clinical-relevance',
    family: 'grid',
  },
  {
    kind: 'funding',
    label: 'Funding rationale',
    answers: 'Why should this be paid for?',
    path: '/funding-rationales',
    family: 'grid',
  },
]

const byKind = new Map(analysisKinds.map((each) => [each.kind, each]))

/** What the server calls a kind, in words; an unknown one is shown as it is. */
export const kindLabel = (kind: string | null | undefined): string =>
  kind === null || kind === undefined ? 'Cited answer' : (byKind.get(kind)?.label ?? kind.replaceAll(/[_-]+/g, ' '))

/** Where an analysis is opened. Kinds without a page of their own open as text, and none is ever hidden. */
export function analysisAddress({ id, kind }: Pick<Synthesis, 'id' | 'kind'>): string {
  const known = kind === null || kind === undefined ? undefined : byKind.get(kind)
  if (kind === 'timeline_compare') return `/timeline-comparison/${encodeURIComponent(id)}`
  if (kind === 'draft') return paths.write(id)
  if (!known || known.kind === 'synthesis') return paths.synthesisHistory(id)
  return `${known.path}?id=${encodeURIComponent(id)}`
}
