import { inverted, type Matrix, product } from './matrix.ts'

export type Maximum = { at: number[]; height: number }

const MOST_TURNS = 200
/** Width of the differences, as a share of the scale of a parameter. */
const WIDTH = 1e-3

/**
 * The top of a smooth function near a start, by Newton's method with derivatives from differences; a step that does not go up is
 * halved. `scales` are typical distances of the parameters, in which steps and precision are measured. Variances are given as
 * their roots, so that nothing has a border. Undefined where it finds no top.
 */
export function maximise(
  f: (at: readonly number[]) => number,
  start: readonly number[],
  scales: readonly number[],
): Maximum | undefined {
  let at = [...start]
  let height = f(at)
  if (!Number.isFinite(height)) return undefined
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const slope = slopesOf(f, at, scales)
    const step = uphill(differences(f, at, scales, 10 * WIDTH), slope, scales)
    if (!step) return undefined
    let share = 1
    let next = moved(at, step, share)
    let there = f(next)
    while (!(there >= height) && share > 1e-9) {
      share /= 2
      next = moved(at, step, share)
      there = f(next)
    }
    const isSettled = step.every((length, i) => Math.abs(length) <= 1e-9 * (scales[i] ?? 1))
    if (!(there >= height)) return isFlat(slope, scales) ? { at, height } : undefined
    at = next
    height = there
    if (isSettled) return { at, height }
  }
  return undefined
}

/** As level as the differences can tell, for the logarithm of a likelihood. */
const isFlat = (slope: readonly number[], scales: readonly number[]) =>
  slope.every((value, i) => Math.abs(value * (scales[i] ?? 1)) <= 1e-7)

const moved = (at: readonly number[], step: readonly number[], share: number) =>
  at.map((value, i) => value + share * (step[i] ?? 0))

const GOLDEN = (Math.sqrt(5) - 1) / 2

/** The top of a function of one peak between two points, by golden section; its height to the last digits. */
export function peakOf(f: (x: number) => number, from: number, to: number): { at: number; height: number } {
  let [low, high] = [from, to]
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
  let [atLeft, atRight] = [f(left), f(right)]
  while (high - low > 1e-8 * (to - from)) {
    if (atLeft >= atRight) {
      ;[high, right, atRight] = [right, left, atLeft]
      left = high - GOLDEN * (high - low)
      atLeft = f(left)
    } else {
      ;[low, left, atLeft] = [left, right, atRight]
      right = low + GOLDEN * (high - low)
      atRight = f(right)
    }
  }
  return atLeft >= atRight ? { at: left, height: atLeft } : { at: right, height: atRight }
}

/** Newton's step, its curvature made to point up everywhere, no longer than three scales. */
function uphill(curvature: Matrix, slope: readonly number[], scales: readonly number[]): number[] | undefined {
  const scaled = curvature.map((row, i) => row.map((value, j) => -value * (scales[i] ?? 1) * (scales[j] ?? 1)))
  const right = slope.map((value, i) => [value * (scales[i] ?? 1)])
  const size = Math.max(...scaled.map((row, i) => Math.abs(row[i] ?? 0)), 1e-12)
  for (let shift = 0; shift < 1e6 * size; shift = shift === 0 ? 1e-6 * size : shift * 10) {
    const inverse = inverted(scaled.map((row, i) => row.map((value, j) => (i === j ? value + shift : value))))
    if (!inverse) continue
    const step = product(inverse, right).map((row) => row[0] ?? 0)
    const longest = Math.max(...step.map(Math.abs))
    const share = longest > 3 ? 3 / longest : 1
    return step.map((value, i) => value * share * (scales[i] ?? 1))
  }
  return undefined
}

function slopesOf(f: (at: readonly number[]) => number, at: readonly number[], scales: readonly number[]): number[] {
  return at.map((_, i) => {
    const h = WIDTH * (scales[i] ?? 1)
    const there = (times: number) => f(at.map((value, j) => (i === j ? value + times * h : value)))
    return (there(-2) - 8 * there(-1) + 8 * there(1) - there(2)) / (12 * h)
  })
}

/** Second derivatives of a function by differences of two widths, of which the second takes away the error of the first. */
export function curvatureOf(
  f: (at: readonly number[]) => number,
  at: readonly number[],
  scales: readonly number[],
): number[][] {
  const wide = differences(f, at, scales, 20 * WIDTH)
  const narrow = differences(f, at, scales, 10 * WIDTH)
  return narrow.map((row, i) => row.map((value, j) => (4 * value - (wide[i]?.[j] ?? 0)) / 3))
}

function differences(
  f: (at: readonly number[]) => number,
  at: readonly number[],
  scales: readonly number[],
  width: number,
): number[][] {
  const middle = f(at)
  const by = (i: number, j: number): number => {
    const [h, g] = [width * (scales[i] ?? 1), width * (scales[j] ?? 1)]
    const there = (a: number, b: number) =>
      f(at.map((value, m) => value + (m === i ? a * h : 0) + (m === j ? b * g : 0)))
    if (i === j) return (there(1, 0) - 2 * middle + there(-1, 0)) / h ** 2
    return (there(1, 1) - there(1, -1) - there(-1, 1) + there(-1, -1)) / (4 * h * g)
  }
  const rows: number[][] = []
  for (const i of at.keys()) rows.push(at.map((_, j) => (j < i ? (rows[j]?.[i] ?? 0) : by(i, j))))
  return rows
}
