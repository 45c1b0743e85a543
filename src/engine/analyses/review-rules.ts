import { readReviewBody, type ReviewBody } from '#contract/review-body.ts'
import { isOtherEntry, readReviewEntry, type ReviewEntry } from '#contract/review-entries.ts'
import type { ReviewEvent, ReviewEventOf, ReviewStage } from '#contract/review-log.ts'
import { toolById } from '#science/appraisal/tool-list.ts'
import { readGridEntry } from '#science/grid/read-grid.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { askedOn } from '#science/review-log/pilot.ts'
import { reviewState, type ReviewState } from '#science/review-log/review-state.ts'
import { endsAgreement, type StageOutcome } from '#science/review-log/stage-outcome.ts'

import { canReadFile } from '../papers/paper-files.ts'
import { forbidden, Refusal } from '../world/refusal.ts'
import { checkIn, readingOnce, withholdIn, type Visibility } from './entry-log.ts'
import { dataById, pilotProblem, stateNear } from './pilot-rules.ts'

const refuse = (message: string) => new Refusal(422, message, { code: 'review_entry' })

/**
 * Nobody writes in another's name, and a decision is taken back by who gave it alone. Who may end a conflict and what
 * counts as a full text that was had: `settlingProblem` and `fullTextProblem`.
 */
checkIn('review', (data, { world, row, account, role, entries }) => {
  if (isCancelOfRun(data)) return
  const entry = readReviewEntry(data)
  if (!entry) throw refuse('This decision has a form that the server does not know.')
  if (entry.by !== account.id) throw refuse('A decision can only be written by the person who makes it.')
  // How many vote decides when votes are shown: a single member must not open the others' votes by it.
  if ((entry.kind === 'stage' || isUndoOfStage(entry, entries)) && role !== 'owner' && role !== 'lead') {
    throw forbidden('Only those who lead a review set its stages.', 'analysis_role')
  }
  // What a tool says of one result is true of no other.
  if (entry.kind === 'assessed' && toolById(entry.toolId)?.isOfResult && !entry.outcome?.trim()) {
    throw refuse('This tool judges one result of a study: name the result.')
  }
  if (entry.kind === 'update') {
    const problem = updateProblem(role === 'owner' || role === 'lead', entries)
    if (problem !== undefined) throw refuse(problem)
  }
  const of = entry.kind === 'undone' ? entryById(entries, entry.undoes) : undefined
  const isLead = role === 'owner' || role === 'lead'
  const ofPilot = pilotProblem(of ?? entry, of !== undefined, { world, row, isLead, entries, read: readOnce })
  if (ofPilot !== undefined) throw refuse(ofPilot)
  if (of?.kind === 'update' && !isLead) throw refuse('Only those who lead a review take an update of it back.')
  if ((of?.kind === 'vote' || of?.kind === 'resolved') && of.by !== account.id) {
    throw refuse('A vote can only be taken back by who gave it, and so can a decision on a conflict.')
  }
  const about = of?.kind === 'vote' ? of : entry
  const problem =
    about.kind === 'vote' || about.kind === 'resolved' || about.kind === 'retrieval'
      ? problemOf(entry, about, stateNear(entries, readOnce, [about.recordId]), {
          ...rulesOf(row.body),
          hasFile: canReadFile(world, account.id, paperIdOf(about.recordId)),
        })
      : undefined
  if (problem !== undefined) throw refuse(problem)
})

/** Runs of a model and what they suggest are the server's to write; people may end a run. */
function isCancelOfRun(data: unknown): boolean {
  const entry = readGridEntry(data)
  return entry?.kind === 'run' && entry.status === 'cancelled'
}

/** An update begins when the version before is whole: everything in it is decided, and only what comes after is new. */
function updateProblem(isLead: boolean, entries: readonly { data: unknown }[]) {
  if (!isLead) return 'Only those who lead a review begin an update of it.'
  const { records } = reviewState(
    entries.flatMap(({ data }) => readOnce(data) ?? []).filter((each) => !isOtherEntry(each)),
  )
  const open = [...records.values()].filter(({ place }) => ['screening', 'retrieval', 'full-text'].includes(place))
  return open.length > 0
    ? `An update begins when the version before is whole. Records of it that are not decided: ${open.length}.`
    : undefined
}

type Rules = Pick<ReviewBody, 'settling' | 'changedVotes'> & { hasFile: boolean }
type OnRecord = ReviewEventOf<'vote' | 'resolved' | 'retrieval'>

const rulesOf = (body: unknown): Pick<ReviewBody, 'settling' | 'changedVotes'> => {
  const read = readReviewBody(body)
  return read.ok ? read.body : { settling: 'either', changedVotes: 'disagreement' }
}

function problemOf(entry: ReviewEntry, about: OnRecord, state: ReviewState, rules: Rules) {
  const record = state.records.get(about.recordId)
  if (!record) return undefined
  if (about.kind === 'retrieval') return retrievalProblem(about, rules)
  const at = about.stage === 'full-text' ? record.fullText : record.screening
  if (about.kind === 'resolved') return settlingProblem(about, at, rules.settling)
  const own = at.votes.find(({ by }) => by === about.by)
  const isChanged = entry.kind === 'undone' || (own !== undefined && own.verdict !== about.verdict)
  if (at.outcome === 'conflict' && isChanged) {
    return 'People disagree on this record. Votes stay as they were given: the disagreement is settled under Conflicts.'
  }
  if (rules.changedVotes === 'refused' && own !== undefined && isAgreed(at) && isChanged) {
    const isEnd = entry.kind === 'undone' || endsAgreement(at, about.by, about.verdict, about.stage, state.stages[about.stage]) // prettier-ignore
    if (isEnd) return 'All have agreed on this record, and in this review an agreement is not ended by a changed vote.'
  }
  const isUnread = record.place === 'retrieval' || record.place === 'not-retrieved'
  return entry.kind === 'vote' && entry.stage === 'full-text' && isUnread
    ? 'Nobody has said yet how the full text of this record was had.'
    : undefined
}

