import { readReviewBody } from '#contract/review-body.ts'
import { isOtherEntry, readReviewEntry, type ReviewEntry } from '#contract/review-entries.ts'
import type { ReviewEvent } from '#contract/review-log.ts'
import { reviewState } from '#science/review-log/review-state.ts'

import { forbidden, Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { checkIn, readingOnce, withholdIn, type Visibility } from './entry-log.ts'

const refuse = (message: string) => new Refusal(422, message, { code: 'review_entry' })

/** Nobody writes in another's name, and a vote is taken back by who gave it alone. */
checkIn('review', (account, entries, data, role) => {
  const entry = readReviewEntry(data)
  if (!entry) throw refuse('This decision has a form that the server does not know.')
  if (entry.by !== account.id) throw refuse('A decision can only be written by the person who makes it.')
  // How many vote decides when votes are shown: a single member must not open the others' votes by it.
  if ((entry.kind === 'stage' || isUndoOfStage(entry, entries)) && role !== 'owner' && role !== 'lead') {
    throw forbidden('Only those who lead a review set its stages.', 'analysis_role')
  }
  if (entry.kind !== 'undone') return
  const of = entryById(entries, entry.undoes)
  if (of?.kind === 'vote' && of.by !== account.id) throw refuse('A vote can only be taken back by who gave it.')
})

const readOnce = readingOnce(readReviewEntry)

const entryById = (entries: readonly { data: unknown }[], id: string) => {
  const target = entries.find((each) => (each.data as { id?: unknown } | null)?.id === id)
  return target && readOnce(target.data)
}

const isUndoOfStage = (entry: ReviewEntry, entries: readonly { data: unknown }[]) =>
  entry.kind === 'undone' && entryById(entries, entry.undoes)?.kind === 'stage'

type Sealed = { records: ReadonlySet<string>; studies: ReadonlySet<string> }

/** Records whose votes, and studies whose judgements, are not all in yet. */
function sealed(entries: readonly ReviewEntry[], assessors: number): Sealed {
  const { records, stages } = reviewState(entries.filter((entry): entry is ReviewEvent => !isOtherEntry(entry)))
  const open = new Set<string>()
  for (const { id, screening, fullText } of records.values()) {
    const isOver = ({ outcome, votes }: typeof screening, reviewers: number) =>
      votes.length >= reviewers || outcome === 'include' || outcome === 'exclude'
    if (!isOver(screening, stages['title-abstract'].reviewers)) open.add(`title-abstract ${id}`)
    if (!isOver(fullText, stages['full-text'].reviewers)) open.add(`full-text ${id}`)
  }
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

type Made = { size: number; version: number; isVisible: Visibility }
/** Of each analysis the last answer: a log is read page by page. */
const made = new WeakMap<World, Map<string, Made>>()

/**
 * Blind: a vote is shown to others when as many have voted as the stage asks for, an assessment when all assessors have
 * one. What takes a hidden vote back, and the passage that belongs to it, is hidden with it.
 */
withholdIn('review', (world, row, _accountId, entries) => {
  const ofWorld = made.get(world) ?? new Map<string, Made>()
  made.set(world, ofWorld)
  const known = ofWorld.get(row.id)
  const version = row.version ?? 1
  if (known?.size === entries.length && known.version === version) return known.isVisible
  const isVisible = visibilityOf(row.body, entries)
  ofWorld.set(row.id, { size: entries.length, version, isVisible })
  return isVisible
})

function visibilityOf(body: unknown, entries: readonly { id: string; data: unknown }[]): Visibility {
  const read = readReviewBody(body)
  if (read.ok && !read.body.isBlind) return () => true
  const all = entries.flatMap(({ data }) => readOnce(data) ?? [])
  const { records, studies } = sealed(all, read.ok ? read.body.assessors : 2)
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
