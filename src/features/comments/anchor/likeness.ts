const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** How alike two short texts are, 0 to 1: the share of words that they have in common (Dice). Letter by letter alike is 1. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1
  const left = tokensOf(a)
  const right = tokensOf(b)
  if (left.length === 0 || right.length === 0) return 0
  const rest = new Map<string, number>()
  for (const token of right) rest.set(token, (rest.get(token) ?? 0) + 1)
  let shared = 0
  for (const token of left) {
    const count = rest.get(token) ?? 0
    if (count === 0) continue
    rest.set(token, count - 1)
    shared += 1
  }
  return (2 * shared) / (left.length + right.length)
}
