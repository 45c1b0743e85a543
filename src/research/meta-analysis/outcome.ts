import * as z from 'zod/mini'

import type { Measure } from '#science/statistics/measures/measure.ts'
import { startSettings } from '#science/statistics/report/study-table.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { formKeys, formsFor, type FormKey } from './columns.ts'

const MEASURES = ['RR', 'OR', 'PETO', 'RD', 'HR', 'IRR', 'MD', 'SMD', 'ROM', 'MN', 'COR', 'ZCOR', 'PR', 'PLO', 'PAS', 'PFT', 'GEN'] as const // prettier-ignore
const MODELS = ['REML', 'DL', 'PM', 'ML', 'HE', 'SJ', 'EB', 'HS', 'common', 'mantel-haenszel', 'peto'] as const

export const LABEL_MAX = 2000
const ROWS_MAX = 5000
const text = z.string().check(z.maxLength(LABEL_MAX))

/** How a number of a cell came about, when it was worked out and not typed. */
const workedOutSchema = z.object({
  formula: text,
  source: text,
  assumes: z.optional(text),
  /** The reported numbers behind it, by their names. */
  from: z.record(z.string(), text),
})
export type WorkedOut = z.infer<typeof workedOutSchema>

const id = z.string().check(z.minLength(1), z.maxLength(128))

/** The cell of a grid in which a number stands, and the passage that it was read from. */
export const cellSourceSchema = z.object({
  rowId: id,
  columnId: id,
  documentId: id,
  value: text,
  quote: z.optional(z.string().check(z.maxLength(20_000))),
  page: z.optional(z.int()),
  /** How the cell's own number was worked out. */
  how: z.optional(text),
})
export type CellSource = z.infer<typeof cellSourceSchema>

const lineSchema = z.object({
  id: z.string(),
  /** What was typed, by column. Moderators stand under `mod:` and their key. */
  cells: z.record(z.string(), text),
  /** Why the line is left out. */
  excluded: z.optional(text),
  workedOut: z.optional(z.record(z.string(), workedOutSchema)),
  /** The paper that reports the numbers, and the passage in which they stand. */
  paperId: z.optional(z.string().check(z.maxLength(200))),
  quote: z.optional(text),
  /** By column: the cells of the extraction from which the number came. */
  sources: z.optional(z.record(z.string(), z.array(cellSourceSchema).check(z.maxLength(20)))),
})
/** One line of the table, as it was typed. */
export type Line = z.infer<typeof lineSchema>

const settingsSchema = z.object({
  measure: z.enum(MEASURES),
  model: z.enum(MODELS),
  test: z.enum(['normal', 'knapp-hartung', 'knapp-hartung-ad-hoc']),
  prediction: z.enum(['k-2', 'k-1', 'normal']),
  level: z.number().check(z.gte(0.5), z.lte(0.999)),
  zeroCells: z.object({
    add: z.enum(['where-zero', 'all', 'by-group-size', 'never']),
    doubleZero: z.enum(['leave-out', 'keep']),
  }),
  meanVariance: z.enum(['separate', 'pooled']),
  dependent: z.enum(['refuse', 'pool']),
})

const networkSchema = z.object({
  measure: z.enum(['OR', 'RR', 'RD', 'MD']),
  model: z.enum(['REML', 'DL', 'common']),
  /** Whether smaller effects are the better ones. */
  smallIsGood: z.boolean(),
  /** The treatment that others are compared with; the first in the alphabet unless told. */
  reference: z.optional(text),
})
export type NetworkChoices = z.infer<typeof networkSchema>

