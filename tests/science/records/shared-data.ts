import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** Real files that may lie beside the project. Tests use them when they are there and small ones of their own when not. */
const root = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))

export function sharedBytes(path: string): Uint8Array | undefined {
  if (!existsSync(root + path)) return undefined
  const bytes = readFileSync(root + path)
  return new Uint8Array(path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
}

export function sharedJson(path: string): unknown {
  const bytes = sharedBytes(path)
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
