import type { BillingPeriod, OwnedTeam, Quote } from '#contract/subscription.ts'
import { plans } from '#platform/access/plan-catalogue.ts'

/** What is paid for. The student plan's yearly checkout has a price of its own. */
export type ToPay =
  | { plan: 'individual' | 'student'; billing: BillingPeriod }
  | { plan: 'team'; billing: BillingPeriod; team: OwnedTeam }

/** What the student checkout costs a year; the plan list says 110. */
export const STUDENT_CHECKOUT_PRICE = 99

/** Price for one seat, in US dollars. */
export function seatPrice({ plan, billing }: Pick<ToPay, 'plan' | 'billing'>): number {
  if (plan === 'student' && billing === 'yearly') return STUDENT_CHECKOUT_PRICE
  return plans[plan][billing === 'monthly' ? 'monthlyPrice' : 'yearlyPrice'] ?? 0
}

/** What the plan costs by the price list, in US dollars. A team of nobody is still one seat. */
export const listPrice = (toPay: ToPay): number =>
  seatPrice(toPay) * (toPay.plan === 'team' ? Math.max(1, toPay.team.memberCount) : 1)

const isSame = (a: number, b: number) => Math.round(a * 100) === Math.round(b * 100)

/** Whether a quote adds up, begins at the price that was shown, and is what is charged. */
export function isQuoteOf(toPay: ToPay, quote: Quote, amount: number | null | undefined): boolean {
  const sum = quote.lines.reduce((all, line) => all + line.amount, 0)
  const [first] = quote.lines
  const isCharged = amount === null || amount === undefined || isSame(amount, quote.due)
  return first !== undefined && isSame(first.amount, listPrice(toPay)) && isSame(sum, quote.due) && isCharged
}

/** Whether the amount that the server names is the one shown. Servers name it in dollars or in cents, or not at all. */
export function isAmountOf(toPay: ToPay, amount: number | null | undefined): boolean {
  const price = listPrice(toPay)
  return amount === null || amount === undefined || amount === price || amount === price * 100
}
