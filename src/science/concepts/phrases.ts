import { tokensOf, type Token } from '../search/tokens.ts'

/** A passage of a text in which a phrase stands. Offsets count UTF-16 units, end exclusive. */
export type PhrasePlace = { start: number; end: number }

/** Words that follow one another in a phrase: between them stand stop words, spaces and hyphens, no stop of a sentence. */
const MOST_BETWEEN = 24
const joins = (between: string) => between.length <= MOST_BETWEEN && !/[.,;:!?()[\]{}]/.test(between)

/** Runs of words that could be one phrase: cut where punctuation stands. */
export function runsOf(text: string): Token[][] {
  const runs: Token[][] = []
  let last: Token | undefined
  for (const token of tokensOf(text)) {
    const run = runs.at(-1)
    if (run && last && joins(text.slice(last.end, token.start))) run.push(token)
    else runs.push([token])
    last = token
  }
  return runs
}

/** The terms of a phrase, joined: two spellings of one phrase ("randomised trials", "randomized trial") have one key. */
export const phraseKey = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ term }) => term)
    .join(' ')

/** Places at which one of the phrases stands in a text, by their stems and in their order. Longest first at one place. */
export function phrasePlaces(runs: readonly (readonly Token[])[], keys: ReadonlySet<string>): PhrasePlace[] {
  const longest = Math.max(0, ...[...keys].map((key) => key.split(' ').length))
  const places: PhrasePlace[] = []
  for (const run of runs) {
    for (let i = 0; i < run.length; i++) {
      for (let words = Math.min(longest, run.length - i); words > 0; words--) {
        const part = run.slice(i, i + words)
        const [first, last] = [part[0], part.at(-1)]
        if (!first || !last || !keys.has(part.map(({ term }) => term).join(' '))) continue
        places.push({ start: first.start, end: last.end })
        i += words - 1
        break
      }
    }
  }
  return places
}
