import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.json', '.webmanifest', '.svg', '.txt', '.wasm'])
const WORTH_COMPRESSING = 1024

export type Encoding = 'br' | 'gzip' | 'identity'
export type StaticFile = {
  type: string
  etag: string
  /** Its name holds a hash of its content: it never changes. */
  isHashed: boolean
  encodings: readonly Encoding[]
  bytes(encoding: Encoding): Promise<Buffer>
}

export type StaticFiles = {
  /** The file at an address path, or undefined. Only what stood in the folder when it was listed can be found. */
  find(path: string): Promise<StaticFile | undefined>
}

/**
 * Packed when it is first asked for, while somebody waits. Quality 9 and above takes nine times the processor time, half a
 * second for a large page of many small files, to be a hundredth smaller.
 */
const BROTLI_QUALITY = 6
const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/**
 * The files of a build. Addresses are looked up in a list and never joined to a path, so that no address leads out of the
 * folder. A new build is noticed by its index.html.
 */
export function openStaticFiles(folder: string): StaticFiles {
  let listed = new Map<string, Promise<StaticFile> | undefined>()
  let builtAt = -1

  const refresh = async () => {
    const index = join(folder, 'index.html')
    const changedAt = existsSync(index) ? (await stat(index)).mtimeMs : 0
    if (changedAt === builtAt) return
    builtAt = changedAt
    listed = changedAt === 0 ? new Map() : new Map((await addressesIn(folder)).map((path) => [path, undefined]))
  }
  return {
    find: async (path) => {
      if (path === '/index.html' || !listed.has(path)) await refresh()
      if (!listed.has(path)) return undefined
      const file = listed.get(path) ?? readStaticFile(folder, path)
      listed.set(path, file)
      return file.catch(() => {
        // Replaced by a newer build in this moment.
        listed.delete(path)
        return undefined
      })
    },
  }
}

/** Hidden files (the build's manifest) and source maps are not for the public. */
async function addressesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')) && !path.endsWith('.map'))
}

async function readStaticFile(folder: string, path: string): Promise<StaticFile> {
  const content = await readFile(join(folder, ...path.split('/')))
  const extension = extname(path)
  const isText = COMPRESSED.has(extension) && content.length >= WORTH_COMPRESSING
  const kept = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]])
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isHashed: path.startsWith('/assets/'),
    encodings: isText ? ['br', 'gzip', 'identity'] : ['identity'],
    bytes: (encoding) => {
      const bytes = kept.get(encoding) ?? compress[encoding as 'br' | 'gzip'](content)
      kept.set(encoding, bytes)
      return bytes
    },
  }
}

/** The best encoding that a file has and an Accept-Encoding header takes. */
export function encodingFor(file: StaticFile, accepted: string | undefined): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.replace(/;.*$/, '').trim()),
  )
  return file.encodings.find((encoding) => encoding === 'identity' || taken.has(encoding)) ?? 'identity'
}
