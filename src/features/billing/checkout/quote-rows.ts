import type { Quote } from '#contract/subscription.ts'
import { serverDay } from '#shared/format/dates.ts'
import { money } from '#shared/format/money.ts'

import { checkoutCopy as copy } from './checkout.copy.ts'

/** What is taken off, what is due now where that is another sum, what lapses, and the bill after it. */
export function quoteRows({ lines, due, lapses, nextBill }: Quote): (readonly [string, string])[] {
  const others = lines.slice(1)
  return [
    ...others.map(({ text, amount }) => [text, signed(amount)] as const),
    ...(others.length > 0 ? [[copy.dueNow, money(due)] as const] : []),
    ...(lapses ? [[copy.lapses, money(lapses)] as const] : []),
    [copy.nextBill, copy.on(money(nextBill.amount), serverDay(nextBill.at))],
  ]
}

const signed = (amount: number) => (amount < 0 ? `−${money(-amount)}` : money(amount))
