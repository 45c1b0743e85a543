import type { Author } from '#contract/papers.ts'

import { cleanLine, trimmed } from './clean-text.ts'
import { decodeLatex } from './latex.ts'
import { parseName } from './names.ts'

/** Splits at a sign or word outside braces. `and` is matched as a word, in any case. */
export function splitTopLevel(value: string, separator: 'and' | ',' | ';'): string[] {
  const pieces: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < value.length; at += 1) {
    const here = value[at]
    if (here === '\\') at += 1
    else if (here === '{') depth += 1
    else if (here === '}') depth -= 1
    else if (depth <= 0) {
      const length =
        separator === 'and'
          ? (/^\s+and(?=\s)/i.exec(value.slice(at, at + 40))?.[0].length ?? 0)
          : here === separator
            ? 1
            : 0
      if (length > 0) {
        pieces.push(value.slice(start, at))
        start = at + length
        at = start - 1
      }
    }
  }
  return [...pieces, value.slice(start)].map(trimmed)
}

/**
 * Authors of a BibTeX value. A name wholly in braces is a group; "von Last, Jr, First" and "First von Last" are persons,
 * particles and suffixes stay with the family name; "given=…, family=…" (biblatex) is understood; "others" is nobody.
 */
export function bibtexNames(value: string): (Author | undefined)[] {
  return splitTopLevel(value, 'and')
    .filter((name) => name !== '' && !/^others$/i.test(name))
    .map(bibtexName)
}

function bibtexName(name: string): Author | undefined {
  const braced = /^\{([\s\S]*)\}$/.exec(name)?.[1]
  if (braced !== undefined && isBalanced(braced)) return { literal: decodeLatex(braced) }
  const parts = splitTopLevel(name, ',')
  const labelled = parts.map((part) =>
    /^(given|family|prefix|suffix|\w{1,9}-i|useprefix|nameid|id)\s*=\s*"?([\s\S]*?)"?$/i.exec(part),
  )
  if (labelled.every((match) => match !== null)) {
    const part = (label: string) =>
      decodeLatex(labelled.findLast((match) => match[1]?.toLowerCase() === label)?.[2] ?? '')
    return { family: [part('prefix'), part('family'), part('suffix')].filter(Boolean).join(' '), given: part('given') }
  }
  if (parts.length > 1) {
    const [family = '', ...others] = parts.map(decodeLatex)
    const given = others.at(-1) ?? ''
    return { family: cleanLine([family, ...others.slice(0, -1)].join(' ')), given }
  }
  if (/^[^{}\s]+$/.test(name)) return { literal: decodeLatex(name) }
  return bracedFamily(name) ?? parseName(decodeLatex(name), { givenFirst: true })
}

/** "Hermann {von Helmholtz}", "Luis {Garc\'ia Lorca}": braces hold the family name together. */
function bracedFamily(name: string): Author | undefined {
  const open = name.search(/\s\{/)
  const [before, inside] = [name.slice(0, open).trimEnd(), name.slice(open).trim()]
  if (open < 0 || !inside.endsWith('}') || !isBalanced(inside.slice(1, -1)) || !isBalanced(before)) return undefined
  const family = decodeLatex(inside.slice(1, -1))
  // One letter with its accent is no name held together.
  return family.length < 2 ? undefined : { family, given: decodeLatex(before) }
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length && depth >= 0; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
  }
  return depth === 0
}

/** Keywords, parted by commas, or by semicolons where there are any; braces hold one together. */
export function bibtexList(value: string): string[] {
  const separator = splitTopLevel(value, ';').length > 1 ? ';' : ','
  return splitTopLevel(value, separator).map(decodeLatex)
}

/** Paragraphs of a long value: LaTeX parts them by an empty line. */
export function bibtexParagraphs(value: string): string {
  return value
    .split(/\n\s*\n/)
    .map((paragraph) => cleanLine(decodeLatex(paragraph)))
    .join('\n')
}
