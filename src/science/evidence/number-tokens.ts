import { countWords, wordsValue } from './number-words.ts'

/**
 * One number as it stands in a text, whole: sign, groups of thousands, decimals and the word that multiplies it belong to
 * it. Offsets count UTF-16 units of the text, end exclusive. `scale`: the number of a grade, a stage, a class, a table: a
 * name and no amount. `percent`: a per cent sign or word stands behind it.
 */
export type NumberToken = {
  start: number
  end: number
  value: number
  decimals: number
  form: 'figures' | 'words'
  scale: boolean
  percent: boolean
}

const group = String.raw`[,\u2009\u00A0\u202F\u2008\u200A]`
const dash = '[-−–‐‑‒﹣－]'
const digits = new RegExp(
  String.raw`(?:\d{1,3}(?:${group}\d{3})+(?!\d)|(?<=[nN]\s?=\s?)\d{1,3}(?: \d{3}){1,4}(?!\d)|\d{1,3}(?: \d{3}){1,4}(?=\s\p{L}{3})|\d+)(?:[.·∙⋅]\d+)*|(?<![\d.·∙⋅])[.·∙⋅]\d+`,
  'gu',
)
const times = /^\s(million|billion|thousand)\b/
const factor = { thousand: 1e3, million: 1e6, billion: 1e9 }
/** Letters right in front make a figure part of a name ("IL-6", "p53"), but for these, whose space was lost. */
const named = /[\p{L}_]$/u
const unspaced = /(?:^|[^\p{L}])(?:CIs?|SD|SEM?|vs|to|Δ|∆)$/u
const hyphenated = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(\p{L}{1,9}\d{0,2})${dash}$`, 'u')
/** In front of a hyphen these are words, not the first half of a name. */
const plain = /^(?:to|cis?|age|aged|and|or|of|from|week|weeks|day|month|year|group|grade|stage|type|phase|class)$/i
const ordinal = /^(?:st|nd|rd|th)\b/
const scaled =
  /\b(?:grades?|stages?|class(?:es)?|types?|phases?|levels?|categor(?:y|ies)|NYHA|ECOG|CTCAE|Gleason|ASA|tables?|fig(?:ure)?s?\.?|version|wave|chapter|Likert|rank|no\.)\s?[([]?$/i
/** "A score of 3" names a step, "a score of 25.0 ± 3.7" is measured. */
const scored = /\bscores?\sof\s?[([]?$/i
const goesOn = /^\s?(?:[/–-]|to|or|and|,)\s?$/
const share = /^\s?(?:%|％|‰|per\s?cent\b)/

const words = new RegExp(String.raw`\b(?<!-)${countWords}(?![A-Za-z0-9À-ž])`, 'gi')
/** "one-third", "two-sided", "three-way", "one of the", "no one": words that count nothing. */
const notCounting =
  /^(?:-(?:thirds?|half|halves|quarters?|fourths?|fifths?|tenths?|fold|way|sided|tailed|dimensional|step|stage|component|factor|another|to-one|by)|\s(?:thirds?|halves|quarters|another)\b)/i

/** Every number of a text, in order; none overlaps another, and none is part of a longer one. */
export function numberTokens(text: string): readonly NumberToken[] {
  const known = recent.get(text)
  if (known) return known
  const tokens = tokensIn(text)
  if (recent.size >= KEPT) recent.delete(recent.keys().next().value ?? '')
  recent.set(text, tokens)
  return tokens
}
const recent = new Map<string, readonly NumberToken[]>()
const KEPT = 6

function tokensIn(text: string): NumberToken[] {
  const tokens: NumberToken[] = []
  for (const found of text.matchAll(digits)) {
    const token = figuresAt(text, found.index, found[0], tokens.at(-1))
    if (token) tokens.push(token)
  }
  for (const found of text.matchAll(words)) {
    const end = found.index + found[0].length
    const value = wordsValue(found[0])
    if (value === undefined || notCounting.test(text.slice(end, end + 14))) continue
    // "a hundred" is a number, "one" in "no one" is not.
    if (/\bno\s$/i.test(text.slice(Math.max(0, found.index - 3), found.index))) continue
    tokens.push(tokenOf(text, found.index, end, value, 0, 'words', tokens))
  }
  return tokens.sort((a, b) => a.start - b.start)
}

function figuresAt(text: string, at: number, written: string, last: NumberToken | undefined): NumberToken | undefined {
  const before = text.slice(Math.max(0, at - 14), at)
  let end = at + written.length
  const decimals = written.split(/[.·∙⋅]/)
  // "2.1.3" is a version or two cells that ran together, "1.5e3" a machine's number.
  if (decimals.length > 2 || ordinal.test(text.slice(end, end + 3))) return undefined
  if (named.test(before) && !unspaced.test(before)) return undefined
  const hyphen = hyphenated.exec(before)
  if (hyphen && !plain.test(hyphen[1] ?? '')) return undefined
  if (/[\d][.·,]$|[\^⁻]$/u.test(before)) return undefined
  const whole = (decimals[0] ?? '').replace(/\D/g, '')
  let value = Number(`${whole || '0'}${decimals[1] === undefined ? '' : `.${decimals[1]}`}`)
  const multiplied = times.exec(text.slice(end, end + 10))
  if (multiplied) {
    value *= factor[multiplied[1] as keyof typeof factor]
    end += multiplied[0].length
  }
  const start = isSigned(text, at, last) ? at - 1 : isSignedApart(text, at, end) ? at - 2 : at
  if (start < at && text.charAt(start) !== '+') value = -value
  return tokenOf(text, start, end, value, decimals[1]?.length ?? 0, 'figures', last ? [last] : [])
}

/** "difference, - 7.0", "b = − 0.488", "- 10.8 to - 3.2": a space between the sign and its number. */
const apart = new RegExp(
  `(?:[=(\\[]\\s?|\\bto\\s|\\b(?:differences?|changes?|CIs?|interval|\\]|\\)),\\s|[\\])],\\s)[-−–]\\s$`,
)
const isSignedApart = (text: string, at: number, end: number) =>
  apart.test(text.slice(Math.max(0, at - 14), at)) && /[.·]/.test(text.slice(at, end))

const signs = new RegExp(`(?:${dash}|\\+)$`)

/** "−3", "(-0.5", "to -1.2", "= -.4"; not the dash of "3-5", of "95% CI 0.4 -1.3" or of "p-5". */
function isSigned(text: string, at: number, last: NumberToken | undefined): boolean {
  if (!signs.test(text.slice(Math.max(0, at - 1), at))) return false
  const before = text.slice(Math.max(0, at - 3), at - 1)
  // "5.3+/-1.9" is a plus-minus that was typed.
  if (before.endsWith('+/')) return false
  if (/[\p{L}\p{N}\p{M})\]%]$/u.test(before))
    return /\b(?:to|CIs?)$|[Δ∆]$/i.test(text.slice(Math.max(0, at - 5), at - 1))
  if (last === undefined || last.value < 0 || text.slice(last.end, at - 1).trim() !== '') return true
  // Behind another number it is a dash inside brackets and intervals, and a sign in a row of a table.
  const ahead = text.slice(Math.max(0, last.start - 24), last.start)
  const spans = /(?:\b(?:CIs?|intervals?|limits?|range|IQR)\b[^()[\]]{0,16}|[([][^()[\]]{0,12})$/i.test(ahead)
  return !spans || /^[\d.·]{1,9}\s?±/.test(text.slice(at, at + 12))
}

function tokenOf(
  text: string,
  start: number,
  end: number,
  value: number,
  decimals: number,
  form: NumberToken['form'],
  earlier: readonly NumberToken[],
): NumberToken {
  const last = earlier.at(-1)
  const ahead = text.slice(Math.max(0, start - 16), start)
  const isStep = decimals === 0 && scored.test(ahead) && !/^\s?(?:±|\+\/-)/.test(text.slice(end, end + 4))
  const named = scaled.test(ahead) || isStep
  const follows = last?.scale === true && start > last.end && goesOn.test(text.slice(last.end, start))
  return { start, end, value, decimals, form, scale: named || follows, percent: share.test(text.slice(end, end + 10)) }
}
