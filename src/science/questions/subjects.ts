import type { Concept } from '#contract/answer.ts'

import { isSmallWordOf } from '../search/query-language.ts'
import type { Run } from '../search/query-reading.ts'
import { foldWord, tokensOf, type Token } from '../search/tokens.ts'
import { commonTerms } from '../synthesis/question.ts'
import { isIdle } from './lexicon.ts'
import { verbsIn } from './question-verbs.ts'

/** What is asked for, and no thing that papers speak of. */
const askedFor =
  /\b(?:sample|effect) sizes?\b|\bmeta-?analys[ei]s\b|\bsystematic reviews?\b|\bi-?squared\b|\bnumbers? needed\b|\btop-\d+\b|\blife-?\s?saving\b|\b(?:cohort|case-control|cross-sectional|observational) stud(?:y|ies)\b/gi
/** Between two words of one name stand blanks, hyphens and apostrophes, nothing else. */
const joins = /^(?:\s*|[-‐-―'’/&]|\s&\s|[.:])$/

/** "Actually", "significantly": how something is done, never what. */
const howDone = /(?:al|ous|ive|ent|ant|ic|ar|ed|ing|ate|ful|less|[aiu]b)ly$/i

const shortened = /^(?:m|re|ve|ll|d|s|t)$/i

/** "Back pain", "Down syndrome": no particles. */
const namesToo = /^back\s+\p{L}|^down\s+syndrome/iu

/** Words of the language that searches are made of, and every word of which so many papers are about. */
function isGeneral(question: string, { term, start, end }: Token): boolean {
  const raw = question.slice(start, end)
  if (commonTerms.has(term)) return true
  // "I'm", "they've": what stands behind the apostrophe is a verb.
  if (shortened.test(raw) && /[\p{L}]['’]$/u.test(question.slice(Math.max(0, start - 2), start))) return true
  const word = foldWord(raw)
  if (!isIdle(word) || (/^(?!UK$|USA$)\p{Lu}{2,}$/u.test(raw) && question !== question.toUpperCase())) return false
  const behind = /^\s+(\p{L}+)/u.exec(question.slice(end))?.[1] ?? ''
  return !namesToo.test(question.slice(start)) || isIdle(foldWord(behind))
}

/**
 * The runs of words by which a plain question names things, in its order: "intermittent fasting", "insulin sensitivity".
 * Words of asking and general ones ("patients", "effect") name nothing. In another language every word stands alone.
 */
export function runsOf(asked: string, language?: string): Run[] {
  const question = asked.replace(askedFor, (words) => '.'.repeat(words.length))
  const verbs = language === undefined ? verbsIn(question) : undefined
  const runs: Token[][] = []
  let last: Token | undefined
  for (const token of tokensOf(question)) {
    const goesOn = last !== undefined && joins.test(question.slice(last.end, token.start))
    const isSmall = language !== undefined && isSmallWordOf(language, question.slice(token.start, token.end))
    // A number is part of a name behind a hyphen ("MARS-9"), else it names nothing.
    const isNumber = /^\d+$/.test(token.term) && !(goesOn && question[token.start - 1] === '-')
    if (
      isSmall ||
      isNumber ||
      verbs?.has(token.start) ||
      isGeneral(question, token) ||
      howDone.test(question.slice(token.start, token.end))
    ) {
      last = undefined
      continue
    }
    if (goesOn && language === undefined) runs.at(-1)?.push(token)
    else runs.push([token])
    last = token
  }
  const named = runs.map((run) =>
    run.map(({ term, start, end }) => ({ text: question.slice(start, end), term, start, end })),
  )
  return [...new Map(named.map((run) => [run.map(({ term }) => term).join(' '), run])).values()]
}

/**
 * What a question tries or looks for where it names it by general words alone, "a four-day working week": no run of
 * `runsOf` is a part of it, and it must not go unsaid that no paper speaks of it.
 */
export function generalRuns(question: string, concepts: readonly Concept[], runs: readonly Run[]): Run[] {
  return concepts.flatMap(({ text, role, known }): Run[] => {
    const start = question.indexOf(text)
    if (known || start === -1 || (role !== 'exposure' && role !== 'outcome')) return []
    const end = start + text.length
    const isNamed = runs.some((run) => run.some((word) => word.start < end && word.end > start))
    const words = tokensOf(question).filter((token) => token.start >= start && token.end <= end)
    return isNamed || words.length < LEAST_GENERAL
      ? []
      : [
          words.map((token) => ({
            text: question.slice(token.start, token.end),
            term: token.term,
            start: token.start,
            end: token.end,
          })),
        ]
  })
}

/** Two general words, "early treatment", are in papers of every kind. */
const LEAST_GENERAL = 3
