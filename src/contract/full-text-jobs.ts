import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, idParams } from './identifiers.ts'
import { jobStates } from './outside-jobs.ts'
import { clientKeySchema } from './paging.ts'
import { fetchedSchema } from './papers.ts'

/** Papers of one job. */
export const JOB_PAPERS_MAX = 500
/** Jobs of one person that may be kept at the same time. */
export const FULL_TEXT_JOBS_MAX = 50

/**
 * What became of a paper. `there`: its text was here already. `closed`: whoever was asked knows of no open copy.
 * `unasked`: nothing could be asked of it, which says nothing of the paper.
 */
export const paperOutcomes = ['waiting', 'found', 'there', 'closed', 'unasked', 'failed'] as const
export type PaperOutcome = (typeof paperOutcomes)[number]

export const jobPaperSchema = z.object({
  documentId: idSchema,
  title: z.string(),
  outcome: z.enum(paperOutcomes),
  /** Why, for people: a sentence for each that was asked. */
  words: z.optional(z.string()),
  /** Of what was found: a text with sections, or a PDF, and where it is from. */
  format: z.optional(z.enum(['jats', 'pdf'])),
  copy: z.optional(fetchedSchema),
  fileId: z.optional(idSchema),
  /** Of a PDF: its text was not read yet. Pages read it, as they do with one that a person adds. */
  isUnread: z.optional(z.boolean()),
})
export type JobPaper = z.infer<typeof jobPaperSchema>

export const fullTextJobSchema = z.object({
  id: idSchema,
  createdAt: z.string(),
  state: z.enum(jobStates),
  /** In the order in which they were chosen. */
  papers: z.array(jobPaperSchema),
})
export type FullTextJob = z.infer<typeof fullTextJobSchema>

/** Additions, behind the capability `outside-sources`: open full texts of chosen papers, fetched by the server. */
export const fullTextJobsApi = defineApi('fullTextJobs', {
  /** The jobs of who asks. Newest first. */
  list: { method: 'GET', path: '/full-text-jobs', response: z.object({ jobs: z.array(fullTextJobSchema) }) },
  /** Begins to look for open full texts of these papers, and keeps those that are found as their files. */
  start: {
    method: 'POST',
    path: '/full-text-jobs',
    body: z.object({
      documentIds: z.array(idSchema).check(z.minLength(1), z.maxLength(JOB_PAPERS_MAX)),
      clientKey: clientKeySchema,
    }),
    response: fullTextJobSchema,
  },
  /** Stops asking after the paper that is under way. What was fetched is kept. */
  pause: { method: 'POST', path: '/full-text-jobs/:id/pause', params: idParams, response: fullTextJobSchema },
  /** Goes on where a job stopped; papers that failed are tried again. */
  resume: { method: 'POST', path: '/full-text-jobs/:id/resume', params: idParams, response: fullTextJobSchema },
  /** Ends a job and takes it off the list. What was fetched stays with the papers. */
  remove: { method: 'DELETE', path: '/full-text-jobs/:id', params: idParams, response: messageSchema },
})
