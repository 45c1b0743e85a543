const word = (bytes: Uint8Array, at: number, isLittle = false) =>
  isLittle ? (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0) : 256 * (bytes[at] ?? 0) + (bytes[at + 1] ?? 0)

/** Width and height of a PNG, GIF or JPEG in pixels, read from its first bytes; undefined where they do not say. */
export function pictureSize(bytes: Uint8Array, type: string): { width: number; height: number } | undefined {
  if (type === 'image/png' && bytes.length > 24)
    return sane(word(bytes, 16) * 65_536 + word(bytes, 18), word(bytes, 20) * 65_536 + word(bytes, 22))
  if (type === 'image/gif' && bytes.length > 10) return sane(word(bytes, 6, true), word(bytes, 8, true))
  if (type !== 'image/jpeg') return undefined
  let at = 2
  while (at + 9 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    // Start of frame, of whatever coding (ISO 10918-1, table B.1).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sane(word(bytes, at + 7), word(bytes, at + 5))
    const length = word(bytes, at + 2)
    if (length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

const sane = (width: number, height: number) => (width > 0 && height > 0 ? { width, height } : undefined)
