/**
 * The zero of a continuous function between two points at which its signs differ, to the last bits of a double. Undefined
 * where the signs do not differ. Source: Brent 1973, Algorithms for Minimization without Derivatives, chapter 4 (zeroin).
 */
export function findRoot(f: (x: number) => number, from: number, to: number): number | undefined {
  let a = from
  let b = to
  let fa = f(a)
  let fb = f(b)
  if (fa === 0) return a
  if (fb === 0) return b
  if (!(fa * fb < 0)) return undefined
  let c = a
  let fc = fa
  let d = b - a
  let e = d

  for (let turn = 0; turn < 500; turn++) {
    if (Math.abs(fc) < Math.abs(fb)) [a, b, c, fa, fb, fc] = [b, c, b, fb, fc, fb]
    const tolerance = 2 * Number.EPSILON * Math.abs(b)
    const half = 0.5 * (c - b)
    if (Math.abs(half) <= tolerance || fb === 0) return b
    if (Math.abs(e) < tolerance || Math.abs(fa) <= Math.abs(fb)) {
      d = half
      e = half
    } else {
      const step = interpolated(a, b, c, fa, fb, fc)
      if (step !== undefined && Math.abs(step) < 0.5 * Math.abs(e)) {
        e = d
        d = step
      } else {
        d = half
        e = half
      }
    }
    a = b
    fa = fb
    b += Math.abs(d) > tolerance ? d : Math.sign(half) * tolerance
    fb = f(b)
    if (fb > 0 === fc > 0) {
      c = a
      fc = fa
      d = b - a
      e = d
    }
  }
  return b
}

/** A step by the secant or by inverse quadratic interpolation, when it stays well inside the bracket. */
function interpolated(a: number, b: number, c: number, fa: number, fb: number, fc: number): number | undefined {
  const half = 0.5 * (c - b)
  const s = fb / fa
  let p = 2 * half * s
  let q = 1 - s
  if (a !== c) {
    const r = fb / fc
    const t = fa / fc
    p = s * (2 * half * t * (t - r) - (b - a) * (r - 1))
    q = (t - 1) * (r - 1) * (s - 1)
  }
  const step = p > 0 ? -p / q : -p / q
  return Number.isFinite(step) && step * half > 0 && Math.abs(step) < 1.5 * Math.abs(half) ? step : undefined
}

/** The zero of a function that falls from above 0 at `from` to below 0 somewhere beyond it; undefined if it never does. */
export function findFall(f: (x: number) => number, from: number, firstStep: number): number | undefined {
  let low = from
  let step = firstStep
  for (let turn = 0; turn < 1100; turn++) {
    const high = from + step
    const value = f(high)
    if (Number.isNaN(value) || high === Infinity) return undefined
    if (value <= 0) return findRoot(f, low, high)
    low = high
    step *= 2
  }
  return undefined
}
