import { normalQuantile } from './distributions/normal.ts'

/**
 * The score interval of a share (Wilson 1927, without continuity correction): right for small counts too, and never
 * outside 0 to 1. Undefined where nothing was counted.
 *
 * @param hits 0 to `of`
 * @param level 0.95 = in 95 of 100 repetitions the interval holds the true share
 */
export function wilsonInterval(hits: number, of: number, level = 0.95): { low: number; high: number } | undefined {
  if (!Number.isFinite(hits) || !(of > 0) || hits < 0 || hits > of) return undefined
  const z = normalQuantile(1 - (1 - level) / 2)
  const share = hits / of
  const centre = share + (z * z) / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}
