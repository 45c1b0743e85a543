import type { UpdateOutcome } from '#contract/review-log.ts'
import type { ChangedPart, OutcomeDifference, UpdateDifferences } from '#science/review-log/update-differences.ts'
import { numberText } from '#science/statistics/report/number-text.ts'
import { count } from '#shared/format/count.ts'

/** "RR 0.49 (0.34 to 0.70)". */
export const effectText = ({ measure, estimate, low, high }: UpdateOutcome): string =>
  `${measure} ${numberText(estimate)} (${numberText(low)} to ${numberText(high)})`

const effects = (before: UpdateOutcome, now: UpdateOutcome) =>
  effectText(before) === effectText(now)
    ? `${effectText(now)}, unchanged`
    : before.measure === now.measure
      ? `${now.measure} ${numberText(before.estimate)} → ${numberText(now.estimate)}`
      : `${before.measure} ${numberText(before.estimate)} → ${now.measure} ${numberText(now.estimate)}`

const certainties = (before: UpdateOutcome, now: UpdateOutcome) =>
  now.certainty === undefined
    ? 'certainty not judged'
    : before.certainty === undefined
      ? `certainty ${now.certainty}, not judged before`
      : before.certainty === now.certainty
        ? `certainty unchanged (${now.certainty})`
        : `certainty ${before.certainty} → ${now.certainty}`

/** What an update did to one outcome: "Death: RR 0.49 → 0.52, certainty unchanged (low)". */
export function outcomeSentence({ name, before, now }: OutcomeDifference): string {
  if (!before) return now ? `${name}: new, ${effectText(now)}` : name
  if (!now) return `${name}: no longer pooled (was ${effectText(before)})`
  return `${name}: ${effects(before, now)}, ${certainties(before, now)}`
}

/** The whole update in a few sentences; what did not happen is not said. */
export function updateSentences(
  { newStudies, lostStudies, newReports, changed, retracted, outcomes, identified, undecided }: UpdateDifferences,
  isPooledAnew: boolean,
): string[] {
  const studies = [
    newStudies.length === 0 ? 'No new study' : count(newStudies.length, 'new study', 'new studies'),
    ...(newReports.length === 0 ? [] : [count(newReports.length, 'new report of a known study', 'new reports of known studies')]), // prettier-ignore
    ...(lostStudies.length === 0 ? [] : [`${count(lostStudies.length, 'study', 'studies')} taken out`]),
    ...(retracted.length === 0 ? [] : [`${retracted.length.toLocaleString('en')} retracted`]),
    ...(changed.length === 0 ? [] : [`${count(changed.length, 'record', 'records')} changed`]),
  ].join(', ')
  return [
    `${count(identified.length, 'record was', 'records were')} identified since${undecided === 0 ? '' : `, of which ${count(undecided, 'is', 'are')} not decided`}. ${studies}.`,
    ...(outcomes.length === 0
      ? []
      : isPooledAnew
        ? outcomes.map((each) => `${outcomeSentence(each)}.`)
        : ['No results were taken over since the update began: those of the version before stand.']),
  ]
}

/** “authors, DOI”. */
export const partsText = (parts: readonly ChangedPart[]): string =>
  parts.map((part) => updateCopy.parts[part]).join(', ')

export const updateCopy = {
  title: 'Update',
  lead: 'A new search for the same review: what is decided stays decided, and only new records are screened. The current findings and included reports are kept, so that this page can show what the update changed.',
  label: 'Name of the update',
  labelHint: 'For example “Update of May 2027”.',
  begin: 'Begin the update',
  open: (n: number) =>
    `${count(n, 'record is', 'records are')} not decided: finish this version before you begin an update.`,
  notLead: 'Only those who lead the review can begin an update.',
  add: 'Add the records of the new search',
  begun: (label: string, day: string) => `${label}, begun on ${day}`,
  changes: 'What it changed',
  outcomes: 'Results of both versions',
  before: 'Version before',
  now: 'Now',
  notPooled: 'Not pooled',
  newStudies: 'New studies',
  newReports: 'New reports of known studies',
  lostStudies: 'Studies taken out',
  retracted: 'Retracted since',
  changed: 'Record changed since',
  parts: {
    text: 'title or abstract',
    authors: 'authors',
    year: 'year',
    doi: 'DOI',
    type: 'type of publication',
  } satisfies Record<ChangedPart, string>,
  notices: 'Corrections, retractions and comments among the new records',
  unread: (n: number) =>
    `${count(n, 'included report', 'included reports')} from the version before cannot be read now and could not be compared.`,
  another: 'Begin another update',
} as const
