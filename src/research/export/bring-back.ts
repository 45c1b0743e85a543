import * as z from 'zod/mini'

import { documentsApi, IMPORT_BATCH } from '#contract/documents.ts'
import { FILE_MAX_BYTES } from '#contract/files.ts'
import { libraryLedgerApi } from '#contract/library-ledger.ts'
import { libraryApi, SHELVES_MAX } from '#contract/library.ts'
import type { PaperFile } from '#contract/papers.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { isZip, readZip } from '#shared/format/unzip.ts'

import { readPaperFile, type ReadPaperFile } from '../files/read-paper-file.ts'
import { sendFileOf } from '../files/send-paper-file.ts'
import { highlightsBack } from './highlights-back.ts'
import { bringLedgerBack, LEDGER_FILE, ledgerArchiveSchema, type LedgerArchive } from './library-ledger.ts'
import type { Tally } from './tally.ts'
import { LIBRARY_FILE, libraryArchiveSchema, type ArchivedPaper, type LibraryArchive } from './library-archive.ts'

/** `ledger`, `highlights`: where the archive has them and the server keeps them. Files of the trash count with the others. */
export type BroughtBack = { papers: Tally; files: Tally; ledger?: Tally; highlights?: Tally }

type BroughtWithIds = BroughtBack & { ids: Map<string, string>; folders: Map<string, string> }

export type BackStep = { part: 'papers' | 'files' | 'highlights'; done: number; total: number }
type Options = {
  signal: AbortSignal
  onStep: (step: BackStep) => void
  onFile: (key: string) => void
  /** Sources of the papers come back by themselves. */
  hasLedger?: boolean
  /** New papers keep the ids that they have in the archive. */
  keepsIds?: boolean
}
/** The content of a file by its path in the archive; undefined where it is not there. */
type ContentOf = (path: string) => Promise<Uint8Array | undefined>

const ARCHIVE_MAX = 400 * 1024 * 1024
const IDS_AT_ONCE = 100

/** An archive that says it holds a library and does not. `message` is a sentence for people. */
export class UnreadableLibrary extends Error {
  override name = 'UnreadableLibrary'
}

/** The library of an archive that an export made; undefined where it holds none in our own words. */
export async function libraryIn(bytes: Uint8Array): Promise<LibraryArchive | undefined> {
  if (!isZip(bytes)) return undefined
  const [file] = await readZip(bytes, (name) => name === LIBRARY_FILE, ARCHIVE_MAX)
  if (!file) return undefined
  try {
    return z.parse(libraryArchiveSchema, JSON.parse(new TextDecoder().decode(file.bytes)))
  } catch {
    throw new UnreadableLibrary('Its library was changed or damaged since it was exported.')
  }
}

async function ledgerIn(bytes: Uint8Array): Promise<LedgerArchive | undefined> {
  const [file] = await readZip(bytes, (name) => name === LEDGER_FILE, ARCHIVE_MAX)
  if (!file) return undefined
  try {
    return z.parse(ledgerArchiveSchema, JSON.parse(new TextDecoder().decode(file.bytes)))
  } catch {
    throw new UnreadableLibrary('What it knows of imports and merges was changed or damaged since it was exported.')
  }
}

/** Folders as they stood: one of the same name at the same place is that one. Old id to id here. */
async function foldersBack({ collections }: LibraryArchive, signal: AbortSignal): Promise<Map<string, string>> {
  const now = new Map<string, string>()
  if (collections.length === 0) return now
  const here = [...(await callApi(libraryApi.collections, {}, { signal })).collections]
  const open = [...collections]
  for (let round = open.length; round > 0 && open.length > 0; round -= 1) {
    for (const folder of open.splice(0)) {
      const parent = folder.parentId == null ? undefined : now.get(folder.parentId)
      const isOrphan = folder.parentId != null && !collections.some(({ id }) => id === folder.parentId)
      if (folder.parentId != null && parent === undefined && !isOrphan) {
        open.push(folder)
        continue
      }
      const same = here.find(({ name, parentId }) => name === folder.name && (parentId ?? undefined) === parent)
      const body = { name: folder.name, ...(parent !== undefined && { parentId: parent }) }
      const made = same ?? (await callApi(libraryApi.createCollection, { body }, { signal }))
      if (!same) here.push(made)
      now.set(folder.id, made.id)
    }
  }
  return now
}

