/** A value of one line: ASCII white space becomes one space, the ends are trimmed, NUL goes. All else stays as it is. */
export function cleanLine(text: string): string {
  if (!/[\t\n\v\f\r\0]| {2}|^ | $/.test(text)) return text
  return text
    .replaceAll('\0', '')
    .replace(/[\t\n\v\f\r ]+/g, ' ')
    .replace(/^ | $/g, '')
}

/** Without white space of ASCII at the ends. Other spaces are signs that somebody chose. */
export function trimmed(text: string): string {
  return text.replace(/^[\t\n\v\f\r ]+|[\t\n\v\f\r ]+$/g, '')
}

/** A value of several lines (abstract, note): each line as `cleanLine` has it, empty lines dropped, joined by "\n". */
export function cleanText(text: string): string {
  if (!/[\n\r]/.test(text)) return cleanLine(text)
  return text
    .split(/\r\n|\n|\r/)
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n')
}

/** The beginning of a record, on one line, short enough for a table row. */
export function excerptOf(text: string, length = 120): string {
  const line = cleanLine(text.slice(0, length * 4))
  return line.length > length ? `${line.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…` : line
}

const superscripts = pairs('0123456789+-=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ')
const subscripts = pairs('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')

/** "2" raised becomes "²": without it 10³ would read 103. Text that has no such signs stays plain. */
export function raised(text: string): string {
  return mapAll(text, superscripts)
}

/** "2" lowered becomes "₂", as in CO₂. Text that has no such signs stays plain. */
export function lowered(text: string): string {
  return mapAll(text, subscripts)
}

function mapAll(text: string, table: Record<string, string>): string {
  const signs = text.replaceAll('−', '-').split('')
  return signs.every((sign) => sign in table) ? signs.map((sign) => table[sign] ?? sign).join('') : text
}

function pairs(plain: string, set: string): Record<string, string> {
  return Object.fromEntries(plain.split('').map((sign, index) => [sign, set[index] ?? sign]))
}
