import { plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'

import { lowered, raised } from './clean-text.ts'
import { moreSigns, spacing, transparent } from './latex-signs.ts'

// Private signs stand in for what the LaTeX reader must not touch, or must mark without HTML.
const mark = (code: number) => String.fromCodePoint(0xf0000 + code)
const raisedMarks: [string, string] = [mark(1), mark(2)]
const loweredMarks: [string, string] = [mark(3), mark(4)]
const plainMarks: [string, string] = ['', '']
const escapes: [RegExp, string][] = [
  [/\\textbackslash(?:\{\}| |(?![a-zA-Z]))/g, '\\'],
  [/\\(?:textbraceleft|lbrace)(?:\{\}| |(?![a-zA-Z]))|\\\{/g, '{'],
  [/\\(?:textbraceright|rbrace)(?:\{\}| |(?![a-zA-Z]))|\\\}/g, '}'],
  [/\\(?:textdollar)(?:\{\}| |(?![a-zA-Z]))|\\\$/g, '$'],
  [/\\&/g, '&'],
  [/\\%/g, '%'],
  [/\\#/g, '#'],
  [/\\_/g, '_'],
]
const spaces =
  '\u00A0\u0085\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF'
const kept = [...escapes.map(([, sign]) => sign), ...spaces.split('')]
const standIns = new Map(kept.map((sign, index) => [sign, mark(16 + index)]))
const originals = new Map([...standIns].map(([sign, standIn]) => [standIn, sign]))

let ready = false

/** The library marks italics and the like with HTML, which a title in this library does not hold. */
function prepare(): void {
  if (ready) return
  const { formatting, formattingCommands, commands } = plugins.config.get('@bibtex').constants
  Object.assign(commands, moreSigns, spacing)
  Object.assign(formattingCommands, Object.fromEntries(transparent.map((name) => [name, undefined])))
  Object.assign(formatting, {
    italics: plainMarks,
    bold: plainMarks,
    smallcaps: plainMarks,
    nocase: plainMarks,
    superscript: raisedMarks,
    subscript: loweredMarks,
  })
  ready = true
}

/**
 * Plain text of a BibTeX value: accents, ligatures, mathematics and commands of LaTeX resolved (citation-js), formatting
 * dropped, raised and lowered digits kept. A value that is not LaTeX after all ("costs $5") keeps its signs.
 */
export function decodeLatex(value: string): string {
  if (!/[\\{}$~]|--|''|``/.test(value)) return value
  const guarded = guard(value)
  return restore(
    converted(guarded) ?? converted(guarded.replaceAll('$', standIns.get('$') ?? '')) ?? guarded.replace(/[{}]/g, ''),
  )
}

function converted(value: string): string | undefined {
  prepare()
  try {
    const entry = { type: 'misc', label: 'x', properties: { title: value } }
    const [item] = plugins.input.chain(entry, { forceType: '@biblatex/entry+object', generateGraph: false })
    const title = item?.['title']
    return typeof title === 'string' ? title : ''
  } catch {
    return undefined
  }
}

function guard(value: string): string {
  // An accent over \i or \j stands over i or j: the dotless letter is only how print makes room for it.
  let text = value.replace(
    /\\(['`^"~=.]|[uvH](?=[\s{\\]))\s*(?:\{\s*\\([ij])\s*\}|\\([ij])(?![A-Za-z]))/g,
    '\\$1{$2$3}',
  )
  for (const [pattern, sign] of escapes) text = text.replace(pattern, standIns.get(sign) ?? sign)
  return text.replace(
    /[\u00A0\u0085\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]/g,
    (space) => standIns.get(space) ?? space,
  )
}

function restore(text: string): string {
  return text
    .replace(/\u{F0001}([^\u{F0001}-\u{F0004}]*)\u{F0002}/gu, (_, inner: string) => raised(inner))
    .replace(/\u{F0003}([^\u{F0001}-\u{F0004}]*)\u{F0004}/gu, (_, inner: string) => lowered(inner))
    .replace(/[\u{F0001}-\u{F0004}]/gu, '')
    .replace(/[\u{F0010}-\u{F0040}]/gu, (standIn) => originals.get(standIn) ?? standIn)
}

/** An address as BibTeX files have it: taken as it stands ("~" is no space there) but for the signs that LaTeX escapes. */
export function decodeAddress(value: string): string {
  const plain = value
    .trim()
    .replace(/\{?\\(?:text(?:ascii)?tilde|sim)(?:\{\}| )?\}?|\$\\sim\$|\\~(?:\{ ?\})?/g, '~')
    .replace(/\\([#%&_$^])(?:\{\})?/g, '$1')
    .replace(/^(?:\\url ?)?\{([^{}]*)\}$/, '$1')
  return /[\\{}]/.test(plain) ? decodeLatex(plain) : plain
}

/** Whether an address can stand in a BibTeX value as it is. */
export const isPlainAddress = (url: string): boolean => !/[\\{}\s]/.test(url)

const written: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  $: '\\$',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** Text as a BibTeX value that `decodeLatex`, and LaTeX, read back as the same text. */
export function encodeLatex(text: string): string {
  return text
    .replace(/[\\{}$&%#_~^]/g, (sign) => written[sign] ?? sign)
    .replace(/-(?=-)/g, '-{}')
    .replace(/'(?=')/g, "'{}")
    .replace(/`(?=`)/g, '`{}')
}
