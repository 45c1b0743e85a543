/** A number that the second reading sees: where it stands and what it is. */
export type Scanned = { start: number; end: number; value: number; percent: boolean }

const spoken = new Map<string, number>([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, 10 * (at + 2)] as const),
])
const multipliers = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
  ['billion', 1e9],
])

const isDigit = (sign = '') => sign >= '0' && sign <= '9' && sign.length === 1
const isLetter = (sign = '') => /\p{L}/u.test(sign)
const isThin = (sign = '') => sign === '\u2009' || sign === '\u00A0' || sign === '\u202F' || sign === ','
const isPoint = (sign = '') => sign === '.' || sign === '·' || sign === '∙' || sign === '⋅'
const isMinus = (sign = '') => '-−–‐‑‒'.includes(sign) && sign !== ''

/**
 * The numbers of a passage, sign by sign, without any pattern of the rules: the second of two readings that must agree.
 * Figures inside names ("IL-6", "p53") are none; "1.2.3" is none.
 */
export function scanNumbers(text: string): Scanned[] {
  return [...figures(text), ...spokenNumbers(text)].sort((a, b) => a.start - b.start)
}

function figures(text: string): Scanned[] {
  const found: Scanned[] = []
  let at = 0
  while (at < text.length) {
    const opensWithPoint = isPoint(text[at]) && isDigit(text[at + 1]) && !isDigit(text[at - 1])
    if (!isDigit(text[at]) && !opensWithPoint) {
      at++
      continue
    }
    let end = at
    let plain = ''
    let points = 0
    for (;;) {
      const sign = text[end]
      if (isDigit(sign)) plain += sign
      else if (isPoint(sign) && isDigit(text[end + 1])) {
        points++
        plain += '.'
      } else if (sign === ',' && plain === '0' && isDigit(text[end + 1])) {
        points++
        plain = '0.'
      } else if (points === 0 && plain.length > 0 && groupFollows(text, end, at)) {
        // A group of thousands: its separator is no sign of the value.
      } else break
      end++
    }
    const word = isLetter(text[at - 1]) && !/(?:CI|SD|SE|SEM|Δ)$/.test(text.slice(Math.max(0, at - 3), at))
    if (points < 2 && !word) found.push(signed(text, at, end, Number(plain)))
    at = end
  }
  return found
}

/** Three digits and no fourth behind a separator; a common space only counts between one to three and exactly three. */
function groupFollows(text: string, at: number, start: number): boolean {
  const three = isDigit(text[at + 1]) && isDigit(text[at + 2]) && isDigit(text[at + 3]) && !isDigit(text[at + 4])
  if (!three) return false
  if (text[at] === ' ' && at - start <= 3 && /n\s?=\s?$/i.test(text.slice(Math.max(0, start - 4), start))) return true
  if (text[at] === ' ') return at - start <= 3 && text[at + 4] === ' ' && isLetter(text[at + 5])
  return isThin(text[at])
}

function signed(text: string, start: number, end: number, size: number): Scanned {
  const before = text.slice(0, start)
  const minus =
    isMinus(before.at(-1)) && (before.slice(-4, -1).endsWith('CI') || !/[\p{L}\p{N})\]%]$/u.test(before.slice(-4, -1)))
  const isApart = text[start - 1] === ' ' && isMinus(text[start - 2]) && opensSign(text.slice(0, start - 2).trimEnd())
  const scale = /^\s(hundred|thousand|million|billion)\b/.exec(text.slice(end, end + 10))
  const last = scale ? end + scale[0].length : end
  const value = size * (multipliers.get(scale?.[1] ?? '') ?? 1) * (minus || isApart ? -1 : 1)
  return {
    start: minus ? start - 1 : isApart ? start - 2 : start,
    end: last,
    value,
    percent: /^\s?(?:%|per ?cent)/.test(text.slice(end)),
  }
}

/** A dash between two spaces is a sign where nothing stands in front that it could part. */
const opensSign = (before: string) => '=([,'.includes(before.at(-1) ?? ' ') || before.endsWith(' to')

function spokenNumbers(text: string): Scanned[] {
  const found: Scanned[] = []
  let open: { start: number; end: number; total: number; part: number } | undefined
  const close = () => {
    if (open) found.push({ start: open.start, end: open.end, value: open.total + open.part, percent: false })
    open = undefined
  }
  for (const { 0: written, index } of text.matchAll(/[A-Za-z]+/g)) {
    const word = written.toLowerCase()
    const end = index + written.length
    const gap = open ? text.slice(open.end, index) : ''
    if (open && !/^(?:[\s‐‑–-]|,\s)$/.test(gap) && !/^\s(?:and)\s$/.test(gap)) close()
    const value = spoken.get(word)
    const times = multipliers.get(word)
    if (value !== undefined) {
      if (open && !continues(open.part, value)) close()
      open = open ? { ...open, part: open.part + value, end } : { start: index, end, total: 0, part: value }
    } else if (times !== undefined && open)
      open =
        times === 100
          ? { ...open, part: open.part * 100, end }
          : { ...open, total: open.total + open.part * times, part: 0, end }
    else if (word !== 'and') close()
  }
  close()
  return found
}

/** "twenty" goes on with "three", "two hundred" with "ten", but "three" not with "four". */
const continues = (part: number, next: number) =>
  part === 0 || (part % 100 === 0 && next < 100) || (part % 10 === 0 && part % 100 >= 20 && next < 10)
