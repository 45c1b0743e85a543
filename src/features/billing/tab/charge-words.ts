import { money } from '#shared/format/money.ts'

/** A sum in its currency; dollars where none is named. A currency that nobody knows is written out. */
export function chargeWords(amount: number, currency: string | null | undefined): string {
  const code = (currency ?? 'usd').toUpperCase()
  if (code === 'USD') return money(amount)
  try {
    return amount.toLocaleString('en-US', { style: 'currency', currency: code })
  } catch {
    return `${amount} ${code}`
  }
}
