import * as z from 'zod/mini'

import { evidenceSchema } from './evidence.ts'

/** Rows of one answer: several outcomes for each of `SYNTHESIS_PAPERS_MAX` papers. */
export const ANSWER_ROWS_MAX = 1000

const words = z.string().check(z.maxLength(500))
const sentence = z.string().check(z.maxLength(2000))
const ids = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(ANSWER_ROWS_MAX))
const count = z.int().check(z.gte(0))
const number = z.number()

/**
 * What a question wants. `effect`, `association`, `comparison` and `premise` (a yes or no that takes something for granted,
 * "Why did X cause Y") have a verdict; the others have none.
 */
export const questionKinds = ['effect', 'association', 'comparison', 'premise', 'number', 'list', 'description', 'method', 'definition', 'product'] as const // prettier-ignore
export type QuestionKind = (typeof questionKinds)[number]

export const conceptRoles = ['population', 'exposure', 'comparator', 'outcome', 'study'] as const
export type ConceptRole = (typeof conceptRoles)[number]

/** A concept of a question, as a chip shows it. */
export const conceptSchema = z.object({
  role: z.enum(conceptRoles),
  /** As the question writes it. */
  text: words,
  /** Everything by which papers may call it, its own words first: acronym and long form, drug and class, entry terms. */
  terms: z.array(words).check(z.minLength(1), z.maxLength(200)),
  /** Whether the kept vocabulary knows it: without, only its own words are looked for. */
  known: z.boolean(),
})
export type Concept = z.infer<typeof conceptSchema>

/** Which way a question claims that the outcome goes: `lower` and `higher` by its amount, `better` and `worse` by its good side. */
export const claims = ['lower', 'higher', 'better', 'worse'] as const
export type Claim = (typeof claims)[number]

export const questionSchema = z.object({
  text: z.string().check(z.maxLength(4000)),
  kind: z.enum(questionKinds),
  concepts: z.array(conceptSchema).check(z.maxLength(20)),
  claim: z.optional(z.enum(claims)),
  /** The question does not say which way: the claim was taken from the outcome's good side, and the page says so. */
  isClaimAssumed: z.optional(z.boolean()),
  /** Whether more of the outcome is good or bad for those who have it; absent where nothing says so. */
  outcomeSide: z.optional(z.enum(['good', 'bad'])),
  /** Of `number`: what is asked for, by the name of its kind of fact. */
  asked: z.optional(words),
})
/** A question as it was read, to be shown as chips that can be changed. */
export type AnswerQuestion = z.infer<typeof questionSchema>

/** What a study says of the question's claim; `nothing`: nothing on this question was found in the text at hand. */
export const answerClasses = ['favour', 'none', 'against', 'mixed', 'nothing'] as const
export type AnswerClass = (typeof answerClasses)[number]

/** Which text a row was read from. `summary`: Roadrunner's own words, not the authors'. */
export const rowSources = ['abstract', 'rebuilt', 'full-text', 'summary', 'title'] as const
/**
 * Where a row stands. Only `study` is counted. `other-people`: a study of people without the condition that the question
 * names; `beside`: a study whose passage speaks of what is asked and is not exactly on it: it has its quote, why it is not
 * counted (`because`) and no class.
 */
export const rowGroups = ['study', 'beside', 'other-people', 'review', 'under-way', 'retracted'] as const
export type RowGroup = (typeof rowGroups)[number]

/** An effect: `measure` as in "RR", "OR", "HR", "MD"; on the measure's own scale. The interval's level is in per cent. */
export const rowEffectSchema = z.object({
  measure: z.string().check(z.maxLength(20)),
  estimate: number,
  low: z.optional(number),
  high: z.optional(number),
  level: z.optional(number),
  p: z.optional(words),
  /** Worked out from the counts and not given by the paper. */
  isComputed: z.optional(z.boolean()),
})
export type RowEffect = z.infer<typeof rowEffectSchema>

export const rowCountsSchema = z.object({ events: count, total: count, controlEvents: count, controlTotal: count })
export type RowCounts = z.infer<typeof rowCountsSchema>

/** One result of one study on the question, or the study's silence on it. */
export const answerRowSchema = z.object({
  id: z.string().check(z.maxLength(200)),
  /** Rows with one `study` are counted as one. */
  study: z.string().check(z.maxLength(200)),
  /** The paper that the row was read from first, then the other reports of the same study. */
  paperIds: ids,
  /** Why several papers are taken for one study. */
  togetherBecause: z.optional(sentence),
  group: z.enum(rowGroups),
  label: words,
  title: z.optional(sentence),
  year: z.optional(z.int()),
  /** In words: "randomised trial", "cohort study". */
  design: z.optional(words),
  people: z.optional(count),
  /** In the paper's words where it has them. */
  outcome: z.optional(words),
  outcomeRole: z.optional(z.enum(['primary', 'secondary', 'concluded'])),
  comparison: z.optional(words),
  /** A part of the people for whom this result holds. */
  subgroup: z.optional(words),
  effect: z.optional(rowEffectSchema),
  counts: z.optional(rowCountsSchema),
  says: z.enum(answerClasses),
  /** Which way the outcome goes, whatever was claimed. */
  direction: z.optional(z.enum(['lower', 'higher', 'better', 'worse', 'same'])),
  /** By which rule it says so. */
  because: z.optional(sentence),
  /** Its passage. */
  evidence: z.optional(evidenceSchema),
  source: z.enum(rowSources),
  /** What is known of the study beside its result, by name of the column: what may explain differences. */
  traits: z.record(z.string().check(z.maxLength(60)), z.union([number, words])),
  /** A person took it out of the answer. */
  isOut: z.optional(z.boolean()),
})
export type AnswerRow = z.infer<typeof answerRowSchema>

