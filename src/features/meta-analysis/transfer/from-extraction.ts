import type { Measure } from '#science/statistics/measures/measure.ts'
import type { ArmLine, LineSource, NetworkLine } from '#science/arms/arm-lines.ts'

import { lightsText } from '#research/meta-analysis/bias-lights.ts'
import { columns, formsFor, type ColumnKey } from '#research/meta-analysis/columns.ts'
import { emptyDocument, readDocument, type MetaDocument } from '#research/meta-analysis/document.ts'
import {
  newAccuracy,
  newNetwork,
  newOutcome,
  type CellSource,
  type Line,
  type Outcome,
} from '#research/meta-analysis/outcome.ts'

export type ExtractedStudy = ArmLine & {
  label: string
  year?: number | undefined
  /** Judgements of bias that are settled, the overall one last. */
  bias?: readonly string[] | undefined
}
/** The arms of one study for a network. */
export type NetworkStudy = { paperId: string; label: string; year?: number | undefined; lines: readonly NetworkLine[] }

/** An outcome as its cells stand: studies that cannot be pooled yet are left out by who makes it. */
export type ExtractedOutcome = {
  id: string
  gridId: string
  name: string
  measure: Measure
  better: 'lower' | 'higher'
  /** A test against a reference, pooled by the bivariate model. */
  isAccuracy?: boolean
  /** Present: a network of the arms of the studies; `measure` is that of the network. */
  network?: readonly NetworkStudy[]
  studies: readonly ExtractedStudy[]
  /** What the judgements of bias are of. */
  biasDomains?: readonly string[]
}

const lineId = (paperId: string) => `study:${paperId}`

const sourceOf = ({ rowId, columnId, documentId, value, evidence, how }: LineSource): CellSource => {
  const [passage] = evidence
  return {
    rowId,
    columnId,
    documentId: passage?.documentId ?? documentId,
    value,
    ...(passage && { quote: passage.quote }),
    ...(passage?.page !== undefined && { page: passage.page }),
    ...(how !== undefined && { how }),
  }
}

function lineOf(
  { paperId, label, year, cells, sources, workedOut, bias }: ExtractedStudy,
  before: Line | undefined,
): Line {
  const kept = Object.fromEntries(
    Object.entries(before?.cells ?? {}).filter(([key]) => before?.sources?.[key] === undefined),
  )
  const quote = Object.values(sources).flat().flatMap(({ evidence }) => evidence)[0]?.quote // prettier-ignore
  return {
    ...before,
    id: before?.id ?? lineId(paperId),
    cells: {
      label,
      ...(year !== undefined && { year: String(year) }),
      ...kept,
      ...(bias && { bias: lightsText(bias) }),
      ...cells,
    },
    paperId,
    sources: Object.fromEntries(Object.entries(sources).map(([key, list]) => [key, list.map(sourceOf)])),
    workedOut: Object.fromEntries(Object.entries(workedOut)),
    ...(quote !== undefined && { quote: quote.slice(0, 2000) }),
  }
}

const nameOf = (key: string): string => {
  if (key === 'bias') return columns.bias.label
  const column = columns[key as ColumnKey] as { label: string; hint?: string } | undefined
  return column?.hint ?? column?.label ?? key
}

/** What differs between a line as it is pooled and as the cells have it now, in words. */
function changesOf(next: Line, before: Line | undefined): string[] {
  const { label = '' } = next.cells
  if (!before) return [`${label}: new`]
  return [...Object.keys(next.sources ?? {}), 'bias'].flatMap((key) => {
    const [old, now] = [before.cells[key] ?? '', next.cells[key] ?? '']
    return old === now ? [] : [`${label}, ${nameOf(key).toLowerCase()}: ${old === '' ? 'empty' : old} → ${now}`]
  })
}

function outcomeOf(wanted: ExtractedOutcome, before: Outcome | undefined): { outcome: Outcome; changes: string[] } {
  const fresh: Outcome = {
    ...newOutcome(wanted.name, wanted.measure),
    groups: { first: 'Intervention', second: 'Comparator' },
    favours:
      wanted.better === 'lower'
        ? { left: 'Favors intervention', right: 'Favors comparator' }
        : { left: 'Favors comparator', right: 'Favors intervention' },
  }
  const start = before ?? (wanted.isAccuracy ? newAccuracy(wanted.name) : fresh)
  const usual = formsFor(wanted.measure)
  const byForm = wanted.measure === 'HR' ? 'ratio' : wanted.measure === 'GEN' ? 'difference' : usual[0]
  const known = new Map(start.lines.flatMap((line) => (line.paperId === undefined ? [] : [[line.paperId, line]])))
  const lines = wanted.studies.map((study) => lineOf(study, known.get(study.paperId)))
  const now = new Set(wanted.studies.map(({ paperId }) => paperId))
  // A line without sources was typed by somebody: it stays.
  const typed = start.lines.filter(
    ({ paperId, sources, cells }) =>
      (paperId === undefined || !now.has(paperId)) && !sources && Object.keys(cells).length > 0,
  )
  const gone = start.lines.filter(({ paperId, sources }) => sources && paperId !== undefined && !now.has(paperId))
  const changes = [
    ...lines.flatMap((line) => changesOf(line, line.paperId === undefined ? undefined : known.get(line.paperId))),
    ...gone.map(({ cells }) => `${cells['label'] ?? ''}: no longer complete in the extraction`),
  ]
  const isJudged = wanted.studies.some(({ bias }) => bias !== undefined)
  const outcome = {
    ...start,
    name: wanted.name,
    forms:
      start.accuracy || start.forms.includes(byForm ?? 'effect') ? start.forms : [byForm ?? 'effect', ...start.forms],
    lines: [...lines, ...typed],
    ...(isJudged && { extras: start.extras.includes('bias') ? start.extras : [...start.extras, 'bias' as const] }),
    ...(isJudged && { biasDomains: [...(wanted.biasDomains ?? [])] }),
    from: { gridId: wanted.gridId, outcomeId: wanted.id },
  }
  return { outcome, changes: changes.map((change) => `${wanted.name}. ${change}`) }
}

