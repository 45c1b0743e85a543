import { toBase64 } from '#shared/format/base64.ts'

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** A picture file as the data address that a draft holds. */
export const base64Of = (name: string, bytes: Uint8Array): string =>
  `data:${types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'image/png'};base64,${toBase64(bytes)}`
