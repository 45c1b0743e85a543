/** A number with as many decimals as the measure is read with, a true minus sign, and no negative zero. */
export function numberText(value: number, decimals = 2): string {
  if (Number.isNaN(value)) return 'not known'
  if (!Number.isFinite(value)) return value > 0 ? 'no upper limit' : 'no lower limit'
  const text = Math.abs(value).toFixed(decimals)
  return value < 0 && Number(text) !== 0 ? `−${text}` : text
}

/** "p = 0.03", "p = 0.002", "p < 0.001". */
export function pText(p: number): string {
  if (Number.isNaN(p)) return 'p unknown'
  if (p < 0.001) return 'p < 0.001'
  if (p > 0.995) return 'p > 0.99'
  return `p = ${p.toFixed(p < 0.1 ? 3 : 2)}`
}

/** Decimals that show an interval of this width in two digits or more: 2 for 0.34 to 0.70, 4 for 0.0027 to 0.0039. */
export function decimalsFor(low: number, high: number): number {
  const width = Math.abs(high - low)
  if (!(width > 0) || !Number.isFinite(width)) return 2
  return Math.min(8, Math.max(2, Math.ceil(0.7 - Math.log10(width))))
}

/**
 * A number for a table that people read: whole numbers as they are, others to `digits` digits that count, without a tail of zeros.
 * Files that a program reads on keep the number in full.
 */
export function roundedText(value: number, digits = 4): string {
  if (!Number.isFinite(value) || Number.isInteger(value)) return numberText(value, 0)
  const size = Math.abs(value)
  const sign = value < 0 ? '−' : ''
  if (size < 1e-6) {
    const [shown, power = ''] = size.toExponential(digits - 1).split('e')
    return `${sign}${Number(shown)} × 10^${power.replace('-', '−')}`
  }
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(size)))
  return `${sign}${Number(size.toFixed(decimals))}`
}