const titleOf = ({ record, id }: ArchivedPaper) => record.title || id

/** Records come back as an import does: what is here already is recognised. Old id to id here. */
async function recordsBack(
  papers: readonly ArchivedPaper[],
  file: string,
  tally: Tally,
  { signal, onStep, keepsIds, hasLedger }: Options,
) {
  const now = new Map<string, string>()
  const own = papers.filter(({ isStarter }) => !isStarter)
  const byAge = own.toSorted((a, b) => (a.addedAt ?? '').localeCompare(b.addedAt ?? ''))
  const importId = newKey()
  for (let at = 0; at < byAge.length; at += IMPORT_BATCH) {
    onStep({ part: 'papers', done: at, total: papers.length })
    const some = byAge.slice(at, at + IMPORT_BATCH)
    const records = some.map(({ record, citationKey }, index) => ({
      line: at + index + 1,
      draft: record,
      ...(keepsIds && { keptId: some[index]?.id }),
      ...(citationKey !== undefined && { citationKey }),
    }))
    const body = {
      importId,
      batch: at / IMPORT_BATCH,
      file: file.slice(0, 300),
      records,
      ...(hasLedger && { isSource: false }),
    }
    const { outcomes } = await callApi(documentsApi.importBatch, { body }, { signal })
    for (const [index, paper] of some.entries()) {
      const outcome = outcomes.find((each) => each.index === index)
      if (outcome?.documentId === undefined) {
        tally.failed.push({
          name: titleOf(paper),
          reason: outcome?.reason ?? 'The server did not say what became of it.',
        })
        continue
      }
      now.set(paper.id, outcome.documentId)
      tally[outcome.outcome === 'added' ? 'back' : 'already'] += 1
    }
  }
  return now
}

/** Starter papers are there already; what is asked is whether this product still has them. With the files of all. */
async function filesHere(ids: readonly string[], signal: AbortSignal): Promise<Map<string, readonly PaperFile[]>> {
  const files = new Map<string, readonly PaperFile[]>()
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const query = { ids: ids.slice(at, at + IDS_AT_ONCE).join(',') }
    const { documents } = await callApi(documentsApi.list, { query }, { signal })
    for (const paper of documents) files.set(paper.id, paper.files ?? [])
  }
  return files
}

async function shelvesBack(
  papers: readonly ArchivedPaper[],
  ids: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
  signal: AbortSignal,
) {
  const said = papers.flatMap(({ id: then, tags, collections, reading, note, citationKey, isKeyPinned, origin }) => {
    const id = ids.get(then)
    if (id === undefined) return []
    return {
      id,
      tags,
      collections: collections.flatMap((each) => folders.get(each) ?? []),
      reading,
      origin,
      ...(note !== undefined && { note }),
      ...(citationKey !== undefined && { citationKey }),
      ...(isKeyPinned && { isKeyPinned }),
    }
  })
  for (let at = 0; at < said.length; at += SHELVES_MAX) {
    await callApi(libraryApi.joinShelves, { body: { papers: said.slice(at, at + SHELVES_MAX) } }, { signal })
  }
}

/** The text of a file as it is read here; a file that cannot be read comes back without. */
const textOf = (file: File, paper: Pick<ArchivedPaper, 'record'>, signal: AbortSignal): Promise<ReadPaperFile> =>
  readPaperFile(file, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return { pages: [], draft: paper.record, isGuessed: true, hasText: false }
  })