export const outcomeSchema = z.object({
  id: z.string(),
  name: text,
  settings: settingsSchema,
  /** Whether somebody chose the interval method, or it follows the number of studies. */
  isTestChosen: z.optional(z.boolean()),
  /** The forms whose columns the table shows. */
  forms: z.array(z.enum(formKeys as [FormKey, ...FormKey[]])).check(z.minLength(1)),
  /** Further columns that are shown. */
  extras: z.array(z.enum(['year', 'subgroup', 'sampleId', 'controlId', 'sharedBy', 'bias'])),
  moderators: z.array(z.object({ key: z.string(), name: text })),
  /** Moderators in the regression, by key. */
  regressOn: z.array(z.string()),
  groupTau2: z.enum(['own', 'shared']),
  order: z.enum(['table', 'year', 'effect', 'precision', 'label']),
  fill: z.object({ estimator: z.enum(['L0', 'R0']), side: z.optional(z.enum(['left', 'right'])) }),
  /** The direction that somebody took for the likelier published, with the rule of PET-PEESE and the steps of selection. */
  unseen: z.optional(
    z.object({
      favoured: z.enum(['greater', 'less']),
      rule: z.enum(['one-sided-05', 'two-sided-05', 'two-sided-10']),
      cuts: z.string().check(z.maxLength(40)),
    }),
  ),
  /** Where the forest's line stands, as people read the measure; absent: at no effect. */
  line: z.optional(z.number()),
  /** What lies left and right of no effect. */
  favours: z.object({ left: text, right: text }),
  /** How the two groups are called beside the forest. */
  groups: z.optional(z.object({ first: text, second: text })),
  /** What the judgements of bias are of, in their order: the domains of the tool, and overall. */
  biasDomains: z.optional(z.array(text).check(z.maxLength(30))),
  /** Level of the intervals that the papers report. */
  reportedLevel: z.number().check(z.gt(0), z.lt(1)),
  lines: z.array(lineSchema).check(z.maxLength(ROWS_MAX)),
  /** Present: the table is one of a test against a reference, pooled by the bivariate model. */
  accuracy: z.optional(z.object({ model: z.enum(['normal', 'binomial']) })),
  /** Present: the table has one line for each group, and its treatments are compared as a network. */
  network: z.optional(networkSchema),
  /** The extraction from which its numbers come: a grid, and the outcome of the review. */
  from: z.optional(z.object({ gridId: id, outcomeId: id })),
})
export type Outcome = z.infer<typeof outcomeSchema>
export type Extra = Outcome['extras'][number]

export const emptyLine = (): Line => ({ id: newKey(), cells: {} })

/** A table to begin with: a measure in its usual form, and a few empty lines. */
export const newOutcome = (name: string, measure: Measure = 'RR'): Outcome => ({
  id: newKey(),
  name,
  settings: startSettings(measure, 0),
  forms: [formsFor(measure)[0] ?? 'effect'],
  extras: ['year'],
  moderators: [],
  regressOn: [],
  groupTau2: 'own',
  order: 'table',
  fill: { estimator: 'L0' },
  favours: { left: '', right: '' },
  reportedLevel: 0.95,
  lines: [],
})

/** Measures that Mantel and Haenszel's method pools: of counts, and of events with person-time. */
export const hasMantelHaenszel = (measure: Measure) => ['RR', 'OR', 'RD', 'IRR'].includes(measure)

/** The same table under another measure: numbers stay where they are, the form changes only where it must. */
export function withMeasure(outcome: Outcome, measure: Measure): Outcome {
  const fitting = formsFor(measure)
  const kept = outcome.forms.filter((form) => fitting.includes(form))
  const settings = { ...outcome.settings, measure }
  if (settings.model === 'peto' && measure !== 'PETO') settings.model = 'REML'
  if (settings.model === 'mantel-haenszel' && !hasMantelHaenszel(measure)) settings.model = 'REML'
  const { line: _line, ...rest } = outcome
  return { ...rest, settings, forms: kept.length > 0 ? kept : [fitting[0] ?? 'effect'] }
}

/** A table of studies of a test, pooled by the bivariate model. */
export const newAccuracy = (name: string): Outcome => ({
  ...newOutcome(name, 'GEN'),
  forms: ['accuracy'],
  extras: [],
  accuracy: { model: 'normal' },
})

/** A table with a line for each group of each study, compared as a network. */
export const newNetwork = (name: string): Outcome => ({
  ...newOutcome(name, 'GEN'),
  forms: ['arm-counts'],
  extras: [],
  network: { measure: 'OR', model: 'REML', smallIsGood: true },
})

/** Whether an outcome is pooled by another method than studies of two groups. */
export const isOtherMethod = ({ accuracy, network }: Outcome) => accuracy !== undefined || network !== undefined
