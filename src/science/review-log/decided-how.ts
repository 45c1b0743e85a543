import type { ReviewStage } from '#contract/review-log.ts'

import type { ReviewState } from './review-state.ts'

/** How the records of a stage were decided, counted from the log. The six numbers after `decided` add up to it. */
export type DecidedHow = {
  decided: number
  /** By votes of two people or more. */
  byVotes: number
  /** By the vote of one person, and nobody else's. */
  byOneVote: number
  /** After different votes: by somebody who had not voted, and by one of those who had. */
  byThird: number
  /** By talk: everybody who had voted wrote the same. */
  byTalk: number
  byVoter: number
  /** Decided over the votes, or without any, though nobody disagreed. */
  overVotes: number
  /** Records on which people disagree still. */
  openConflicts: number
}

/** Counts what happened at a stage, so that a text states that and nothing else. */
export function decidedHow({ records }: ReviewState, stage: ReviewStage): DecidedHow {
  const how = {
    decided: 0,
    byVotes: 0,
    byOneVote: 0,
    byThird: 0,
    byTalk: 0,
    byVoter: 0,
    overVotes: 0,
    openConflicts: 0,
  }
  for (const record of records.values()) {
    const { outcome, votes, resolvedBy, byTalk } = stage === 'title-abstract' ? record.screening : record.fullText
    if (outcome === 'conflict') how.openConflicts += 1
    if (outcome !== 'include' && outcome !== 'exclude') continue
    // A stage that nobody was asked about decides by itself.
    if (votes.length === 0 && resolvedBy === undefined) continue
    how.decided += 1
    const differ = new Set(votes.map(({ verdict }) => verdict)).size > 1
    if (resolvedBy === undefined) how[votes.length > 1 ? 'byVotes' : 'byOneVote'] += 1
    else if (!differ) how.overVotes += 1
    else if (byTalk) how.byTalk += 1
    else how[votes.some(({ by }) => by === resolvedBy) ? 'byVoter' : 'byThird'] += 1
  }
  return how
}

/** The same in sentences for the methods section; none where nothing is decided. */
export function decidedText(how: DecidedHow): string {
  const parts = [
    [how.byVotes, 'by the votes of two people or more'],
    [how.byOneVote, 'by the vote of one person'],
    [how.byThird, 'after disagreement by somebody who had not voted'],
    [how.byTalk, 'after disagreement by talk that all who had voted confirmed'],
    [how.byVoter, 'after disagreement by one of those who had voted'],
    [how.overVotes, 'by one person without a disagreement of votes'],
  ] as const
  const said = parts.filter(([n]) => n > 0).map(([n, words]) => `${n.toLocaleString('en')} ${words}`)
  const all = `${how.decided.toLocaleString('en')} ${how.decided === 1 ? 'record was' : 'records were'} decided`
  const open = how.openConflicts
  return [
    ...(how.decided === 0 ? [] : [`${all}: ${said.join('; ')}.`]),
    ...(open === 0
      ? []
      : [`On ${open.toLocaleString('en')} ${open === 1 ? 'record' : 'records'} people disagree still.`]),
  ].join(' ')
}
