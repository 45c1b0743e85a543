import { useMemo, useState } from 'react'

import type { Evidence } from '#contract/evidence.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { designNames } from '#research/papers/paper-words.ts'
import { useComputed } from '#research/views/use-computed.ts'
import { useFullTexts } from '#research/views/use-full-texts.ts'
import { cellText } from '#science/grid/cell-text.ts'
import type { PossibleAnswer } from '#science/gaps/answered-since.ts'
import { mapOf, mappedGaps, scopedWords, type Faceted, type MapCell } from '#science/gaps/mapped-gaps.ts'
import { qualityGaps } from '#science/gaps/quality-gaps.ts'
import { evenWeights, gapScore, rankGaps, type GapScores } from '#science/gaps/rank-gaps.ts'
import { longDay } from '#shared/format/dates.ts'

import {
  gapRowId,
  gapStateSchema,
  QUESTION,
  scoreColumns,
  startGaps,
  STATUS,
  statuses,
  valueName,
  type GapStatus,
  type KeptFacet,
} from './gap-state.ts'
import { gapsCopy as copy } from './gaps.copy.ts'
import type { GapInput, GapReading } from './read-gaps.ts'

const startWorker = () => new Worker(new URL('./gaps.worker.ts', import.meta.url), { type: 'module' })
const inPage = async () => (await import('./read-gaps.ts')).readGaps
const noFacets: readonly KeptFacet[] = []
/** Mapped gaps beyond these say nothing that the map does not show. */
const MAPPED_SHOWN = 60

export type Gap = {
  rowId: string
  type: 'stated' | 'mapped' | 'quality'
  statement: string
  papers: readonly string[]
  years: readonly number[]
  evidence: readonly Evidence[]
  answers: readonly PossibleAnswer[]
  /** Values of the combination, for a question and a search. */
  values: readonly string[]
  status: GapStatus
  isStatusSet: boolean
  question: string
  scores: GapScores
  score?: number
}

const today = () => longDay(Date.now())
const DESIGN = 'design'
const DECADE = 'decade'
export const DESIGN_COLUMN = { id: DESIGN, name: 'Study design of the record' }
export const DECADE_COLUMN = { id: DECADE, name: 'Decade of the record' }

/** Values of the papers for a facet that reads a column of the grid, or the design or the decade of the record. */
export function columnValues({ grid }: Pick<OpenGrid, 'grid'>, columnId: string, documentId: string): string[] {
  if (columnId === DESIGN) {
    const design = grid.papers.get(documentId)?.design ?? 'unknown'
    return design === 'unknown' ? [] : [designNames[design]]
  }
  if (columnId === DECADE) {
    const year = grid.papers.get(documentId)?.year
    return year === undefined ? [] : [copy.decade(year)]
  }
  const cell = grid.cell(documentId, columnId)
  if (!cell || cell.value === undefined || cell.state === 'not_reported') return []
  return Array.isArray(cell.value) ? cell.value : [cellText(cell.value, cell.unit).slice(0, 120)]
}

const VALUES_MOST = 12

