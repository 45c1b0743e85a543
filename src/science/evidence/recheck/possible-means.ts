import type { FactOf } from '../facts/fact.ts'
import { roundedFrom, SLACK, type Recheck } from './recheck.ts'

/**
 * Whether a mean of `n` whole numbers can round to `mean` with so many decimals: some whole sum divided by n must do so.
 * Says nothing (true) when n is so large that every mean is possible.
 *
 * Source: Brown & Heathers 2017, Social Psychological and Personality Science 8:363–369 (the GRIM test).
 */
export function isPossibleMean(mean: number, decimals: number, n: number): boolean {
  if (n >= 10 ** decimals) return true
  return sumsFor(mean, decimals, n).length > 0
}

/** Whole sums of `n` numbers whose mean rounds to `mean`. */
function sumsFor(mean: number, decimals: number, n: number): number[] {
  const { low, high } = roundedFrom(mean, decimals)
  const sums: number[] = []
  for (let sum = Math.ceil(low * n - SLACK); sum <= high * n + SLACK; sum++) sums.push(sum)
  return sums
}

/**
 * Whether `n` whole numbers can have this mean and this standard deviation (divisor n − 1), both rounded: some whole sum S
 * and some whole sum of squares Q with Q ≡ S (mod 2) must give them. Says nothing (true) for large n.
 *
 * Source: Anaya 2016, PeerJ Preprints 4:e2400v1 (GRIMMER), in the analytic form of Allard 2018 (A-GRIMMER).
 */
export function isPossibleSd(
  mean: { value: number; decimals: number },
  sd: { value: number; decimals: number },
  n: number,
): boolean {
  if (n < 2 || n >= 10 ** mean.decimals) return true
  const { low, high } = roundedFrom(sd.value, sd.decimals)
  return sumsFor(mean.value, mean.decimals, n).some((sum) => {
    const base = (sum * sum) / n
    const from = Math.max(0, low) ** 2 * (n - 1) + base
    const to = high ** 2 * (n - 1) + base
    const parity = Math.abs(sum) % 2
    for (let squares = Math.ceil(from - SLACK); squares <= to + SLACK; squares++) {
      if (Math.abs(squares) % 2 === parity && squares >= base - SLACK) return true
      if (squares - from > 4) return true
    }
    return false
  })
}

/** GRIM, then GRIMMER, for a mean of whole numbers whose n stands in the same sentence; silent about all others. */
export function recheckMean(mean: FactOf<'mean'>): Recheck | undefined {
  const { value, decimals, spread, n, whole } = mean
  if (!whole || n === undefined || decimals === 0 || n >= 10 ** decimals) return undefined
  const reported = `mean ${value.toFixed(decimals)}, n = ${n}`
  if (!isPossibleMean(value, decimals, n)) {
    const near = Math.round(value * n)
    const options = [near - 1, near, near + 1]
      .map((sum) => sum / n)
      .sort((a, b) => Math.abs(a - value) - Math.abs(b - value))
    return {
      rule: 'possible-mean',
      verdict: 'does not fit',
      reported,
      recomputed: `nearest possible ${options
        .slice(0, 2)
        .map((option) => option.toFixed(decimals + 1))
        .join(' and ')}`,
      facts: [mean],
    }
  }
  if (spread.type !== 'SD')
    return { rule: 'possible-mean', verdict: 'fits', reported, recomputed: 'possible', facts: [mean] }
  const fits = isPossibleSd({ value, decimals }, spread, n)
  return {
    rule: 'possible-sd',
    verdict: fits ? 'fits' : 'does not fit',
    reported: `${reported}, SD ${spread.value.toFixed(spread.decimals)}`,
    recomputed: fits ? 'possible' : `no ${n} whole numbers have this mean and this SD`,
    facts: [mean],
  }
}
