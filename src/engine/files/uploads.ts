import { fromBase64, toBase64 } from '../world/base64.ts'
import { Refusal } from '../world/refusal.ts'
import type { FileRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

const MAX_BYTES = 10 * 1024 * 1024

type Rules = { extensions: readonly string[]; wrongType: string; tooLarge: string; field: string }

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Refuses a file that is empty (422), larger than 10 MB (413), or of a type that is not taken (422). */
export function assertUpload(file: File, { extensions, wrongType, tooLarge, field }: Rules): void {
  if (file.size > MAX_BYTES) throw new Refusal(413, tooLarge, { code: 'too_large', fields: { [field]: tooLarge } })
  if (!extensions.includes(extensionOf(file.name))) {
    throw new Refusal(422, wrongType, { code: 'file_type', fields: { [field]: wrongType } })
  }
  if (file.size === 0) {
    const message = 'The file is empty.'
    throw new Refusal(422, message, { code: 'empty_file', fields: { [field]: message } })
  }
}

/** A text that was cut may end in half a letter, which no address can carry. */
export const wholeLetters = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '')

/** Keeps a file with the world. The name is cut to a length that every system takes. */
export async function keepFile(world: World, ownerId: string, file: File): Promise<FileRow> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = wholeLetters(file.name.slice(-200))
  return putFile(world, { id: world.newId('file'), ownerId, name, type: file.type }, bytes)
}

/** Keeps a file and its content. */
export function putFile(world: World, row: FileRow, bytes: Uint8Array): FileRow {
  world.contents.put({ id: row.id, bytes: toBase64(bytes) })
  return world.files.put({ ...row, size: bytes.length })
}

export function dropFile(world: World, id: string): void {
  world.contents.remove(id)
  world.files.remove(id)
}

/** Whether the content of a file is gone from the disk. */
export const isLost = (world: World, { id, bytes }: FileRow): boolean =>
  bytes === undefined && !world.contents.isThere(id)

/** The content of a file; refused (410) where it is gone from the disk. */
export async function fileBytes(world: World, { id, bytes }: FileRow): Promise<Uint8Array<ArrayBuffer>> {
  const kept = bytes ?? (await world.contents.get(id))?.bytes
  if (kept === undefined) {
    throw new Refusal(410, 'This file is lost: it is no longer on the disk of the server. Add it again.', {
      code: 'file_lost',
    })
  }
  return fromBase64(kept)
}

/** How large a file is, in bytes. */
export const fileSize = ({ size, bytes = '' }: FileRow): number => size ?? fromBase64(bytes).length
