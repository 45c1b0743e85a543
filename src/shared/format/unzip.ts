import { Inflate, ZipPassThrough } from 'fflate'

import { ZipError, type ZipEntry } from './zip.ts'

const CENTRAL = 0x02014b50
const END = 0x06054b50
const STORED = 0
const DEFLATED = 8
const END_SIZE = 22
const COMMENT_MAX = 0xffff
/** Unpacked, all wanted files together: a small archive that grows without end is left. */
const ALL_MAX = 1024 * 1024 * 1024
const ENCRYPTED = 0x0001
/** Packed bytes of one turn, which become at most a thousand times as many. */
const TURN = 16 * 1024

/** Whether bytes begin as an archive does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the list of files ends: looked for from the back, because a comment may follow it. */
function endOf(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  const first = Math.max(0, bytes.length - END_SIZE - COMMENT_MAX)
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at
  throw new ZipError('The archive is cut off.')
}

/** CRC-32 as archives have it (ISO 3309). */
function sumOf(bytes: Uint8Array): number {
  const file = new ZipPassThrough('')
  file.ondata = () => undefined
  file.push(bytes, true)
  return file.crc >>> 0
}

/** Unpacked in small turns, because a small file that unpacks without end is left as soon as it has more than announced. */
function inflated(bytes: Uint8Array, size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  const stream = new Inflate((part) => {
    if (at + part.length > size) throw new ZipError('A file in the archive is larger than it says.')
    whole.set(part, at)
    at += part.length
  })
  for (let from = 0; from < bytes.length; from += TURN) {
    stream.push(bytes.subarray(from, from + TURN), from + TURN >= bytes.length)
  }
  if (at !== size) throw new ZipError('A file in the archive is cut off.')
  return whole
}

/** A file as the list names it, its content still packed. */
type Packed = { name: string; method: number; sum: number; size: number; body: Uint8Array }

// The list is read here: the library's reader checks no sums, takes locked files for open ones, and unpacks beyond the
// announced size.
function* listed(bytes: Uint8Array): Generator<Packed & { isLocked: boolean }> {
  const view = viewOf(bytes)
  const end = endOf(bytes)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new ZipError('The list of files is damaged.')
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    yield {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isLocked: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      sum: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
      body: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}

/** What is wanted of an archive, once the list alone says that all of it may be unpacked. */
function chosenOf(bytes: Uint8Array, wanted: (name: string) => boolean, maxBytes: number): Packed[] {
  const chosen: Packed[] = []
  let all = 0
  for (const file of listed(bytes)) {
    const { name, method, size } = file
    if (!wanted(name)) continue
    if (file.isLocked) throw new ZipError(`${name} is locked with a password.`)
    if (size > maxBytes) throw new ZipError(`${name} is too large.`)
    if ((all += size) > ALL_MAX) throw new ZipError('The archive unpacks to more than 1 GB.')
    if (method !== STORED && method !== DEFLATED) throw new ZipError(`${name} is packed in a way that is not known.`)
    chosen.push(file)
  }
  return chosen
}

function unpacked({ name, method, sum, size, body }: Packed): ZipEntry {
  const bytes = method === STORED ? body : inflated(body, size)
  if (sumOf(bytes) !== sum) throw new ZipError(`${name} is damaged.`)
  return { name, bytes }
}

/**
 * Unpacks the files of an archive that `wanted` says yes to, stored or deflated. Nothing is written anywhere, so names
 * that point out of a folder do no harm. Rejects with `ZipError` where the archive is damaged, encrypted, or a wanted file
 * has more than `maxBytes`; nothing is unpacked before the whole list has passed.
 */
export async function readZip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  maxBytes: number,
): Promise<ZipEntry[]> {
  try {
    return chosenOf(bytes, wanted, maxBytes).map(unpacked)
  } catch (error) {
    if (error instanceof ZipError) throw error
    // Reading beyond the end, or data that does not inflate.
    throw new ZipError('The archive is damaged.')
  }
}
