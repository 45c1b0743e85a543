import * as z from 'zod/mini'

/** What a review keeps beside its log: protocol, criteria, terms, settings, charting forms, maps. Version of this form. */
export const REVIEW_FORMAT = 1

export const reviewSubtypes = ['systematic', 'scoping'] as const
export type ReviewSubtype = (typeof reviewSubtypes)[number]

const line = z.string().check(z.maxLength(300))
const text = z.prefault(z.string().check(z.maxLength(20_000)), '')
const list = z.prefault(z.array(line).check(z.maxLength(200)), [])
const key = z.string().check(z.minLength(1), z.maxLength(128))

/** The question by its parts: PICO of a systematic review, PCC (population, concept, context) of a scoping review. */
export const questionPartsSchema = z.object({
  population: text,
  intervention: text,
  comparator: text,
  outcome: text,
  concept: text,
  context: text,
})

/** What was planned, before it was done. */
export const protocolSchema = z.object({
  rationale: text,
  /** Register and number, or why there is none: "PROSPERO CRD42026…". */
  registration: text,
  /** Databases, dates and full strategies, as they go into the report. */
  search: text,
  dataItems: text,
  synthesis: text,
  /** What was changed after the start, with its reason. */
  amendments: text,
  /** `2026-12-31`. */
  deadline: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
})

export const criterionSchema = z.object({ id: key, kind: z.enum(['include', 'exclude']), text: line })
export type Criterion = z.infer<typeof criterionSchema>

/** One column of the charting form. `choices`: several may hold for one source. */
export const chartFieldSchema = z.object({
  id: key,
  name: line,
  kind: z.enum(['text', 'number', 'choice', 'choices']),
  options: list,
  help: z.optional(line),
})
export type ChartField = z.infer<typeof chartFieldSchema>

/** A charting form as it was from a day on. Earlier ones stay: what was charted by them names its version. */
export const chartFormSchema = z.object({
  version: z.int().check(z.gte(1)),
  at: z.string(),
  by: key,
  /** Why it was changed. */
  note: text,
  fields: z.array(chartFieldSchema).check(z.maxLength(100)),
})
export type ChartForm = z.infer<typeof chartFormSchema>

/** A map that was kept: two columns of the charting form against each other, a third as size. */
export const gapMapSchema = z.object({
  id: key,
  name: line,
  rows: key,
  columns: key,
  size: z.optional(key),
  look: z.enum(['heat', 'bubble']),
})
export type GapMap = z.infer<typeof gapMapSchema>

const cells = z.string().check(z.maxLength(2000))

export const outcomeKinds = ['dichotomous', 'continuous', 'time-to-event', 'generic', 'diagnostic'] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

/** An outcome at a time, as the review takes it out of its studies. */
export const reviewOutcomeSchema = z.object({
  id: key,
  name: line,
  kind: z.enum(outcomeKinds),
  /** When it is measured: "12 months". */
  time: z.optional(line),
  /** Unit or scale of a continuous outcome: "mmHg", "HAM-D, 0 to 52". */
  unit: z.optional(line),
  /** What is good for people: fewer events or lower values, or more. */
  better: z.enum(['lower', 'higher']),
  /** How it is pooled, by the short name of the measure: "RR". */
  measure: z.string().check(z.maxLength(10)),
  /** Measured before the start: compared between the groups, never pooled. */
  isBaseline: z.optional(z.boolean()),
  /** Pooled as a network of its arms’ treatments too. */
  isNetwork: z.optional(z.boolean()),
})
export type ReviewOutcome = z.infer<typeof reviewOutcomeSchema>

/** One number behind a pooled result: the cell in which it stands, and the passage. */
export const pooledCellSchema = z.object({
  study: cells,
  /** Which number of the line: "Events in the first group". */
  what: cells,
  value: cells,
  gridId: key,
  rowId: key,
  columnId: key,
  documentId: key,
  quote: z.optional(text),
  page: z.optional(z.int()),
  /** How it was worked out, where it was not read. */
  how: z.optional(text),
})
export type PooledCell = z.infer<typeof pooledCellSchema>

