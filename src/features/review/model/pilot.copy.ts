import type { ReviewEventOf, ReviewStage } from '#contract/review-log.ts'
import type { Pilot, PilotRound } from '#science/review-log/pilot.ts'
import { count } from '#shared/format/count.ts'

import { coefficientText } from './coefficient-text.ts'
import { stageNames } from './words.ts'

const percent = (share: number) => `${(100 * share).toFixed(1).replace(/\.0$/, '')}%`

/** "kappa of at least 0.60 and agreement of at least 80%". */
export const gateText = ({ kappa, percent: least }: Pick<ReviewEventOf<'pilot-plan'>, 'kappa' | 'percent'>): string =>
  [
    ...(kappa === undefined ? [] : [`kappa of at least ${kappa.toFixed(2)}`]),
    ...(least === undefined ? [] : [`agreement of at least ${percent(least)}`]),
  ].join(' and ')

/** "kappa 0.43 (0.21 to 0.65), agreement 80.0%", of the records on which everybody has voted. */
export function roundText({ kappa, percent: agreed, people }: PilotRound): string {
  const name = people.length === 2 ? 'Cohen’s kappa' : 'Fleiss’ kappa'
  return [
    kappa.ok ? `${name} ${coefficientText(kappa)}` : `no kappa (${kappa.reason.replace(/\.$/, '')})`,
    agreed ? `agreement ${percent(agreed.share)}` : 'no agreement to count',
  ].join(', ')
}

/** A round in a sentence of the methods. */
const roundSentence = (round: PilotRound, n: number) =>
  `Round ${n}: ${count(round.people.length, 'person', 'people')} voted on ${count(round.voted, 'record', 'records')}${round.isComplete ? '' : ` of ${round.recordIds.length}`} drawn at random, without seeing each other’s votes${round.voted === 0 ? '' : `; ${roundText(round)}`}.`

/** What was done as a pilot, for the methods section: nothing where nothing was. */
export function pilotMethods(stage: ReviewStage, { plan, rounds, standing, waived }: Pilot): string[] {
  if (!plan || rounds.length === 0) return []
  return [
    `Before ${stageNames[stage].toLowerCase()} was screened a pilot was run; ${gateText(plan)} was asked for.`,
    ...rounds.map((round, i) => roundSentence(round, i + 1)),
    ...(standing === 'met' ? ['The gate was met.'] : []),
    ...(waived && standing === 'waived' ? [`The gate was not met, and the lead decided to go on: ${waived.why}`] : []),
  ]
}

/** What differs from a pilot that was planned. */
export function pilotDeviations(
  stage: ReviewStage,
  { plan, rounds, standing, waived }: Pilot,
  votes: number,
  voters: readonly string[] = [],
): string[] {
  const name = stageNames[stage]
  if (!plan) return []
  const piloted = new Set(rounds.flatMap(({ people }) => people))
  const others = voters.filter((by) => !piloted.has(by)).length
  return [
    ...(rounds.length > 0 && others > 0
      ? [`${name}: ${count(others, 'person', 'people')} voted who took no part in the pilot.`]
      : []),
    ...(standing === 'planned' && votes > 0 ? [`${name}: a pilot is planned, and no round was drawn.`] : []),
    ...(standing === 'running' || standing === 'below' ? [`${name}: the pilot has not met its gate.`] : []),
    ...(waived && standing === 'waived'
      ? [
          `${name}: the pilot did not meet its gate (${gateText(plan)}) in ${count(rounds.length, 'round', 'rounds')}, and the lead decided to go on: ${waived.why}`,
        ]
      : []),
    ...rounds.flatMap(({ recordIds }, i) =>
      recordIds.length < plan.size
        ? [
            `${name}: round ${i + 1} of the pilot counts ${count(recordIds.length, 'record', 'records')}; planned: ${plan.size}.`,
          ]
        : [],
    ),
  ]
}

export const pilotCopy = {
  title: 'Pilot',
  plan: 'Plan a pilot',
  why: 'Everybody votes on the same few records first. Screening continues once they agree as much as you ask for here.',
  size: 'Records of a round',
  kappa: 'Kappa, at least',
  percent: 'Agreement, at least (%)',
  needsGate: 'Give a kappa between 0 and 1, a percentage, or both.',
  needsSize: 'Between 5 and 500 records.',
  planned: (plan: ReviewEventOf<'pilot-plan'>) =>
    `Planned: everybody votes on ${plan.size} records; screening goes on with ${gateText(plan)}.`,
  takeBack: 'Take the plan back',
  over: 'There are votes already: a pilot has to be planned before the first one.',
  none: 'No pilot is planned.',
  draw: (n: number) => `Draw ${count(n, 'record', 'records')} for ${n === 1 ? 'it' : 'the round'}`,
  drawAgain: 'Draw another round',
  calibrate: (n: number) => `Draw ${count(n, 'record', 'records')} to calibrate`,
  joined: (names: string) =>
    `Joined after the pilot: ${names}. A calibration round compares their votes with everybody’s on records that nobody has read. Until it meets the gate, they vote on these only.`,
  calibrating:
    'You joined after the pilot. Vote on the records of this round first: the rest follow once it meets the gate.',
  everybody: (names: string) => `Everybody votes: ${names}.`,
  tooFew: 'A round needs two people or more. Invite somebody to the project, or take the plan back.',
  waits: 'The lead of the review draws the round.',
  running: (done: number, all: number) =>
    `Round running: all have voted on ${done} of ${count(all, 'record', 'records')}.`,
  mine: (left: number) =>
    left === 0 ? 'You have voted on all of them.' : `${count(left, 'record waits', 'records wait')} for your vote.`,
  below: 'Below the gate. Discuss the criteria, settle the conflicts, and draw another round.',
  met: 'The gate is met: screening can continue.',
  waived: (by: string) => `${by} decided to go on although the gate is not met:`,
  goOn: 'Continue without the gate',
  goOnWhy: 'Why screening continues although the gate is not met',
  goOnHint: 'Goes into the log and the report.',
  next: 'Continue the pilot',
  nextWhy: { planned: 'A round is planned but not drawn yet.', below: 'The round is below its gate.' },
  round: (n: number) => `Round ${n}`,
} as const
