import type { ReviewEvent } from '#contract/review-log.ts'

import { effectiveEvents, type LogProblem } from './effective-events.ts'
import { type Place, type RecordState, reviewState, type ReviewState } from './review-state.ts'

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
  /** The version that is being updated: records that were included by hand as such, or by the log before the update began. */
  previousReports: FlowBox
  previousStudies: FlowBox
  /** Reports of it that are no longer included. */
  takenOut: FlowBox
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
  const { records, problems, updates } = reviewState(log)
  if (problems.length > 0) return { ok: false, problems }
  const before = updates.length === 0 ? undefined : versionBefore(log).records
  const wasIn = ({ id }: RecordState) => isIn(before?.get(id)?.place)
  const all = [...records.values()]
  // What the version before had decided stands in its own diagram; what is decided anew since stands here.
  const states = before
    ? all.filter(
        (state) => !wasIn(state) && (!before.has(state.id) || isAnew(state.place) || state.place === 'previous'),
      )
    : all
  const ofArm = (...arms: string[]) => states.filter(({ source }) => arms.includes(source.arm))
  const main = ofArm('databases', 'registers')
  const databases = {
    ...armOf(main),
    bySource: bySource(main.filter(({ source }) => source.arm === 'databases')),
    registers: bySource(main.filter(({ source }) => source.arm === 'registers')),
  }
  const other = armOf(ofArm('other'))
  const included = states.filter(({ place }) => place === 'included')
  const previous = all.filter((state) => state.place === 'previous' || wasIn(state))
  const stays = previous.filter(({ place }) => isIn(place))
  const known = studiesOf(previous)
  const flow: Flow = {
    databases,
    other,
    previousReports: idsOf(previous),
    previousStudies: known,
    takenOut: idsOf(previous.filter(({ place }) => !isIn(place))),
    reports: idsOf(included),
    studies: studiesOf(included).filter((study) => !known.includes(study)),
    allReports: idsOf([...stays, ...included]),
    allStudies: studiesOf([...stays, ...included]),
    isComplete: [databases, other].every(
      ({ undecided, retrievalOpen, fullTextOpen }) =>
        undecided.length + retrievalOpen.length + fullTextOpen.length === 0,
    ),
  }
  return { ok: true, flow }
}

const isIn = (place: Place | undefined) => place === 'included' || place === 'previous'
/** Places at which a record of the version before is worked on again. */
const isAnew = (place: Place) => ['screening', 'retrieval', 'full-text', 'included'].includes(place)

/** The review as it was when its last update began. */
export function versionBefore(log: readonly ReviewEvent[]): ReviewState {
  const { events } = effectiveEvents(log)
  return reviewState(
    events.slice(
      0,
      events.findLastIndex(({ kind }) => kind === 'update'),
    ),
  )
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
  // A bundle of the time before updates has no such number.
  if (flow.takenOut.length > 0) put('takenOut', flow.takenOut)
  return counts
}
