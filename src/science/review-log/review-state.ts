import type { RecordSource, ReviewEvent, ReviewEventOf, ReviewStage } from '#contract/review-log.ts'

import { effectiveEvents, type LogProblem } from './effective-events.ts'
import { askedOn, noPilot, pilotOf, type Pilot, type PilotEvents } from './pilot.ts'
import { outcomeOf, type StageEvents, type StageOutcome, type StageSettings, usualStage } from './stage-outcome.ts'

/** Where a record stands now. Each record stands in exactly one place. */
export type Place =
  | 'previous'
  | 'duplicate'
  | 'removed-by-tool'
  | 'removed'
  | 'screening'
  | 'excluded'
  | 'retrieval'
  | 'not-retrieved'
  | 'full-text'
  | 'excluded-full-text'
  | 'included'

export type RecordState = {
  id: string
  /** Where it was found first, and where again later. */
  source: RecordSource
  foundAgain: RecordSource[]
  place: Place
  duplicateOf?: string
  screening: StageOutcome
  fullText: StageOutcome
  /** How its full text was had; absent where nobody said. */
  retrieved?: { from: 'file' | 'source'; source?: string }
  /** The study that its report belongs to. */
  studyId: string
}

export type ReviewState = {
  /** In the order in which they were identified. */
  records: Map<string, RecordState>
  stages: Record<ReviewStage, StageSettings>
  pilots: Record<ReviewStage, Pilot>
  /** Updates of the review in their order; the last one is the version that is worked on. */
  updates: readonly ReviewEventOf<'update'>[]
  problems: LogProblem[]
}

type Gathered = {
  sources: RecordSource[]
  duplicateOf?: string
  removed?: 'automation' | 'other'
  retrieval?: ReviewEventOf<'retrieval'>
  studyId?: string
  stages: Record<ReviewStage, StageEvents>
}

/** What the log comes to: the place of every record, what people said about it, and what does not fit together. */
export function reviewState(log: readonly ReviewEvent[]): ReviewState {
  const { events, problems } = effectiveEvents(log)
  const stages = { 'title-abstract': usualStage, 'full-text': usualStage }
  const piloted: Record<ReviewStage, PilotEvents> = { 'title-abstract': { rounds: [] }, 'full-text': { rounds: [] } }
  const updates: ReviewEventOf<'update'>[] = []
  const gathered = new Map<string, Gathered>()
  const of = (id: string) => {
    const known = gathered.get(id)
    if (known) return known
    const fresh: Gathered = {
      sources: [],
      stages: { 'title-abstract': { votes: [], resolved: [] }, 'full-text': { votes: [], resolved: [] } },
    }
    gathered.set(id, fresh)
    return fresh
  }
  for (const event of events) {
    if (event.kind === 'stage') {
      const { reviewers, reasons } = event
      stages[event.stage] = { reviewers, reasons: reasons ?? stages[event.stage].reasons }
    } else if (event.kind === 'pilot-plan') piloted[event.stage].plan = event
    else if (event.kind === 'update') updates.push(event)
    else if (event.kind === 'pilot-waived') piloted[event.stage].waived = event
    else if (event.kind === 'pilot-round') piloted[event.stage].rounds.push(event)
    else if (event.kind !== 'undone') note(of(event.recordId), event)
  }

  const pilotAt = (stage: ReviewStage): Pilot =>
    pilotOf(
      piloted[stage],
      (id) => gathered.get(id)?.stages[stage].votes ?? [],
      (id) => gathered.get(id)?.duplicateOf !== undefined || gathered.get(id)?.removed !== undefined,
    )
  const pilots = { 'title-abstract': pilotAt('title-abstract'), 'full-text': pilotAt('full-text') }
  const isPiloted = Object.values(pilots).some((pilot) => pilot !== noPilot)
  /** How a stage works for one record. */
  const worksFor = (stage: ReviewStage, id: string): StageSettings => ({
    ...stages[stage],
    reviewers: askedOn({ pilots, stages }, stage, id),
  })

  const records = new Map<string, RecordState>()
  const strangers: string[] = []
  for (const [id, about] of gathered) {
    const [source, ...foundAgain] = about.sources
    const works = isPiloted
      ? { 'title-abstract': worksFor('title-abstract', id), 'full-text': worksFor('full-text', id) }
      : stages
    if (source) records.set(id, stateOf(id, source, foundAgain, about, works))
    else strangers.push(id)
  }
  return {
    records,
    stages,
    pilots,
    updates,
    problems: [
      ...problems,
      ...named('unknown-record', strangers),
      ...duplicateProblems(records),
      ...contradictions(records, gathered),
    ],
  }
}

type OfRecord = Exclude<ReviewEvent, { kind: 'stage' | 'undone' | 'update' | `pilot-${string}` }>

function note(about: Gathered, event: OfRecord) {
  switch (event.kind) {
    case 'identified':
      about.sources.push(event.source)
      break
    case 'duplicate':
      about.duplicateOf = event.of
      break
    case 'removed':
      about.removed = event.why
      break
    case 'vote':
      about.stages[event.stage].votes.push(event)
      break
    case 'resolved':
      about.stages[event.stage].resolved.push(event)
      break
    case 'retrieval':
      about.retrieval = event
      break
    case 'study':
      about.studyId = event.studyId
      break
  }
}