/** The values that most papers have in a column; the decades in their order. */
export function commonestValues(open: Pick<OpenGrid, 'grid' | 'papers'>, columnId: string): string[] {
  const counts = new Map<string, number>()
  for (const { id } of open.papers)
    for (const value of columnValues(open, columnId, id)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const values = [...counts].sort((a, b) => b[1] - a[1]).slice(0, VALUES_MOST).map(([value]) => value) // prettier-ignore
  return columnId === DECADE ? values.toSorted() : values
}

/** A first map, where nobody asked yet: what several papers speak of, by their designs, or by decades where all have one design. */
export function firstMap(open: Pick<OpenGrid, 'grid' | 'papers'>, topics: readonly string[]): KeptFacet[] {
  const designs = commonestValues(open, DESIGN)
  const by = designs.length > 1 ? { id: DESIGN, values: designs } : { id: DECADE, values: commonestValues(open, DECADE) } // prettier-ignore
  if (topics.length < 2 || by.values.length < 2) return []
  return [
    { id: 'facet-topic', name: copy.topic, values: [...topics] },
    { id: `facet-${by.id}`, name: by.id === DESIGN ? copy.method : copy.period, values: by.values, columnId: by.id },
  ]
}

/** Gaps of an analysis: stated, mapped and of quality, with what people said of them, ranked. */
export function useGaps(open: OpenGrid) {
  const { grid, papers, head } = open
  const [state, setState] = useViewState(open, 'gap', gapStateSchema, startGaps)
  const fullTexts = useFullTexts(papers)
  const { texts, isPending: isLoading } = fullTexts
  const facets = state.facets ?? noFacets
  const input = useMemo((): GapInput | undefined => {
    if (papers.length === 0) return undefined
    const values = facets.flatMap(({ id, values: own, columnId }) =>
      columnId === undefined ? own.map((value) => ({ facetId: id, value })) : [],
    )
    return { papers, texts, values }
  }, [papers, texts, facets])
  const read = useComputed<GapInput, GapReading>(input, startWorker, inPage)
  const { out } = read
  const thin = state.thin ?? 1
  const smallBelow = state.smallBelow ?? 100
  const [thisYear] = useState(() => new Date().getFullYear())
  const oldBefore = state.oldBefore ?? thisYear - 15
  const query = head?.query ?? ''

  const map = useMemo(() => {
    const usable = facets.filter(({ values }) => values.length > 0)
    const having = new Map((out?.having ?? []).map((each) => [`${each.facetId}\n${each.value}`, new Set(each.papers)]))
    const faceted = papers.map(({ id }): Faceted => ({
      id,
      values: Object.fromEntries(
        usable.map((facet) => [
          facet.id,
          facet.columnId === undefined
            ? facet.values.filter((value) => having.get(`${facet.id}\n${value}`)?.has(id))
            : columnValues({ grid }, facet.columnId, id).filter((value) => facet.values.includes(value)),
        ]),
      ),
    }))
    const cells: MapCell[] = usable.length >= 2 ? mapOf(faceted, usable) : []
    const isAnswered = out !== undefined || usable.every(({ columnId }) => columnId !== undefined)
    return {
      facets: usable,
      faceted,
      cells: isAnswered ? cells : [],
      empty: isAnswered && usable.length >= 2 ? mappedGaps(faceted, usable, thin) : [],
      weak: isAnswered ? qualityGaps(cells, out?.facts ?? [], { smallBelow, oldBefore }) : [],
    }
  }, [facets, out, papers, grid, thin, smallBelow, oldBefore])

  const gaps = useMemo(() => {
    const scope = { papers: papers.length, date: today(), ...(query !== '' && { search: query }) }
    const found: Omit<Gap, 'status' | 'isStatusSet' | 'question' | 'scores' | 'score'>[] = [
      ...(out?.clusters ?? []).map((cluster) => {
        const [first] = cluster.gaps
        return {
          rowId: gapRowId(`stated ${cluster.gaps.map(({ evidence }) => evidence.quote).toSorted()[0] ?? ''}`),
          type: 'stated' as const,
          statement: first?.evidence.quote ?? '',
          papers: cluster.papers,
          years: cluster.years,
          evidence: cluster.gaps.map(({ evidence }) => evidence),
          answers: cluster.answers,
          values: [],
        }
      }),
      ...map.empty.slice(0, MAPPED_SHOWN).map(({ key, values, papers: own }) => ({
        rowId: gapRowId(`mapped ${key}`),
        type: 'mapped' as const,
        statement: scopedWords(own.length, values.map(valueName), scope),
        papers: own,
        years: [],
        evidence: [],
        answers: [],
        values,
      })),
      ...map.weak.map(({ key, values, papers: own, reasons }) => ({
        rowId: gapRowId(`quality ${key}`),
        type: 'quality' as const,
        statement: `${values.map(valueName).join(', ')}: ${reasons.map((reason) => copy.reasons[reason]).join('; ')}.`,
        papers: own,
        years: [],
        evidence: [],
        answers: [],
        values,
      })),
    ]
    const scoreOf = (rowId: string, columnId: string) => {
      const value = grid.cell(rowId, columnId)?.value
      return typeof value === 'number' ? value : undefined
    }
    const weights = state.weights ?? evenWeights
    return rankGaps(
      found.map((gap): Gap => {
        const value = grid.cell(gap.rowId, STATUS.id)?.value
        const set = statuses.find((each) => each === value)
        const question = grid.cell(gap.rowId, QUESTION.id)?.value
        const scores = {
          importance: scoreOf(gap.rowId, scoreColumns.importance.id),
          feasibility: scoreOf(gap.rowId, scoreColumns.feasibility.id),
          evidence: scoreOf(gap.rowId, scoreColumns.evidence.id),
        }
        const score = gapScore(scores, weights)
        return {
          ...gap,
          status: set ?? (gap.answers.length > 0 ? 'possibly answered' : 'open'),
          isStatusSet: set !== undefined,
          question: typeof question === 'string' ? question : '',
          scores,
          ...(score !== undefined && { score }),
        }
      }),
      weights,
    )
  }, [out, map, papers.length, query, grid, state.weights])

  const withText = papers.filter(({ id }) => texts.has(id)).length
  return {
    state,
    setState,
    gaps,
    map,
    topics: out?.topics ?? [],
    thin,
    smallBelow,
    oldBefore,
    thisYear,
    withText,
    fullTexts,
    isReading: isLoading || open.papersState.isPending || read.isPending,
    isFailed: read.isFailed,
  }
}
export type Gaps = ReturnType<typeof useGaps>
