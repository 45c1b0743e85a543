/** US dollars as they are said: '$25', '$8.33', '$1,078'. What is no number reads '–'. */
export function money(dollars: number): string {
  if (!Number.isFinite(dollars)) return '–'
  const digits = Number.isInteger(dollars) ? 0 : 2
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
