import type { Concept } from '#contract/answer.ts'

import { isSmallWordOf } from '../search/query-language.ts'
import type { Run } from '../search/query-reading.ts'
import { tokensOf, type Token } from '../search/tokens.ts'
import { commonTerms } from '../synthesis/question.ts'
import { verbsIn } from './question-verbs.ts'

const termsOf = (words: string): ReadonlySet<string> => new Set(tokensOf(words).map(({ term }) => term))

/** What is done to a thing, and what leads over from one thing to the next: they end a name and begin none. */
const between = termsOf(
  `improve improves reduce reduces prevent prevents increase increases decrease decreases cause causes caused lower lowers raise raises
   link links linked lead leads protect protects treat treats treated cure cures make makes made help helps work works give gives given
   take takes taken trigger triggers slow slows delay delays shorten shortens prolong prolongs influence influences boost
   boosts restore restores regain raise raises save saves get gets happen happens exist exists need needs know knows believe believes mean means change changes they due exhibit exhibits
   approximately lack lacks react reacts respond responds remain remains become becomes seem seems occur occurs require requires
   died die dies lives alive relieve relieves relieved alleviate alleviates alleviated ease eases eased enhance enhances worsen shorten promote promotes inhibit inhibits suppress suppresses quit accelerate accelerates
   against among during after before over under per via without towards toward through because about if whether should since until
   predict predicts predicted later earlier define defines defined meant term concept happened explain differ differs bring brings keep keeps kept stop stops worse worsen worsens better less more safe effective good bad
   again being look looks looked uk usa percentage percentages proportion proportions share shares number numbers length duration amount
   harmful weaken weakens weakened strengthen strengthens took part went go goes add adds adding added combine combining plus alone i you we me my our your they same together
   side must out then than likely ill young type kind sort sorts giving up repeated repeatedly faster slower quicker sooner rid way ways there here anything something still really ever never just please find show list tell did paper papers`,
)
/** What is asked for, and no thing that papers speak of. */
const askedFor =
  /\b(?:sample|effect) sizes?\b|\bmeta-?analys[ei]s\b|\bsystematic reviews?\b|\bi-?squared\b|\bnumbers? needed\b|\btop-\d+\b|\blife-?\s?saving\b|\b(?:cohort|case-control|cross-sectional|observational) stud(?:y|ies)\b/gi
/** Between two words of one name stand blanks, hyphens and apostrophes, nothing else. */
const joins = /^(?:[\s\-‐-―'’/&]*|[.:])$/

/** "Actually", "significantly": how something is done, never what. */
const howDone = /(?:al|ous|ive|ent|ant|ic|ar|ed|ing|ate|ful|less|[aiu]b)ly$/i

/** Words of the language that searches are made of, and every word of which so many papers are about. */
const isGeneral = (term: string) => commonTerms.has(term) || between.has(term)

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
      isGeneral(token.term) ||
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
      : [words.map((token) => ({ text: question.slice(token.start, token.end), term: token.term, start: token.start, end: token.end }))]
  })
} // prettier-ignore

/** Two general words, "early treatment", are in papers of every kind. */
const LEAST_GENERAL = 3
