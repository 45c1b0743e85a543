import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { itemEnvelope, listEnvelope } from './envelopes.ts'
import { evidenceSchema, statementProblemSchema } from './evidence.ts'
import { idSchema, messageSchema, idParams } from './identifiers.ts'
import { personSchema } from './paging.ts'

/** Papers that one run may read. */
export const SYNTHESIS_PAPERS_MAX = 200
/** Papers of one analysis: the records of a large review. */
export const ANALYSIS_PAPERS_MAX = 50_000

/**
 * One sentence of a synthesis. `finding`: it says something about the world and needs evidence. `frame`: it counts,
 * names or leads over. `unsupported` marks a finding for which no citation was given at all.
 */
export const sentenceSchema = z.object({
  id: z.string(),
  text: z.string(),
  states: z.enum(['finding', 'frame']),
  /** Who wrote it: taken from the documents by rules, written by a model, or by a person. */
  origin: z.enum(['documents', 'model', 'person']),
  citations: z.array(evidenceSchema),
  unsupported: z.optional(z.boolean()),
  /** Of a sentence that a model wrote: why it is struck. The page looks again. */
  problems: z.optional(z.array(statementProblemSchema).check(z.maxLength(100))),
})
export type Sentence = z.infer<typeof sentenceSchema>

export const sectionSchema = z.object({ id: z.string(), heading: z.string(), sentences: z.array(sentenceSchema) })
export type Section = z.infer<typeof sectionSchema>

/** What was looked for and not found. `scope` says in which papers: a negative statement without scope says nothing. */
export const notFoundSchema = z.object({ term: z.string(), scope: z.string() })
export type NotFound = z.infer<typeof notFoundSchema>

/** Who wrote: `documents`, or a `model` by its name. Of a finished run of a model: how long it took, and tokens where its provider told them. */
export const writtenBySchema = z.object({
  kind: z.string(),
  model: z.nullish(z.string()),
  seconds: z.nullish(z.number()),
  tokensAsked: z.nullish(z.number()),
  tokensAnswered: z.nullish(z.number()),
})
/** A run under way: since when, and what its model is at (`waiting`, `thinking`, `writing`). */
export const runSchema = z.object({
  startedAt: z.string(),
  stage: z.nullish(z.string()),
  tokensAnswered: z.nullish(z.number()),
})
export type ModelRun = z.infer<typeof runSchema>
export type WrittenBy = z.infer<typeof writtenBySchema>

/**
 * A saved synthesis. The texts show only its id and that it is generated from documents and a query; the rest are
 * additions, all optional, so that a server which keeps less is still understood.
 */
export const synthesisSchema = z.object({
  id: idSchema,
  kind: z.nullish(z.string()),
  /** Which review a `review` is: lists leave out the body that says so. */
  subtype: z.nullish(z.string()),
  title: z.nullish(z.string()),
  query: z.nullish(z.string()),
  documentIds: z.nullish(z.array(z.string())),
  status: z.nullish(z.string()),
  /** Why a run failed, in words for people. */
  error: z.nullish(z.string()),
  sections: z.nullish(z.array(sectionSchema)),
  notFound: z.nullish(z.array(notFoundSchema)),
  unused: z.nullish(z.array(z.object({ documentId: z.string(), reason: z.string() }))),
  /** `documents` = sentences taken from the papers by rules; `model` = written by the named model. */
  writtenBy: z.nullish(writtenBySchema),
  /** While it is written: since when, and what its model is at (`waiting`, `thinking`, `writing`). */
  run: z.nullish(runSchema),
  /** A finished one that a server gave to a new account, to be looked at: counted nowhere. */
  isExample: z.nullish(z.boolean()),
  /** When its papers were last looked through for newer ones; else when it was made. */
  readAt: z.nullish(z.string()),
  /** Its writing was cut off by a stop of the server, and can be begun again. */
  isCutOff: z.nullish(z.boolean()),
  /**
   * `browser`: written by the page's own engine, and kept in that browser alone. `waiting`: made there without a line,
   * and still to be sent. `elsewhere`: the server gives back no content, and this browser never had it.
   */
  keptIn: z.nullish(z.string()),
  /** The section that is being written: its text so far. For who comes late to the stream, or has none. */
  writing: z.nullish(z.object({ sectionIndex: z.int(), content: z.string() })),
  /** Text that a server keeps instead of sections. */
  content: z.nullish(z.string()),
  version: z.nullish(z.int()),
  /** What an analysis keeps beside its log, read with the schema of its `kind`. Lists leave it out. */
  body: z.optional(z.unknown()),
  /** Words of a draft, as of its last merged state. */
  words: z.nullish(z.int()),
  /**
   * Of a review, in lists: how many records there are, on how many something is still to be decided, and how many are included.
   * Of a table the same of its cells: all, those that nobody decided, and those that somebody did.
   */
  standing: z.nullish(z.object({ records: z.int(), open: z.int(), included: z.int() })),
  /** `seq` of the last entry of its log. */
  seq: z.nullish(z.int()),
  /** The project whose people work on it. */
  projectId: z.nullish(idSchema),
  owner: z.nullish(personSchema),
  /** `owner`, or the role of who asks in its project. */
  ownRole: z.nullish(z.string()),
  archivedAt: z.nullish(z.string()),
  createdAt: z.nullish(z.string()),
  updatedAt: z.nullish(z.string()),
})
export type Synthesis = z.infer<typeof synthesisSchema>

