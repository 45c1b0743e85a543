import * as z from 'zod/mini'

import { evidenceSchema } from './evidence.ts'
import { personSchema } from './paging.ts'

/** Rises when the form of a body or an entry changes; `readGridBody` of science reads every older one. */
export const GRID_SCHEMA = 1
/** Columns of one grid, and rows beside the papers. */
export const GRID_COLUMNS_MAX = 200
export const CELL_TEXT_MAX = 8000

const id = z.string().check(z.minLength(1), z.maxLength(128))
const text = (max: number) => z.string().check(z.maxLength(max))

/** `choice`: one of `choices`; `choices`: any of them; `effect`: an estimate with its interval. */
export const columnTypes = ['text', 'number', 'percent', 'boolean', 'date', 'choice', 'choices', 'effect'] as const
export const columnTypeSchema = z.enum(columnTypes)
export type ColumnType = z.infer<typeof columnTypeSchema>

/**
 * One question put to every row. `version` rises with each change of what is asked (type, unit, choices, instruction):
 * cells of an older version are kept and shown as stale. A new name alone is no new question.
 */
export const gridColumnSchema = z.object({
  id,
  version: z.int().check(z.gte(1)),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  type: columnTypeSchema,
  /** What is to be looked for, in the words of the person. */
  instruction: z.optional(text(2000)),
  unit: z.optional(text(40)),
  choices: z.optional(z.array(text(200)).check(z.maxLength(200))),
  /** Heading under which the column stands: "Methods". */
  field: z.optional(text(80)),
  /** Key of the column in the column library, where rules answer it; the id may be another one. */
  libraryKey: z.optional(text(80)),
})
export type GridColumn = z.infer<typeof gridColumnSchema>

/** What a row is. A paper's row bears the id of the paper; the others belong to one, or (claim, event) to none. */
export const rowKinds = ['paper', 'arm', 'outcome', 'claim', 'event'] as const
export const rowKindSchema = z.enum(rowKinds)
export type RowKind = z.infer<typeof rowKindSchema>

export const gridRowSchema = z.object({
  id,
  kind: rowKindSchema,
  documentId: z.optional(id),
  label: z.optional(text(500)),
  /** A row that this one stands under: an outcome under its arm. */
  parentId: z.optional(id),
})
export type GridRow = z.infer<typeof gridRowSchema>

/** An effect with its interval on the scale of the measure ("OR" as the ratio itself); `level` in per cent, 95 if absent. */
export const effectValueSchema = z.object({
  measure: z.optional(text(40)),
  estimate: z.number(),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  level: z.optional(z.number()),
  p: z.optional(text(40)),
})
export type EffectValue = z.infer<typeof effectValueSchema>

/** Text, number (in the cell's unit; a percentage as 12.5 for 12.5 %), yes or no, several choices, or an effect. */
export const cellValueSchema = z.union([
  z.string().check(z.maxLength(CELL_TEXT_MAX)),
  z.number(),
  z.boolean(),
  z.array(text(1000)).check(z.maxLength(200)),
  effectValueSchema,
])
export type CellValue = z.infer<typeof cellValueSchema>

/** Where a value was looked for; `pages` of a full text that has several. */
export const lookedInSchema = z.object({
  of: z.enum(['record', 'title', 'abstract', 'summary', 'full-text']),
  pages: z.optional(z.int()),
})
export type LookedIn = z.infer<typeof lookedInSchema>

/** What somebody or something says stands in a cell. */
const cellContent = {
  value: z.optional(cellValueSchema),
  unit: z.optional(text(40)),
  evidence: z.optional(z.array(evidenceSchema).check(z.maxLength(50))),
}
const cellPlace = { rowId: id, columnId: id, columnVersion: z.int() }

/**
 * What a person does to a cell. `set`: a value where nothing was proposed. `confirm`: the proposal holds; it is carried
 * whole, since what rules find is not stored. `edit`: another value. `not_reported`: looked for and not there.
 * `not_applicable`: the question does not arise in this paper. `dispute`:
 * doubted, with the reason in `note`. `clear`: the person's word is taken back, and the layer below shows again.
 */
