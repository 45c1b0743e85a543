import type { ReviewStage } from '#contract/review-log.ts'
import { decidedHow, decidedText } from '#science/review-log/decided-how.ts'
import { stageProgress } from '#science/review-log/progress.ts'

import type { Review } from '../model/ReviewProvider.tsx'
import { searchSentence, sourceWords, stageNames } from '../model/words.ts'
import { ownVotes } from '../screen/own-votes.ts'
import { stoppingOf } from '../screen/stop-state.ts'
import { coefficientText, stageAgreement } from '../team/agreement.ts'

const numbers = ['no', 'one', 'two', 'three', 'four'] as const

function stageSentence(
  { state, events, body }: Pick<Review, 'state' | 'events' | 'body'>,
  stage: ReviewStage,
): string[] {
  const { reviewers } = state.stages[stage]
  const name = stageNames[stage].toLowerCase()
  if (reviewers === 0) return [`There was no stage of its own for ${name}.`]
  const decided = decidedText(decidedHow(state, stage))
  const happened = decided === '' ? [] : [decided]
  if (reviewers === 1) {
    return [`At ${name} one vote was asked for on each record; agreement was not measured.`, ...happened]
  }
  const { people, report } = stageAgreement(events, stage)
  const { percent, ac1, alpha } = report
  const how = body.isBlind ? 'independently, without seeing each other’s votes' : 'with each other’s votes in sight'
  const lines = [
    `At ${name} the votes of ${numbers[reviewers] ?? reviewers} people were asked for on each record, given ${how}.`,
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

/** Sentences for the methods section, each computed from the log or taken from the protocol. */
export function methodsText(review: Pick<Review, 'state' | 'events' | 'body' | 'me' | 'beside'>): string[] {
  const { state, body, me, beside } = review
  const sources = new Map<string, number>()
  let duplicates = 0
  for (const { source, place } of state.records.values()) {
    const name = sourceWords(source)
    sources.set(name, (sources.get(name) ?? 0) + 1)
    if (place === 'duplicate') duplicates += 1
  }
  const searches = new Set(
    [...state.records.values()].flatMap(({ source: { search, ...source } }) =>
      search ? [`${sourceWords(source)}: ${searchSentence(search).replace(/^S/, 's')}.`] : [],
    ),
  )
  const lines: string[] = []
  if (body.protocol.registration) lines.push(`Registration: ${body.protocol.registration}`)
  if (sources.size > 0) {
    lines.push(
      `Records came from ${[...sources].map(([name, n]) => `${name} (n = ${n.toLocaleString('en')})`).join(', ')}.`,
    )
  }
  if (duplicates > 0) {
    const were = duplicates === 1 ? 'record was a duplicate' : 'records were duplicates'
    lines.push(`${duplicates.toLocaleString('en')} ${were} of another and removed before screening.`)
  }
  lines.push(...searches)
  lines.push(...stageSentence(review, 'title-abstract'), ...stageSentence(review, 'full-text'))
  const { total } = stageProgress(state, 'title-abstract')
  const sampled = beside.samples.findLast(({ stage, by }) => stage === 'title-abstract' && by === me)
  const votes = ownVotes(state, me)
  if (votes.length > 0 && (votes.length < total || sampled)) {
    lines.push(stoppingOf(total, votes, sampled, body.targetRecall).advice.methods)
  }
  for (const text of new Set(body.pooled?.outcomes.flatMap(({ methods }) => methods || []))) lines.push(text)
  if (body.protocol.synthesis) lines.push(body.protocol.synthesis)
  if (body.protocol.amendments) lines.push(`Changes against the protocol: ${body.protocol.amendments}`)
  return lines
}
