import type { ReviewEvent } from '#contract/review-log.ts'

import type { LogProblem } from './effective-events.ts'
import { type Place, type RecordState, reviewState } from './review-state.ts'

/** The records behind one number of the diagram: a click opens them. */
export type FlowBox = readonly string[]
export type NamedBox = { name: string; records: FlowBox }

/** One column of the PRISMA 2020 diagram. Numbers of what is not decided yet stand apart and are 0 in a finished review. */
export type FlowArm = {
  identified: FlowBox
  /** By database, register, website or way, in the order of first appearance. */
  bySource: NamedBox[]
  duplicates: FlowBox
  removedByTool: FlowBox
  removedOther: FlowBox
  screened: FlowBox
  excluded: FlowBox
  /** Reasons given at title and abstract, by how often they count; '' where none was given. */
  screeningReasons: NamedBox[]
  undecided: FlowBox
  sought: FlowBox
  notRetrieved: FlowBox
  retrievalOpen: FlowBox
  assessed: FlowBox
  excludedFullText: FlowBox
  /** Reasons by how often they count; '' where no reason was given. */
  byReason: NamedBox[]
  fullTextOpen: FlowBox
  included: FlowBox
}

export type Flow = {
  /** Databases and registers: `bySource` of each stands apart. */
  databases: FlowArm & { registers: NamedBox[] }
  /** Other methods: websites, organisations, citations. */
  other: FlowArm
  /** The version that is being updated. */
  previousReports: FlowBox
  previousStudies: FlowBox
  /** New in this version: reports, and the studies that they belong to. */
  reports: FlowBox
  studies: FlowBox
  allReports: FlowBox
  allStudies: FlowBox
  /** True when nothing is left to decide. */
  isComplete: boolean
}

export type FlowResult = { ok: true; flow: Flow } | { ok: false; problems: LogProblem[] }

/**
 * The numbers of the PRISMA 2020 flow diagram (Page and others 2021, BMJ 372:n71). Refused, with the records that are to blame,
 * where the log contradicts itself or the numbers do not add up.
 */
export function flowOf(log: readonly ReviewEvent[]): FlowResult {
  const { records, problems } = reviewState(log)
  if (problems.length > 0) return { ok: false, problems }
  const states = [...records.values()]
  const ofArm = (...arms: string[]) => states.filter(({ source }) => arms.includes(source.arm))
  const main = ofArm('databases', 'registers')
  const databases = {
    ...armOf(main),
    bySource: bySource(main.filter(({ source }) => source.arm === 'databases')),
    registers: bySource(main.filter(({ source }) => source.arm === 'registers')),
  }
  const other = armOf(ofArm('other'))
  const included = states.filter(({ place }) => place === 'included')
  const previous = states.filter(({ place }) => place === 'previous')
  const before = studiesOf(previous)
  const flow: Flow = {
    databases,
    other,
    previousReports: idsOf(previous),
    previousStudies: before,
    reports: idsOf(included),
    studies: studiesOf(included).filter((study) => !before.includes(study)),
    allReports: idsOf([...previous, ...included]),
    allStudies: studiesOf([...previous, ...included]),
    isComplete: [databases, other].every(
      ({ undecided, retrievalOpen, fullTextOpen }) =>
        undecided.length + retrievalOpen.length + fullTextOpen.length === 0,
    ),
  }
  return { ok: true, flow }
}

const idsOf = (states: readonly RecordState[]) => states.map(({ id }) => id)
const studiesOf = (states: readonly RecordState[]) => [...new Set(states.map(({ studyId }) => studyId))]

function armOf(states: readonly RecordState[]): FlowArm {
  const at = (...places: Place[]) => idsOf(states.filter(({ place }) => places.includes(place)))
  const sought: Place[] = ['retrieval', 'not-retrieved', 'full-text', 'excluded-full-text', 'included']
  return {
    identified: idsOf(states),
    bySource: bySource(states),
    duplicates: at('duplicate'),
    removedByTool: at('removed-by-tool'),
    removedOther: at('removed'),
    screened: at('screening', 'excluded', ...sought),
    excluded: at('excluded'),
    screeningReasons: byReason(states, 'excluded', ({ screening }) => screening.reason),
    undecided: at('screening'),
    sought: at(...sought),
    notRetrieved: at('not-retrieved'),
    retrievalOpen: at('retrieval'),
    assessed: at('full-text', 'excluded-full-text', 'included'),
    excludedFullText: at('excluded-full-text'),
    byReason: byReason(states, 'excluded-full-text', ({ fullText }) => fullText.reason),
    fullTextOpen: at('full-text'),
    included: at('included'),
  }
}

