export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type DecodedText = { text: string; encoding: TextEncoding; hadBom: boolean }

/**
 * Turns the bytes of a reference file into text. A byte order mark decides; then the pattern of NUL bytes that UTF-16
 * leaves; then UTF-8 if the bytes are valid, else windows-1252, which every byte sequence is. Two cases lie between: a
 * UTF-8 file cut in the middle of a character, and one into which a program pasted a few bytes of windows-1252; both are
 * read as UTF-8, the odd bytes as windows-1252. JabRef's "Encoding:" header may confirm windows-1252 and Latin-1, but
 * never overrules bytes that are valid UTF-8: programs save such files as UTF-8 and forget the header.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { ...utf8(bytes.subarray(3)), hadBom: true }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { ...utf16(bytes.subarray(2), 'utf-16le'), hadBom: true }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { ...utf16(bytes.subarray(2), 'utf-16be'), hadBom: true }
  const wide = utf16Pattern(bytes)
  return { ...(wide ? utf16(bytes, wide) : utf8(bytes)), hadBom: false }
}

/** Text in letters of ASCII, written as UTF-16, has a NUL in every other byte, always on the same side. */
function utf16Pattern(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, 4096) & ~1
  if (length < 4) return undefined
  let [even, odd] = [0, 0]
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1
    if (bytes[at + 1] === 0) odd += 1
  }
  const pairs = length / 2
  if (odd > pairs * 0.4 && even < pairs * 0.05) return 'utf-16le'
  return even > pairs * 0.4 && odd < pairs * 0.05 ? 'utf-16be' : undefined
}

function utf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Omit<DecodedText, 'hadBom'> {
  return { text: new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes), encoding }
}

function utf8(bytes: Uint8Array): Omit<DecodedText, 'hadBom'> {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    const { text, characters, odd } = mixed(bytes)
    if (characters > odd && !declaresLatin(bytes)) return { text, encoding: 'utf-8' }
    return { text: windows1252(bytes), encoding: 'windows-1252' }
  }
}

const punctuation = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Node 20 decodes windows-1252 as Latin-1, which has control codes where windows-1252 has punctuation (80 to 9F). */
function windows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text.replace(/[\x80-\x9F]/g, (sign) => punctuation[sign.charCodeAt(0) - 0x80] ?? sign)
}

function declaresLatin(bytes: Uint8Array): boolean {
  const head = windows1252(bytes.subarray(0, 200))
  return /^%\s*Encoding:\s*(?:windows-1252|cp1252|iso-?8859[-_]1|latin-?1)\b/im.test(head)
}

/** UTF-8 with odd bytes among it: valid stretches as UTF-8, every other byte as windows-1252. */
function mixed(bytes: Uint8Array): { text: string; characters: number; odd: number } {
  const valid = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  let from = 0
  let [characters, odd] = [0, 0]
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at)
    if (length > 0) {
      if (length > 1) characters += 1
      at += length
      continue
    }
    text += valid.decode(bytes.subarray(from, at))
    const isCut = at + 4 > bytes.length && (bytes[at] ?? 0) >= 0xc2
    if (isCut) return { text, characters: characters + 1, odd }
    text += windows1252(bytes.subarray(at, at + 1))
    odd += 1
    at += 1
    from = at
  }
  return { text: text + valid.decode(bytes.subarray(from)), characters, odd }
}

/** Length of the UTF-8 character that starts here, 0 when none does. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) return 1
  const length = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0
  if (length === 0 || lead >= 0xf5 || at + length > bytes.length) return 0
  for (let next = 1; next < length; next += 1) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  const second = bytes[at + 1] ?? 0
  const isOverlongOrSurrogate =
    (lead === 0xe0 && second < 0xa0) ||
    (lead === 0xed && second > 0x9f) ||
    (lead === 0xf0 && second < 0x90) ||
    (lead === 0xf4 && second > 0x8f)
  return isOverlongOrSurrogate ? 0 : length
}