const limits = z.object({ low: z.number(), high: z.number() })

/** The figures of a pooled outcome on which its certainty is judged, as people read the measure. */
export const pooledNumbersSchema = z.object({
  measure: z.string().check(z.maxLength(10)),
  /** Value of no effect. */
  none: z.optional(z.number()),
  k: z.int(),
  estimate: z.number(),
  low: z.number(),
  high: z.number(),
  i2: z.number(),
  prediction: z.optional(limits),
  /** Whether the intervals of all studies share a value. */
  doOverlap: z.boolean(),
  /** Where every study gives counts or sizes. */
  participants: z.optional(z.int()),
  events: z.optional(z.int()),
  /** Risk in all control groups together, 0 to 1. */
  controlRisk: z.optional(z.number()),
  /** p of Egger's test, from ten studies on. */
  eggerP: z.optional(z.number()),
})
export type PooledNumbers = z.infer<typeof pooledNumbersSchema>

/** What one outcome of an analysis came to, in words and as a table. */
export const pooledOutcomeSchema = z.object({
  name: cells,
  /** What was found, with every number; why not, where nothing was pooled. */
  sentence: text,
  methods: text,
  /** Measure, model, effect, heterogeneity, prediction: each with its name. */
  facts: z.array(z.object({ label: line, value: cells })).check(z.maxLength(40)),
  columns: z.array(cells).check(z.maxLength(20)),
  rows: z.array(z.array(cells)).check(z.maxLength(6000)),
  /** Papers whose numbers were pooled. */
  paperIds: z.array(key).check(z.maxLength(6000)),
  numbers: z.optional(pooledNumbersSchema),
  /** The cells from which its numbers came; none where they were typed. */
  cells: z.prefault(z.array(pooledCellSchema).check(z.maxLength(20_000)), []),
})
export type PooledOutcome = z.infer<typeof pooledOutcomeSchema>

/** Results as they were taken from an analysis, and from which version of it. */
export const pooledSchema = z.object({
  analysisId: key,
  title: line,
  version: z.int(),
  at: z.string(),
  /** What computed them. */
  software: cells,
  outcomes: z.array(pooledOutcomeSchema).check(z.maxLength(50)),
})
export type Pooled = z.infer<typeof pooledSchema>

export const certainties = ['high', 'moderate', 'low', 'very-low'] as const
export type Certainty = (typeof certainties)[number]

export const gradeDomains = ['risk-of-bias', 'inconsistency', 'indirectness', 'imprecision', 'publication-bias', 'large-effect', 'dose-response', 'confounding'] as const // prettier-ignore
export type GradeDomain = (typeof gradeDomains)[number]

/** One domain of GRADE as a person decided it: levels down or up, or none, with the reason. */
export const gradeJudgmentSchema = z.object({
  domain: z.enum(gradeDomains),
  levels: z.int().check(z.gte(0), z.lte(2)),
  reason: z.string().check(z.minLength(1), z.maxLength(2000)),
  by: key,
  at: z.string(),
})
export type GradeJudgment = z.infer<typeof gradeJudgmentSchema>

export const gradeSchema = z.object({
  /** Randomized trials begin high, other studies low. */
  start: z.enum(['high', 'low']),
  judgments: z.array(gradeJudgmentSchema).check(z.maxLength(gradeDomains.length)),
  /** Risk without the intervention (0 to 1), and where it is from. */
  baseline: z.optional(z.object({ risk: z.number().check(z.gt(0), z.lt(1)), source: line })),
})
export type Grade = z.infer<typeof gradeSchema>

/** What the review found on one outcome, and how sure that is. */
export const findingSchema = z.object({
  id: key,
  outcome: line,
  text,
  certainty: z.optional(z.enum(certainties)),
  /** Why certainty is not higher, by the reasons of GRADE. */
  why: text,
  /** Certainty by domain: where it is there, it decides the certainty. */
  grade: z.optional(gradeSchema),
})
export type Finding = z.infer<typeof findingSchema>