const byReason = (states: readonly RecordState[], at: Place, reasonOf: (state: RecordState) => string | undefined) =>
  grouped(
    states.filter(({ place }) => place === at),
    (state) => reasonOf(state) ?? '',
  ).toSorted((a, b) => b.records.length - a.records.length || (a.name < b.name ? -1 : 1))

const bySource = (states: readonly RecordState[]) => grouped(states, ({ source }) => source.name)

function grouped(states: readonly RecordState[], nameOf: (state: RecordState) => string): NamedBox[] {
  const groups = new Map<string, string[]>()
  for (const state of states) {
    const name = nameOf(state)
    const group = groups.get(name)
    if (group) group.push(state.id)
    else groups.set(name, [state.id])
  }
  return [...groups].map(([name, records]) => ({ name, records }))
}

/** The sums that a diagram has to satisfy; a sentence for each that does not hold, none when it adds up. */
export function sumsThatFail(flow: Flow): string[] {
  const n = (box: FlowBox) => box.length
  const all = (boxes: readonly NamedBox[]) => boxes.reduce((sum, { records }) => sum + records.length, 0)
  const ofArm = (name: string, arm: FlowArm, sources: number) => [
    check(`${name}: identified`, n(arm.identified), 'the sources together', sources),
    check(
      `${name}: identified`,
      n(arm.identified),
      'removed and screened',
      n(arm.duplicates) + n(arm.removedByTool) + n(arm.removedOther) + n(arm.screened),
    ),
    check(
      `${name}: screened`,
      n(arm.screened),
      'excluded, sought and undecided',
      n(arm.excluded) + n(arm.sought) + n(arm.undecided),
    ),
    check(`${name}: excluded`, n(arm.excluded), 'its reasons', all(arm.screeningReasons)),
    check(
      `${name}: sought`,
      n(arm.sought),
      'not retrieved, assessed and open',
      n(arm.notRetrieved) + n(arm.assessed) + n(arm.retrievalOpen),
    ),
    check(
      `${name}: assessed`,
      n(arm.assessed),
      'excluded by reason, included and open',
      all(arm.byReason) + n(arm.included) + n(arm.fullTextOpen),
    ),
  ]
  return [
    ...ofArm('Databases and registers', flow.databases, all(flow.databases.bySource) + all(flow.databases.registers)),
    ...ofArm('Other methods', flow.other, all(flow.other.bySource)),
    check('Reports', n(flow.reports), 'those of both columns', n(flow.databases.included) + n(flow.other.included)),
    n(flow.allReports) < n(flow.allStudies)
      ? `There are more studies (${n(flow.allStudies)}) than reports (${n(flow.allReports)}).`
      : '',
  ].filter((sentence) => sentence !== '')
}

const check = (what: string, number: number, parts: string, sum: number) =>
  number === sum ? '' : `${what} (${number}) is not the sum of ${parts} (${sum}).`

const namedBoxes = new Set(['bySource', 'byReason', 'screeningReasons', 'registers'])

/** Every number of the diagram by a stable name, for a bundle that can be counted again. */
export function flowCounts(flow: Flow): Record<string, number> {
  const counts: Record<string, number> = {}
  const put = (name: string, box: FlowBox) => {
    counts[name] = box.length
  }
  for (const [name, arm] of [
    ['databases', flow.databases],
    ['other', flow.other],
  ] as const) {
    for (const [key, box] of Object.entries(arm)) {
      if (namedBoxes.has(key)) {
        for (const { name: of, records } of box as NamedBox[]) put(`${name}.${key}.${of}`, records)
      } else put(`${name}.${key}`, box as FlowBox)
    }
  }
  for (const key of ['previousReports', 'previousStudies', 'reports', 'studies', 'allReports', 'allStudies'] as const)
    put(key, flow[key])
  return counts
}
