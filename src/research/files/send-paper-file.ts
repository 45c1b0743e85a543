import { filesApi } from '#contract/files.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { PaperFile } from '#contract/papers.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { callApi } from '#shared/api/call-api.ts'
import { isAbort } from '#shared/api/errors.ts'
import type { SendOptions } from '#shared/api/request.ts'

import type { ReadPaperFile } from './read-paper-file.ts'

export type CreatedPaper = OutputOf<(typeof filesApi)['create']>

/**
 * Keeps the text that was read from a file. False where the server did not take it: the file is kept all the same, and
 * its text is read again when the paper is opened.
 */
export async function keepText({ id, documentId }: PaperFile, { pages }: ReadPaperFile, signal?: AbortSignal) {
  const body = { fileId: id, pages, textHash: fullTextOf(pages).textHash }
  try {
    await callApi(filesApi.saveText, { params: { id: documentId }, body }, { signal })
    return true
  } catch (error) {
    if (isAbort(error)) throw error
    return false
  }
}

/** A file that makes its own paper, with its text. `clientKey`: the same attempt sent again adds nothing twice. */
export async function sendNewPaper(file: File, read: ReadPaperFile, clientKey: string, options: SendOptions) {
  const created = await callApi(filesApi.create, { body: { file, draft: read.draft, clientKey } }, options)
  const isKnown = created.outcome === 'duplicate' && created.file.text !== undefined
  const isTextKept = isKnown || (await keepText(created.file, read, options.signal))
  return { ...created, isTextKept }
}

/** One more file of a paper, with its text. */
export async function sendFileOf(
  documentId: string,
  file: File,
  read: ReadPaperFile,
  { replaces, clientKey, ...options }: SendOptions & { clientKey: string; replaces?: string | undefined },
) {
  const body = { file, clientKey, ...(replaces !== undefined && { replaces }) }
  const kept = await callApi(filesApi.upload, { params: { id: documentId }, body }, options)
  return { file: kept, isTextKept: await keepText(kept, read, options.signal) }
}
