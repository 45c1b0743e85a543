/** Which way a result points, from its comparison and its signs of chance. */
export type Direction = 'decrease' | 'increase' | 'improvement' | 'worsening' | 'no difference'

const pairs: readonly Direction[][] = [
  ['decrease', 'increase'],
  ['improvement', 'worsening'],
]

/** Directions that cannot both be true of one thing. */
export const oppose = (a: Direction, b: Direction): boolean =>
  a !== b &&
  (a === 'no difference' || b === 'no difference' || pairs.some((pair) => pair.includes(a) && pair.includes(b)))