const synthesisWriteSchema = z.object({
  kind: z.optional(z.string()),
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  query: z.optional(z.string().check(z.maxLength(4000))),
  documentIds: z.optional(z.array(z.string()).check(z.maxLength(ANALYSIS_PAPERS_MAX))),
  sections: z.optional(z.array(sectionSchema)),
  content: z.optional(z.string()),
  body: z.optional(z.unknown()),
  /** Null takes it out of its project. */
  projectId: z.optional(z.nullable(idSchema)),
  isArchived: z.optional(z.boolean()),
  /** The version that was edited. A server that has a newer one answers 409. */
  version: z.optional(z.int()),
  /** One key a create, so that a repeat after a lost reply makes no second one. */
  clientKey: z.optional(z.string().check(z.maxLength(64))),
})

export const synthesesApi = defineApi('syntheses', {
  /** The saved analyses of who asks. */
  list: { method: 'GET', path: '/syntheses', response: z.array(synthesisSchema), envelope: listEnvelope('syntheses') },
  /** One saved analysis. */
  get: {
    method: 'GET',
    path: '/syntheses/:id',
    params: idParams,
    response: synthesisSchema,
    envelope: itemEnvelope('synthesis'),
  },
  /** Saves an analysis. */
  create: {
    method: 'POST',
    path: '/syntheses',
    body: synthesisWriteSchema,
    response: synthesisSchema,
    envelope: itemEnvelope('synthesis'),
  },
  /** Changes a saved analysis. */
  update: {
    method: 'PUT',
    path: '/syntheses/:id',
    params: idParams,
    body: synthesisWriteSchema,
    response: synthesisSchema,
    envelope: itemEnvelope('synthesis'),
  },
  /** Deletes a saved analysis. */
  remove: { method: 'DELETE', path: '/syntheses/:id', params: idParams, response: messageSchema },
  /** Writes a synthesis of chosen papers. */
  generate: {
    method: 'POST',
    path: '/synthesis/generate',
    body: z.object({
      documentIds: z.array(z.string()).check(z.minLength(1), z.maxLength(SYNTHESIS_PAPERS_MAX)),
      query: z.string().check(z.minLength(1), z.maxLength(4000)),
      kind: z.optional(z.string()),
      /** One key a run, so that a repeat after a lost reply starts no second run. */
      clientKey: z.optional(z.string().check(z.maxLength(64))),
      /**
       * A run over a grid: what is found becomes `suggestion` entries in the log of this analysis, paper by paper, between
       * two `run` entries whose `runId` is `clientKey`. A `run` entry that says `cancelled` ends it. The analysis is answered.
       */
      analysisId: z.optional(idSchema),
      /** Columns as `gridColumnSchema` has them; read by who answers, so that this file stays small for who only lists. */
      columns: z.optional(z.array(z.unknown()).check(z.minLength(1), z.maxLength(200))),
      /** `byRules`: no language model writes it, even where there is one. */
      params: z.optional(z.object({ isPilot: z.optional(z.boolean()), byRules: z.optional(z.boolean()) })),
    }),
    response: synthesisSchema,
    envelope: itemEnvelope('synthesis'),
  },
})
