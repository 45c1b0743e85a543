import type { CellValue, EffectValue } from '#contract/grid.ts'

const folded = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Whether two values say the same: case and spacing of text, and the order of several choices, say nothing. */
export function sameValue(a: CellValue | undefined, b: CellValue | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    const other = b.map(folded).sort()
    return a
      .map(folded)
      .sort()
      .every((each, index) => each === other[index])
  }
  if (typeof a === 'object') return typeof b === 'object' && !Array.isArray(b) && sameEffect(a, b)
  if (typeof a === 'string') return typeof b === 'string' && folded(a) === folded(b)
  return a === b
}

const sameEffect = (a: EffectValue, b: EffectValue) =>
  a.estimate === b.estimate &&
  a.low === b.low &&
  a.high === b.high &&
  folded(a.measure ?? '') === folded(b.measure ?? '')
