import { tokensOf } from '../search/tokens.ts'

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

/** Words of criteria that stand in most of them and light up nothing. */
const GENERIC = new Set(
  tokensOf(
    'people person patient patients participant participants study studies about without with not no only any other more less least than including included exclude excluded report reports reported primary question criteria criterion compared comparison group groups outcome outcomes use used using who whom start end measured before after',
  ).map(({ term }) => term),
)

export type LitWords = {
  /** Words and phrases that a person listed. */
  terms: { include: readonly string[]; exclude: readonly string[] }
  criteria: readonly { kind: 'include' | 'exclude'; text: string }[]
}

/**
 * Where a text holds the words of a review: those that were listed, and in any of their forms the words of its criteria. A word of
 * criteria of both kinds says nothing about either, and stays unlit.
 */
export function litSpans(text: string, { terms, criteria }: LitWords): TermSpan[] {
  const of = (kind: TermSpan['kind']) =>
    new Set(
      criteria
        .filter((each) => each.kind === kind)
        .flatMap((each) => tokensOf(each.text).filter(({ start, end }) => isTelling(each.text.slice(start, end))))
        .map(({ term }) => term)
        .filter((term) => !GENERIC.has(term)),
    )
  const [include, exclude] = [of('include'), of('exclude')]
  const listed = termSpans(text, terms)
  if (include.size + exclude.size === 0) return listed
  let next = 0
  const words = tokensOf(text).flatMap(({ term, start, end }): TermSpan[] => {
    while ((listed[next]?.end ?? Infinity) <= start) next += 1
    const isListed = (listed[next]?.start ?? Infinity) < end
    if (isListed || include.has(term) === exclude.has(term)) return []
    return [{ start, end, kind: include.has(term) ? 'include' : 'exclude' }]
  })
  return [...listed, ...words].sort((a, b) => a.start - b.start)
}

/** Four letters or more, or an abbreviation in capitals. */
const isTelling = (word: string) =>
  word.length > 3 || (word.length > 1 && word === word.toUpperCase() && !/^\d+$/.test(word))
