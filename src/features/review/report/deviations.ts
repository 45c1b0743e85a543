import { reviewStages, type ReviewEvent, type ReviewStage } from '#contract/review-log.ts'
import { decidedHow } from '#science/review-log/decided-how.ts'
import { effectiveEvents } from '#science/review-log/effective-events.ts'
import { stageProgress } from '#science/review-log/progress.ts'
import { count } from '#shared/format/count.ts'
import { serverDay } from '#shared/format/dates.ts'

import { pilotDeviations } from '../model/pilot.copy.ts'
import { studiesOf } from '../model/records.ts'
import type { Review } from '../model/ReviewProvider.tsx'
import { settlingNames, stageNames } from '../model/words.ts'

/** Numbers of votes that were asked for, where they changed after somebody had voted. */
function changedStages(events: readonly ReviewEvent[], stage: ReviewStage): string[] {
  let reviewers: number | undefined
  let votes = 0
  const lines: string[] = []
  for (const event of effectiveEvents(events).events) {
    if (event.kind === 'vote' && event.stage === stage) votes += 1
    if (event.kind !== 'stage' || event.stage !== stage) continue
    if (reviewers !== undefined && reviewers !== event.reviewers && votes > 0) {
      lines.push(
        `${stageNames[stage]}: on ${serverDay(event.at)}, after ${count(votes, 'vote', 'votes')}, the number of votes asked for on each record was changed from ${reviewers} to ${event.reviewers}.`,
      )
    }
    reviewers = event.reviewers
  }
  return lines
}

function atStage({ state, events, body }: Planned, stage: ReviewStage): string[] {
  const { reviewers } = state.stages[stage]
  const name = stageNames[stage]
  const how = decidedHow(state, stage)
  const { open, maybe, awaiting, conflicts, people } = stageProgress(state, stage)
  const left = open + maybe + awaiting + conflicts.length
  const records = (n: number) => count(n, 'record was', 'records were')
  return [
    ...changedStages(events, stage),
    ...pilotDeviations(stage, state.pilots[stage], how.decided, people.flatMap(({ by, voted }) => (voted > 0 ? [by] : []))), // prettier-ignore
    ...(reviewers > 1 && how.byOneVote > 0
      ? [`${name}: ${records(how.byOneVote)} decided by one vote, where ${reviewers} are asked for.`]
      : []),
    ...(how.byVoter > 0
      ? [`${name}: ${records(how.byVoter)} decided after disagreement by one of those who had voted.`]
      : []),
    ...(how.overVotes > 0 ? [`${name}: ${records(how.overVotes)} decided without a disagreement of votes.`] : []),
    ...(body.settling === 'third' && how.byTalk > 0
      ? [`${name}: ${records(how.byTalk)} decided by talk; planned: ${settlingNames.third.toLowerCase()}.`]
      : []),
    ...(body.settling === 'talk' && how.byThird > 0
      ? [`${name}: ${records(how.byThird)} decided by somebody who did not vote; planned: talk.`]
      : []),
    ...(left > 0 ? [`${name}: ${count(left, 'record is', 'records are')} not decided.`] : []),
  ]
}

type Planned = Pick<Review, 'state' | 'events' | 'body' | 'beside'>

/**
 * What the protocol and its settings plan and the log does not show, each with its number; what was written down as changed
 * comes last. Only what is counted is said: plans in free text are not compared.
 */
export function deviationsOf(review: Planned): string[] {
  const { state, body, beside } = review
  const studies = studiesOf(state)
  const unsaid = [...state.records.values()].filter(
    ({ place, retrieved }) => ['full-text', 'excluded-full-text', 'included'].includes(place) && !retrieved,
  ).length
  const sought = [...state.records.values()].filter(({ place }) => place === 'retrieval').length
  const fewer = studies.filter(({ studyId }) => {
    const all = beside.assessed.get(studyId) ?? []
    return new Set(all.filter(({ isFinal }) => !isFinal).map(({ by }) => by)).size < body.assessors
  }).length
  return [
    ...reviewStages.flatMap((stage) => atStage(review, stage)),
    ...(sought > 0 ? [`${count(sought, 'report is', 'reports are')} still to be retrieved.`] : []),
    ...(unsaid > 0 && state.stages['full-text'].reviewers > 0
      ? [`Of ${count(unsaid, 'report', 'reports')} nobody said how the full text was had.`]
      : []),
    ...(fewer > 0
      ? [
          `Risk of bias: ${fewer} of ${count(studies.length, 'included study', 'included studies')} ${fewer === 1 ? 'was' : 'were'} assessed by fewer than ${body.assessors === 1 ? 'one person' : `${body.assessors} people`}.`,
        ]
      : []),
    ...(body.subtype === 'systematic' && body.protocol.synthesis && !body.pooled && body.findings.length === 0
      ? ['A synthesis is planned, and no result is written down.']
      : []),
    ...(body.protocol.amendments ? [`Written down in the protocol: ${body.protocol.amendments}`] : []),
  ]
}
