import { filesApi, TEXT_LENGTH_MAX, type PaperText } from '#contract/files.ts'
import type { Paper, PaperDraft } from '#contract/papers.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'

import { libraryOf, paperFor } from '../papers/library.ts'
import { answer, Content, type Answered } from '../answers/answer.ts'
import {
  fileOrRefuse,
  filesOf,
  keepPaperFile,
  keepReadText,
  ownFilesOf,
  putBack,
  readableOrRefuse,
  readUpload,
  removeFile,
  sameBytes,
  sentBefore,
  sharedIn,
  shareFile,
  shownFile,
  unshareFile,
} from '../papers/paper-files.ts'
import { personById } from '../collaboration/announce.ts'
import { projectFor, projectRole } from '../collaboration/access.ts'
import { maySeeProject } from '../people/permissions.ts'
import { takeUse } from '../people/plan-limits.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { AccountRow, DocumentRow, PaperFileRow } from '../world/rows.ts'
import { emptyShelf, newKey, withShelf } from '../papers/shelves.ts'
import { restingPaperFor } from '../papers/trash.ts'
import { fileBytes } from '../files/uploads.ts'
import type { World } from '../world/world.ts'

function paperOrRefuse(world: World, account: AccountRow, id: string, find = paperFor): Paper {
  const paper = find(world, account, id)
  if (!paper) throw notFound('This document')
  return paper
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** A title that is only the name of the file is none: it must not contradict the DOI that the file bears. */
const asCompared = (draft: PaperDraft, file: string): PaperDraft =>
  lettersOf(draft.title) === lettersOf(file.replace(/\.[^.]*$/, '')) ? { ...draft, title: '' } : draft

function newPaper(world: World, { id: ownerId }: AccountRow, draft: PaperDraft, file: string): DocumentRow {
  const row: DocumentRow = {
    ...draft,
    id: world.newId('d'),
    ownerId,
    design: studyDesignOf(draft).design,
    flags: {},
    counts: {},
    origin: [{ kind: 'import', file, at: world.now() }],
    addedAt: world.now(),
  }
  const kept = world.documents.put({ ...row, shelf: { ...emptyShelf, ...newKey(world, ownerId, row) } })
  const library = libraryOf(world)
  library.duplicatesOf(ownerId).add(kept.id, draft)
  library.added([kept])
  return kept
}

function textOf(world: World, account: AccountRow, paper: Paper, fileId?: string): PaperText {
  if (fileId !== undefined) readableOrRefuse(world, account.id, paper.id, fileId)
  const ids = fileId === undefined ? filesOf(world, account.id, paper.id).map(({ id }) => id) : [fileId]
  const row = ids.flatMap((id) => world.paperTexts.get(id) ?? [])[0]
  if (row) {
    return { documentId: paper.id, source: 'file', fileId: row.id, pages: row.pages, textHash: row.textHash }
  }
  const text = documentText(paper)
  return { documentId: paper.id, source: 'abstract', pages: [{ page: 1, text }], textHash: textHash(text) }
}

/** A file of one's own, or not found: whose it is otherwise is not said. */
function ownFile(world: World, account: AccountRow, fileId: string): PaperFileRow {
  const row = world.paperFiles.get(fileId)
  if (row?.ownerId !== account.id) throw notFound('This file')
  return row
}

const created = (world: World, account: AccountRow, row: PaperFileRow, outcome: string, by?: string) => ({
  outcome: outcome as 'added' | 'attached' | 'duplicate',
  paper: withShelf(world, account.id, paperOrRefuse(world, account, row.documentId)),
  file: shownFile(world, row),
  ...(by !== undefined && { by }),
})

export const filesHandlers: Answered[] = [
  /** Handed over as a download and never run on this origin; the reader of the page draws what it fetches by itself. */
  answer(filesApi.content, async ({ world, me, params }) => {
    const account = me()
    const row = readableOrRefuse(world, account.id, params.id, params.fileId)
    const file = world.files.get(row.id)
    if (!file) throw notFound('This file')
    return new Content(await fileBytes(world, file), {
      'content-type': row.type === 'text/plain' ? 'text/plain; charset=utf-8' : row.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      etag: `"${row.hash}"`,
    })
  }),

  answer(filesApi.create, async ({ world, me, body }) => {
    const account = me()
    const sent = sentBefore(world, account.id, body.clientKey)
    if (sent) return created(world, account, sent, sent.outcome ?? 'added')
    const read = await readUpload(body.file)
    const same = sameBytes(world, account.id, read.hash)
    // A file of a paper that was removed a moment ago, and can still be brought back, is no paper in the library.
    if (same && paperFor(world, account, same.documentId)) {
      putBack(world, same, read.bytes)
      return created(world, account, same, 'duplicate', 'file')
    }
    takeUse(world, account, 'upload', body.clientKey ?? world.newId('use'))
    const match = libraryOf(world).duplicatesOf(account.id).match(asCompared(body.draft, read.name))
    const outcome = match ? 'attached' : 'added'
    const documentId = match?.id ?? newPaper(world, account, body.draft, read.name).id
    const row = keepPaperFile(world, account.id, documentId, read, { clientKey: body.clientKey, outcome })
    return created(world, account, row, outcome, match?.by)
  }),

  answer(filesApi.upload, async ({ world, me, params, body }) => {
    const account = me()
    const paper = paperOrRefuse(world, account, params.id, restingPaperFor)
    const sent = sentBefore(world, account.id, body.clientKey)
    if (sent?.documentId === paper.id) return shownFile(world, sent)
    const replaced = body.replaces === undefined ? undefined : fileOrRefuse(world, account.id, paper.id, body.replaces)
    const read = await readUpload(body.file)
    const same = ownFilesOf(world, account.id, paper.id).find(({ hash }) => hash === read.hash)
    if (same) {
      const row = ownFile(world, account, same.id)
      putBack(world, row, read.bytes)
      return shownFile(world, row)
    }
    takeUse(world, account, 'upload', body.clientKey ?? world.newId('use'))
    const row = keepPaperFile(world, account.id, paper.id, read, { clientKey: body.clientKey })
    if (replaced) removeFile(world, replaced)
    return shownFile(world, row)
  }),

  answer(filesApi.share, ({ world, me, body: { projectId, fileIds, basis, words } }) => {
    const account = me()
    if (!maySeeProject(world, account.id, projectId)) throw notFound('This project')
    const rows = fileIds.map((id) => ownFile(world, account, id))
    const share = { projectId, at: world.now(), basis, ...(words && { words }) }
    return { files: rows.map((row) => shownFile(world, shareFile(world, row, share))) }
  }),

  answer(filesApi.unshare, ({ world, me, params }) => {
    unshareFile(world, ownFile(world, me(), params.fileId), params.projectId)
    return { message: 'success' }
  }),

  answer(filesApi.consents, ({ world, me, params: { projectId } }) => {
    const account = me()
    const project = projectFor(world, account, projectId, 'read')
    const isLead = projectRole(world, project, account.id) === 'lead'
    return {
      consents: sharedIn(world, projectId).flatMap(({ row, share: { projectId: _in, ...share } }) => {
        const owner = world.accounts.get(row.ownerId)
        if (!owner || !(isLead || owner.id === account.id)) return []
        const { id: fileId, documentId, name } = row
        const title = paperFor(world, owner, documentId)?.title ?? name
        return [
          {
            fileId,
            documentId,
            name,
            title,
            by: personById(world, owner.id) ?? { userId: owner.id, name: 'Somebody' },
            ...share,
          },
        ]
      }),
    }
  }),

  answer(filesApi.remove, ({ world, me, params }) => {
    const account = me()
    paperOrRefuse(world, account, params.id)
    removeFile(world, fileOrRefuse(world, account.id, params.id, params.fileId))
    return { message: 'success' }
  }),

  answer(filesApi.text, ({ world, me, params, query }) => {
    const account = me()
    return textOf(world, account, paperOrRefuse(world, account, params.id), query?.fileId)
  }),

  answer(filesApi.saveText, ({ world, me, params, body }) => {
    const account = me()
    const paper = paperOrRefuse(world, account, params.id, restingPaperFor)
    const file = fileOrRefuse(world, account.id, paper.id, body.fileId)
    const { pages } = body
    if (pages.reduce((sum, { text }) => sum + text.length, 0) > TEXT_LENGTH_MAX) {
      throw new Refusal(413, 'The text of this file is too long to be kept.', { code: 'too_large' })
    }
    if (pages.some(({ page }, index) => page < 1 || page <= (pages[index - 1]?.page ?? 0))) {
      throw new Refusal(422, 'The pages of a text count upwards from 1.', { code: 'page_order' })
    }
    // Damaged on the way, or made by another rule: offsets would point beside the quotes.
    if (fullTextOf(pages).textHash !== body.textHash) {
      throw new Refusal(422, 'The text does not match its hash.', { code: 'text_hash' })
    }
    keepReadText(world, file, pages, body.textHash)
    return textOf(world, account, paper)
  }),
]
