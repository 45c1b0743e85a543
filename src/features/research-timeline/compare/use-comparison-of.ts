import { useMemo } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useComputed } from '#research/views/use-computed.ts'
import { useFullTexts } from '#research/views/use-full-texts.ts'
import { useReferences } from '#research/views/use-references.ts'
import { linksInside } from '#science/impact/reference-lists.ts'
import {
  influenceAcross,
  paceDifference,
  sharedPapers,
  sharedSpan,
  termLags,
  turnoverOf,
  type Side,
} from '#science/timelines/compare-timelines.ts'
import { onAxis } from '#science/timelines/dated.ts'

import type { TimelineInput, TimelineReading } from '../read-timeline.ts'
import { lanesOf } from '../use-timeline.ts'
import { startTimeline, timelineStateSchema } from '../timeline-state.ts'

const startWorker = () => new Worker(new URL('../timeline.worker.ts', import.meta.url), { type: 'module' })
const inPage = async () => (await import('../read-timeline.ts')).readTimeline

/** How the timeline of an analysis is arranged, for reading alone. */
export function keptTimeline({ head }: Pick<OpenGrid, 'head'>) {
  const read = timelineStateSchema.safeParse(head?.body.views['timeline'])
  return read.success ? read.data : startTimeline
}

/** Two timelines, or two lanes, with everything in which they differ. */
export function useComparisonOf(
  left: OpenGrid,
  right: OpenGrid,
  lanes: { left?: string | undefined; right?: string | undefined },
) {
  const union = useMemo(
    () => [...new Map([...left.papers, ...right.papers].map((paper): [string, Paper] => [paper.id, paper])).values()],
    [left.papers, right.papers],
  )
  const ownTerms = useMemo(
    () => [...new Set([...(keptTimeline(left).terms ?? []), ...(keptTimeline(right).terms ?? [])])],
    [left, right],
  )
  const input = useMemo(
    (): TimelineInput | undefined => (union.length > 0 ? { papers: union, ownTerms } : undefined),
    // Terms are told apart by what they say.
    // oxlint-disable-next-line react/exhaustive-deps
    [union, ownTerms.join('\n')],
  )
  const read = useComputed<TimelineInput, TimelineReading>(input, startWorker, inPage)
  const references = useReferences(union, useFullTexts(union))
  const terms = read.out?.terms
  const made = useMemo(() => {
    const sideOf = (open: OpenGrid, lane: string | undefined) => {
      const all = lanesOf(open, keptTimeline(open), terms ?? [])
      const within = lane === undefined ? undefined : new Set(all.find(({ id }) => id === lane)?.papers ?? [])
      const papers = open.papers.filter(({ id }) => within?.has(id) ?? true)
      const { dated, undated } = onAxis(papers)
      const ids = new Set(papers.map(({ id }) => id))
      const own = (terms ?? []).map(({ name, papers: having }) => ({
        name,
        papers: having.filter((id) => ids.has(id)),
      }))
      const side: Side = { dated, terms: own }
      const title = open.head?.title || 'Untitled analysis'
      return { side, undated, lanes: all, name: lane === undefined ? title : `${title}: ${lane}` }
    }
    const a = sideOf(left, lanes.left)
    const b = sideOf(right, lanes.right)
    const links = linksInside(
      union.map(({ id }) => id),
      references.lists,
    )
    return {
      left: a,
      right: b,
      shared: sharedPapers(a.side.dated, b.side.dated),
      span: sharedSpan(a.side.dated, b.side.dated),
      pace: paceDifference(a.side, b.side),
      turnover: { left: turnoverOf(a.side), right: turnoverOf(b.side) },
      lags: termLags(a.side, b.side),
      influence: influenceAcross(a.side.dated, b.side.dated, links),
    }
  }, [left, right, lanes.left, lanes.right, terms, union, references.lists])
  const byId = useMemo(() => new Map(union.map((paper) => [paper.id, paper])), [union])
  return { ...made, papers: byId, isReading: read.isPending, isAsking: references.isPending }
}
export type TwoTimelines = ReturnType<typeof useComparisonOf>
