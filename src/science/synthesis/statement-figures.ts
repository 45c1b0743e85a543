import { directionOf } from './direction.ts'
import type { Direction } from './opposed.ts'
import { readClaims } from './statement-claims.ts'
import { isOfOtherSide, type PolarityProblem } from './statement-polarity.ts'

const LETTERS = 4000
/** Of these more is what a ratio under one means. */
const turnedOutcome = /\b(?:surviv\w*|alive|efficac\w*|effective\w*|protect\w*|benefi\w*|free of|absence)\b/i
const certain = /(?<!\b(?:no|not|without|un)\b[^.;]{0,40})\b(?:significan(?:t|tly|ce)|clear(?:ly)?)\b/i
const notByChance = /\bchance\b[^.;,]{0,20}\b(?:not|cannot|unlikely)\b|\bnot\b[^.;,]{0,20}\bchance\b/i
const claimsOf = (text: string) => readClaims([text]).claims
/** More or less of something, said and not denied. */
const amountsIn = (text: string) => claimsOf(text).filter(({ axis, isDenied }) => axis === 'amount' && !isDenied)
const pair = /(\d{1,3}(?:\.\d{1,3})?) ?% (?:against|versus|vs\.?|compared with|rather than) (\d{1,3}(?:\.\d{1,3})?) ?%/

/**
 * Whether a statement goes against the figures of its one source: another direction than the ratio or the interval, more
 * certain than a result that leaves it open, or against its own pair of percentages. Of several sources it is not known
 * which one is meant, and nothing is said.
 */
export function figureProblems(text: string, [only, ...more]: readonly string[]): PolarityProblem[] {
  const own = pairProblem(text)
  if (own) return [own]
  if (only === undefined || more.length > 0 || !/\d/.test(only)) return []
  const borne = directionOf(only.slice(0, LETTERS))
  if (borne === undefined) return []
  const claims = amountsIn(text)
  const up = claims.find(({ sign }) => sign === 1)
  const down = claims.find(({ sign }) => sign === -1)
  if (borne === 'no difference') return openProblems(text, only, up ?? down)
  const against = ({ increase: down, decrease: up } as Partial<Record<Direction, typeof up>>)[borne]
  // Where the source says it in words too, those were read.
  if (amountsIn(only).length > 0) return []
  const isBoth = up !== undefined && down !== undefined
  if (!against || isBoth || isOfOtherSide(text, [only]) || turnedOutcome.test(text) || turnedOutcome.test(only))
    return []
  return [{ kind: 'direction-differs', subject: against.word }]
}

/** The source leaves it open: by its interval, its p value, or its words. */
function openProblems(
  text: string,
  only: string,
  way: ReturnType<typeof amountsIn>[number] | undefined,
): PolarityProblem[] {
  const sure = certain.exec(text)?.[0]
  if (notByChance.test(text)) return [{ kind: 'denial-differs', subject: 'chance' }]
  const stated = claimsOf(text)
  if (stated.some(({ isDenied }) => isDenied)) return []
  if (sure !== undefined)
    return [{ kind: 'denial-differs', subject: sure, ...(certain.test(only) && { isDoubtful: true as const }) }]
  const joined = stated.find(({ axis, word }) => axis === 'link' && /^(?:associat|correlat|link|predict)/.test(word))
  if (joined && !claimsOf(only).some(({ axis }) => axis === 'link'))
    return [{ kind: 'denial-differs', subject: joined.word }]
  const isSaid = way && amountsIn(only).some(({ sign }) => sign === way.sign)
  const stands = way !== undefined && only.toLowerCase().includes(way.word)
  return way && !isSaid
    ? [{ kind: 'denial-differs', subject: way.word, ...(stands && { isDoubtful: true as const }) }]
    : []
}

/** "More frequent, 3% against 8%": the words and the figures of one sentence do not go together. */
function pairProblem(text: string): PolarityProblem | undefined {
  const found = pair.exec(text.slice(0, LETTERS))
  if (!found) return undefined
  const [first, second] = [Number(found[1]), Number(found[2])]
  const claims = amountsIn(text)
  const ways = new Set(claims.map(({ sign }) => sign))
  if (ways.size !== 1 || first === second) return undefined
  const is = first > second ? 1 : -1
  const wrong = claims.find(({ sign }) => sign !== is)
  return wrong && { kind: 'direction-differs', subject: wrong.word }
}
