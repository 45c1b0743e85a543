export type TermSpan = { start: number; end: number; kind: 'include' | 'exclude' }

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One pattern for a list of words and phrases; `*` at the end stands for any ending. Undefined for an empty list. */
function patternOf(terms: readonly string[]): RegExp | undefined {
  const parts = terms
    .map((term) => term.trim())
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .toSorted((a, b) => b.length - a.length)
    .map((term) => {
      const isOpen = term.endsWith('*')
      const plain = escaped(isOpen ? term.slice(0, -1) : term).replaceAll(/\s+/g, '\\s+')
      return isOpen ? `${plain}[\\p{L}\\p{N}]*` : plain
    })
  return parts.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

/** Where the words of two lists stand in a text, in order, without overlap. Offsets count UTF-16 units, end exclusive. */
export function termSpans(text: string, terms: { include: readonly string[]; exclude: readonly string[] }): TermSpan[] {
  const found = (['include', 'exclude'] as const).flatMap((kind) => {
    const pattern = patternOf(terms[kind])
    return pattern
      ? [...text.matchAll(pattern)].map((match): TermSpan => ({
          start: match.index,
          end: match.index + match[0].length,
          kind,
        }))
      : []
  })
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return found.filter((span) => {
    if (span.start < end) return false
    end = span.end
    return true
  })
}
