import { useMemo, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { useComputed } from '#research/views/use-computed.ts'
import { useFullTexts } from '#research/views/use-full-texts.ts'
import { useReferences } from '#research/views/use-references.ts'
import {
  coCitedWorks,
  coreOf,
  coupledPapers,
  localCitations,
  missingFoundations,
  retractedCited,
} from '#science/impact/citation-measures.ts'
import type { CitingSentence } from '#science/impact/citing-sentences.ts'
import { againstItsYear, perYear, selfCitationShare, sleepersOf } from '#science/impact/paper-measures.ts'
import { knownLists, linksInside } from '#science/impact/reference-lists.ts'

import type { ContextInput } from './read-contexts.ts'
import { impactStateSchema, startImpact, type Measure } from './impact-state.ts'

const startWorker = () => new Worker(new URL('./contexts.worker.ts', import.meta.url), { type: 'module' })
const inPage = async () => (await import('./read-contexts.ts')).readContexts
const noSentences: readonly CitingSentence[] = []

export type MeasuredPaper = {
  paper: Paper
  isReview: boolean
  values: Readonly<Record<Measure, number | undefined>>
  citing: readonly string[]
}

const reviews: ReadonlySet<string> = new Set(['review', 'systematic-review', 'meta-analysis', 'guideline'])
const PAIRS = 40
const DAY_MS = 86_400_000
/** Days after which a citation count is dated. */
const FRESH_DAYS = 30

/** When the count of a record was taken: with the newest of its origins. `undefined` where none of them has a date. */
function countedAt({ origin, addedAt }: Paper): number | undefined {
  const times = [...origin.map(({ at }) => at), addedAt].flatMap((at) => (at === undefined ? [] : Date.parse(at)))
  const known = times.filter(Number.isFinite)
  return known.length > 0 ? Math.max(...known) : undefined
}

/** What a set stands on: each paper with its measures, and what can be counted from reference lists. */
export function useImpact(open: OpenGrid) {
  const { papers } = open
  const [state, setState] = useViewState(open, 'impact', impactStateSchema, startImpact)
  const fullTexts = useFullTexts(papers)
  const references = useReferences(papers, fullTexts)
  const { texts } = fullTexts
  const input = useMemo((): ContextInput | undefined => {
    const listed = papers.map(({ id, title, ids, year }) => ({ id, title, ids, ...(year !== undefined && { year }) }))
    return texts.size > 0 ? { papers: listed, texts } : undefined
  }, [papers, texts])
  const contexts = useComputed<ContextInput, CitingSentence[]>(input, startWorker, inPage)
  const { lists } = references
  const [today] = useState(() => Date.now())
  const now = new Date(today).getFullYear()
  const made = useMemo(() => {
    const ids = papers.map(({ id }) => id)
    const local = localCitations(ids, lists)
    const known = knownLists(ids, lists)
    const counted = papers.map(({ id, year, counts }) => ({ id, year, citedBy: counts.citedBy }))
    const hasLists = known.known.length > 0
    const measured = papers.map((paper): MeasuredPaper => ({
      paper,
      isReview: reviews.has(paper.design),
      citing: local.get(paper.id) ?? [],
      values: {
        total: paper.counts.citedBy,
        perYear: perYear(paper.counts.citedBy, paper.year, now),
        ofYear: againstItsYear({ citedBy: paper.counts.citedBy, year: paper.year }, counted),
        local: hasLists ? (local.get(paper.id)?.length ?? 0) : undefined,
      },
    }))
    return {
      measured,
      known,
      local,
      links: linksInside(ids, lists),
      missing: missingFoundations(ids, lists),
      retracted: retractedCited(ids, lists),
      sleepers: sleepersOf(counted, local),
      core: coreOf(local),
      selfShare: selfCitationShare(papers, lists),
      coupled: coupledPapers(ids, lists, 2).slice(0, PAIRS),
      coCited: coCitedWorks(ids, lists, 2).slice(0, PAIRS),
      oldCounts: papers.flatMap((paper) => {
        const at = countedAt(paper)
        const isOld = at === undefined || today - at > FRESH_DAYS * DAY_MS
        return paper.counts.citedBy !== undefined && isOld ? paper.id : []
      }),
      withoutCount: papers.filter(({ counts }) => counts.citedBy === undefined).map(({ id }) => id),
    }
  }, [papers, lists, now, today])
  const sort = state.sort ?? (made.known.known.length > 0 ? 'local' : 'total')
  const kind = state.kind ?? 'all'
  const shown = made.measured
    .filter(({ isReview }) => kind === 'all' || (kind === 'reviews') === isReview)
    .sort((a, b) => (b.values[sort] ?? -1) - (a.values[sort] ?? -1))
  const sentences = (texts.size > 0 && contexts.out) || noSentences
  const isReadingContexts = contexts.isPending || fullTexts.isPending
  return { ...made, references, sentences, isReadingContexts, withText: texts.size, shown, sort, kind, state, setState }
}
export type Impact = ReturnType<typeof useImpact>
