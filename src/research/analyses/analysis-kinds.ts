import type { Synthesis } from '#contract/syntheses.ts'
import { paths } from '#shared/paths.ts'

import { gridViews, isGridKind, viewAddress, type GridKind } from '../grid/view-routes.ts'

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

const ofGrid = (kind: GridKind, answers: string): AnalysisKind => ({
  kind,
  answers,
  family: 'grid',
  ...gridViews[kind],
})

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
    kind: 'draft',
    label: 'Draft',
    answers: 'How do I write it down, with every citation in its place?',
    path: paths.write(),
    family: 'writing',
  },
  ofGrid('grid', 'Which values stand in which paper, and where?'),
  ofGrid('lit_table', 'One row for each paper: what did they do and find?'),
  ofGrid('lit_matrix', 'Who says what about which concept?'),
  ofGrid('design_compare', 'How were these studies made, and how shall mine be?'),
  ofGrid('best_practice', 'Do these papers report what they should?'),
  ofGrid('hypothesis', 'Which explanation does the evidence contradict least?'),
  ofGrid('timeline', 'How did this field move?'),
  ofGrid('gap', 'What has nobody in this set studied?'),
  ofGrid('impact', 'What does this set of papers stand on?'),
  ofGrid('clinical', 'What would it mean for my patients?'),
  ofGrid('funding', 'Why should this be paid for?'),
]

const SCOPING = { label: 'Scoping review', path: '/scoping-review' }

/** What can be begun: the kinds, and the reviews that differ by what they ask and by who does them. */
export const analysisStarts: readonly Omit<AnalysisKind, 'kind'>[] = analysisKinds.flatMap((each) =>
  each.kind === 'review'
    ? [
        each,
        { ...SCOPING, answers: 'What has been studied in this field, how, and where is little?', family: 'review' },
        {
          label: 'Collaborative review',
          answers: 'How do several people choose and judge papers, each for themselves?',
          path: '/collaborative-synthesis',
          family: 'review',
        },
      ]
    : [each],
)

const byKind = new Map(analysisKinds.map((each) => [each.kind, each]))

/** What the server calls a kind, in words; an unknown one is shown as it is. For one analysis: `analysisLabel`. */
export const kindLabel = (kind: string | null | undefined): string =>
  kind === 'review'
    ? 'Review'
    : kind === null || kind === undefined
      ? 'Cited answer'
      : (byKind.get(kind)?.label ?? (isGridKind(kind) ? gridViews[kind].label : kind.replaceAll(/[_-]+/g, ' ')))

type Named = {
  kind?: string | null | undefined
  subtype?: string | null | undefined
  projectId?: string | null | undefined
}

/** What one analysis is: a review by its own type, and whether several people do it. */
export function analysisLabel({ kind, subtype, projectId }: Named): string {
  if (kind !== 'review') return kindLabel(kind)
  const isShared = projectId !== null && projectId !== undefined
  if (subtype === 'scoping') return isShared ? 'Collaborative scoping review' : SCOPING.label
  if (isShared) return 'Collaborative review'
  return subtype === 'systematic' ? 'Systematic review' : kindLabel(kind)
}

/** Where an analysis is opened. Kinds without a page of their own open as text, and none is ever hidden. */
export function analysisAddress({ id, kind, subtype }: Named & Pick<Synthesis, 'id'>): string {
  const known = kind === null || kind === undefined ? undefined : byKind.get(kind)
  if (isGridKind(kind)) return viewAddress(kind, id)
  if (kind === 'draft') return paths.write(id)
  if (!known || known.kind === 'synthesis') return paths.synthesisHistory(id)
  const path = kind === 'review' && subtype === 'scoping' ? SCOPING.path : known.path
  return `${path}?id=${encodeURIComponent(id)}`
}