/** Two people or more voted, and what they said came to a decision. */
const isAgreed = ({ outcome, votes, resolvedBy }: StageOutcome) =>
  votes.length > 1 && resolvedBy === undefined && (outcome === 'include' || outcome === 'exclude')

/** `retrieved` is a claim about the world: a file that is here, or words that say from where. */
function retrievalProblem({ outcome, from, source }: ReviewEventOf<'retrieval'>, { hasFile }: Rules) {
  if (outcome === 'not-retrieved') return undefined
  if (from === 'file') return hasFile ? undefined : 'There is no file of this paper. Add it, or say where the full text is from.' // prettier-ignore
  return source?.trim()
    ? undefined
    : 'A full text counts as retrieved with a file, or with words that say where it is from.'
}

function settlingProblem(
  { by, how = 'third', verdict, reason, stage }: ReviewEventOf<'resolved'>,
  at: StageOutcome,
  settling: ReviewBody['settling'],
) {
  // prettier-ignore
  if (at.outcome !== 'conflict') return 'There is no disagreement on this record that could be settled.'
  const hasVoted = at.votes.some((vote) => vote.by === by)
  if (how === 'third') {
    if (hasVoted) return 'Who voted on a record cannot decide the disagreement on it alone.'
    if (settling === 'talk') return 'In this review those who voted settle a disagreement by talk.'
  } else {
    if (!hasVoted) return 'Only those who voted on a record can come to a decision on it by talk.'
    if (settling === 'third') return 'In this review somebody who did not vote settles a disagreement.'
  }
  const hasReason = reason !== undefined || at.votes.some((vote) => vote.reason !== undefined)
  return stage === 'full-text' && verdict === 'exclude' && !hasReason
    ? 'An exclusion on full text has a reason: the flow diagram counts by it.'
    : undefined
}

const readOnce = readingOnce(readReviewEntry)

const entryById = (entries: readonly { data: unknown }[], id: string) => readOnce(dataById(entries, id))

const isUndoOfStage = (entry: ReviewEntry, entries: readonly { data: unknown }[]) =>
  entry.kind === 'undone' && entryById(entries, entry.undoes)?.kind === 'stage'

type Sealed = { records: ReadonlySet<string>; studies: ReadonlySet<string> }

/**
 * Records whose votes, and studies whose judgements, are not all in yet. In an open review that is the records of a pilot alone:
 * its agreement says nothing where votes were seen.
 */
function sealed(entries: readonly ReviewEntry[], assessors: number, isBlind: boolean): Sealed {
  const state = reviewState(entries.filter((entry): entry is ReviewEvent => !isOtherEntry(entry)))
  const open = new Set<string>()
  for (const { id, screening, fullText } of state.records.values()) {
    const isOver = ({ outcome, votes }: typeof screening, reviewers: number) =>
      votes.length >= reviewers || outcome === 'include' || outcome === 'exclude'
    const isHid = (stage: ReviewStage) => isBlind || state.pilots[stage].current?.recordIds.has(id) === true
    for (const [stage, at] of [
      ['title-abstract', screening],
      ['full-text', fullText],
    ] as const)
      // prettier-ignore
      if (isHid(stage) && !isOver(at, askedOn(state, stage, id))) open.add(`${stage} ${id}`)
  }
  if (!isBlind) return { records: open, studies: new Set() }
  const people = new Map<string, Set<string>>()
  const settled = new Set<string>()
  for (const entry of entries) {
    if (entry.kind !== 'assessed') continue
    if (entry.isFinal) settled.add(entry.studyId)
    people.set(entry.studyId, (people.get(entry.studyId) ?? new Set()).add(entry.by))
  }
  const studies = [...people].filter(([study, by]) => by.size < assessors && !settled.has(study))
  return { records: open, studies: new Set(studies.map(([study]) => study)) }
}

/**
 * Blind: a vote is shown to others when as many have voted as the stage asks for, an assessment when all assessors have
 * one. What takes a hidden vote back, and the passage that belongs to it, is hidden with it.
 */
withholdIn('review', ['vote', 'passage', 'assessed', 'undone'], visibilityOf)

function visibilityOf(body: unknown, entries: readonly { id: string; data: unknown }[]): Visibility {
  const read = readReviewBody(body)
  const all = entries.flatMap(({ data }) => readOnce(data) ?? [])
  const { records, studies } = sealed(all, read.ok ? read.body.assessors : 2, !read.ok || read.body.isBlind)
  const byId = new Map(all.map((entry) => [entry.id, entry]))
  const isHidden = (entry: ReviewEntry): boolean => {
    if (entry.kind === 'vote') return records.has(`${entry.stage} ${entry.recordId}`)
    if (entry.kind === 'passage') return records.has(`full-text ${entry.recordId}`)
    if (entry.kind === 'assessed') return studies.has(entry.studyId)
    if (entry.kind !== 'undone') return false
    const target = byId.get(entry.undoes)
    return target !== undefined && isHidden(target)
  }
  return ({ data }) => {
    const entry = readOnce(data)
    return entry === undefined || !isHidden(entry)
  }
}
