import { roundedFrom, SLACK } from './recheck.ts'

/** The whole numbers of a scale: answers from `low` to `high`. */
export type Scale = { low: number; high: number }
type Printed = { value: number; decimals: number }

/** Sums of `n` answers, each counted from the lowest answer on, whose mean is printed so. */
function sumsOnScale({ value, decimals }: Printed, n: number, { low, high }: Scale): number[] {
  const printed = roundedFrom(value, decimals)
  const from = Math.max(0, Math.ceil((printed.low - low) * n - SLACK))
  const to = Math.min((high - low) * n, Math.floor((printed.high - low) * n + SLACK))
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

/** The least sum of squares of n whole numbers with this sum: all as near to each other as can be. */
function leastSquares(n: number, sum: number): number {
  const each = Math.floor(sum / n)
  const above = sum - each * n
  return (n - above) * each ** 2 + above * (each + 1) ** 2
}

/** The greatest sum of squares of whole numbers from 0 to `top` with this sum: as many as can be at the top, the rest at 0. */
function mostSquares(top: number, sum: number): number {
  const atTop = Math.floor(sum / top)
  return atTop * top ** 2 + (sum - atTop * top) ** 2
}

/**
 * The least and the greatest standard deviation (divisor n − 1) that n answers of a scale can have whose mean is printed
 * so; undefined where no n answers have that mean.
 *
 * Source: Heathers, Anaya, van der Zee & Brown 2018, PeerJ Preprints 6:e26968v1 (SPRITE), the limits of its search.
 */
export function spreadLimits(mean: Printed, n: number, scale: Scale): { least: number; most: number } | undefined {
  const top = scale.high - scale.low
  const sums = sumsOnScale(mean, n, scale)
  if (n < 2 || top < 1 || sums.length === 0) return undefined
  const sd = (squares: number, sum: number) => Math.sqrt(Math.max(0, squares - sum ** 2 / n) / (n - 1))
  return {
    least: Math.min(...sums.map((sum) => sd(leastSquares(n, sum), sum))),
    most: Math.max(...sums.map((sum) => sd(mostSquares(top, sum), sum))),
  }
}

/** How far a search goes before it gives up and says nothing. */
const STEPS = 50_000

/** Whether n whole numbers from 0 to `top` have this sum and this sum of squares; undefined where the search was cut off. */
function hasAnswers(n: number, top: number, sum: number, squares: number): boolean | undefined {
  let steps = 0
  const dead = new Set<string>()
  const search = (left: number, highest: number, rest: number, square: number): boolean | undefined => {
    if (left === 0) return rest === 0 && square === 0
    if (rest < 0 || rest > left * highest) return false
    if (highest === 0) return square === 0
    if (square < leastSquares(left, rest) || square > mostSquares(highest, rest)) return false
    const key = `${left} ${highest} ${rest} ${square}`
    if (dead.has(key)) return false
    steps += 1
    if (steps > STEPS) return undefined
    for (let times = Math.min(left, Math.floor(rest / highest)); times >= 0; times -= 1) {
      const found = search(left - times, highest - 1, rest - times * highest, square - times * highest ** 2)
      if (found !== false) return found
    }
    dead.add(key)
    return false
  }
  return search(n, top, sum, squares)
}

/**
 * Whether n answers of a scale can have this mean and this standard deviation (divisor n − 1), both as printed. Undefined
 * where the search would take too long: then nothing is said.
 *
 * Source: the question of Heathers et al. 2018 (SPRITE, above), answered by looking at all sets of answers, as Wilner,
 * Wood & Simons 2018, PsyArXiv (CORVIDS) do, so that “cannot” holds for certain.
 */
export function isPossibleSample(mean: Printed, sd: Printed, n: number, scale: Scale): boolean | undefined {
  const top = scale.high - scale.low
  if (n < 2 || top < 1) return undefined
  const { low, high } = roundedFrom(sd.value, sd.decimals)
  let isCut = false
  for (const sum of sumsOnScale(mean, n, scale)) {
    const base = sum ** 2 / n
    const from = Math.max(leastSquares(n, sum), Math.ceil(Math.max(0, low) ** 2 * (n - 1) + base - SLACK))
    const to = Math.min(mostSquares(top, sum), Math.floor(high ** 2 * (n - 1) + base + SLACK))
    for (let squares = from + ((from + sum) % 2); squares <= to; squares += 2) {
      const found = hasAnswers(n, top, sum, squares)
      if (found === true) return true
      if (found === undefined) isCut = true
      if (isCut) return undefined
    }
  }
  return isCut ? undefined : false
}