export const verdictWords = ['yes', 'mostly-yes', 'no-clear-effect', 'mostly-no', 'opposite', 'mixed', 'too-few', 'nothing'] as const // prettier-ignore
export type VerdictWord = (typeof verdictWords)[number]

export const verdictSchema = z.object({
  word: z.enum(verdictWords),
  /** "Mostly yes" */
  says: words,
  /** "8 of 13 trials saw less tuberculosis with BCG vaccination, 5 no clear difference, none more." */
  counted: sentence,
  /** What the counts mean in this question: "less tuberculosis", "no clear difference", "more tuberculosis". */
  names: z.object({ favour: words, none: words, against: words, mixed: words, nothing: words }),
  counts: z.object({ favour: count, none: count, against: count, mixed: count, nothing: count }),
  /** By which threshold. */
  rule: sentence,
})
export type Verdict = z.infer<typeof verdictSchema>

export const pooledSchema = z.object({
  measure: z.string().check(z.maxLength(20)),
  measureName: words,
  estimate: number,
  low: number,
  high: number,
  p: number,
  prediction: z.optional(z.object({ low: number, high: number })),
  /** Per cent. */
  i2: number,
  tau2: number,
  k: count,
  people: z.optional(count),
  /** "random effects (REML), interval by Knapp and Hartung" */
  model: words,
  rowIds: ids,
})
export type PooledAnswer = z.infer<typeof pooledSchema>

const reasonSchema = z.object({
  id: words,
  about: z.enum(['designs', 'people', 'precision', 'agreement', 'directness', 'small-studies', 'integrity', 'texts']),
  text: sentence,
  rowIds: ids,
})
const leadSchema = z.object({
  id: words,
  /** Name of the trait: "latitude". */
  column: words,
  text: sentence,
  p: number,
  /** Of how many columns that were tried this is one. */
  tried: count,
  groups: z.array(
    z.object({ name: words, studies: count, estimate: z.optional(number), low: z.optional(number), high: z.optional(number), rowIds: ids }),
  ).check(z.maxLength(20)),
  /** Of a number: how the effect changes with one unit of it, on the pooled scale. */
  slope: z.optional(z.object({ estimate: number, low: number, high: number })),
}) // prettier-ignore
export type Lead = z.infer<typeof leadSchema>

const absentSchema = z.object({
  about: z.enum(['concept', 'outcome', 'text', 'effect']),
  term: words,
  /** Where was looked and how many papers it was. */
  scope: sentence,
  rowIds: ids,
})

export const proseParts = ['answer', 'studies', 'reviews', 'sureness', 'differences', 'limits', 'absent'] as const
const proseSchema = z.object({
  id: words,
  part: z.enum(proseParts),
  text: sentence,
  /** Rows that the sentence says something of. */
  rowIds: ids,
  /** Figures that it says: "verdict", "pooled", the id of a reason or of a lead. */
  figures: z.array(words).check(z.maxLength(20)),
})
export type ProseSentence = z.infer<typeof proseSchema>

/**
 * A computed answer: everything that a page, a Word file or a model's prompt says of it is made of these parts. Nothing in
 * it was written by a model. `recompute` of `#science/answers` makes it anew from its own rows when some are taken out.
 */
export const answerSchema = z.object({
  schema: z.literal('roadrunner/answer'),
  version: z.literal(1),
  question: questionSchema,
  /** Absent where a question has no yes or no: then the rows are the results of each paper. */
  verdict: z.optional(verdictSchema),
  pooled: z.optional(pooledSchema),
  /** Why nothing is pooled. */
  notPooled: z.optional(sentence),
  rows: z.array(answerRowSchema).check(z.maxLength(ANSWER_ROWS_MAX)),
  reasons: z.array(reasonSchema).check(z.maxLength(40)),
  leads: z.array(leadSchema).check(z.maxLength(20)),
  /** How many columns were tried, whether or not one separates. */
  leadsTried: count,
  absent: z.array(absentSchema).check(z.maxLength(100)),
  /** Limits in the authors' own words: never from a summary of ours. */
  limits: z.optional(
    z.array(z.object({ rowId: words, label: words, evidence: evidenceSchema })).check(z.maxLength(40)),
  ),
  prose: z.array(proseSchema).check(z.maxLength(400)),
})
export type Answer = z.infer<typeof answerSchema>
export type Reason = Answer['reasons'][number]
export type Absent = Answer['absent'][number]

const bodySchema = z.object({ answer: z.optional(z.unknown()) })

/** The answer in the body of a saved synthesis. Undefined in one that was saved before there were answers, or is damaged. */
export function answerIn(body: unknown): Answer | undefined {
  const kept = bodySchema.safeParse(body)
  const read = kept.success ? answerSchema.safeParse(kept.data.answer) : undefined
  return read?.success ? read.data : undefined
}
