import type { RichText, TextRun } from './citation.ts'

/** Text that is being put together. Quotation marks in it are still the two signs below. */
export type Pieces = readonly TextRun[]
export type Format = Omit<TextRun, 'text'>

/** Stand for quotation marks until the whole is known: which marks they become depends on how deep they lie. */
export const OPEN = '\uE000'
export const CLOSE = '\uE001'

export const nothing: Pieces = []

/** A piece of text; nothing where there is none. */
export const text = (value: string | false | undefined, format?: Format): Pieces =>
  value === undefined || value === false || value === '' ? nothing : [{ text: value, ...format }]

/** The parts that are there, with `between` between them. */
export function join(between: string, parts: readonly Pieces[]): Pieces {
  const all: TextRun[] = []
  for (const part of parts) {
    if (part.length === 0) continue
    if (all.length > 0 && between !== '') all.push({ text: between })
    all.push(...part)
  }
  return all
}

/** `inner` with something before and after it; nothing where `inner` is nothing. */
export const around = (before: string, inner: Pieces, after = ''): Pieces =>
  inner.length === 0 ? nothing : [...text(before), ...inner, ...text(after)]

/** In italics; what is in italics already stands upright in them. */
export const slanted = (inner: Pieces): Pieces => inner.map((run) => ({ ...run, italic: run.italic !== true }))

const isUpright = ({ text: words }: TextRun) =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(words) && !/\p{sc=Latn}/u.test(words)

/** In italics, but for Chinese, Japanese and Korean words, whose signs have none. */
export const italic = (inner: Pieces): Pieces => (inner.some(isUpright) ? inner : slanted(inner))

export const quoted = (inner: Pieces): Pieces => around(OPEN, inner, CLOSE)

/** An address that opens itself. Other schemes than http stay text. */
export const link = (address: string | undefined, shown = address): Pieces =>
  text(shown, address !== undefined && /^https?:\/\//i.test(address) ? { url: address } : undefined)

const ENDS = new Set(['.', '?', '!', '…'])

/**
 * Makes finished text: no doubled full stops, commas or spaces where parts meet, full stop and comma inside closing
 * quotation marks (as American styles have it), quotation marks inside others single, like runs put together.
 */
export function finish(pieces: Pieces): RichText {
  const runs: TextRun[] = []
  for (const piece of pieces) add(runs, piece)
  return withMarks(runs)
}

function add(runs: TextRun[], piece: TextRun): void {
  let rest = piece.text
  for (;;) {
    const first = rest.charAt(0)
    const last = runs.at(-1)?.text.at(-1) ?? ''
    if (first === ' ' && last === ' ') rest = rest.slice(1)
    else if (first === ',' && last === ',') rest = rest.slice(1)
    else if (first === '.' && ENDS.has(last)) rest = rest.slice(1)
    else if ((first === '.' || first === ',') && last === CLOSE) {
      insideQuotes(runs, first)
      rest = rest.slice(1)
    } else break
  }
  if (rest === '') return
  const before = runs.at(-1)
  if (before !== undefined && isAlike(before, piece)) before.text += rest
  else runs.push({ ...piece, text: rest })
}

function insideQuotes(runs: TextRun[], mark: string): void {
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const run = runs[index]
    if (run === undefined) return
    const inner = run.text.replace(/\uE001+$/, '')
    if (inner === '') continue
    const last = inner.at(-1) ?? ''
    if (last === ',' || (mark === '.' && ENDS.has(last))) return
    run.text = inner + mark + run.text.slice(inner.length)
    return
  }
}

const isAlike = (a: TextRun, b: TextRun) =>
  a.italic === b.italic &&
  a.bold === b.bold &&
  a.superscript === b.superscript &&
  a.subscript === b.subscript &&
  a.smallCaps === b.smallCaps &&
  a.underline === b.underline &&
  a.url === b.url

function withMarks(runs: TextRun[]): RichText {
  let depth = 0
  for (const run of runs)
    if (/[\uE000\uE001]/.test(run.text))
      run.text = run.text.replace(/[\uE000\uE001]/g, (sign) => {
        if (sign === OPEN) depth += 1
        const mark = sign === OPEN ? (depth % 2 === 1 ? '“' : '‘') : depth % 2 === 1 || depth === 0 ? '”' : '’'
        if (sign === CLOSE) depth = Math.max(0, depth - 1)
        return mark
      })
  return runs.map((run) =>
    Object.fromEntries(Object.entries(run).filter(([, value]) => value !== undefined && value !== false)),
  ) as TextRun[]
}

/** The text alone. */
export const plainText = (rich: RichText): string => rich.map((run) => run.text).join('')
