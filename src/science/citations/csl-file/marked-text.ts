import type { RichText, TextRun } from '../citation.ts'

type Format = Omit<TextRun, 'text'>

/** What each tag of the processor's HTML output sets; what is absent sets nothing. */
const formats: Record<string, Format> = {
  '<i>': { italic: true },
  '<em>': { italic: true },
  '<b>': { bold: true },
  '<sup>': { superscript: true },
  '<sub>': { subscript: true },
  '<span style="font-variant:small-caps;">': { smallCaps: true },
  '<span style="text-decoration:underline;">': { underline: true },
  '<span style="font-style:normal;">': { italic: false },
  '<span style="font-weight:normal;">': { bold: false },
  '<span style="font-variant:normal;">': { smallCaps: false },
  '<span style="text-decoration:none;">': { underline: false },
  '<span style="baseline">': { superscript: false, subscript: false },
}
const known =
  /^<(?:\/?(?:i|em|b|sup|sub|span|a|div)|span (?:style|class)="[^"<>]*"|a href="[^"<>]*"|div class="[^"<>]*")>/
const entities: Record<string, string> = {
  '&#38;': '&',
  '&#60;': '<',
  '&#62;': '>',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}

/** Pieces of text with the part of an entry in which they stand ("csl-left-margin"); '' outside of any. */
export type MarkedRun = { run: TextRun; part: string }

/**
 * Reads what citeproc writes as HTML: its own tags become formats, every other sign is text. Nothing of it is ever given to
 * a page as markup. Parts that stand on lines of their own begin with a line break.
 */
export function readMarked(html: string): MarkedRun[] {
  const all: MarkedRun[] = []
  const open: { tag: string; format: Format; part: string }[] = []
  let at = 0
  const add = (text: string) => {
    if (text === '') return
    const part = open.findLast((each) => each.part !== '')?.part ?? ''
    const set = Object.assign({}, ...open.map(({ format }) => format)) as Format
    const format = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== false))
    all.push({ run: { text, ...format }, part })
  }
  while (at < html.length) {
    const next = html.indexOf('<', at)
    add(decoded(html.slice(at, next < 0 ? html.length : next)))
    if (next < 0) break
    const end = html.indexOf('>', next)
    const tag = known.exec(html.slice(next, end < 0 ? next : end + 1))?.[0]
    if (tag === undefined) {
      add('<')
      at = next + 1
      continue
    }
    const name = /[a-z]+/.exec(tag)?.[0] ?? ''
    if (tag.startsWith('</')) {
      const place = open.findLastIndex((each) => each.tag === name)
      if (place >= 0) open.splice(place, 1)
    } else {
      const part = name === 'div' ? (/"([^"]*)"/.exec(tag)?.[1] ?? '') : ''
      open.push({ tag: name, format: name === 'a' ? linkOf(tag) : (formats[tag] ?? {}), part })
      if (part === 'csl-block' && all.some(({ run }) => run.text.trim() !== '')) add('\n')
    }
    at = next + tag.length
  }
  return all
}

const decoded = (text: string) => text.replace(/&#?\w{1,6};/g, (entity) => entities[entity] ?? entity)

function linkOf(tag: string): Format {
  const url = decoded(/"([^"]*)"/.exec(tag)?.[1] ?? '')
  return /^https?:\/\//i.test(url) ? { url } : {}
}

/** Like runs put together, without white space around the whole. */
export function asRichText(runs: readonly TextRun[]): RichText {
  const all: TextRun[] = []
  for (const run of runs) {
    const before = all.at(-1)
    const text = before === undefined ? run.text.trimStart() : run.text
    if (text === '') continue
    if (before !== undefined && isAlike(before, run)) before.text += text
    else all.push({ ...run, text })
  }
  for (let last = all.at(-1); last !== undefined; last = all.at(-1)) {
    last.text = last.text.trimEnd()
    if (last.text !== '') break
    all.pop()
  }
  return all
}

const key = ({ text: _text, ...format }: TextRun) =>
  JSON.stringify(Object.entries(format).toSorted(([a], [b]) => a.localeCompare(b)))
const isAlike = (a: TextRun, b: TextRun) => key(a) === key(b)
