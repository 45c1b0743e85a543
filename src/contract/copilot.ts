import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { evidenceSchema } from './evidence.ts'
import { idSchema, messageSchema, pathIdSchema } from './identifiers.ts'
import { clientKeySchema, pageFields, pageOf } from './paging.ts'
import { notFoundSchema, runSchema, sectionSchema, writtenBySchema } from './syntheses.ts'

/** Papers that a person may name one by one for one session. */
export const SCOPE_PAPERS_MAX = 500
export const QUESTION_MAX = 4000
const TITLE_MAX = 200
/** Messages of one session that is brought. */
export const BROUGHT_MESSAGES_MAX = 2000

/**
 * Which papers a session may read. `library`: everything that the person can read. The others name a collection with its
 * folders, a project, a search as it was answered, or papers one by one.
 */
export const scopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('library') }),
  z.object({ kind: z.literal('collection'), id: idSchema }),
  z.object({ kind: z.literal('project'), id: idSchema }),
  z.object({ kind: z.literal('search'), id: idSchema }),
  z.object({ kind: z.literal('papers'), ids: z.array(z.string()).check(z.maxLength(SCOPE_PAPERS_MAX)) }),
])
export type Scope = z.infer<typeof scopeSchema>

/** The scope as an answer prints it: in words, with the number of papers that it held when it was looked at. */
export const printedScopeSchema = z.object({ kind: z.string(), label: z.string(), papers: z.int() })
export type PrintedScope = z.infer<typeof printedScopeSchema>

/** What was done for an answer, in plain words: `plan`, `look`, `read`, `tool`, `answer`; another name is shown as it is. */
export const stepSchema = z.object({
  kind: z.string(),
  /** `running`, `done`, `failed`. */
  status: z.string(),
  text: z.string(),
  details: z.optional(z.array(z.string())),
})
export type Step = z.infer<typeof stepSchema>

/** Rows that a tool counted or read; a cell that stands in a paper carries its passage. */
export const answerTableSchema = z.object({
  head: z.array(z.string()),
  rows: z.array(z.array(z.object({ text: z.string(), evidence: z.optional(evidenceSchema) }))),
  note: z.optional(z.string()),
})
export type AnswerTable = z.infer<typeof answerTableSchema>

export const answerStatuses = ['writing', 'complete', 'stopped', 'failed'] as const

const common = {
  id: idSchema,
  /** What it follows: an answer follows its question, a question the answer before it, the first one nothing. */
  parentId: z.nullable(idSchema),
  createdAt: z.string(),
}
export const questionSchema = z.object({ ...common, role: z.literal('question'), text: z.string() })
export type Question = z.infer<typeof questionSchema>

export const answerSchema = z.object({
  ...common,
  role: z.literal('answer'),
  /** One of `answerStatuses`; another text is read as complete. */
  status: z.string(),
  /** Why it broke off, in words for people. */
  error: z.nullish(z.string()),
  scope: z.nullish(printedScopeSchema),
  steps: z.array(stepSchema),
  /** Its paragraphs. Each citation was looked up by the server; the page looks it up again. */
  sections: z.array(sectionSchema),
  table: z.nullish(answerTableSchema),
  notFound: z.nullish(z.array(notFoundSchema)),
  writtenBy: z.nullish(writtenBySchema),
  /** While it is written. */
  run: z.nullish(runSchema),
  /** The paragraph that is being written, for who has no socket. */
  writing: z.nullish(z.object({ sectionIndex: z.int(), content: z.string() })),
  /** Nothing in the papers answers the question, and the answer says so: it is not counted. */
  isEmpty: z.nullish(z.boolean()),
  finishedAt: z.nullish(z.string()),
})
export type Answer = z.infer<typeof answerSchema>

/** The messages of a session are a tree: an edited question and an answer asked for anew stand beside the first ones. */
export const copilotMessageSchema = z.discriminatedUnion('role', [questionSchema, answerSchema])
export type CopilotMessage = z.infer<typeof copilotMessageSchema>

