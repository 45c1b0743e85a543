import type { CellValue, EffectValue, GridColumn } from '#contract/grid.ts'

import { parseEffect, parseNumber } from './typed-text.ts'

const effectText = ({ measure, estimate, low, high, level, p }: EffectValue): string => {
  const interval = low === undefined || high === undefined ? '' : ` (${level ?? 95}% CI ${low} to ${high})`
  const head = measure === 'proportion' ? `${estimate} %` : `${measure ? `${measure} ` : ''}${estimate}`
  return `${head}${interval}${p === undefined ? '' : `, p ${/^[<>=]/.test(p) ? p : `= ${p}`}`}`
}

/** A value as it is read: "412 mg", "12.5 %", "OR 0.72 (95% CI 0.6 to 0.86)", "yes". Numbers are never rounded. */
export function cellText(value: CellValue | undefined, unit?: string): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return unit ? `${value} ${unit}` : String(value)
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join('; ') : effectText(value)
}

export type ReadValue = { ok: true; value: CellValue; unit?: string } | { ok: false; problem: string }

const YES = /^(yes|y|true|1)$/i
const NO = /^(no|n|false|0)$/i
const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

/** What somebody typed into a cell, read as its column asks. A problem says what the column takes. */
export function readCellText(typed: string, column: Pick<GridColumn, 'type' | 'unit' | 'choices'>): ReadValue {
  const text = typed.trim()
  if (text === '')
    return { ok: false, problem: 'Type a value, or press N in the cell for not reported, A for not applicable.' }
  const choices = column.choices ?? []
  const chosen = (word: string) => choices.find((choice) => choice.toLowerCase() === word.trim().toLowerCase())
  switch (column.type) {
    case 'text':
      return { ok: true, value: text }
    case 'boolean':
      if (YES.test(text) || NO.test(text)) return { ok: true, value: YES.test(text) }
      return { ok: false, problem: 'This column takes yes or no.' }
    case 'date':
      if (DATE.test(text)) return { ok: true, value: text }
      return { ok: false, problem: 'This column takes a date: 2026, 2026-11 or 2026-11-30.' }
    case 'choice': {
      const value = choices.length === 0 ? text : chosen(text)
      return value === undefined
        ? { ok: false, problem: `This column takes one of: ${choices.join(', ')}.` }
        : { ok: true, value }
    }
    case 'choices': {
      const words = text.split(';').filter((word) => word.trim() !== '')
      const values = choices.length === 0 ? words.map((word) => word.trim()) : words.map(chosen)
      return values.includes(undefined)
        ? { ok: false, problem: `This column takes these, parted by semicolons: ${choices.join(', ')}.` }
        : { ok: true, value: [...new Set(values.filter((value) => value !== undefined))] }
    }
    case 'effect': {
      const value = parseEffect(text)
      return value ? { ok: true, value } : { ok: false, problem: 'Type an effect as “OR 0.72 (0.60 to 0.86)”.' }
    }
    case 'number':
    case 'percent': {
      const read = parseNumber(text)
      if (!read) return { ok: false, problem: 'This column takes a number, with a unit if you like.' }
      const unit = column.type === 'percent' ? '%' : (read.unit ?? column.unit)
      return { ok: true, value: read.value, ...(unit !== undefined && { unit }) }
    }
  }
}
