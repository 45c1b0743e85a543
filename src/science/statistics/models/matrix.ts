/** A matrix, row by row. Small ones: the number of coefficients, or of the effects of one study. */
export type Matrix = readonly (readonly number[])[]

export const transposed = (a: Matrix): number[][] => (a[0] ?? []).map((_, j) => a.map((row) => row[j] ?? 0))

export const product = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) => (b[0] ?? []).map((_, j) => row.reduce((sum, value, m) => sum + value * (b[m]?.[j] ?? 0), 0)))

export const sumOf = (a: Matrix, b: Matrix): number[][] =>
  a.map((row, i) => row.map((value, j) => value + (b[i]?.[j] ?? 0)))

export const times = (a: Matrix, factor: number): number[][] => a.map((row) => row.map((value) => value * factor))

export const diagonal = (values: readonly number[]): number[][] =>
  values.map((value, i) => values.map((_, j) => (i === j ? value : 0)))

/** The lower triangle L of A = LL'; undefined where A is not positive definite. */
export function cholesky(a: Matrix): number[][] | undefined {
  const lower: number[][] = []
  for (const [i, row] of a.entries()) {
    const line: number[] = []
    for (let j = 0; j <= i; j++) {
      const other = j === i ? line : (lower[j] ?? [])
      let left = row[j] ?? 0
      for (let m = 0; m < j; m++) left -= (line[m] ?? 0) * (other[m] ?? 0)
      if (j < i) line.push(left / (other[j] ?? 1))
      else if (left > 0) line.push(Math.sqrt(left))
      else return undefined
    }
    lower.push([...line, ...row.slice(line.length).map(() => 0)])
  }
  return lower
}

/** The X of LX = B for a lower triangle L. */
export function forward(lower: Matrix, b: Matrix): number[][] {
  const x: number[][] = []
  for (const [i, line] of lower.entries()) {
    x.push(
      (b[i] ?? []).map((value, column) => {
        let left = value
        for (let m = 0; m < i; m++) left -= (line[m] ?? 0) * (x[m]?.[column] ?? 0)
        return left / (line[i] ?? 1)
      }),
    )
  }
  return x
}

/** The inverse of a positive definite matrix; undefined for others. */
export function inverted(a: Matrix): number[][] | undefined {
  const lower = cholesky(a)
  if (!lower) return undefined
  const root = forward(lower, diagonal(a.map(() => 1)))
  return product(transposed(root), root)
}

/**
 * Eigenvalues and eigenvectors (as columns) of a symmetric matrix, by turning pairs of axes until nothing is left beside the
 * diagonal. Source: Golub & Van Loan 2013, Matrix Computations, 4th ed., 8.5 (Jacobi).
 */
export function eigen(a: Matrix): { values: number[]; vectors: number[][] } {
  const work = a.map((row) => [...row])
  const vectors = diagonal(a.map(() => 1))
  const at = (m: Matrix, i: number, j: number) => m[i]?.[j] ?? 0
  const turn = (m: number[][], i: number, j: number, cos: number, sin: number) => {
    for (const row of m) {
      const [x = 0, y = 0] = [row[i], row[j]]
      row[i] = cos * x - sin * y
      row[j] = sin * x + cos * y
    }
  }
  for (let sweep = 0; sweep < 100; sweep++) {
    let off = 0
    for (let i = 0; i < a.length; i++) {
      for (let j = i + 1; j < a.length; j++) {
        const value = at(work, i, j)
        off += value ** 2
        if (value === 0) continue
        const theta = (at(work, j, j) - at(work, i, i)) / (2 * value)
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta ** 2 + 1))
        const cos = 1 / Math.sqrt(t ** 2 + 1)
        turn(work, i, j, cos, t * cos)
        const [one = [], other = []] = [work[i], work[j]]
        for (let m = 0; m < a.length; m++) {
          const [x = 0, y = 0] = [one[m], other[m]]
          one[m] = cos * x - t * cos * y
          other[m] = t * cos * x + cos * y
        }
        turn(vectors, i, j, cos, t * cos)
      }
    }
    const size = work.reduce((sum, row, i) => sum + (row[i] ?? 0) ** 2, 0)
    if (off <= 1e-30 * size) break
  }
  return { values: work.map((row, i) => row[i] ?? 0), vectors }
}
