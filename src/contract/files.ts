import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, notShownSchema, pathIdSchema, idParams } from './identifiers.ts'
import { clientKeySchema } from './paging.ts'
import { fileConsentSchema, paperDraftSchema, paperFileSchema, paperSchema, shareBases } from './papers.ts'

/** Largest file of a paper, in bytes (10 MiB); exactly so many are accepted. */
export const FILE_MAX_BYTES = 10 * 1024 * 1024
/** What a file of a paper may be, by the end of its name; its content must agree. */
export const fileExtensions = ['pdf', 'docx', 'xml', 'txt', 'md', 'html', 'htm'] as const

/** Bounds of a stored text: what is longer is not a paper. */
export const TEXT_PAGES_MAX = 3000
export const TEXT_LENGTH_MAX = 6_000_000

/**
 * Text of one page, letter by letter as it was extracted. Pages count from 1; a file without pages has one, or one for
 * each section, which then is named.
 */
export const textPageSchema = z.object({
  page: z.int(),
  text: z.string(),
  section: z.optional(z.string().check(z.maxLength(300))),
})
export type TextPage = z.infer<typeof textPageSchema>

const ofFile = z.object({ id: pathIdSchema, fileId: pathIdSchema })

/**
 * The text of a paper in which offsets of an `Evidence` hold: the pages joined by a blank line (`joinedPages` of
 * science). `abstract`: no text is stored, and the one page is title and abstract.
 */
export const paperTextSchema = z.object({
  documentId: idSchema,
  source: z.enum(['file', 'abstract']),
  fileId: z.optional(idSchema),
  pages: z.array(textPageSchema),
  /** Hash of the joined pages. */
  textHash: z.string(),
})
export type PaperText = z.infer<typeof paperTextSchema>

/** Additions, behind the capability `files`: PDF, DOCX, JATS XML and text files of papers, and the text read from them. */
export const filesApi = defineApi('files', {
  /**
   * Takes a file that makes a paper of its own. `draft`: the record read from the file. The person's own paper that it
   * matches takes the file instead (`attached`); a file that is there already is not kept twice (`duplicate`). The
   * same `clientKey` sent again gives the same answer.
   */
  create: {
    method: 'POST',
    path: '/documents',
    body: z.object({ file: z.file(), draft: paperDraftSchema, clientKey: clientKeySchema }),
    encoding: 'multipart',
    response: z.object({
      outcome: z.enum(['added', 'attached', 'duplicate']),
      paper: paperSchema,
      file: paperFileSchema,
      /** How the paper was recognised: an identifier, title with year and author, or `file` (the same bytes). */
      by: z.optional(z.string()),
    }),
    timeout: 'progress',
  },
  /**
   * Takes one more file of a paper. The same bytes sent again give the file that is there. `replaces` goes when this
   * one is kept.
   */
  upload: {
    method: 'POST',
    path: '/documents/:id/file',
    params: idParams,
    body: z.object({ file: z.file(), replaces: z.optional(idSchema), clientKey: clientKeySchema }),
    encoding: 'multipart',
    response: paperFileSchema,
    timeout: 'progress',
  },
  /**
   * The content of a file. It is no JSON: had through `url` of the file. An HTML file comes as plain
   * text.
   */
  content: { method: 'GET', path: '/documents/:id/files/:fileId', params: ofFile, response: notShownSchema },
  /**
   * Lets the people of a project read files of one's own. `consent`: the person says that they have the right; who, when and on
   * which ground is kept. A file that is shared there already stays as it was.
   */
  share: {
    method: 'POST',
    path: '/paper-files/shares',
    body: z.object({
      projectId: idSchema,
      fileIds: z.array(idSchema).check(z.minLength(1), z.maxLength(500)),
      basis: z.enum(shareBases),
      words: z.optional(z.string().check(z.maxLength(500))),
      consent: z.literal(true),
    }),
    response: z.object({ files: z.array(paperFileSchema) }),
  },
  /** Takes it back: from now on nobody else reads them. */
  unshare: {
    method: 'DELETE',
    path: '/paper-files/:fileId/shares/:projectId',
    params: z.object({ fileId: pathIdSchema, projectId: pathIdSchema }),
    response: messageSchema,
  },
  /**
   * The consents that hold in a project, the newest first: which file, who gave it, when and on which ground. Who leads the
   * project reads all of them, everybody else their own.
   */
  consents: {
    method: 'GET',
    path: '/paper-files/shares/:projectId',
    params: z.object({ projectId: pathIdSchema }),
    response: z.object({ consents: z.array(fileConsentSchema) }),
  },
  /** Removes a file of a paper. */
  remove: { method: 'DELETE', path: '/documents/:id/files/:fileId', params: ofFile, response: messageSchema },
  /**
   * The text of a paper, page by page. Without `fileId`: of the oldest file that has a text, else title and abstract.
   */
  text: {
    method: 'GET',
    path: '/documents/:id/text',
    params: idParams,
    query: z.optional(z.object({ fileId: z.optional(idSchema) })),
    response: paperTextSchema,
  },
  /**
   * Keeps the text that the page read from a file. No page with a letter on it: the file has no text layer, which is
   * kept too.
   */
  saveText: {
    method: 'PUT',
    path: '/documents/:id/text',
    params: idParams,
    body: z.object({
      fileId: idSchema,
      pages: z.array(textPageSchema).check(z.maxLength(TEXT_PAGES_MAX)),
      textHash: z.string().check(z.maxLength(64)),
    }),
    response: paperTextSchema,
  },
})
