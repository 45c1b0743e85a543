import { expect } from 'vitest'

/** Six significant digits, or a billionth where the figure is as good as 0. Nothing is asked where the reference has nothing. */
export function agrees(seen: number | undefined, wanted: number | null | undefined, what: string, least = 1e-9): void {
  if (wanted === null || wanted === undefined) return
  expect(seen, what).toBeTypeOf('number')
  expect(Math.abs((seen ?? Number.NaN) - wanted), `${what}: ${seen} against ${wanted}`).toBeLessThanOrEqual(
    Math.max(least, Math.abs(wanted) * 1e-6),
  )
}
