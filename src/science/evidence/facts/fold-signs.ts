/** A text with one spelling for each sign, and for each of its units the offset that it came from; one more for the end. */
export type FoldedSigns = { text: string; from: Int32Array }

const same = new Map<string, string>(
  Object.entries({
    '−': '-', '–': '-', '‐': '-', '‑': '-', '‒': '-', '﹣': '-', '－': '-', '‘': "'", '’': "'", '′': "'", 'ʼ': "'",
    '“': '"', '”': '"', '″': '"', '⩽': '≤', '⩾': '≥', '≦': '≤', '≧': '≥', '＝': '=', '＜': '<', '＞': '>', '％': '%', '∕': '/',
    '⁄': '/', '✕': '×', '∗': '*', '，': ',', '（': '(', '）': ')', '：': ':', '；': ';',
  }),
) // prettier-ignore
const narrow = /[\u2009\u00A0\u202F\u2008\u200A]/
const dropped = /[\u00AD\u200B-\u200D\u2060\uFEFF]/
const raisedPoint = /[·∙⋅]/
const tag = /<\/?(?:sub|sup|i|em|b|strong|italic|bold)>/iy
const digit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'

/**
 * Folds what is a matter of typesetting: dashes and minus signs, quotation marks, raised decimal points, thin spaces in
 * thousands, runs of white space and line ends (a blank line and the edges of headings and table rows stay). `breaks` are
 * offsets at which a new block begins whatever stands there.
 */
export function foldSigns(source: string, breaks: ReadonlySet<number> = new Set()): FoldedSigns {
  const units: string[] = []
  const from: number[] = []
  const put = (unit: string, at: number) => {
    units.push(unit)
    from.push(at)
  }
  const parts = (at: number) => {
    if (units.length === 0 || units.at(-1) === '\n') return
    put('\n', at)
    put('\n', at)
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at)
    if (breaks.has(at)) parts(at)
    if (sign === '<') {
      tag.lastIndex = at
      const markup = tag.exec(source)?.[0]
      if (markup) {
        at += markup.length - 1
        continue
      }
    }
    if (dropped.test(sign)) continue
    if (/\s/.test(sign)) {
      const next = source.slice(at + 1, at + 5)
      if (narrow.test(sign) && digit(units.at(-1)) && /^\d{3}(?!\d)/.test(next)) {
        put(',', at)
        continue
      }
      let end = at
      let lines = 0
      while (end < source.length && /\s/.test(source.charAt(end)) && !(end > at && breaks.has(end))) {
        if (source.charAt(end) === '\n') lines++
        end++
      }
      if (lines > 1 || (lines === 1 && isRow(source, at, end))) parts(at)
      else if (units.length > 0 && units.at(-1) !== '\n' && units.at(-1) !== ' ') put(' ', at)
      at = end - 1
      continue
    }
    // "0,706": nothing is grouped behind a nought, so this is a decimal comma.
    if (
      sign === ',' &&
      units.at(-1) === '0' &&
      !digit(units.at(-2)) &&
      units.at(-2) !== '.' &&
      digit(source.charAt(at + 1))
    )
      put('.', at)
    else if (raisedPoint.test(sign) && digit(source.charAt(at + 1))) put('.', at)
    else put(same.get(sign) ?? sign, at)
  }
  from.push(source.length)
  return { text: units.join(''), from: Int32Array.from(from) }
}

/** A line's end beside a bar or a tab is the edge of a row of a table; before a bullet, that of a list's item. */
function isRow(source: string, at: number, end: number): boolean {
  const before = source.slice(Math.max(0, at - 200), at)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const next = source.slice(end, end + 200)
  const nextLine = next.slice(0, next.indexOf('\n') === -1 ? undefined : next.indexOf('\n'))
  return /[|\t]/.test(line) || /[|\t]/.test(nextLine) || /^(?:[-•*]|\d{1,2}[.)])\s/.test(next)
}
