import type { ReviewStage } from '#contract/review-log.ts'
import { decidedHow, decidedText } from '#science/review-log/decided-how.ts'
import { stageProgress } from '#science/review-log/progress.ts'

import { coefficientText } from '../model/coefficient-text.ts'
import { pilotMethods } from '../model/pilot.copy.ts'
import { serverDay } from '#shared/format/dates.ts'

import type { Review } from '../model/ReviewProvider.tsx'
import { searchSentence, sourceWords, stageNames } from '../model/words.ts'
import { ownVotes } from '../screen/own-votes.ts'
import { stoppingOf } from '../screen/stop-state.ts'
import { stageAgreement } from '../team/agreement.ts'

const numbers = ['no', 'one', 'two', 'three', 'four'] as const

function stageSentence(
  { state, events, body }: Pick<Review, 'state' | 'events' | 'body'>,
  stage: ReviewStage,
): string[] {
  const { reviewers } = state.stages[stage]
  const name = stageNames[stage].toLowerCase()
  if (reviewers === 0) return [`There was no stage of its own for ${name}.`]
  const decided = decidedText(decidedHow(state, stage))
  const happened = decided === '' ? [] : [`${stageNames[stage]}: ${decided}`]
  const piloted = pilotMethods(stage, state.pilots[stage])
  if (reviewers === 1) {
    return [
      `At ${name} one vote was asked for on each record${piloted.length === 0 ? '; agreement was not measured' : ''}.`,
      ...piloted,
      ...happened,
    ]
  }
  const { people, report } = stageAgreement(events, stage)
  const { percent, ac1, alpha } = report
  // The settings are no part of the log: since when they stand is not known, and is not said.
  const how = body.isBlind ? 'hides votes from others until all are in' : 'shows votes to everybody at once'
  const lines = [
    `At ${name} the votes of ${numbers[reviewers] ?? reviewers} people were asked for on each record. As it is set now, the review ${how}.`,
    ...piloted,
    ...happened,
  ]
  if (percent && people.length > 1) {
    lines.push(
      `Agreement on ${percent.items} records rated by two people or more was ${(100 * percent.share).toFixed(1)}%` +
        `${ac1.ok ? `, Gwet’s AC1 ${coefficientText(ac1)}` : ''}${alpha.ok ? `, Krippendorff’s alpha ${coefficientText(alpha)}` : ''}.`,
    )
  }
  return lines
}

/** Each person's own reading of titles and abstracts, where it stopped before every record had the votes that were asked for. */
function stoppedReading({ state, body, beside, names }: Pick<Review, 'state' | 'body' | 'beside' | 'names'>): string[] {
  const { total, people, open } = stageProgress(state, 'title-abstract')
  if (open === 0) return []
  const voters = people.filter(({ voted }) => voted > 0)
  return voters.flatMap(({ by }) => {
    const sampled = beside.samples.findLast((each) => each.stage === 'title-abstract' && each.by === by)
    const votes = ownVotes(state, by)
    if (votes.length >= total && !sampled) return []
    const { methods } = stoppingOf(total, votes, sampled, body.targetRecall).advice
    return [voters.length === 1 ? methods : `${names.get(by) ?? 'Somebody who left'}: ${methods}`]
  })
}

/** Sentences for the methods section, each counted from the log: the same for everybody who reads the review. */
export function methodsText(review: Pick<Review, 'state' | 'events' | 'body' | 'beside' | 'names'>): string[] {
  const { state, body } = review
  const sources = new Map<string, number>()
  const duplicates = { before: 0, after: 0 }
  for (const { source, place, screening } of state.records.values()) {
    const name = sourceWords(source)
    sources.set(name, (sources.get(name) ?? 0) + 1)
    if (place === 'duplicate') duplicates[screening.votes.length === 0 ? 'before' : 'after'] += 1
  }
  const searches = new Set(
    [...state.records.values()].flatMap(({ source: { search, ...source } }) =>
      search ? [`${sourceWords(source)}: ${searchSentence(search).replace(/^S/, 's')}.`] : [],
    ),
  )
  const lines: string[] = []
  const update = state.updates.at(-1)
  if (update) {
    lines.push(
      `This is an update (${update.label}), begun on ${serverDay(update.at)}: records that were identified since were screened; what the version before had decided was not screened again.`,
    )
  }
  if (body.protocol.registration) lines.push(`Registration: ${body.protocol.registration}`)
  if (sources.size > 0) {
    lines.push(
      `Records came from ${[...sources].map(([name, n]) => `${name} (n = ${n.toLocaleString('en')})`).join(', ')}.`,
    )
  }
  const were = (n: number) =>
    `${n.toLocaleString('en')} ${n === 1 ? 'record was a duplicate' : 'records were duplicates'}`
  if (duplicates.before > 0) lines.push(`${were(duplicates.before)} of another and removed before screening.`)
  if (duplicates.after > 0) lines.push(`${were(duplicates.after)} of another and removed after somebody had voted.`)
  lines.push(...searches)
  lines.push(...stageSentence(review, 'title-abstract'), ...stageSentence(review, 'full-text'))
  lines.push(...stoppedReading(review))
  for (const text of new Set(body.pooled?.outcomes.flatMap(({ methods }) => methods || []))) lines.push(text)
  return lines
}