export const copilotSessionSchema = z.object({
  id: idSchema,
  title: z.string(),
  scope: scopeSchema,
  /** The scope in words, as it is now. */
  scopeLabel: z.nullish(z.string()),
  scopePapers: z.nullish(z.int()),
  projectId: z.nullish(idSchema),
  projectName: z.nullish(z.string()),
  isPinned: z.nullish(z.boolean()),
  /** Last message of the branch that is chosen. */
  headId: z.nullish(idSchema),
  /** An answer is being written. */
  isWriting: z.nullish(z.boolean()),
  /** Where the searched words stand in its messages, for lists that were searched. */
  snippet: z.nullish(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type CopilotSession = z.infer<typeof copilotSessionSchema>

const sessionParams = z.object({ sessionId: pathIdSchema })
const messageParams = z.object({ sessionId: pathIdSchema, messageId: pathIdSchema })
const titleSchema = z.string().check(z.regex(/\S/), z.maxLength(TITLE_MAX))
const exchange = z.object({ question: questionSchema, answer: answerSchema, session: copilotSessionSchema })
const BASE = '/copilot/sessions'

/** Questions to chosen papers. An addition, behind the capability `copilot`. */
export const copilotApi = defineApi('copilot', {
  /**
   * The copilot sessions of who asks. Pinned first, then newest first. `text` is looked for in titles and in every
   * message.
   */
  sessions: {
    method: 'GET',
    path: BASE,
    query: z.optional(
      z.object({
        ...pageFields,
        text: z.optional(z.string().check(z.maxLength(200))),
        projectId: z.optional(idSchema),
      }),
    ),
    response: pageOf('sessions', copilotSessionSchema),
  },
  /** Begins a copilot session. */
  createSession: {
    method: 'POST',
    path: BASE,
    body: z.object({
      title: z.optional(titleSchema),
      scope: scopeSchema,
      projectId: z.optional(idSchema),
      clientKey: clientKeySchema,
    }),
    response: copilotSessionSchema,
  },
  /**
   * Keeps a copilot session that was held elsewhere, with every message of it. Nothing is asked anew, and it costs nothing.
   * The same key again keeps nothing twice. What was still being written counts as broken off.
   */
  bring: {
    method: 'POST',
    path: '/copilot/brought',
    body: z.object({
      title: titleSchema,
      scope: scopeSchema,
      isPinned: z.optional(z.boolean()),
      headId: z.optional(idSchema),
      createdAt: z.iso.datetime({ offset: true }),
      updatedAt: z.iso.datetime({ offset: true }),
      messages: z.array(copilotMessageSchema).check(z.maxLength(BROUGHT_MESSAGES_MAX)),
      clientKey: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
    response: copilotSessionSchema,
  },
  /** One copilot session. */
  session: { method: 'GET', path: `${BASE}/:sessionId`, params: sessionParams, response: copilotSessionSchema },
  /** Renames, pins or scopes a copilot session. */
  changeSession: {
    method: 'PATCH',
    path: `${BASE}/:sessionId`,
    params: sessionParams,
    body: z.object({
      title: z.optional(titleSchema),
      isPinned: z.optional(z.boolean()),
      /** Null takes it out of its project. */
      projectId: z.optional(z.nullable(idSchema)),
      scope: z.optional(scopeSchema),
      /** Chooses a branch by one of its messages; the newest end behind it becomes the head. */
      headId: z.optional(idSchema),
    }),
    response: copilotSessionSchema,
  },
  /** Deletes a copilot session. */
  removeSession: { method: 'DELETE', path: `${BASE}/:sessionId`, params: sessionParams, response: messageSchema },
  /** The messages of a copilot session. All branches, oldest first. */
  messages: {
    method: 'GET',
    path: `${BASE}/:sessionId/messages`,
    params: sessionParams,
    query: z.optional(z.object(pageFields)),
    response: pageOf('messages', copilotMessageSchema),
  },
  /** One message of a copilot session. */
  message: {
    method: 'GET',
    path: `${BASE}/:sessionId/messages/:messageId`,
    params: messageParams,
    response: copilotMessageSchema,
  },
  /**
   * Asks a question in a copilot session and begins the answer. The same key sent again after a lost reply asks
   * nothing twice.
   */
  ask: {
    method: 'POST',
    path: `${BASE}/:sessionId/messages`,
    params: sessionParams,
    body: z.object({
      text: z.string().check(z.regex(/\S/), z.maxLength(QUESTION_MAX)),
      /** The answer that it follows; null begins a branch. */
      parentId: z.nullable(idSchema),
      clientKey: clientKeySchema,
    }),
    response: exchange,
  },
  /** Asks for another answer to the same question. `byRules`: no language model writes it, even where there is one. */
  regenerate: {
    method: 'POST',
    path: `${BASE}/:sessionId/messages/:messageId/answers`,
    params: messageParams,
    body: z.object({ clientKey: clientKeySchema, byRules: z.optional(z.boolean()) }),
    response: exchange,
  },
  /** Stops an answer that is being written. What was written stays. */
  stop: {
    method: 'POST',
    path: `${BASE}/:sessionId/messages/:messageId/stop`,
    params: messageParams,
    response: answerSchema,
  },
  /** Goes on with an answer that broke off. */
  resume: {
    method: 'POST',
    path: `${BASE}/:sessionId/messages/:messageId/resume`,
    params: messageParams,
    body: z.object({ clientKey: clientKeySchema }),
    response: answerSchema,
  },
  /** Copies a shared session. */
  copyShared: {
    method: 'POST',
    path: '/copilot/copies',
    body: z.object({ token: pathIdSchema, clientKey: clientKeySchema }),
    response: copilotSessionSchema,
  },
})
