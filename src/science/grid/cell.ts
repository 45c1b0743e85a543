import type { Evidence } from '#contract/evidence.ts'
import type { CellState, CellValue, CellVerb, GridColumn, GridEntryOf } from '#contract/grid.ts'
import type { Person } from '#contract/paging.ts'

import { effective, type CellLog, type GridLogEntry } from './grid-log.ts'
import { sameValue } from './same-value.ts'

/** What a rule found in the browser. Not stored: it is found again wherever the text is read. */
export type Proposal = {
  value: CellValue
  /** The value as the paper has it: "6 weeks" for 1.38 months. */
  text?: string
  unit?: string
  /** Comparable over papers: months of follow-up, a canonical number. */
  normalised?: string | number
  evidence: readonly Evidence[]
  /** Name of the rule. */
  rule: string
  /** Why it wants a second look, in words. */
  check?: string
  /** Read from words that leave no doubt. */
  isCertain?: true
}

/** Proposals of the rules: by row, then by column. */
export type RuleCells = ReadonlyMap<string, ReadonlyMap<string, Proposal>>

export type CellAuthor =
  | { kind: 'rule'; rule: string }
  | { kind: 'service'; from: string; runId: string }
  | { kind: 'person'; person: Person }

/**
 * What stands in a cell: the highest of three layers that has a word to say (rules, then the service, then people). The
 * lower layers stay readable in `rule` and `service`. `not_reported` by the service means that it looked and found
 * nothing; only by a person is it decided.
 */
export type Cell = {
  readonly rowId: string
  readonly columnId: string
  readonly state: CellState
  readonly value?: CellValue
  readonly unit?: string
  readonly evidence: readonly Evidence[]
  readonly by?: CellAuthor
  readonly at?: string
  readonly note?: string
  readonly check?: string
  /** Of a suggestion: read from words that leave no doubt. */
  readonly isCertain?: true
  /** A person has decided on it. */
  readonly isDecided: boolean
  /** It answers an older version of the column. */
  readonly isStale: boolean
  readonly isPending: boolean
  readonly rule?: Proposal
  readonly service?: GridLogEntry<GridEntryOf<'suggestion'>>
  /** The last word of each person that still holds. */
  readonly people: readonly GridLogEntry<GridEntryOf<'cell'>>[]
  /** The entry that decided: what an undo takes back. */
  readonly decidedBy?: string
}

const stateOf: Record<Exclude<CellVerb, 'clear'>, CellState> = {
  set: 'confirmed',
  confirm: 'confirmed',
  edit: 'edited',
  not_reported: 'not_reported',
  not_applicable: 'not_applicable',
  dispute: 'disputed',
}

type Decision = GridLogEntry<GridEntryOf<'cell'>>
type Input = {
  rowId: string
  column: GridColumn
  log: CellLog | undefined
  rule: Proposal | undefined
  isDouble: boolean
}

const nothing: readonly Evidence[] = []
const nobody: readonly Decision[] = []

export function cellOf({ rowId, column, log, rule, isDouble }: Input): Cell {
  const place = { rowId, columnId: column.id, ...(rule && { rule }) }
  if (!log || log.length === 0) return { ...place, ...below(rule, undefined), people: nobody, isPending: false }
  const entries = effective(log)
  let service: GridLogEntry<GridEntryOf<'suggestion'>> | undefined
  let people: Decision[] = []
  for (const entry of entries) {
    if (entry.data.kind === 'suggestion') service = entry as GridLogEntry<GridEntryOf<'suggestion'>>
    if (entry.data.kind !== 'cell') continue
    const decision = entry as Decision
    const { verb, settles } = entry.data
    const others = isDouble && !settles ? people.filter(({ by }) => by.userId !== entry.by.userId) : []
    people = verb === 'clear' ? others : [...others, decision]
  }
  const layers = { ...place, ...(service && { service }), people, isPending: log.some((entry) => entry.isPending) }
  const last = people.at(-1)
  if (!last) {
    const lower = below(rule, service)
    const isStale = lower.by?.kind === 'service' && (service?.data.columnVersion ?? 0) < column.version
    return { ...layers, ...lower, isStale }
  }
  const { data } = last
  const isSplit = people.some(
    (other) => other.data.verb !== 'dispute' && data.verb !== 'dispute' && !sameDecision(other.data, data),
  )
  return {
    ...layers,
    state: isSplit ? 'disputed' : data.verb === 'clear' ? 'empty' : stateOf[data.verb],
    ...content(data),
    by: { kind: 'person', person: last.by },
    at: last.at,
    ...(data.note !== undefined && { note: data.note }),
    isDecided: true,
    isStale: data.columnVersion < column.version,
    decidedBy: last.id,
  }
}

