import type { EffectValue } from '#contract/grid.ts'

const NUMBER = String.raw`[-−+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?`

const numberOf = (text: string) => Number(text.replace('−', '-').replace(',', '.'))

/** "1,204" and "1 204" are thousands, "12,5" is a decimal comma. */
const ungrouped = (text: string) =>
  text.replaceAll(/\d{1,3}(?:[ \u00A0\u202F,]\d{3})+(?![\d])/g, (all) => all.replaceAll(/[ \u00A0\u202F,]/g, ''))

/** A number and the unit that follows it; undefined where there is none, or more than one. */
export function parseNumber(typed: string): { value: number; unit?: string } | undefined {
  const found = new RegExp(`^(${NUMBER})\\s*([^\\d\\s].*)?$`, 'i').exec(ungrouped(typed.trim()))
  if (!found) return undefined
  const value = numberOf(found[1] ?? '')
  const unit = found[2]?.trim()
  return Number.isFinite(value) ? { value, ...(unit && { unit }) } : undefined
}

/** What is longer is prose: the shape tries its parts in many ways. */
const LONGEST_EFFECT = 200
const EFFECT = new RegExp(
  String.raw`^([\p{L}][\p{L}\s²]*?)?[\s=:]*(${NUMBER})\s*(?:[([]?\s*(?:(\d{2}(?:\.\d+)?)\s*%\s*)?(?:CI\s*:?)?\s*(${NUMBER})\s*(?:to|–|-|;|,\s)\s*(${NUMBER})\s*[)\]]?)?\s*(?:[,;]\s*p\s*=?\s*([<>≤≥]?\s*[\d.]+))?$`,
  'iu',
)

/** An effect as papers write it: "OR 0.72 (95% CI 0.60 to 0.86), p = 0.01"; the interval may be missing. */
export function parseEffect(typed: string): EffectValue | undefined {
  const words = typed.trim()
  const found = words.length > LONGEST_EFFECT ? undefined : EFFECT.exec(words)
  if (!found) return undefined
  const [, measure, estimate = '', level, low, high, p] = found
  const value: EffectValue = { estimate: numberOf(estimate) }
  if (!Number.isFinite(value.estimate)) return undefined
  if (measure?.trim()) value.measure = measure.trim()
  if (low !== undefined && high !== undefined) Object.assign(value, { low: numberOf(low), high: numberOf(high) })
  if (level !== undefined) value.level = Number(level)
  if (p !== undefined) value.p = p.replaceAll(/\s/g, '')
  return value
}
