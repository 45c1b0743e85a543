import * as z from 'zod/mini'

import { evidenceSchema } from './evidence.ts'
import { reviewEventSchema, reviewStageSchema, type ReviewEvent } from './review-log.ts'

const key = z.string().check(z.minLength(1), z.maxLength(128))
const short = z.string().check(z.maxLength(4000))

const common = { id: key, at: z.iso.datetime({ offset: true }), by: key }

/**
 * What one person found about one result of one study: a whole assessment each time, the last of each person counts.
 * `isFinal`: what the assessors came to together, or a third person decided.
 */
export const assessedSchema = z.object({
  ...common,
  kind: z.literal('assessed'),
  studyId: key,
  toolId: key,
  toolVersion: z.string().check(z.maxLength(100)),
  dataVersion: z.int(),
  outcome: z.optional(z.string().check(z.maxLength(300))),
  answers: z.record(z.string(), z.string()),
  judgements: z.record(z.string(), z.object({ judgement: z.string(), why: z.optional(short) })),
  applicability: z.optional(z.record(z.string(), z.string())),
  quotes: z.record(z.string(), z.array(evidenceSchema)),
  isFinal: z.boolean(),
})
export type Assessed = z.infer<typeof assessedSchema>

/** The parts of a record that are compared when a review is updated; what it did not have is left out. */
export const reportRecordSchema = z.object({
  authors: z.optional(z.string().check(z.maxLength(2000))),
  year: z.optional(z.int()),
  doi: z.optional(z.string().check(z.maxLength(300))),
  type: z.optional(z.string().check(z.maxLength(100))),
})
export type ReportRecord = z.infer<typeof reportRecordSchema>

/** What one person charted of one source: a whole row each time, the last one counts. */
export const chartedSchema = z.object({
  ...common,
  kind: z.literal('charted'),
  recordId: key,
  /** Version of the charting form. */
  formVersion: z.int(),
  /** By field; several values where the field takes several. */
  values: z.record(z.string(), z.array(short)),
  quotes: z.optional(z.record(z.string(), evidenceSchema)),
})
export type Charted = z.infer<typeof chartedSchema>

const otherEntrySchema = z.discriminatedUnion('kind', [
  /** The passage on which a decision on the full text stands. */
  z.object({ ...common, kind: z.literal('passage'), recordId: key, evidence: evidenceSchema }),
  /** Two records that look alike and are two works. */
  z.object({ ...common, kind: z.literal('distinct'), pair: z.tuple([key, key]) }),
  /** A random sample of what was left unread, drawn to see what ranked screening missed. `left`: how many were unread. */
  z.object({
    ...common,
    kind: z.literal('sampled'),
    stage: reviewStageSchema,
    seed: z.int(),
    left: z.int(),
    drawn: z.array(key).check(z.maxLength(1500)),
  }),
  /** Records given to people. Entries of one `dealId` belong together; a later deal of a stage takes the earlier's place. */
  z.object({
    ...common,
    kind: z.literal('dealt'),
    stage: reviewStageSchema,
    dealId: key,
    userId: key,
    recordIds: z.array(key).check(z.maxLength(1000)),
  }),
  assessedSchema,
  chartedSchema,
  /** How included reports stood when an update began: what is changed since is called. A hash of title and abstract for each, and what cites it. */
  z.object({
    ...common,
    kind: z.literal('update-kept'),
    updateId: key,
    reports: z
      .array(
        z.object({
          recordId: key,
          textHash: z.string().check(z.maxLength(64)),
          isRetracted: z.optional(z.boolean()),
          record: z.optional(reportRecordSchema),
        }),
      )
      .check(z.maxLength(200)),
  }),
  /** What somebody did, by the roles of CRediT; the last one of a person counts. */
  z.object({
    ...common,
    kind: z.literal('credited'),
    userId: key,
    roles: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(14)),
  }),
])
export type OtherEntry = z.infer<typeof otherEntrySchema>
export type OtherEntryOf<K extends OtherEntry['kind']> = Extract<OtherEntry, { kind: K }>

/** An entry of a review's log: a decision that counts in its numbers, or something beside them. */
export type ReviewEntry = ReviewEvent | OtherEntry

const others = new Set(['passage', 'distinct', 'sampled', 'dealt', 'assessed', 'charted', 'credited', 'update-kept'])

/** Whether an entry stands beside the decisions. */
export const isOtherEntry = (entry: ReviewEntry): entry is OtherEntry => others.has(entry.kind)

/** An entry as this version reads it; undefined for what it does not know. */
export function readReviewEntry(data: unknown): ReviewEntry | undefined {
  const event = reviewEventSchema.safeParse(data)
  if (event.success) return event.data
  const other = otherEntrySchema.safeParse(data)
  return other.success ? other.data : undefined
}
