import type { ColumnKind } from './columns.ts'

export type ReadNumber = { value: number } | { problem: string } | undefined

const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const DOT_THOUSANDS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/
const DECIMAL_COMMA = /^[+-]?\d*,\d+$/

/** What a cell holds: a number, the sentence that says why it is none, or undefined where it is empty. */
export function numberIn(text: string, kind: ColumnKind): ReadNumber {
  const bare = text.replaceAll(/[\u2212\u2013\u2010-\u2012]/g, '-').replaceAll(/[\s\u00A0\u2009\u202F']/g, '')
  if (bare === '') return undefined
  if (THOUSANDS.test(bare)) {
    // "1,234" of a mean is 1.234 in half of the world.
    if (kind === 'number' && /^[+-]?\d+,\d{3}$/.test(bare)) {
      return {
        problem: `${text.trim()} can be read in two ways: write ${bare.replace(',', '')} or ${bare.replace(',', '.')}.`,
      }
    }
    return { value: Number(bare.replaceAll(',', '')) }
  }
  // People and events are whole: "1.234" of them is a thousand in half of the world, and one and a bit nowhere.
  if (kind === 'whole' && DOT_THOUSANDS.test(bare))
    return {
      problem: `${text.trim()} can be read in two ways: write ${bare.replace('.', '')}, or ${bare.split('.')[0]}.`,
    }
  const value = Number(DECIMAL_COMMA.test(bare) ? bare.replace(',', '.') : bare)
  if (/^[<>≤≥=~]/.test(bare))
    return { problem: `${text.trim()} is a bound: write the number alone, if it may stand for it.` }
  if (!Number.isFinite(value) || /^[+-]?0[xbo]/i.test(bare)) return { problem: `“${text.trim()}” is no number.` }
  return { value }
}

/** A number as it is put into a cell: as short as it can be without losing a digit that matters. */
export const cellNumber = (value: number): string => String(Number(value.toPrecision(10)))