function stateOf(
  id: string,
  source: RecordSource,
  foundAgain: RecordSource[],
  about: Gathered,
  stages: ReviewState['stages'],
): RecordState {
  const screening = outcomeOf(about.stages['title-abstract'], 'title-abstract', stages['title-abstract'])
  const fullText = outcomeOf(about.stages['full-text'], 'full-text', stages['full-text'])
  const place = placeOf(source, about, screening, fullText, stages)
  const out = outBeforeScreening.has(place)
  const unread = out || unreadPlaces.has(place)
  return {
    id,
    source,
    foundAgain,
    place,
    ...(about.duplicateOf !== undefined && { duplicateOf: about.duplicateOf }),
    screening: out ? waiting(screening) : screening,
    fullText: unread ? waiting(fullText) : fullText,
    ...(about.retrieval?.from && {
      retrieved: {
        from: about.retrieval.from,
        ...(about.retrieval.source !== undefined && { source: about.retrieval.source }),
      },
    }),
    studyId: about.studyId ?? id,
  }
}

const outBeforeScreening = new Set<Place>(['previous', 'duplicate', 'removed-by-tool', 'removed'])
const unreadPlaces = new Set<Place>(['screening', 'excluded', 'retrieval', 'not-retrieved'])

const nobodyYet: StageOutcome = { outcome: 'waiting', votes: [] }
const waiting = (outcome: StageOutcome): StageOutcome =>
  outcome.votes.length === 0 ? nobodyYet : { ...outcome, outcome: 'waiting' }

function placeOf(
  source: RecordSource,
  { duplicateOf, removed, retrieval, stages: events }: Gathered,
  screening: StageOutcome,
  fullText: StageOutcome,
  stages: ReviewState['stages'],
): Place {
  if (duplicateOf !== undefined) return 'duplicate'
  if (removed) return removed === 'automation' ? 'removed-by-tool' : 'removed'
  if (source.arm === 'previous') return 'previous'
  if (screening.outcome === 'exclude') return 'excluded'
  if (screening.outcome !== 'include') return 'screening'
  if (retrieval?.outcome === 'not-retrieved') return 'not-retrieved'
  // Who has voted on the full text has had it.
  const wasRead =
    retrieval?.outcome === 'retrieved' ||
    events['full-text'].votes.length > 0 ||
    events['full-text'].resolved.length > 0
  if (!wasRead && stages['full-text'].reviewers > 0) return 'retrieval'
  if (fullText.outcome === 'include') return 'included'
  return fullText.outcome === 'exclude' ? 'excluded-full-text' : 'full-text'
}

const SENTENCES: Record<LogProblem['kind'], string> = {
  'clashing-events': 'Two different events have the same id.',
  'undoes-unknown': 'An event takes back one that is not in the log.',
  'unknown-record': 'The log decides on records that were never identified.',
  'duplicate-loop':
    'These records are marked as duplicates of each other, or of one that was never identified: none of them stays.',
  'included-but-removed':
    'These records were included and then marked as duplicates or removed, and nothing included stands for them.',
  'assessed-but-excluded':
    'The full texts of these records were decided on, although title and abstract have not been included.',
  'assessed-but-not-retrieved':
    'The full texts of these records were decided on, although they are marked as not retrieved.',
  'previous-taken-out':
    'These reports were included in the earlier version and are now removed, or marked as duplicates of others that were not: no box of the diagram holds them.',
}

function named(kind: LogProblem['kind'], records: string[]): LogProblem[] {
  return records.length === 0 ? [] : [{ kind, message: SENTENCES[kind], records }]
}

/** The record that stays in place of a duplicate, along the whole chain; undefined in a loop or for a stranger. */
export function keptFor(records: ReadonlyMap<string, RecordState>, id: string): RecordState | undefined {
  const seen = new Set<string>()
  let state = records.get(id)
  while (state?.duplicateOf !== undefined) {
    if (seen.has(state.id)) return undefined
    seen.add(state.id)
    state = records.get(state.duplicateOf)
  }
  return state
}

function duplicateProblems(records: ReadonlyMap<string, RecordState>): LogProblem[] {
  const duplicates = [...records.values()].filter(({ duplicateOf }) => duplicateOf !== undefined)
  return named(
    'duplicate-loop',
    duplicates.filter(({ id }) => !keptFor(records, id)).map(({ id }) => id),
  )
}

/** Decisions that later ones made void, so that a record would silently drop out of a count. */
function contradictions(
  records: ReadonlyMap<string, RecordState>,
  gathered: ReadonlyMap<string, Gathered>,
): LogProblem[] {
  const wasDecided = (id: string, verdict?: string) => {
    const about = gathered.get(id)?.stages['full-text']
    if (!about) return false
    const settled = about.resolved.at(-1)
    if (settled) return verdict === undefined || settled.verdict === verdict
    if (about.votes.length === 0) return false
    const last = [...new Map(about.votes.map((vote) => [vote.by, vote.verdict])).values()]
    return (
      last.length > 0 &&
      last.every((of) => (verdict === undefined ? of === 'include' || of === 'exclude' : of === verdict))
    )
  }
  const states = [...records.values()]
  const lost = states.filter(
    ({ id, place }) =>
      outBeforeScreening.has(place) &&
      wasDecided(id, 'include') &&
      !['included', 'previous'].includes(keptFor(records, id)?.place ?? ''),
  )
  const early = states.filter(({ id, place }) => (place === 'excluded' || place === 'screening') && wasDecided(id))
  const unread = states.filter(({ id, place }) => place === 'not-retrieved' && wasDecided(id))
  const previous = states.filter(
    ({ id, source, place }) =>
      source.arm === 'previous' && place !== 'previous' && keptFor(records, id)?.source.arm !== 'previous',
  )
  const takenOut = states.filter(({ source, place }) => source.arm === 'previous' && place.startsWith('removed'))
  const ids = (list: RecordState[]) => list.map(({ id }) => id)
  return [
    ...named('included-but-removed', ids(lost)),
    ...named('assessed-but-excluded', ids(early)),
    ...named('assessed-but-not-retrieved', ids(unread)),
    ...named('previous-taken-out', ids([...new Set([...previous, ...takenOut])])),
  ]
}