const sameDecision = (a: GridEntryOf<'cell'>, b: GridEntryOf<'cell'>) =>
  absent(a.verb) === absent(b.verb) && sameValue(a.value, b.value)

const absent = (verb: CellVerb) => (verb === 'not_reported' || verb === 'not_applicable' ? verb : undefined)

const content = (from: {
  value?: CellValue | undefined
  unit?: string | undefined
  evidence?: Evidence[] | undefined
}) => ({
  ...(from.value !== undefined && { value: from.value }),
  ...(from.unit !== undefined && { unit: from.unit }),
  evidence: from.evidence ?? nothing,
})

/** What shows where no person has spoken: the service where it found something, else the rules. */
type Lower = Pick<
  Cell,
  'isDecided' | 'isStale' | 'state' | 'value' | 'unit' | 'evidence' | 'by' | 'at' | 'check' | 'isCertain'
>

function below(rule: Proposal | undefined, service: GridLogEntry<GridEntryOf<'suggestion'>> | undefined): Lower {
  const base = { isDecided: false, isStale: false } as const
  if (service && (service.data.value !== undefined || !rule)) {
    const { data, at } = service
    return {
      ...base,
      state: data.value === undefined ? ('not_reported' as const) : ('suggested' as const),
      ...content(data),
      by: { kind: 'service' as const, from: data.from, runId: data.runId },
      at,
      ...(data.check !== undefined && { check: data.check }),
      ...(data.isCertain && { isCertain: data.isCertain }),
    }
  }
  if (!rule) return { ...base, state: 'empty' as const, evidence: nothing }
  return {
    ...base,
    state: 'suggested' as const,
    value: rule.value,
    ...(rule.unit !== undefined && { unit: rule.unit }),
    evidence: rule.evidence,
    by: { kind: 'rule' as const, rule: rule.rule },
    ...(rule.check !== undefined && { check: rule.check }),
    ...(rule.isCertain && { isCertain: rule.isCertain }),
  }
}

export type HistoryStep = {
  by: CellAuthor
  at?: string
  /** `proposed` by rules or the service, a verb by a person, `undone` for the taking back of a step. */
  what: 'proposed' | 'found nothing' | 'undone' | CellVerb
  value?: CellValue
  unit?: string
  evidence: readonly Evidence[]
  note?: string
  /** It was taken back later. */
  isUndone: boolean
}

/** All that was ever said of a cell, oldest first: what rules find, then the log. */
export function historyOf(log: CellLog | undefined, rule: Proposal | undefined): HistoryStep[] {
  const entries = log ?? []
  const holds = new Set(effective(entries))
  const steps: HistoryStep[] = rule
    ? [
        {
          by: { kind: 'rule', rule: rule.rule },
          what: 'proposed',
          value: rule.value,
          ...(rule.unit !== undefined && { unit: rule.unit }),
          evidence: rule.evidence,
          isUndone: false,
        },
      ]
    : []
  for (const entry of entries) {
    const { data, at, by } = entry
    const person = { kind: 'person' as const, person: by }
    if (data.kind === 'undo') steps.push({ by: person, at, what: 'undone', evidence: nothing, isUndone: false })
    else if (data.kind === 'cell') {
      const note = data.note === undefined ? {} : { note: data.note }
      steps.push({ by: person, at, what: data.verb, ...content(data), ...note, isUndone: !holds.has(entry) })
    } else {
      const what = data.value === undefined ? ('found nothing' as const) : ('proposed' as const)
      const service = { kind: 'service' as const, from: data.from, runId: data.runId }
      steps.push({ by: service, at, what, ...content(data), isUndone: !holds.has(entry) })
    }
  }
  return steps
}
