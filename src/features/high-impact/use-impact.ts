import { useMemo, useState } from 'react'

import type { RelatedPaper } from '#contract/graph.ts'
import type { Paper } from '#contract/papers.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { useComputed } from '#research/views/use-computed.ts'
import { useFullTexts } from '#research/views/use-full-texts.ts'
import { useKeptLinks } from '#research/views/kept-links.queries.ts'
import { useReferences } from '#research/views/use-references.ts'
import {
  coCitedWorks,
  coreOf,
  coupledPapers,
  localCitations,
  missingFoundations,
  retractedCited,
  type MissingWork,
} from '#science/impact/citation-measures.ts'
import type { CitingSentence } from '#science/impact/citing-sentences.ts'
import type { OwnWords } from '#science/impact/own-words.ts'
import { againstItsYear, peopleOfSeveral, perYear, selfCitationShare, sleepersOf } from '#science/impact/paper-measures.ts' // prettier-ignore
import { knownLists, linksInside } from '#science/impact/reference-lists.ts'

import type { ContextInput, Contexts } from './read-contexts.ts'
import { saidInside } from './said-inside.ts'
import { impactCopy as copy } from './impact.copy.ts'
import { impactStateSchema, measures, startImpact, type Measure } from './impact-state.ts'

const startWorker = () => new Worker(new URL('./contexts.worker.ts', import.meta.url), { type: 'module' })
const inPage = async () => (await import('./read-contexts.ts')).readContexts
const noSentences: readonly CitingSentence[] = []
const noOwnWords: OwnWords = { takenUp: new Map(), earlier: [], studies: [] }