async function contentsBack(
  contentOf: ContentOf,
  papers: readonly Pick<ArchivedPaper, 'id' | 'record' | 'files'>[],
  ids: ReadonlyMap<string, string>,
  here: ReadonlyMap<string, readonly PaperFile[]>,
  tally: Tally,
  { signal, onStep, onFile }: Options,
) {
  let done = tally.back + tally.already + tally.failed.length
  for (const paper of papers) {
    const documentId = ids.get(paper.id)
    const known = new Set((here.get(documentId ?? '') ?? []).map(({ hash }) => hash))
    for (const { path, name, type, hash } of paper.files) {
      onStep({ part: 'files', done, total: tally.total })
      done += 1
      const isKnown = documentId !== undefined && known.has(hash)
      const content = isKnown ? undefined : await contentOf(path)
      if (isKnown) tally.already += 1
      else if (documentId === undefined) tally.failed.push({ name, reason: 'Its paper did not come back.' })
      else if (!content) tally.failed.push({ name, reason: 'It is not in the archive.' })
      else {
        try {
          const file = new File([new Uint8Array(content)], name, { type })
          const clientKey = newKey()
          await sendFileOf(documentId, file, await textOf(file, paper, signal), { clientKey, signal })
          onFile(clientKey)
          tally.back += 1
        } catch (error) {
          if (signal.aborted) throw error
          tally.failed.push({ name, reason: messageOf(error, 'It could not be sent.') })
        }
      }
    }
  }
}

/**
 * Brings a library back: records, folders, tags, notes, keys, origins and files. What is here already is recognised and
 * joined, so that the same twice brings nothing twice. `ids` and `folders`: what each is called here.
 */
export async function bringBack(
  archive: LibraryArchive,
  contentOf: ContentOf,
  name: string,
  options: Options,
): Promise<BroughtWithIds> {
  const { signal } = options
  const { papers } = archive
  const result: BroughtBack = {
    papers: { total: papers.length, back: 0, already: 0, failed: [] },
    files: { total: papers.reduce((sum, { files }) => sum + files.length, 0), back: 0, already: 0, failed: [] },
  }
  const folders = await foldersBack(archive, signal)
  const ids = await recordsBack(papers, name, result.papers, options)
  const starters = papers.filter(({ isStarter }) => isStarter)
  const here = await filesHere([...ids.values(), ...starters.map(({ id }) => id)], signal)
  for (const paper of starters) {
    if (!here.has(paper.id)) {
      result.papers.failed.push({ name: titleOf(paper), reason: 'The starter library no longer has this paper.' })
      continue
    }
    ids.set(paper.id, paper.id)
    result.papers.already += 1
  }
  await shelvesBack(papers, ids, folders, signal).catch((error: unknown) => {
    // A server without shelves keeps the records all the same.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  })
  await contentsBack(contentOf, papers, ids, here, result.files, options)
  return { ...result, ids, folders }
}

/** Brings the library of an archive back. `undefined`: it holds no library of ours. */
export async function bringLibraryBack(
  bytes: Uint8Array,
  fileName: string,
  options: Options,
): Promise<BroughtWithIds | undefined> {
  const archive = await libraryIn(bytes)
  if (!archive) return undefined
  const known = await ledgerIn(bytes)
  const trash = (known?.removed ?? []).map(({ id, draft, files = [] }) => ({ id, record: draft, files }))
  const wanted = new Set([...archive.papers, ...trash].flatMap(({ files }) => files.map(({ path }) => path)))
  const entries = await readZip(bytes, (name) => wanted.has(name), FILE_MAX_BYTES)
  const contents = new Map(entries.map((entry) => [entry.name, entry.bytes]))
  const contentOf = (path: string) => Promise.resolve(contents.get(path))
  const { papers, files, ids, folders } = await bringBack(archive, contentOf, fileName, {
    ...options,
    hasLedger: known !== undefined,
  })
  const { signal, onStep } = options
  // A server without a ledger, or without highlights, keeps the papers all the same.
  const orNone = (error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    return undefined
  }
  const ledger = known && (await bringLedgerBack(known, { ids, folders }, signal).catch(orNone))
  const all = new Map([...ids, ...(ledger?.ids ?? [])])
  if (ledger && trash.some((paper) => paper.files.length > 0)) {
    const { removed } = await callApi(libraryLedgerApi.all, {}, { signal })
    files.total += trash.reduce((sum, paper) => sum + paper.files.length, 0)
    await contentsBack(
      contentOf,
      trash,
      all,
      new Map(removed.map(({ id, files: here = [] }) => [id, here])),
      files,
      options,
    )
  }
  const highlights =
    archive.highlights &&
    (await highlightsBack(archive.highlights, all, {
      signal,
      onStep: (done, total) => onStep({ part: 'highlights', done, total }),
    }))
  return {
    papers,
    files,
    ids,
    folders,
    ...(ledger && { ledger: ledger.tally }),
    ...(highlights && { highlights }),
  }
}
