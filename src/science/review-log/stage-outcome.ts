import type { ReviewEventOf, ReviewStage, Verdict } from '#contract/review-log.ts'

export type StageSettings = { reviewers: number; reasons: readonly string[] }

/** Two people at both stages until the log says otherwise. */
export const usualStage: StageSettings = { reviewers: 2, reasons: [] }

export type Vote = { by: string; verdict: Verdict; reason?: string; at: string }

export type StageOutcome = {
  /**
   * `waiting`: the record has not come to this stage. `open`: votes are missing. `maybe` and `awaiting`: kept without a decision.
   * `conflict`: people disagree and nobody has decided.
   */
  outcome: 'waiting' | 'open' | 'maybe' | 'awaiting' | 'conflict' | 'include' | 'exclude'
  /** The reason that counts for an exclusion. */
  reason?: string
  /** The last vote of each person, in the order of their first votes. */
  votes: Vote[]
  /** Who decided a conflict; by talk, who confirmed it last. */
  resolvedBy?: string
  /** Those who voted came to it together, and each of them wrote it. */
  byTalk?: boolean
  /** All had agreed, and this person's change of a vote made it a conflict. */
  reopened?: { by: string; at: string; from: 'include' | 'exclude' }
  /** What was proposed after talk and is not confirmed by all who voted, by person. */
  proposed?: Vote[]
}

export type StageEvents = { votes: ReviewEventOf<'vote'>[]; resolved: ReviewEventOf<'resolved'>[] }

/**
 * What the votes on a record come to. A person's later vote takes the place of the earlier one and touches nobody else's. With two
 * people or more, `maybe` at title and abstract counts as a vote to read on; elsewhere it leaves the record open.
 */
export function outcomeOf(
  { votes: events, resolved: resolutions }: StageEvents,
  stage: ReviewStage,
  settings: StageSettings,
): StageOutcome {
  if (events.length === 0 && resolutions.length === 0) return settings.reviewers === 0 ? unasked : unvoted
  const votes = lastVotes(events)
  const { decided, proposed } = settledBy(votes, resolutions)
  if (decided) {
    const reason = decided.reason ?? reasonOf(votes, settings.reasons)
    const isOut = decided.verdict === 'exclude' && reason !== undefined
    return {
      outcome: decided.verdict,
      votes,
      resolvedBy: decided.by,
      ...(decided.how === 'talk' && { byTalk: true }),
      ...(isOut && { reason }),
    }
  }
  const voted = votedOutcome(votes, stage, settings)
  const reopened = voted.outcome === 'conflict' ? reopenedBy(events, stage, settings) : undefined
  return { ...voted, ...(reopened && { reopened }), ...(proposed.length > 0 && { proposed }) }
}

/** Whose change of a vote ended an agreement; nobody's where people have differed from the beginning. */
function reopenedBy(
  events: StageEvents['votes'],
  stage: ReviewStage,
  settings: StageSettings,
): StageOutcome['reopened'] {
  const votes: Vote[] = []
  let before: StageOutcome['outcome'] = 'open'
  let found: StageOutcome['reopened']
  for (const event of events) {
    const isChange = votes.some(({ by }) => by === event.by)
    putVote(votes, event)
    const { outcome } = votedOutcome([...votes], stage, settings)
    if (outcome !== 'conflict') found = undefined
    else if (isChange && (before === 'include' || before === 'exclude')) {
      found = { by: event.by, at: event.at, from: before }
    }
    before = outcome
  }
  return found
}

/** Whether a change of a person's vote would end what all had agreed on. */
export function endsAgreement(
  { outcome, votes, resolvedBy }: StageOutcome,
  by: string,
  verdict: Verdict,
  stage: ReviewStage,
  settings: StageSettings,
): boolean {
  if (resolvedBy !== undefined || (outcome !== 'include' && outcome !== 'exclude')) return false
  if (!votes.some((vote) => vote.by === by)) return false
  const after = votes.map((vote) => (vote.by === by ? { ...vote, verdict } : vote))
  return votedOutcome(after, stage, settings).outcome === 'conflict'
}

function votedOutcome(votes: Vote[], stage: ReviewStage, settings: StageSettings): StageOutcome {
  if (settings.reviewers === 0) return { outcome: 'include', votes }

  const readsOn = stage === 'title-abstract' && settings.reviewers > 1
  const said = (verdict: Verdict) => votes.some((vote) => vote.verdict === verdict)
  const isOut = said('exclude')
  if (isOut && (said('include') || (readsOn && said('maybe')))) return { outcome: 'conflict', votes }
  if (said('awaiting')) return { outcome: 'awaiting', votes }
  if (!readsOn && said('maybe')) return { outcome: 'maybe', votes }
  if (votes.length < settings.reviewers) return { outcome: 'open', votes }
  const reason = isOut ? reasonOf(votes, settings.reasons) : undefined
  return { outcome: isOut ? 'exclude' : 'include', votes, ...(reason !== undefined && { reason }) }
}

/** The decision that holds: the last of somebody who did not vote, or of talk that everybody who voted wrote alike. */
function settledBy(votes: readonly Vote[], resolutions: readonly ReviewEventOf<'resolved'>[]) {
  let decided: ReviewEventOf<'resolved'> | undefined
  const talk: Vote[] = []
  for (const event of resolutions) {
    if (event.how !== 'talk') {
      decided = event
      continue
    }
    putVote(talk, event)
    const isAgreed = votes.every(({ by }) => {
      const own = talk.find((each) => each.by === by)
      return own?.verdict === event.verdict && own.reason === event.reason
    })
    if (isAgreed && votes.length > 0) decided = event
  }
  return { decided, proposed: decided ? [] : talk }
}

/** Few people vote on a record: looking through the list is faster than a map, and there are many records. */
function lastVotes(events: readonly ReviewEventOf<'vote'>[]): Vote[] {
  const votes: Vote[] = []
  for (const event of events) putVote(votes, event)
  return votes
}

/** A later word of a person takes the place of the earlier one. */
function putVote(votes: Vote[], { by, verdict, reason, at }: Vote) {
  const vote: Vote = reason === undefined ? { by, verdict, at } : { by, verdict, at, reason }
  const place = votes.findIndex((earlier) => earlier.by === by)
  if (place === -1) votes.push(vote)
  else votes[place] = vote
}

const unvoted: StageOutcome = { outcome: 'open', votes: [] }
const unasked: StageOutcome = { outcome: 'include', votes: [] }

/** The reason that stands first in the list of reasons; one that is not in the list comes after those that are. */
function reasonOf(votes: readonly Vote[], order: readonly string[]): string | undefined {
  const given = votes.flatMap(({ verdict, reason }) => (verdict === 'exclude' && reason !== undefined ? [reason] : []))
  const rank = (reason: string) => (order.includes(reason) ? order.indexOf(reason) : order.length)
  return given.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0))[0]
}
