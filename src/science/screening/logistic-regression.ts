import type { TextVectors } from './text-vectors.ts'

export type Example = { row: number; relevant: boolean; weight: number }

export type LinearModel = { weights: Float64Array; bias: number }

export type FitOptions = {
  /** How strongly weights are kept small: the larger, the smaller they stay. */
  penalty?: number
  /** A model of earlier examples to start from; it changes the time, not the answer. */
  from?: LinearModel
}

const MOST_STEPS = 30
const MOST_INNER = 40
const SETTLED = 1e-3

/**
 * Logistic regression with a quadratic penalty by truncated Newton steps. No randomness: the same examples give the same model.
 * Source: Lin, Weng & Keerthi 2008, Journal of Machine Learning Research 9:627–650.
 */
export function fitLogistic(vectors: TextVectors, examples: readonly Example[], options: FitOptions = {}): LinearModel {
  const { penalty = 1, from } = options
  const size = vectors.terms + 1
  const w = new Float64Array(size)
  if (from && from.weights.length === vectors.terms) {
    w.set(from.weights)
    w[vectors.terms] = from.bias
  }
  const problem = { vectors, examples, penalty }
  let state = lossAt(problem, w)
  const first = Math.max(
    1e-12,
    lengthOf(gradientAt(problem, new Float64Array(size), lossAt(problem, new Float64Array(size)).margins)),
  )

  for (let step = 0; step < MOST_STEPS; step++) {
    const gradient = gradientAt(problem, w, state.margins)
    if (lengthOf(gradient) <= SETTLED * first) break
    const direction = newtonDirection(problem, state.margins, gradient)
    const slope = dot(gradient, direction)
    let reach = 1
    let moved = false
    for (let halving = 0; halving < 20; halving++) {
      const next = w.map((value, i) => value + reach * (direction[i] ?? 0))
      const there = lossAt(problem, next)
      if (there.loss <= state.loss + 1e-4 * reach * slope) {
        w.set(next)
        state = there
        moved = true
        break
      }
      reach /= 2
    }
    if (!moved) break
  }
  return { weights: w.slice(0, vectors.terms), bias: w[vectors.terms] ?? 0 }
}

/** Scores of all rows: above 0, rather relevant. Only their order means something. */
export function scoresOf(vectors: TextVectors, { weights, bias }: LinearModel): Float64Array {
  const scores = new Float64Array(vectors.rows)
  for (let row = 0; row < vectors.rows; row++) scores[row] = bias + rowTimes(vectors, row, weights)
  return scores
}

type Problem = { vectors: TextVectors; examples: readonly Example[]; penalty: number }

function lossAt({ vectors, examples, penalty }: Problem, w: Float64Array) {
  const margins = new Float64Array(examples.length)
  let loss = 0
  for (let i = 0; i < vectors.terms; i++) loss += 0.5 * penalty * (w[i] ?? 0) ** 2
  for (const [i, { row, relevant, weight }] of examples.entries()) {
    const margin = (relevant ? 1 : -1) * (rowTimes(vectors, row, w) + (w[vectors.terms] ?? 0))
    margins[i] = margin
    loss += weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : -margin + Math.log1p(Math.exp(margin)))
  }
  return { loss, margins }
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

function gradientAt({ vectors, examples, penalty }: Problem, w: Float64Array, margins: Float64Array): Float64Array {
  const gradient = w.map((value, i) => (i < vectors.terms ? penalty * value : 0))
  for (const [i, { row, relevant, weight }] of examples.entries()) {
    addRow(vectors, row, -(relevant ? 1 : -1) * weight * sigmoid(-(margins[i] ?? 0)), gradient)
  }
  return gradient
}

/** Solves (Hessian) d = −gradient by conjugate gradients, as far as it pays. */
function newtonDirection(
  { vectors, examples, penalty }: Problem,
  margins: Float64Array,
  gradient: Float64Array,
): Float64Array {
  const curvature = examples.map(({ weight }, i) => {
    const s = sigmoid(margins[i] ?? 0)
    return weight * s * (1 - s)
  })
  const hessianTimes = (d: Float64Array) => {
    const result = d.map((value, i) => (i < vectors.terms ? penalty * value : 1e-8 * value))
    for (const [i, { row }] of examples.entries()) {
      addRow(vectors, row, (curvature[i] ?? 0) * (rowTimes(vectors, row, d) + (d[vectors.terms] ?? 0)), result)
    }
    return result
  }
  const direction = new Float64Array(gradient.length)
  const residual = gradient.map((value) => -value)
  let search = residual.slice()
  let square = dot(residual, residual)
  const enough = 0.01 * square
  for (let turn = 0; turn < MOST_INNER && square > enough; turn++) {
    const product = hessianTimes(search)
    const step = square / dot(search, product)
    for (let i = 0; i < direction.length; i++) {
      direction[i] = (direction[i] ?? 0) + step * (search[i] ?? 0)
      residual[i] = (residual[i] ?? 0) - step * (product[i] ?? 0)
    }
    const next = dot(residual, residual)
    const keep = next / square
    search = residual.map((value, i) => value + keep * (search[i] ?? 0))
    square = next
  }
  return direction
}

function rowTimes({ starts, indices, values }: TextVectors, row: number, w: Float64Array): number {
  let total = 0
  const end = starts[row + 1] ?? 0
  for (let i = starts[row] ?? 0; i < end; i++) total += (values[i] ?? 0) * (w[indices[i] ?? 0] ?? 0)
  return total
}

/** Adds a multiple of a row to a vector, the multiple itself to the place of the bias. */
function addRow({ starts, indices, values, terms }: TextVectors, row: number, times: number, into: Float64Array) {
  const end = starts[row + 1] ?? 0
  for (let i = starts[row] ?? 0; i < end; i++) {
    const place = indices[i] ?? 0
    into[place] = (into[place] ?? 0) + times * (values[i] ?? 0)
  }
  into[terms] = (into[terms] ?? 0) + times
}

function dot(a: Float64Array, b: Float64Array): number {
  let total = 0
  for (let i = 0; i < a.length; i++) total += (a[i] ?? 0) * (b[i] ?? 0)
  return total
}

const lengthOf = (a: Float64Array) => Math.sqrt(dot(a, a))
