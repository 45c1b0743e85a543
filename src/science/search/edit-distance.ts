/**
 * Optimal string alignment distance: single letters added, dropped or changed, and two neighbours exchanged, each counting
 * one. Gives up with `Infinity` as soon as it must exceed `most`.
 * Source: Damerau, "A technique for computer detection and correction of spelling errors", CACM 7(3), 1964.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return Infinity
    before = last
    last = row
  }
  return (last[b.length] ?? Infinity) <= most ? (last[b.length] ?? Infinity) : Infinity
}
