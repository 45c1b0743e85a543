import { crc32, ZipError, type ZipEntry } from './zip.ts'

const CENTRAL = 0x02014b50
const END = 0x06054b50
const STORED = 0
const DEFLATED = 8
const END_SIZE = 22
const COMMENT_MAX = 0xffff
/** Unpacked, all wanted files together: a small archive that grows without end is left. */
const ALL_MAX = 1024 * 1024 * 1024
const ENCRYPTED = 0x0001

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

async function inflated(bytes: Uint8Array, size: number): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const whole = new Uint8Array(size)
  let at = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    // More than was announced: a small file that unpacks without end is left here.
    if (at + part.value.length > size) throw new ZipError('A file in the archive is larger than it says.')
    whole.set(part.value, at)
    at += part.value.length
  }
  if (at !== size) throw new ZipError('A file in the archive is cut off.')
  return whole
}

/**
 * Unpacks the files of an archive that `wanted` says yes to, stored or deflated. Nothing is written anywhere, so names
 * that point out of a folder do no harm. Throws `ZipError` where the archive is damaged, encrypted, or a wanted file has
 * more than `maxBytes`.
 */
export async function readZip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  maxBytes: number,
): Promise<ZipEntry[]> {
  const view = viewOf(bytes)
  const entries: ZipEntry[] = []
  try {
    const end = endOf(bytes)
    const count = view.getUint16(end + 10, true)
    let at = view.getUint32(end + 16, true)
    let all = 0
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== CENTRAL) throw new ZipError('The list of files is damaged.')
      const flags = view.getUint16(at + 8, true)
      const method = view.getUint16(at + 10, true)
      const crc = view.getUint32(at + 16, true)
      const packed = view.getUint32(at + 20, true)
      const size = view.getUint32(at + 24, true)
      const nameLength = view.getUint16(at + 28, true)
      const local = view.getUint32(at + 42, true)
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
      if (!wanted(name)) continue
      if (flags & ENCRYPTED) throw new ZipError(`${name} is locked with a password.`)
      if (size > maxBytes) throw new ZipError(`${name} is too large.`)
      if ((all += size) > ALL_MAX) throw new ZipError('The archive unpacks to more than 1 GB.')
      if (method !== STORED && method !== DEFLATED) throw new ZipError(`${name} is packed in a way that is not known.`)
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const body = bytes.subarray(start, start + packed)
      const content = method === STORED ? body : await inflated(body, size)
      if (crc32(content) !== crc) throw new ZipError(`${name} is damaged.`)
      entries.push({ name, bytes: content })
    }
    return entries
  } catch (error) {
    if (error instanceof ZipError) throw error
    // Reading beyond the end, or data that does not inflate.
    throw new ZipError('The archive is damaged.')
  }
}
