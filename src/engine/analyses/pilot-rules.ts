import { isOtherEntry, type ReviewEntry } from '#contract/review-entries.ts'
import type { ReviewEventOf, ReviewStage } from '#contract/review-log.ts'
import { joinedAfter, mayGoOn, mayVoteBeyond } from '#science/review-log/pilot.ts'
import { reviewState, type ReviewState } from '#science/review-log/review-state.ts'

import type { SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { analysisRole, isWriterRole } from './access.ts'

type Log = readonly { data: unknown }[]
type Read = (data: unknown) => ReviewEntry | undefined
type Told = { world: World; row: SynthesisRow; isLead: boolean; entries: Log; read: Read }
type Fields = { id?: unknown; kind?: unknown; recordId?: unknown; stage?: unknown }

const fieldsOf = (data: unknown) => (data ?? {}) as Fields
const everywhere = new Set<unknown>(['stage', 'undone', 'pilot-plan', 'pilot-round', 'pilot-waived'])

type Place = { at: number; data: unknown }
/** A log by what its rules ask for; each is a list of places in the order of the log. */
type LogIndex = {
  done: number
  everywhere: Place[]
  byRecord: Map<unknown, Place[]>
  byId: Map<unknown, Place>
  votes: Map<unknown, Place[]>
}
const indexes = new WeakMap<Log, LogIndex>()

/** The index of a log, grown by what came since: a log of tens of thousands is read once, not for each vote. */
function indexOf(entries: Log): LogIndex {
  const index: LogIndex = indexes.get(entries) ?? { done: 0, everywhere: [], byRecord: new Map(), byId: new Map(), votes: new Map() } // prettier-ignore
  indexes.set(entries, index)
  const put = (into: Map<unknown, Place[]>, key: unknown, place: Place) => {
    const known = into.get(key)
    if (known) known.push(place)
    else into.set(key, [place])
  }
  for (let at = index.done; at < entries.length; at += 1) {
    const data = entries[at]?.data
    const { id, kind, recordId, stage } = fieldsOf(data)
    const place = { at, data }
    if (!index.byId.has(id)) index.byId.set(id, place)
    if (everywhere.has(kind)) index.everywhere.push(place)
    else put(index.byRecord, recordId, place)
    if (kind === 'vote') put(index.votes, stage, place)
  }
  index.done = entries.length
  return index
}

/** The entry with this id, as it was written. */
export const dataById = (entries: Log, id: string): unknown => indexOf(entries).byId.get(id)?.data

/** What the log says about some records: that of a review has tens of thousands of entries. */
export function stateNear(entries: Log, read: Read, recordIds: readonly string[]): ReviewState {
  const { everywhere: always, byRecord } = indexOf(entries)
  const near = [...new Set(recordIds)].flatMap((id) => byRecord.get(id) ?? [])
  const told = [...always, ...near].sort((a, b) => a.at - b.at)
  return reviewState(told.flatMap(({ data }) => read(data) ?? []).filter((entry) => !isOtherEntry(entry)))
}

/** The pilot of a stage as the log has it; undefined where none was ever planned. */
function pilotAt({ entries, read }: Told, stage: ReviewStage, more: readonly string[]) {
  const drawn: string[] = []
  let isPlanned = false
  for (const { data } of indexOf(entries).everywhere) {
    const { kind, stage: of } = fieldsOf(data)
    if (of !== stage || (kind !== 'pilot-plan' && kind !== 'pilot-round')) continue
    const entry = read(data)
    if (entry?.kind === 'pilot-round') drawn.push(...entry.recordIds)
    isPlanned ||= entry?.kind === 'pilot-plan'
  }
  return isPlanned ? stateNear(entries, read, [...drawn, ...more]) : undefined
}

/**
 * Why a pilot does not allow an entry; undefined where it does. A plan is made before anybody votes, a round is of records that
 * nobody has voted on and of people who may, and until the gate is met or waived the stage is the round alone.
 */
export function pilotProblem(about: ReviewEntry, isTakenBack: boolean, told: Told): string | undefined {
  switch (about.kind) {
    case 'vote':
      return isTakenBack ? changedProblem(about, told) : voteProblem(about, told)
    case 'pilot-plan':
    case 'pilot-round':
    case 'pilot-waived':
      if (!told.isLead) return 'Only those who lead a review plan its pilot, draw its rounds and decide on its gate.'
      if (about.kind === 'pilot-plan') return planProblem(about, told)
      if (about.kind === 'pilot-round') return isTakenBack ? takenBackProblem(about, told) : roundProblem(about, told)
      return isTakenBack || pilotAt(told, about.stage, []) ? undefined : 'No pilot is planned at this stage.'
    default:
      return undefined
  }
}

function voteProblem({ stage, recordId, by }: ReviewEventOf<'vote'>, told: Told) {
  const pilot = pilotAt(told, stage, [recordId])?.pilots[stage]
  if (!pilot) return undefined
  const isIn = pilot.current?.recordIds.has(recordId) === true
  if (isIn && pilot.standing === 'running' && !pilot.current?.people.includes(by))
    return 'This record belongs to the pilot, and you are not in its round.'
  return mayVoteBeyond(pilot, by) || isIn
    ? undefined
    : 'Screening beyond the pilot waits until its gate is met, or until who leads the review decides to go on.'
}

/** The agreement of a round is that of votes given blind: one that all have seen is not taken out of it. */
function changedProblem({ stage, recordId }: ReviewEventOf<'vote'>, told: Told) {
  const state = pilotAt(told, stage, [recordId])
  const round = state?.pilots[stage].rounds.find(({ recordIds }) => recordIds.includes(recordId))
  if (!state || !round) return undefined
  const record = state.records.get(recordId)
  const { votes = [] } = (stage === 'full-text' ? record?.fullText : record?.screening) ?? {}
  return round.people.every((each) => votes.some(({ by }) => by === each))
    ? 'Everybody has voted on this record of the pilot: its votes stay as they were given.'
    : undefined
}

const hasVotes = ({ entries, read }: Told, stage: ReviewStage, on?: ReadonlySet<string>) =>
  (indexOf(entries).votes.get(stage) ?? []).some(({ data }) => {
    const vote = read(data)
    return vote?.kind === 'vote' && (on?.has(vote.recordId) ?? true)
  })

function planProblem({ stage, kappa, percent }: ReviewEventOf<'pilot-plan'>, told: Told) {
  if (hasVotes(told, stage)) return 'Votes are there already: a pilot and its gate are planned before the first one.'
  return kappa === undefined && percent === undefined
    ? 'A pilot has a gate: a kappa, a percentage, or both.'
    : undefined
}

function takenBackProblem({ stage, recordIds }: ReviewEventOf<'pilot-round'>, told: Told) {
  return hasVotes(told, stage, new Set(recordIds)) ? 'Votes of this round are there already: it stays.' : undefined
}

function roundProblem({ stage, recordIds, people }: ReviewEventOf<'pilot-round'>, told: Told) {
  const state = pilotAt(told, stage, recordIds)
  const pilot = state?.pilots[stage]
  if (!state || !pilot?.plan) return 'No pilot is planned at this stage.'
  // The gate is open: a round is drawn once more for who joined since, or whom a round of these did not calibrate yet.
  const isLater = joinedAfter(pilot, people).length > 0 || people.some((each) => !mayVoteBeyond(pilot, each))
  if (mayGoOn(pilot) && !isLater) return 'The gate is open already: there is nothing left to pilot.'
  if (new Set(people).size !== people.length || new Set(recordIds).size !== recordIds.length)
    return 'Somebody or something is named twice.'
  if (people.some((each) => !isWriterRole(analysisRole(told.world, each, told.row))))
    return 'Somebody of this round may not vote in this review.'
  if (hasVotes(told, stage, new Set(recordIds))) return 'A round is of records that nobody has voted on.'
  const place = stage === 'full-text' ? ['retrieval', 'full-text'] : ['screening']
  return recordIds.every((id) => place.includes(state.records.get(id)?.place ?? ''))
    ? undefined
    : 'A round is of records that wait at this stage.'
}
