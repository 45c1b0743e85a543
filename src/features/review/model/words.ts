import type { Certainty, ChangedVotes, Settling } from '#contract/review-body.ts'
import type { RecordSource, ReviewStage, Verdict } from '#contract/review-log.ts'
import type { Place } from '#science/review-log/review-state.ts'
import { longDay } from '#shared/format/dates.ts'

export const stageNames: Record<ReviewStage, string> = {
  'title-abstract': 'Title and abstract',
  'full-text': 'Full text',
}

export const verdictNames: Record<Verdict, string> = {
  include: 'Include',
  exclude: 'Exclude',
  maybe: 'Maybe',
  awaiting: 'Awaiting information',
}

export const settlingNames: Record<Settling, string> = {
  either: 'Somebody who did not vote, or talk that all who voted confirm',
  third: 'Somebody who did not vote',
  talk: 'Talk that all who voted confirm',
}

export const changedVotesNames: Record<ChangedVotes, string> = {
  disagreement: 'Makes a disagreement, which is settled like others',
  refused: 'Is refused',
}

/** What was said, in the past: for lists of votes. */
export const votedNames: Record<Verdict, string> = {
  include: 'Included',
  exclude: 'Excluded',
  maybe: 'Maybe',
  awaiting: 'Awaiting information',
}

export const armNames: Record<RecordSource['arm'], string> = {
  databases: 'Database',
  registers: 'Register',
  other: 'Website, organisation or citations',
  previous: 'Included in the previous version',
}

/** A source with what it was asked through: "MEDLINE (Ovid)". */
export const sourceWords = ({ name, interface: through }: Pick<RecordSource, 'name' | 'interface'>): string =>
  through === undefined ? name : `${name} (${through})`

/** What was asked of a source, and on which day: `at` as it stands where it is no date. */
export function searchSentence({ query, at }: NonNullable<RecordSource['search']>): string {
  return `Searched as “${query}” on ${longDay(at) || at}`
}

export const certaintyNames: Record<Certainty, string> = {
  high: 'High',
  moderate: 'Moderate',
  low: 'Low',
  'very-low': 'Very low',
}

export const placeNames: Record<Place, string> = {
  previous: 'Previous version',
  duplicate: 'Duplicate',
  'removed-by-tool': 'Removed by a tool',
  removed: 'Removed before screening',
  screening: 'To be screened',
  excluded: 'Excluded on title and abstract',
  retrieval: 'To be retrieved',
  'not-retrieved': 'Not retrieved',
  'full-text': 'Full text to be decided',
  'excluded-full-text': 'Excluded on full text',
  included: 'Included',
}
