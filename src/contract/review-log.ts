import * as z from 'zod/mini'

import { SEARCH_MAX } from './paging.ts'

/** Stages at which people vote. */
export const reviewStages = ['title-abstract', 'full-text'] as const
export const reviewStageSchema = z.enum(reviewStages)
export type ReviewStage = z.infer<typeof reviewStageSchema>

/** `maybe` and `awaiting` (for information that was asked for) keep a record without deciding on it. */
export const verdictSchema = z.enum(['include', 'exclude', 'maybe', 'awaiting'])
export type Verdict = z.infer<typeof verdictSchema>

/**
 * Where a record was found, by the boxes of PRISMA 2020. `name` is the database, register, website or way: "PubMed". `previous`:
 * it was included in the version of the review that is being updated, and is not screened again. `search`: what was asked
 * there, where the record came by a search; of an import that is kept as a source the first record alone says it.
 * `sourceId`: that import. `interface`: through what the database was asked ("Ovid").
 */
export const recordSourceSchema = z.object({
  arm: z.enum(['databases', 'registers', 'other', 'previous']),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  search: z.optional(
    z.object({ query: z.string().check(z.maxLength(SEARCH_MAX)), at: z.string().check(z.maxLength(64)) }),
  ),
  sourceId: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  interface: z.optional(z.string().check(z.maxLength(200))),
})
export type RecordSource = z.infer<typeof recordSourceSchema>

/** Id of a record: its paper's, with a number for one more of the same work. */
export const recordIdSchema = z.string().check(z.minLength(1), z.maxLength(128))
const recordId = recordIdSchema
const note = z.optional(z.string().check(z.maxLength(4000)))
const reason = z.optional(z.string().check(z.minLength(1), z.maxLength(300)))

const common = {
  /** One key an event, made by who writes it, so that a repeat after a lost reply is the same event. */
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  /** When it was decided, with its zone: for votes given offline, then and not when they arrived. */
  at: z.iso.datetime({ offset: true }),
  /** The person. */
  by: z.string().check(z.minLength(1), z.maxLength(128)),
}

/** What a version of the review found on one outcome. */
export const updateOutcomeSchema = z.object({
  name: z.string().check(z.maxLength(500)),
  measure: z.string().check(z.maxLength(10)),
  k: z.int(),
  estimate: z.number(),
  low: z.number(),
  high: z.number(),
  /** Its certainty in words; absent where nobody judged it. */
  certainty: z.optional(z.string().check(z.maxLength(40))),
})
export type UpdateOutcome = z.infer<typeof updateOutcomeSchema>

/**
 * One decision of a review. The log is append-only: nothing is changed or taken out, `undone` takes back. Every count, agreement,
 * progress figure and the flow diagram are computed from it.
 */
export const reviewEventSchema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('identified'), recordId, source: recordSourceSchema }),
  /** The record is the same as another one, which stays. */
  z.object({ ...common, kind: z.literal('duplicate'), recordId, of: recordId }),
  /** Taken out before screening, by a tool's mark or for another reason. */
  z.object({ ...common, kind: z.literal('removed'), recordId, why: z.enum(['automation', 'other']), note }),
  z.object({
    ...common,
    kind: z.literal('vote'),
    stage: reviewStageSchema,
    recordId,
    verdict: verdictSchema,
    reason,
    note,
  }),
  /**
   * A decision that ends a conflict. By somebody who had not voted (`how` absent or `third`); or by talk, where each of those who
   * voted writes one: it holds when all of them have written the same.
   */
  z.object({
    ...common,
    kind: z.literal('resolved'),
    stage: reviewStageSchema,
    recordId,
    verdict: z.enum(['include', 'exclude']),
    how: z.optional(z.enum(['third', 'talk'])),
    reason,
    note,
  }),
  /** `from`: a file that is kept with the paper, or a source that is named ("Interlibrary loan, 3 May"). */
  z.object({
    ...common,
    kind: z.literal('retrieval'),
    recordId,
    outcome: z.enum(['retrieved', 'not-retrieved']),
    from: z.optional(z.enum(['file', 'source'])),
    source: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    note,
  }),
  /** The report belongs to this study: several reports may. Without it a report is a study of its own. */
  z.object({ ...common, kind: z.literal('study'), recordId, studyId: recordId }),
  /** How a stage works from now on; earlier votes stay. `reviewers` 0 switches it off. `reasons` in the order in which they count. */
  z.object({
    ...common,
    kind: z.literal('stage'),
    stage: reviewStageSchema,
    reviewers: z.int().check(z.gte(0), z.lte(9)),
    reasons: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(100))),
  }),
  /**
   * A trial run of a stage, planned before anybody votes at it: on so many records everybody votes, and the stage goes on when they
   * agree so far. `kappa` and `percent` (a share of 1) are the least that is asked for.
   */
  z.object({
    ...common,
    kind: z.literal('pilot-plan'),
    stage: reviewStageSchema,
    size: z.int().check(z.gte(5), z.lte(500)),
    kappa: z.optional(z.number().check(z.gt(0), z.lte(1))),
    percent: z.optional(z.number().check(z.gt(0), z.lte(1))),
  }),
  /** A round of the pilot: the records that were drawn, and the people who all vote on them. */
  z.object({
    ...common,
    kind: z.literal('pilot-round'),
    stage: reviewStageSchema,
    recordIds: z.array(recordId).check(z.minLength(1), z.maxLength(500)),
    people: z.array(z.string().check(z.minLength(1), z.maxLength(128))).check(z.minLength(2), z.maxLength(50)),
    seed: z.int(),
  }),
  /** Who leads lets the stage go on although the gate is not met, and says why. */
  z.object({
    ...common,
    kind: z.literal('pilot-waived'),
    stage: reviewStageSchema,
    why: z.string().check(z.minLength(1), z.maxLength(4000)),
  }),
  /**
   * An update of the review begins: what is identified from now on is new, what was included stands as the version before.
   * `outcomes`: what that version found, as it stood then.
   */
  z.object({
    ...common,
    kind: z.literal('update'),
    label: z.string().check(z.minLength(1), z.maxLength(300)),
    outcomes: z.array(updateOutcomeSchema).check(z.maxLength(50)),
  }),
  /** Takes an event back. Taking back an `undone` makes the event hold again. */
  z.object({ ...common, kind: z.literal('undone'), undoes: z.string().check(z.minLength(1), z.maxLength(128)) }),
])
export type ReviewEvent = z.infer<typeof reviewEventSchema>
export type ReviewEventOf<K extends ReviewEvent['kind']> = Extract<ReviewEvent, { kind: K }>