const NETWORK_MEASURES = ['OR', 'RR', 'RD', 'MD'] as const

/** A network by its arms: lines are known by their arm, and what a person chose or typed in the analysis stays. */
function networkOf(wanted: ExtractedOutcome, before: Outcome | undefined): { outcome: Outcome; changes: string[] } {
  const measure = NETWORK_MEASURES.find((each) => each === wanted.measure) ?? (wanted.measure === 'SMD' ? 'MD' : 'OR')
  const start: Outcome = before ?? {
    ...newNetwork(wanted.name),
    forms: [measure === 'MD' ? 'arm-means' : 'arm-counts'],
    network: { measure, model: 'REML', smallIsGood: wanted.better === 'lower' },
  }
  const known = new Map(start.lines.map((line) => [line.id, line]))
  const lines = (wanted.network ?? []).flatMap(({ paperId, label, year, lines: arms }) =>
    arms.map(({ armId, treatment, cells, sources }): Line => {
      const line = lineOf({ paperId, label, year, cells, sources, workedOut: {} }, known.get(`arm:${armId}`))
      return { ...line, id: `arm:${armId}`, cells: { ...line.cells, treatment } }
    }),
  )
  const now = new Set(lines.map(({ id }) => id))
  const typed = start.lines.filter(
    ({ id, sources, cells }) => !now.has(id) && !sources && Object.keys(cells).length > 0,
  )
  const gone = start.lines.filter(({ id, sources }) => !now.has(id) && sources)
  const named = ({ cells }: Line) => `${cells['label'] ?? ''}, ${cells['treatment'] ?? ''}`
  const changes = [
    ...lines.flatMap((line) => {
      const old = known.get(line.id)
      if (!old) return [`${named(line)}: new`]
      return ['treatment', ...Object.keys(line.sources ?? {})].flatMap((key) => {
        const [was, is] = [old.cells[key] ?? '', line.cells[key] ?? '']
        return was === is ? [] : [`${named(line)}, ${nameOf(key).toLowerCase()}: ${was === '' ? 'empty' : was} → ${is}`]
      })
    }),
    ...gone.map((line) => `${named(line)}: no longer complete in the extraction`),
  ]
  const outcome = { ...start, name: wanted.name, lines: [...lines, ...typed], from: { gridId: wanted.gridId, outcomeId: wanted.id } } // prettier-ignore
  return { outcome, changes: changes.map((change) => `${wanted.name}. ${change}`) }
}

export type PutIn = { ok: true; document: MetaDocument; changes: string[] } | { ok: false; reason: string }

/**
 * The analysis with the numbers of the extraction: outcomes are known by the review's, lines by their paper, and what a person
 * typed or chose in the analysis stays. `changes`: what taking it over changes; none where both are the same.
 */
export function putIn(body: unknown, wanted: readonly ExtractedOutcome[]): PutIn {
  const read =
    body === undefined ? { ok: true as const, document: { ...emptyDocument(), outcomes: [] } } : readDocument(body)
  if (!read.ok) return read
  const made = wanted.map((each) =>
    (each.network ? networkOf : outcomeOf)(
      each,
      read.document.outcomes.find(({ from }) => from?.outcomeId === each.id),
    ),
  )
  const mine = new Set(wanted.map(({ id }) => id))
  const others = read.document.outcomes.filter(
    ({ from, lines }) => !(from && mine.has(from.outcomeId)) && (from !== undefined || lines.some(({ cells }) => Object.keys(cells).length > 0)), // prettier-ignore
  )
  const outcomes = [...made.map(({ outcome }) => outcome), ...others]
  if (outcomes.length === 0) return { ok: false, reason: 'No outcome has numbers that somebody confirmed.' }
  return { ok: true, document: { ...read.document, outcomes }, changes: made.flatMap(({ changes }) => changes) }
}