export const settlings = ['third', 'talk', 'either'] as const
export type Settling = (typeof settlings)[number]

/** What happens to a vote that somebody changes when all had agreed. */
export const changedVotes = ['disagreement', 'refused'] as const
export type ChangedVotes = (typeof changedVotes)[number]

export const reviewBodySchema = z.object({
  format: z.literal(REVIEW_FORMAT),
  subtype: z.enum(reviewSubtypes),
  parts: z.prefault(z.partial(questionPartsSchema), {}),
  protocol: z.prefault(z.partial(protocolSchema), {}),
  criteria: z.prefault(z.array(criterionSchema).check(z.maxLength(200)), []),
  /** Words to light while screening. */
  terms: z.prefault(z.object({ include: list, exclude: list }), { include: [], exclude: [] }),
  /** Others' votes stay hidden until as many have voted as the stage asks for. */
  isBlind: z.prefault(z.boolean(), true),
  /** Who ends a conflict of votes: somebody who did not vote, those who voted by talk that all confirm, or either. */
  settling: z.prefault(z.enum(settlings), 'either'),
  /** What a changed vote is when all had agreed: a disagreement that is settled like others, or nothing that can be given. */
  changedVotes: z.prefault(z.enum(changedVotes), 'disagreement'),
  /** Decides draws and the order where nothing is known. */
  seed: z.prefault(z.int(), 1),
  /** Recall that screening is to reach before it stops. */
  targetRecall: z.prefault(z.number().check(z.gte(0.5), z.lte(1)), 0.95),
  /** People who judge one study's risk of bias. */
  assessors: z.prefault(z.int().check(z.gte(1), z.lte(4)), 2),
  /** Page of the manuscript by item of the reporting checklist. */
  checklist: z.prefault(z.record(z.string(), line), {}),
  /** The table into which the data of the included studies are extracted. */
  gridId: z.optional(key),
  /** What is taken out of each study, by arm. */
  outcomes: z.prefault(z.array(reviewOutcomeSchema).check(z.maxLength(50)), []),
  /** The analysis that pools its results, and what was taken from it last. */
  metaAnalysisId: z.optional(key),
  pooled: z.optional(pooledSchema),
  /** What was found, outcome by outcome. */
  findings: z.prefault(z.array(findingSchema).check(z.maxLength(100)), []),
  forms: z.prefault(z.array(chartFormSchema).check(z.maxLength(200)), []),
  maps: z.prefault(z.array(gapMapSchema).check(z.maxLength(100)), []),
})
export type ReviewBody = z.infer<typeof reviewBodySchema>

/** A body of this review as it begins. */
export const newReviewBody = (subtype: ReviewSubtype, patch: Partial<ReviewBody> = {}): ReviewBody => ({
  ...reviewBodySchema.parse({ format: REVIEW_FORMAT, subtype }),
  // A scoping review maps what there is: two people and an appraisal are its own choice.
  ...(subtype === 'scoping' && { assessors: 1 }),
  ...patch,
})

/** What kind of review a body is of, where it is one. */
export function readReviewSubtype(stored: unknown): ReviewSubtype | undefined {
  const head = z.object({ subtype: z.enum(reviewSubtypes) }).safeParse(stored)
  return head.success ? head.data.subtype : undefined
}

export type ReadReviewBody = { ok: true; body: ReviewBody } | { ok: false; reason: 'newer' | 'unknown' }

/**
 * The body as this version reads it. What an older one did not know gets its usual value; one of a newer version is not
 * read, so that saving cannot cut off what it does not know.
 */
export function readReviewBody(stored: unknown): ReadReviewBody {
  const head = z.object({ format: z.int() }).safeParse(stored)
  if (head.success && head.data.format > REVIEW_FORMAT) return { ok: false, reason: 'newer' }
  const parsed = reviewBodySchema.safeParse(stored)
  return parsed.success ? { ok: true, body: parsed.data } : { ok: false, reason: 'unknown' }
}
