import type { ReviewEventOf, ReviewStage } from '#contract/review-log.ts'
import { cohenKappa } from '#science/agreement/cohen-kappa.ts'
import { fleissKappa } from '#science/agreement/many-raters.ts'
import { type Coefficient, percentAgreement } from '#science/agreement/ratings.ts'

/** One round of a pilot as far as it is. */
export type PilotRound = {
  id: string
  at: string
  /** Records of the sample that are still in the review. */
  recordIds: readonly string[]
  people: readonly string[]
  /** Records on which everybody has voted: agreement is of these. */
  voted: number
  isComplete: boolean
  /** Cohen's of two people, Fleiss' of more. */
  kappa: Coefficient
  percent: { share: number; items: number } | undefined
}

/**
 * Where the pilot of a stage stands. `none`: none is planned. `below`: everybody has voted and the gate is not met. `met` and
 * `waived` let the stage go on.
 */
export type Pilot = {
  standing: 'none' | 'planned' | 'running' | 'below' | 'met' | 'waived'
  plan?: ReviewEventOf<'pilot-plan'>
  rounds: readonly PilotRound[]
  waived?: ReviewEventOf<'pilot-waived'>
  /** The round that runs or ran last: its records ask for the vote of each of its people. */
  current?: { recordIds: ReadonlySet<string>; people: readonly string[] }
}

export const noPilot: Pilot = { standing: 'none', rounds: [] }

export type PilotEvents = {
  plan?: ReviewEventOf<'pilot-plan'>
  rounds: ReviewEventOf<'pilot-round'>[]
  waived?: ReviewEventOf<'pilot-waived'>
}

/** What a pilot comes to. `votesOn`: the votes on a record in their order; `isOut`: it was marked as a duplicate or removed. */
export function pilotOf(
  { plan, rounds: events, waived }: PilotEvents,
  votesOn: (recordId: string) => readonly ReviewEventOf<'vote'>[],
  isOut: (recordId: string) => boolean,
): Pilot {
  if (!plan) return noPilot
  const rounds = events.map(({ id, at, recordIds: drawn, people }): PilotRound => {
    const recordIds = drawn.filter((recordId) => !isOut(recordId))
    const ratings = recordIds.flatMap((recordId) => firstWords(votesOn(recordId), people) ?? [])
    const compared = ratings.map((item) => item.map((verdict) => (verdict === 'awaiting' ? undefined : verdict)))
    return {
      id,
      at,
      recordIds,
      people,
      voted: ratings.length,
      isComplete: recordIds.length > 0 && ratings.length === recordIds.length,
      kappa: people.length === 2 ? cohenKappa(compared) : fleissKappa(compared),
      percent: percentAgreement(compared),
    }
  })
  const last = events.at(-1)
  return {
    standing: standingOf(plan, rounds, waived),
    plan,
    rounds,
    ...(waived && { waived }),
    ...(last && { current: { recordIds: new Set(last.recordIds), people: last.people } }),
  }
}

function standingOf(
  plan: ReviewEventOf<'pilot-plan'>,
  rounds: readonly PilotRound[],
  waived: ReviewEventOf<'pilot-waived'> | undefined,
): Pilot['standing'] {
  if (rounds.some((round) => isGateMet(plan, round))) return 'met'
  if (waived) return 'waived'
  const last = rounds.at(-1)
  return !last ? 'planned' : last.isComplete ? 'below' : 'running'
}

/** Whether a round reached what the plan asks for. A coefficient that cannot be computed reaches nothing. */
export function isGateMet(
  { kappa, percent }: Pick<ReviewEventOf<'pilot-plan'>, 'kappa' | 'percent'>,
  round: PilotRound,
): boolean {
  if (!round.isComplete || !round.percent) return false
  const hasKappa = kappa === undefined || (round.kappa.ok && round.kappa.value >= kappa)
  return hasKappa && (percent === undefined || round.percent.share >= percent)
}

/**
 * What each of the people said before the votes of all of them were in, and so before anybody saw the others'; undefined while one
 * of them is missing. What is changed later is no independent vote.
 */
function firstWords(votes: readonly ReviewEventOf<'vote'>[], people: readonly string[]) {
  const said = new Map<string, ReviewEventOf<'vote'>['verdict']>()
  for (const { by, verdict } of votes) {
    if (!people.includes(by)) continue
    said.set(by, verdict)
    if (said.size === people.length) return [people.map((each) => said.get(each))]
  }
  return undefined
}

/** Whether records beyond the pilot may be voted on. */
export const mayGoOn = ({ standing }: Pilot): boolean =>
  standing === 'none' || standing === 'met' || standing === 'waived'

/**
 * Whether somebody may vote beyond the rounds of a pilot. Who joined after its gate was met and is in a round drawn since then is
 * calibrated first: until such a round meets the gate too, or who leads waives it, they vote on it alone.
 */
export function mayVoteBeyond(pilot: Pilot, by: string): boolean {
  const { plan, rounds, standing, waived } = pilot
  if (standing !== 'met' || !plan || waived) return mayGoOn(pilot)
  const first = rounds.findIndex((round) => isGateMet(plan, round))
  if (rounds.slice(0, first + 1).some(({ people }) => people.includes(by))) return true
  const since = rounds.slice(first + 1).filter(({ people }) => people.includes(by))
  return since.length === 0 || since.some((round) => isGateMet(plan, round))
}

/** Who of these may vote and is in no round of a pilot whose gate was met: they joined later and are not calibrated. */
export const joinedAfter = ({ standing, rounds, waived }: Pilot, people: readonly string[]): string[] =>
  standing === 'met' && !waived ? people.filter((by) => rounds.every((round) => !round.people.includes(by))) : []

/** How many people are asked to vote on a record: in the round of a pilot that nobody waived all of its people. */
export function askedOn(
  { pilots, stages }: { pilots: Record<ReviewStage, Pilot>; stages: Record<ReviewStage, { reviewers: number }> },
  stage: ReviewStage,
  recordId: string,
): number {
  const { reviewers } = stages[stage]
  const { current, standing } = pilots[stage]
  const isIn = standing !== 'waived' && current?.recordIds.has(recordId) === true
  return isIn && reviewers > 0 ? Math.max(reviewers, current.people.length) : reviewers
}
