import { FILE_MAX_BYTES, type TextPage } from '#contract/files.ts'
import type { FileShare, PaperFile } from '#contract/papers.ts'
import { fullTextOf, hasLetters, type FullText } from '#science/evidence/full-text.ts'

import { typeOfFile } from '../files/file-type.ts'
import { personById } from '../collaboration/announce.ts'
import { dropFile, isLost, putFile, wholeLetters } from '../files/uploads.ts'
import { maySeeProject } from '../people/permissions.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import { whenOthersWrite } from '../world/others.ts'
import type { PaperFileRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Files of one paper; more is a mistake of a program. */
const FILES_MAX = 50
const NAME_MAX = 200

/**
 * Ids of files by `owner document`, and of those that are shared by ` document`, so that a list of papers asks for its files
 * without looking through all.
 */
const byPaper = new WeakMap<World, Map<string, Set<string>>>()
const keyOf = (ownerId: string, documentId: string) => `${ownerId} ${documentId}`
const keysOf = ({ ownerId, documentId, shares }: PaperFileRow) => [
  keyOf(ownerId, documentId),
  ...(shares && shares.length > 0 ? [keyOf('', documentId)] : []),
]

function filesIndex(world: World): Map<string, Set<string>> {
  const known = byPaper.get(world)
  if (known) return known
  const made = new Map<string, Set<string>>()
  for (const [keys, id] of world.paperFiles.pick(
    () => true,
    (row) => [keysOf(row), row.id] as const,
  )) {
    for (const key of keys) made.set(key, (made.get(key) ?? new Set()).add(id))
  }
  byPaper.set(world, made)
  return made
}

whenOthersWrite('paperFiles', (world: World, changes) => {
  const index = byPaper.get(world)
  if (!index) return
  for (const { id, before, after } of changes) {
    if (before) for (const key of keysOf(before as PaperFileRow)) index.get(key)?.delete(id)
    if (after) for (const key of keysOf(after as PaperFileRow)) index.set(key, (index.get(key) ?? new Set()).add(id))
  }
})

function put(world: World, row: PaperFileRow): PaperFileRow {
  const index = filesIndex(world)
  const before = world.paperFiles.get(row.id)
  if (before) for (const key of keysOf(before)) index.get(key)?.delete(row.id)
  for (const key of keysOf(row)) index.set(key, (index.get(key) ?? new Set()).add(row.id))
  return world.paperFiles.put(row)
}

/** Papers of which a person has a file. */
export const papersWithFiles = (world: World, ownerId: string): string[] =>
  [...filesIndex(world)].flatMap(([key, ids]) =>
    ids.size > 0 && key.startsWith(`${ownerId} `) ? [key.slice(ownerId.length + 1)] : [],
  )

export const hasFiles = (world: World, ownerId: string, documentId: string) =>
  (filesIndex(world).get(keyOf(ownerId, documentId))?.size ?? 0) > 0

const rowsOf = (world: World, ownerId: string, documentId: string): PaperFileRow[] =>
  [...(filesIndex(world).get(keyOf(ownerId, documentId)) ?? [])].flatMap((id) => world.paperFiles.get(id) ?? [])

/** Whether somebody may read a file: its owner, and the people of a project with which it is shared while both belong to it. */
export const mayReadFile = (world: World, accountId: string, { ownerId, shares = [] }: PaperFileRow): boolean =>
  ownerId === accountId ||
  shares.some(({ projectId }) => maySeeProject(world, accountId, projectId) && maySeeProject(world, ownerId, projectId))

/** The files that are shared with a project and may be read there, each with its consent, the newest first. */
export const sharedIn = (world: World, projectId: string): { row: PaperFileRow; share: FileShare }[] =>
  world.paperFiles
    .pick(
      ({ ownerId, shares }) => shares?.some((share) => share.projectId === projectId) === true && maySeeProject(world, ownerId, projectId), // prettier-ignore
      (row) => ({ row, share: row.shares?.find((share) => share.projectId === projectId) }),
    )
    .flatMap(({ row, share }) => (share ? [{ row, share }] : []))
    .toSorted((a, b) => b.share.at.localeCompare(a.share.at))

/** Files of a paper that somebody may read: their own first, then those that are shared with them. */
function readableRows(world: World, accountId: string, documentId: string): PaperFileRow[] {
  const shared = filesIndex(world).get(keyOf('', documentId))
  const own = rowsOf(world, accountId, documentId)
  if (!shared || shared.size === 0) return own
  const others = [...shared]
    .flatMap((id) => world.paperFiles.get(id) ?? [])
    .filter((row) => row.ownerId !== accountId && mayReadFile(world, accountId, row))
  return [...own, ...others.sort((a, b) => a.uploadedAt.localeCompare(b.uploadedAt))]
}

/** Whether there is a file of the paper that somebody may read. */
export const canReadFile = (world: World, accountId: string, documentId: string) =>
  readableRows(world, accountId, documentId).length > 0

/** A file of that paper that somebody may read, or not found. */
export function readableOrRefuse(world: World, accountId: string, documentId: string, fileId: string): PaperFileRow {
  const row = world.paperFiles.get(fileId)
  if (row?.documentId !== documentId || !mayReadFile(world, accountId, row)) throw notFound('This file')
  return row
}

const addressOf = ({ id, documentId }: PaperFileRow) => `/api/documents/${documentId}/files/${id}`

/** A file as its owner sees it. */
export function shownFile(world: World, row: PaperFileRow): PaperFile {
  const file = world.files.seen(row.id)
  return { ...row, url: addressOf(row), ...(file && isLost(world, file) && { isLost: true }) }
}

/** Puts the content of a file back that was lost: somebody has sent the same bytes again. */
export function putBack(world: World, { id }: PaperFileRow, bytes: Uint8Array): void {
  const file = world.files.get(id)
  if (file && isLost(world, file)) putFile(world, file, bytes)
}

/** A file as its owner sees it, or as somebody else does with whom it is shared. */
function shownTo(world: World, accountId: string, row: PaperFileRow): PaperFile {
  if (row.ownerId === accountId) return shownFile(world, row)
  const { shares: _shares, clientKey: _key, ...file } = shownFile(world, row) as PaperFile & { clientKey?: string }
  return { ...file, sharedBy: personById(world, row.ownerId) ?? { userId: row.ownerId, name: 'Somebody' } }
}

/** Files of a paper that somebody may read, their own first, each in the order in which they came. */
export const filesOf = (world: World, accountId: string, documentId: string): PaperFile[] =>
  readableRows(world, accountId, documentId).map((row) => shownTo(world, accountId, row))

/** Files that a person has of a paper, in the order in which they came. */
export const ownFilesOf = (world: World, ownerId: string, documentId: string): PaperFile[] =>
  rowsOf(world, ownerId, documentId).map((row) => shownFile(world, row))

/** Shares a file with a project; where it is shared there already it stays as it was. */
export const shareFile = (world: World, row: PaperFileRow, share: FileShare): PaperFileRow =>
  row.shares?.some(({ projectId }) => projectId === share.projectId)
    ? row
    : put(world, { ...row, shares: [...(row.shares ?? []), share] })

export const unshareFile = (world: World, row: PaperFileRow, projectId: string): PaperFileRow =>
  put(world, { ...row, shares: (row.shares ?? []).filter((share) => share.projectId !== projectId) })

/** A file of that paper and that person, or not found: whose it is otherwise is not said. */
export function fileOrRefuse(world: World, ownerId: string, documentId: string, fileId: string): PaperFileRow {
  const row = world.paperFiles.get(fileId)
  if (row?.ownerId !== ownerId || row.documentId !== documentId) throw notFound('This file')
  return row
}

export const sameBytes = (world: World, ownerId: string, hash: string) =>
  world.paperFiles.of(ownerId).find((row) => row.hash === hash)

export const sentBefore = (world: World, ownerId: string, clientKey: string | undefined) =>
  clientKey === undefined ? undefined : world.paperFiles.of(ownerId).find((row) => row.clientKey === clientKey)

export type ReadUpload = { name: string; type: string; bytes: Uint8Array; hash: string }

const refuse = (status: number, code: string, message: string) =>
  new Refusal(status, message, { code, fields: { file: message } })

/** The last part of a path, without signs that hide or reorder what is read; its end stays, because it says the type. */
function nameOf(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  // oxlint-disable-next-line no-control-regex
  const clean = last.replaceAll(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '').trim()
  if (clean.startsWith('.')) return nameOf(`file${clean}`)
  if (clean.length <= NAME_MAX) return wholeLetters(clean)
  return wholeLetters(`${clean.slice(0, NAME_MAX - 20)}…${clean.slice(-19)}`)
}

/** A sent file, checked: 413 above 10 MB, 422 for nothing in it and for a content that is not what the name says. */
export async function readUpload(file: File): Promise<ReadUpload> {
  if (file.size > FILE_MAX_BYTES) throw refuse(413, 'too_large', 'This file is larger than 10 MB.')
  if (file.size === 0) throw refuse(422, 'empty_file', 'This file is empty.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = nameOf(file.name)
  const type = typeOfFile(name, bytes)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { name, type, bytes, hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}

type Kept = { clientKey?: string | undefined; outcome?: string; fetched?: PaperFile['fetched'] }

/** Keeps a checked file with a paper. */
export function keepPaperFile(
  world: World,
  ownerId: string,
  documentId: string,
  { name, type, bytes, hash }: ReadUpload,
  { clientKey, outcome, fetched }: Kept = {},
): PaperFileRow {
  if (rowsOf(world, ownerId, documentId).length >= FILES_MAX) {
    throw refuse(403, 'files_full', `A paper holds at most ${FILES_MAX} files.`)
  }
  const id = world.newId('pf')
  putFile(world, { id, ownerId, name, type }, bytes)
  return put(world, {
    id,
    ownerId,
    documentId,
    name,
    type,
    bytes: bytes.length,
    hash,
    uploadedAt: world.now(),
    ...(clientKey !== undefined && { clientKey }),
    ...(outcome !== undefined && { outcome }),
    ...(fetched !== undefined && { fetched }),
  })
}

/** Keeps the text that was read from a file; without a letter on any page, that it has none. */
export function keepReadText(world: World, file: PaperFileRow, pages: TextPage[], hash: string): void {
  if (hasLetters(pages)) {
    world.paperTexts.put({ id: file.id, ownerId: file.ownerId, pages, textHash: hash })
    changeFile(world, file, { text: 'stored' })
  } else {
    world.paperTexts.remove(file.id)
    changeFile(world, file, { text: 'none' })
  }
}

export const changeFile = (world: World, row: PaperFileRow, patch: Partial<PaperFileRow>) =>
  put(world, { ...row, ...patch })

export function removeFile(world: World, row: PaperFileRow): void {
  for (const key of keysOf(row)) filesIndex(world).get(key)?.delete(row.id)
  world.paperFiles.remove(row.id)
  world.paperTexts.remove(row.id)
  dropFile(world, row.id)
}

/** Files of papers become files of another one; where they were is answered, for taking it back. */
export function moveFiles(world: World, ownerId: string, from: readonly string[], to: string) {
  const rows = from.flatMap((documentId) => rowsOf(world, ownerId, documentId))
  for (const row of rows) changeFile(world, row, { documentId: to })
  return rows.map(({ id, documentId }) => ({ id, documentId }))
}

export function putFilesBack(world: World, ownerId: string, places: readonly { id: string; documentId: string }[]) {
  for (const { id, documentId } of places) {
    const row = world.paperFiles.get(id)
    if (row?.ownerId === ownerId) changeFile(world, row, { documentId })
  }
}

/** Removes files whose paper is gone and stands in no change that could still be taken back. `isThere` knows papers. */
export function sweepFiles(world: World, ownerId: string, isThere: (documentId: string) => boolean): void {
  const undoable = new Set(
    world.undos
      .of(ownerId)
      .pick(
        () => true,
        ({ documents }) => documents.map(({ id }) => id),
      )
      .flat(),
  )
  for (const row of world.paperFiles.of(ownerId).all()) {
    if (!isThere(row.documentId) && !undoable.has(row.documentId)) removeFile(world, row)
  }
}

const fullTexts = new WeakMap<World, Map<string, FullText>>()

/** Texts read from the files of a paper that somebody may read, in the order of the files; each is joined once. */
export function fullTextsOf(world: World, accountId: string, documentId: string): FullText[] {
  const known = fullTexts.get(world) ?? new Map<string, FullText>()
  fullTexts.set(world, known)
  return readableRows(world, accountId, documentId).flatMap(({ id }) => {
    const row = world.paperTexts.get(id)
    if (!row) return []
    const before = known.get(id)
    if (before?.textHash === row.textHash) return before
    const made = fullTextOf(row.pages)
    known.set(id, made)
    return made
  })
}