export type MeasuredPaper = {
  paper: Paper
  isReview: boolean
  values: Readonly<Record<Measure, number | undefined>>
  /** What was looked at where a value is missing. */
  missing: Readonly<Record<Measure, string>>
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

/** Who counted citations, of how many papers, and when the newest of these counts came. */
function countersOf(papers: readonly Paper[], asked: ReadonlyMap<string, { source: string; at: string }>) {
  const counters = new Map<string, { papers: string[]; at: number | undefined }>()
  for (const paper of papers) {
    const outside = asked.get(paper.id)
    const [source, at] =
      paper.counts.citedBy !== undefined
        ? [copy.counters.search, countedAt(paper)]
        : outside
          ? [outside.source, Date.parse(outside.at)]
          : paper.citedBy
            ? [copy.counters.file(paper.citedBy.source), countedAt(paper)]
            : []
    if (source === undefined) continue
    const known = counters.get(source)
    counters.set(source, {
      papers: [...(known?.papers ?? []), paper.id],
      at: Math.max(known?.at ?? 0, at ?? 0) || undefined,
    })
  }
  return [...counters].map(([source, rest]) => ({ source, ...rest }))
}

/** Works outside the set that cite at least two of its papers, as sources said; the most of them first. */
function buildersOf(papers: readonly Paper[], answers: readonly { items: readonly RelatedPaper[] }[]) {
  const inside = new Set(papers.map(({ id }) => id))
  const byId = new Map<string, { work: RelatedPaper; cites: Set<string> }>()
  for (const work of answers.flatMap(({ items }) => items)) {
    if (inside.has(work.paper.id)) continue
    const known = byId.get(work.paper.id) ?? { work, cites: new Set<string>() }
    byId.set(work.paper.id, known)
    for (const seed of work.seeds) known.cites.add(seed)
  }
  const works = [...byId.values()].filter(({ cites }) => cites.size > 1)
  return {
    records: new Map(works.map(({ work }) => [work.paper.id, work])),
    works: works
      .map(({ work: { paper }, cites }): MissingWork => ({
        key: paper.id,
        title: paper.title,
        ...(paper.year !== undefined && { year: paper.year }),
        ...(paper.flags.retracted && { isRetracted: true }),
        citedBy: [...cites],
      }))
      .sort((a, b) => b.citedBy.length - a.citedBy.length || (b.year ?? 0) - (a.year ?? 0)),
  }
}

/** Why a measure has no value: nobody was asked, who was asked gave none, or what it is held against is missing. */
function missingWords(total: number | undefined, year: number | undefined, isUnasked: boolean) {
  const count = isUnasked ? copy.missing.unasked : copy.missing.notGiven
  return {
    total: count,
    perYear: total === undefined ? count : copy.missing.noYear,
    ofYear: total === undefined ? count : year === undefined ? copy.missing.noYear : copy.missing.fewOfYear,
    takenUp: year === undefined ? copy.missing.noYear : copy.missing.reading,
    local: copy.missing.noList,
  }
}

/** What a set stands on: each paper with its measures, and what can be counted from reference lists. */
export function useImpact(open: OpenGrid) {
  const { papers } = open
  const [state, setState] = useViewState(open, 'impact', impactStateSchema, startImpact)
  const fullTexts = useFullTexts(papers)
  const references = useReferences(papers, fullTexts)
  const { texts } = fullTexts
  const input = useMemo(
    (): ContextInput | undefined => (papers.length > 0 ? { papers, texts } : undefined),
    [papers, texts],
  )
  const contexts = useComputed<ContextInput, Contexts>(input, startWorker, inPage)
  const own = contexts.out?.own
  const { lists, counts, inPart, unasked } = references
  const citing = useKeptLinks('citing', papers)
  const [today] = useState(() => Date.now())
  const now = new Date(today).getFullYear()
  const made = useMemo(() => {
    const ids = papers.map(({ id }) => id)
    const local = localCitations(ids, lists)
    const lists0 = knownLists(ids, lists)
    const hasLists = lists0.known.length > 0
    const partly = new Set(inPart)
    const known = {
      known: lists0.known.filter((id) => !partly.has(id)),
      unknown: ids.filter((id) => partly.has(id) || lists0.unknown.includes(id)),
      hasSome: hasLists,
    }
    const totalOf = ({ id, counts: { citedBy }, citedBy: fromFile }: Paper) =>
      citedBy ?? counts.get(id)?.citedBy ?? fromFile?.count
    const counted = papers.map((paper) => ({ id: paper.id, year: paper.year, citedBy: totalOf(paper) }))
    const measured = papers.map((paper): MeasuredPaper => ({
      paper,
      missing: missingWords(totalOf(paper), paper.year, unasked.has(paper.id)),
      isReview: reviews.has(paper.design),
      citing: local.get(paper.id) ?? [],
      values: {
        total: totalOf(paper),
        perYear: perYear(totalOf(paper), paper.year, now),
        ofYear: againstItsYear({ citedBy: totalOf(paper), year: paper.year }, counted),
        // Where no whole list is known, nobody can say that a paper is cited by none.
        // A paper without a year has no place among the earlier and later ones.
        takenUp:
          own && paper.year !== undefined
            ? new Set(own.takenUp.get(paper.id)?.flatMap(({ later }) => later)).size
            : undefined,
        local: hasLists ? local.get(paper.id)?.length || (known.known.length > 0 ? 0 : undefined) : undefined,
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
        const asked = counts.get(paper.id)?.at
        const at = paper.counts.citedBy === undefined && asked !== undefined ? Date.parse(asked) : countedAt(paper)
        const isOld = at === undefined || today - at > FRESH_DAYS * DAY_MS
        return totalOf(paper) !== undefined && isOld ? paper.id : []
      }),
      countedBy: countersOf(papers, counts),
      people: peopleOfSeveral(papers),
      withoutCount: papers.filter((paper) => totalOf(paper) === undefined).map(({ id }) => id),
    }
  }, [papers, lists, counts, inPart, unasked, now, today, own])
  const cited = useKeptLinks('references', papers)
  const said = useMemo(() => saidInside(papers, cited.answers, citing.answers), [papers, cited.answers, citing.answers])
  const builders = useMemo(() => buildersOf(papers, citing.answers), [papers, citing.answers])
  /** Measures of which some paper has a value: the others say nothing in this set. */
  const filled = measures.filter((measure) => made.measured.some(({ values }) => values[measure] !== undefined))
  const usual: Measure = made.known.hasSome ? 'local' : filled.includes('total') ? 'total' : 'takenUp'
  const sort = state.sort && filled.includes(state.sort) ? state.sort : usual
  const kind = state.kind ?? 'all'
  const shown = made.measured
    .filter(({ isReview }) => kind === 'all' || (kind === 'reviews') === isReview)
    .sort((a, b) => (b.values[sort] ?? -1) - (a.values[sort] ?? -1))
  const sentences = contexts.out?.sentences ?? noSentences
  const isReadingContexts = contexts.isPending || fullTexts.isPending
  return {
    ...made,
    references,
    builders,
    isReadingCiting: citing.isPending,
    /** A source was asked for works that cite a paper of the set. */
    isCitingAsked: citing.answers.some(({ perSource }) => perSource.some(({ source }) => source !== 'starter')),
    sentences,
    own: own ?? noOwnWords,
    filled,
    said,
    isReadingContexts,
    withText: texts.size,
    fullTexts,
    shown,
    sort,
    kind,
    state,
    setState,
  }
}
export type Impact = ReturnType<typeof useImpact>