export const cellVerbs = ['set', 'confirm', 'edit', 'not_reported', 'not_applicable', 'dispute', 'clear'] as const
export type CellVerb = (typeof cellVerbs)[number]

/**
 * Entries of the log of a grid, in the order of their `seq`. Nothing is changed or taken out: a later entry outweighs an
 * earlier one, and `undo` takes one back (an undone `undo` makes it hold again).
 */
export const gridEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cell'),
    verb: z.enum(cellVerbs),
    ...cellPlace,
    ...cellContent,
    note: z.optional(text(2000)),
    /** Ends a difference between two extractors. */
    settles: z.optional(z.boolean()),
  }),
  /** What a run of the service found: nothing but a suggestion. Without `value`: it looked, and found nothing. */
  z.object({
    kind: z.literal('suggestion'),
    ...cellPlace,
    ...cellContent,
    runId: id,
    /** `documents`: taken from the text by rules; else the name of the model that wrote it. */
    from: text(120),
    /** Why this one wants a second look, in words. */
    check: z.optional(text(300)),
    /** Taken by rules from words that leave no doubt. */
    isCertain: z.optional(z.literal(true)),
    /** Without `value`: where it looked, and why it left the cell empty on purpose. */
    lookedIn: z.optional(lookedInSchema),
    because: z.optional(text(300)),
  }),
  z.object({ kind: z.literal('column'), column: gridColumnSchema, isRemoved: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('row'), row: gridRowSchema, isRemoved: z.optional(z.boolean()) }),
  /** A remark on a cell, or on a row. An empty text takes the remark `noteId` away. */
  z.object({
    kind: z.literal('note'),
    rowId: id,
    columnId: z.optional(id),
    noteId: id,
    text: text(4000),
  }),
  /** The run log: what, when, by whom, at which cost. A run without an end was cut off. */
  z.object({
    kind: z.literal('run'),
    runId: id,
    status: z.enum(['started', 'complete', 'cancelled', 'failed']),
    rowIds: z.optional(z.array(id)),
    columnIds: z.optional(z.array(id)),
    isPilot: z.optional(z.boolean()),
    /** Uses of the feature that it took: 1 for a run that delivered, else 0. */
    cost: z.optional(z.int()),
    from: z.optional(text(120)),
    error: z.optional(text(1000)),
    /** Rows that could not be read, each with its reason. */
    failed: z.optional(z.array(z.object({ rowId: id, reason: text(500) }))),
  }),
  z.object({ kind: z.literal('undo'), undoes: id }),
  /** An entry that came in a file: who wrote it there, and when. `entry` is read as an entry of its own. */
  z.object({ kind: z.literal('imported'), id, at: z.string(), by: personSchema, entry: z.unknown() }),
])
export type GridEntry = z.infer<typeof gridEntrySchema>
export type GridEntryOf<K extends GridEntry['kind']> = Extract<GridEntry, { kind: K }>

/**
 * What a grid keeps beside its log: the columns and rows it began with, and how each view of it is arranged. `views` holds
 * one object a kind, read with that view's own schema: the same grid opened as another view finds its own there.
 */
export const gridBodySchema = z.object({
  schema: z.literal(GRID_SCHEMA),
  columns: z.array(gridColumnSchema).check(z.maxLength(GRID_COLUMNS_MAX)),
  /** Rows beside those of the papers, which are not listed. */
  rows: z.array(gridRowSchema),
  params: z.object({
    /** Two people fill every cell, and differences are settled. */
    isDouble: z.optional(z.boolean()),
    /** Made of example papers, to be looked at. */
    isExample: z.optional(z.boolean()),
    /** Hash of each paper's text when the grid was last brought up to date, by document id. */
    textHashes: z.optional(z.record(z.string(), z.string())),
  }),
  views: z.record(z.string(), z.unknown()),
})
export type GridBody = z.infer<typeof gridBodySchema>

export const cellStates = [
  'empty',
  'suggested',
  'not_reported',
  'not_applicable',
  'confirmed',
  'edited',
  'disputed',
] as const
export const cellStateSchema = z.enum(cellStates)
export type CellState = z.infer<typeof cellStateSchema>
