/** A sum in its currency: '$24.75', '€1,200'. A currency that is none stands beside the number as it was sent. */
export function dollars(amount: number, currency = 'USD'): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  try {
    return amount.toLocaleString('en-US', { style: 'currency', currency, ...options })
  } catch {
    return `${amount.toLocaleString('en-US', options)} ${currency}`
  }
}
