/** Pieces of an expression that may repeat, each as a text that fits it, and what stands in front of each. */
export type Piece = { before: string; repeated: string }

/** Letters tried for a class or an escape, the likeliest first. */
const LETTERS = [
  'a',
  ' ',
  '1',
  'A',
  '.',
  '-',
  ',',
  '\n',
  '(',
  '[',
  '<',
  '"',
  '\\',
  '{',
  '/',
  ':',
  ';',
  '#',
  '*',
  '_',
  '$',
  '=',
  '>',
  ')',
  ']',
  '}',
  "'",
  'é',
  '’',
  '“',
  '–',
  '%',
  '&',
  '@',
  '|',
  '~',
  '^',
  '`',
  '!',
  '?',
  '+',
  '\t',
  '0',
  'x',
  'e',
  '\u00AD',
  '\u0301',
  '中',
  '\r',
]

/**
 * Texts made of an expression's own pieces, `length` letters each, that make it try most: what fits a repeated piece over
 * and over, behind what the expression wants first, with an end that does not fit.
 */
export function adversarialTexts(source: string, flags: string, length: number): string[] {
  const pieces = piecesOf(source, flags.replace(/[gyd]/g, ''))
  const texts = new Set<string>()
  const add = (before: string, repeated: string, after: string) => {
    if (repeated !== '')
      texts.add(before + repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length) + after)
  }
  for (const { before, repeated } of pieces) {
    add('', repeated, '\u0000')
    add(before, repeated, '\u0000')
    // Many beginnings: each place is tried, and each runs to the end.
    add('', before + repeated, '\u0000')
    add('', before, '\u0000')
  }
  for (const [at, { repeated }] of pieces.entries()) {
    const next = pieces[at + 1]
    if (next && next.repeated !== repeated) add('', repeated + next.repeated, '\u0000')
  }
  return [...texts].slice(0, 16)
}

function piecesOf(source: string, flags: string): Piece[] {
  const found: Piece[] = []
  let before = ''
  const read = (from: number): { sample: string; at: number } => {
    // One alternative after the other; the sample is that of the first that has one.
    let [at, best, own]: [number, string | undefined, string] = [from, undefined, '']
    while (at < source.length) {
      const sign = source[at]
      if (sign === ')') break
      if (sign === '|') {
        best ??= own
        own = ''
        before = before.slice(0, 60)
        at++
        continue
      }
      const start = at
      const atom = atomAt(at)
      at = atom.at
      const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at))?.[0] ?? ''
      at += quantifier.length
      const isMany = /^[*+]|^\{\d+,\}|^\{\d*,?\d{2,}\}/.test(quantifier)
      if (isMany && atom.sample !== '') found.push({ before, repeated: atom.sample })
      const least = Number(
        /^\{(\d+)/.exec(quantifier)?.[1] ?? (quantifier.startsWith('*') || quantifier.startsWith('?') ? 0 : 1),
      )
      const sample = atom.sample.repeat(Math.min(least, 40))
      own += sample
      if (start !== at) before = (before + sample).slice(-200)
    }
    return { sample: best ?? own, at }
  }
  const atomAt = (at: number): { sample: string; at: number } => {
    const rest = source.slice(at)
    const group = /^\((?:\?(?::|[=!]|<[=!]|<\w+>|[a-z-]+:))?/.exec(rest)?.[0]
    if (group !== undefined) {
      const isLook = /^\(\?<?[=!]/.test(group)
      const kept = before
      const inner = read(at + group.length)
      if (isLook) before = kept
      else before = kept
      return { sample: isLook ? '' : inner.sample, at: inner.at + 1 }
    }
    const part =
      /^\[(?:\\.|[^\]\\])*\]/s.exec(rest)?.[0] ??
      /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|.)/s.exec(rest)?.[0] ??
      rest.slice(0, 1)
    return { sample: sampleOf(part, flags), at: at + part.length }
  }
  for (let at = 0; at < source.length;) at = read(at).at + 1
  return found
}

const samples = new Map<string, string>()
function sampleOf(part: string, flags: string): string {
  if (part === '^' || part === '$' || /^\\[bBk\d]/.test(part)) return ''
  if (part.length === 1 && part !== '.') return part
  const key = `${flags}/${part}`
  const known = samples.get(key)
  if (known !== undefined) return known
  const fits = new RegExp(`^${part}$`, flags.replace('m', ''))
  const found = LETTERS.find((letter) => fits.test(letter)) ?? anyOf(fits)
  samples.set(key, found)
  return found
}

function anyOf(fits: RegExp): string {
  for (let code = 1; code < 0x3000; code++) if (fits.test(String.fromCharCode(code))) return String.fromCharCode(code)
  return ''
}
