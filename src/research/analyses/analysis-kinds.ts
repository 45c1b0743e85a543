import { isGridKind } from '#contract/grid-views.ts'
import { pageAddress, pageRows, pages } from '#contract/pages.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { paths } from '#shared/paths.ts'

import { viewAddress } from './view-address.ts'

/** By the kind as the server keeps it: what one is called, and where one is begun; with `?id=` where it is read. */
const byKind = new Map(
  pageRows.flatMap(([id, { analysis, title }]) =>
    analysis?.kind === undefined
      ? []
      : [[analysis.kind, { label: analysis.label ?? title, path: pageAddress(id) }] as const],
  ),
)

/** Every kind of analysis that has a page of its own, in the order in which they are offered. */
export const analysisKinds: readonly string[] = [...byKind.keys()]

/** What the server calls a kind, in words; an unknown one is shown as it is. For one analysis: `analysisLabel`. */
export const kindLabel = (kind: string | null | undefined): string =>
  kind === 'review'
    ? 'Review'
    : kind === null || kind === undefined
      ? 'Cited answer'
      : (byKind.get(kind)?.label ?? kind.replaceAll(/[_-]+/g, ' '))

/** Whether it answers a question from papers: what is called a synthesis. A server of the texts names no kinds. */
export const isSynthesis = ({ kind }: { kind?: string | null | undefined }): boolean =>
  kind === null || kind === undefined || kind === 'synthesis'

type Named = {
  kind?: string | null | undefined
  subtype?: string | null | undefined
  projectId?: string | null | undefined
}

/** What one analysis is: a review by its own type, and whether several people do it. */
export function analysisLabel({ kind, subtype, projectId }: Named): string {
  if (kind !== 'review') return kindLabel(kind)
  const isShared = projectId !== null && projectId !== undefined
  if (subtype === 'scoping') return isShared ? 'Collaborative scoping review' : pages.scopingReview.title
  if (isShared && subtype === 'systematic') return 'Collaborative systematic review'
  if (isShared) return pages.collaborativeSynthesis.analysis.label
  return subtype === 'systematic' ? pages.systematicReview.title : kindLabel(kind)
}

/** Where an analysis is opened. Kinds without a page of their own open as text, and none is ever hidden. */
export function analysisAddress({ id, kind, subtype }: Named & Pick<Synthesis, 'id'>): string {
  const known = kind === null || kind === undefined ? undefined : byKind.get(kind)
  if (isGridKind(kind)) return viewAddress(kind, id)
  if (kind === 'draft') return paths.write(id)
  if (!known || isSynthesis({ kind })) return paths.synthesisHistory(id)
  const path = kind === 'review' && subtype === 'scoping' ? pages.scopingReview.path : known.path
  return `${path}?id=${encodeURIComponent(id)}`
}
