import { numberTokens } from '../evidence/number-tokens.ts'

/** A part or a multiple that no source bears. `subject`: the word for it. */
type FactorProblem = { kind: 'number-not-found'; subject: string }

const LETTERS = 2000
/** Words for times and parts. A third that is counted ("the third trial") is none of them. */
const factors: readonly (readonly [number, RegExp])[] = [
  [2, /\b(?:doubl(?:e|ed|es|ing)|twice|two-?fold|two times|2-fold|twofold)\b/gi],
  [3, /\b(?:tripl(?:e|ed|es|ing)|three-?fold|three times|3-fold|threefold|trebl(?:ed|es|ing))\b/gi],
  [4, /\b(?:quadrupl(?:e|ed|es|ing)|four-?fold|four times|fourfold)\b/gi],
  [5, /\b(?:five-?fold|five times|fivefold)\b/gi],
  [10, /\b(?:ten-?fold|ten times|tenfold)\b/gi],
  [2 / 3, /\btwo[ -]thirds?\b/gi],
  [3 / 4, /\bthree[ -]quarters?\b/gi],
  [1 / 2, /\b(?:halv(?:e|ed|es|ing)|(?<!\band a )half)\b(?! an? (?:hour|year|day|century|minute))/gi],
  [
    1 / 3,
    /\b(?:(?<!two[ -])(?:an?|one|by|about|over|nearly) third|(?<=\b(?:an?|one) )third)\b(?! (?:trial|study|year|day|week|dose|group|arm))/gi,
  ],
  [1 / 4, /(?<=\b(?:an?|one) )quarter\b/gi],
  [1 / 5, /(?<=\b(?:an?|one) )fifth\b/gi],
  [1 / 10, /(?<=\b(?:an?|one) )tenth\b/gi],
]
const NEAR = 0.12
const atLeast = /\b(?:more than|over|at least) $/i

const found = (text: string) =>
  factors.flatMap(([factor, pattern]) =>
    [...text.slice(0, LETTERS).matchAll(pattern)].map(({ 0: word, index }) => ({
      factor,
      word,
      isLeast: atLeast.test(text.slice(Math.max(0, index - 12), index)),
    })),
  )

/** Times and parts that a text names by words. */
export const factorsIn = (text: string): number[] => found(text).map(({ factor }) => factor)

/**
 * Times and parts of a statement ("doubled", "a third") that its sources bear neither by such a word nor by their figures:
 * a ratio, a percentage, or two figures of which one is as many times the other.
 */
export function factorProblems(text: string, sources: readonly string[]): FactorProblem[] {
  const stated = found(text)
  if (stated.length === 0) return []
  const borne = sources.flatMap(found).map(({ factor }) => factor)
  const values = sources.flatMap((source) =>
    numberTokens(source.slice(0, LETTERS)).flatMap(({ value, form }) =>
      (form === 'words' && value < 3) || /^10{2,5}$/.test(String(value)) ? [] : [Math.abs(value)],
    ),
  )
  return stated
    .filter(
      ({ factor }) =>
        !borne.some((each) => isSame(each, factor) || isSame(each, 1 / factor) || isSame(1 - each, factor)),
    )
    .filter(
      ({ factor, isLeast }) =>
        !isInFigures(factor, values) &&
        !values.some((value) => isRise(factor, value) || (isLeast && isBeyond(factor, value))),
    )
    .map(({ word }) => ({ kind: 'number-not-found', subject: word }))
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 0.01
const isNear = (one: number, other: number) => Math.abs(one - other) <= NEAR * other + 1e-9

/** "Doubled" of "rose by 100%", "more than doubled" of a ratio of 2.34 or of "rose by 137%". */
const isRise = (factor: number, value: number) => factor > 1 && value >= 90 && isNear(1 + value / 100, factor)
const isBeyond = (factor: number, value: number) =>
  factor < 1
    ? value / 100 > factor && value / 100 < factor + 0.15
    : [value, value >= 90 ? 1 + value / 100 : 0].some((each) => each >= factor && each < factor + 1)

function isInFigures(factor: number, values: readonly number[]): boolean {
  const wanted = factor > 1 ? [factor, 1 / factor] : [factor, 1 - factor, 1 / factor]
  const isOne = (value: number) => wanted.some((each) => isNear(value, each) || isNear(value / 100, each))
  if (values.some(isOne)) return true
  // An odds ratio of 1.54 is half as much again.
  if (factor < 1 && values.some((value) => value > 1 && value < 2 && isNear(value - 1, factor))) return true
  // Two figures beside each other.
  return values.some((one, at) =>
    values.slice(at + 1, at + 6).some(
      (other, further) =>
        one > 0 &&
        other > 0 &&
        // Of figures that are not neighbours whole multiples alone.
        (further === 0
          ? wanted.some((each) => isNear(one / other, each) || isNear(other / one, each))
          : factor > 2 && (Math.abs(one / other - factor) < 1e-9 || Math.abs(other / one - factor) < 1e-9)),
    ),
  )
}
