import type { ReviewStage } from '#contract/review-log.ts'

import { askedOn, mayVoteBeyond } from './pilot.ts'
import type { RecordState, ReviewState } from './review-state.ts'
import type { StageOutcome } from './stage-outcome.ts'

export type StageProgress = {
  stage: ReviewStage
  /** Records that have come to this stage. */
  total: number
  decided: number
  open: number
  maybe: number
  awaiting: number
  /** Records on which people disagree, for a third person or a talk. */
  conflicts: string[]
  /** By person: votes given, and records that still wait for theirs. */
  people: { by: string; voted: number; remaining: number }[]
}

const outcomeAt = (record: RecordState, stage: ReviewStage): StageOutcome =>
  stage === 'title-abstract' ? record.screening : record.fullText

/**
 * How far a stage is. A record waits for a person who has not voted on it while it has fewer votes than the stage asks for; who has
 * never voted and is in `team` has everything before them.
 */
export function stageProgress(state: ReviewState, stage: ReviewStage, team: readonly string[] = []): StageProgress {
  const people = new Map(team.map((by) => [by, { voted: 0, remaining: 0 }]))
  const progress: StageProgress = {
    stage,
    total: 0,
    decided: 0,
    open: 0,
    maybe: 0,
    awaiting: 0,
    conflicts: [],
    people: [],
  }
  const lacking: Set<string>[] = []
  for (const record of state.records.values()) {
    const { outcome, votes } = outcomeAt(record, stage)
    if (outcome === 'waiting') continue
    progress.total++
    for (const { by } of votes) {
      const person = people.get(by) ?? { voted: 0, remaining: 0 }
      person.voted++
      people.set(by, person)
    }
    if (outcome === 'include' || outcome === 'exclude') progress.decided++
    else if (outcome === 'conflict') progress.conflicts.push(record.id)
    else {
      progress[outcome]++
      if (votes.length < askedOn(state, stage, record.id)) lacking.push(new Set(votes.map(({ by }) => by)))
    }
  }
  for (const voted of lacking) for (const [by, person] of people) if (!voted.has(by)) person.remaining++
  progress.people = [...people].map(([by, counts]) => ({ by, ...counts }))
  return progress
}

/**
 * What is next for a person: records that lack votes and have none of theirs, in the order of the log. While the gate of a pilot is
 * shut, the records of its round alone.
 */
export function queueFor(state: ReviewState, stage: ReviewStage, by: string): string[] {
  const pilot = state.pilots[stage]
  const isShut = !mayVoteBeyond(pilot, by)
  const ofRound = isShut && pilot.current?.people.includes(by) ? pilot.current.recordIds : undefined
  if (isShut && !ofRound) return []
  return [...state.records.values()].flatMap((record) => {
    const { outcome, votes } = outcomeAt(record, stage)
    const isUndecided = outcome === 'open' || outcome === 'maybe' || outcome === 'awaiting'
    const isHere = isUndecided && votes.length < askedOn(state, stage, record.id) && (ofRound?.has(record.id) ?? true)
    return isHere && !votes.some((vote) => vote.by === by) ? [record.id] : []
  })
}
