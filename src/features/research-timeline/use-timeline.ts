import { useMemo } from 'react'

import type { GridRow } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { designNames } from '#research/papers/paper-words.ts'
import { useComputed } from '#research/views/use-computed.ts'
import { useFullTexts } from '#research/views/use-full-texts.ts'
import { useReferences } from '#research/views/use-references.ts'
import { cellText } from '#science/grid/cell-text.ts'
import { linksInside } from '#science/impact/reference-lists.ts'
import { onAxis, placeInTime } from '#science/timelines/dated.ts'
import { firstAppearances } from '#science/timelines/first-appearances.ts'
import { localScores, mainPathOf } from '#science/timelines/main-path.ts'
import { paceOf, papersByYear, silencesOf } from '#science/timelines/pace.ts'
import { turningPoints } from '#science/timelines/turning-points.ts'

import type { TimelineInput, TimelineReading } from './read-timeline.ts'
import {
  dateParts,
  EVENT_DATE,
  EVENT_NOTE,
  isOwnEvent,
  SILENCE,
  startTimeline,
  timelineStateSchema,
  type TimelineState,
} from './timeline-state.ts'

const startWorker = () => new Worker(new URL('./timeline.worker.ts', import.meta.url), { type: 'module' })
const inPage = async () => (await import('./read-timeline.ts')).readTimeline
const noTerms: readonly string[] = []

export type OwnEvent = { row: GridRow; date: string; at?: number; note: string }
export type Lane = { id: string; name: string; papers: string[] }

/** A timeline of an analysis: papers at their dates, citations among them, terms, and all that is found from them. */
export function useTimeline(open: OpenGrid) {
  const { grid, papers } = open
  const [state, setState] = useViewState(open, 'timeline', timelineStateSchema, startTimeline)
  const fullTexts = useFullTexts(papers)
  const references = useReferences(papers, fullTexts)
  const ownTerms = state.terms ?? noTerms
  const input = useMemo(
    (): TimelineInput | undefined => (papers.length > 0 ? { papers, ownTerms } : undefined),
    [papers, ownTerms],
  )
  const read = useComputed<TimelineInput, TimelineReading>(input, startWorker, inPage)
  const { out } = read
  const silence = state.silence ?? SILENCE

  const found = useMemo(() => {
    const { dated, undated } = onAxis(papers)
    const links = linksInside(
      papers.map(({ id }) => id),
      references.lists,
    )
    const path = mainPathOf(links)
    const partly = new Set(references.inPart)
    const terms = out?.terms ?? []
    const appearances = firstAppearances(dated, terms)
    const claims = new Map((out?.claims ?? []).map((claim) => [claim.documentId, claim]))
    const directions = (out?.claims ?? []).flatMap(({ documentId, direction }) =>
      direction ? [{ id: documentId, direction }] : [],
    )
    return {
      dated,
      undated,
      links,
      path,
      hasUnknown: papers.some(({ id }) => partly.has(id) || !references.lists.has(id)),
      terms,
      appearances,
      claims,
      scores: localScores(
        papers.map(({ id }) => id),
        links,
      ),
      years: papersByYear(dated),
      pace: paceOf(dated),
      silences: silencesOf(dated, silence),
      earlier: out?.earlier ?? [],
      studies: out?.studies ?? [],
      turning: turningPoints({
        dated,
        appearances,
        links,
        path,
        directions,
        designs: papers.map(({ id, design }) => ({ id, design, name: designNames[design] })),
      }),
    }
  }, [papers, references.lists, references.inPart, out, silence])

  const events = useMemo(
    (): OwnEvent[] =>
      grid.rows
        .filter(isOwnEvent)
        .map((row) => {
          const value = grid.cell(row.id, EVENT_DATE.id)?.value
          const date = typeof value === 'string' ? value : ''
          const parts = dateParts(date)
          const at = parts && placeInTime(parts)?.at
          const note = grid.cell(row.id, EVENT_NOTE.id)?.value
          return { row, date, note: typeof note === 'string' ? note : '', ...(at !== undefined && { at }) }
        })
        .sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity)),
    [grid],
  )

  const lanes = useMemo(() => lanesOf(open, state, found.terms), [open, state, found.terms])
  return {
    ...found,
    events,
    lanes,
    state,
    setState,
    silence,
    references,
    isReading: read.isPending,
    isFailed: read.isFailed,
  }
}
export type Timeline = ReturnType<typeof useTimeline>

/** Lanes by what the person chose; a paper stands in each lane that it belongs to, and in "Other" where in none. */
export function lanesOf(
  { grid, papers }: Pick<OpenGrid, 'grid' | 'papers'>,
  { laneBy = 'none', laneTerms = [] }: TimelineState,
  terms: readonly { name: string; papers: readonly string[] }[],
): Lane[] {
  if (laneBy === 'none') return [{ id: 'all', name: 'All papers', papers: papers.map(({ id }) => id) }]
  const groups = new Map<string, string[]>()
  const put = (name: string, paper: Paper) => groups.set(name, [...(groups.get(name) ?? []), paper.id])
  if (laneBy === 'terms') {
    const wanted = laneTerms.length > 0 ? laneTerms : terms.slice(0, 5).map(({ name }) => name)
    for (const name of wanted) groups.set(name, [])
    const having = new Map(terms.map((term) => [term.name, new Set(term.papers)]))
    for (const paper of papers) {
      const own = wanted.filter((name) => having.get(name)?.has(paper.id))
      for (const name of own.length > 0 ? own : ['Other']) put(name, paper)
    }
  } else {
    for (const paper of papers) {
      const value = laneBy === 'design' ? designNames[paper.design] : grid.cell(paper.id, laneBy)?.value
      const names = Array.isArray(value) ? value : [value === undefined ? 'Not stated' : cellText(value).slice(0, 60)]
      for (const name of names) put(name, paper)
    }
  }
  return [...groups].map(([name, ids]) => ({ id: name, name, papers: ids }))
}
