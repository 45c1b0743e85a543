import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'

import type { BillingPeriod, Quote } from '#contract/subscription.ts'
import type { Amount, Plan } from '#platform/access/plan-catalogue.ts'
import { money } from '#shared/format/money.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { PlanQuote } from './PlanQuote.tsx'
import { plansCopy as copy } from './plans.copy.ts'

type Props = {
  plan: Plan
  period: BillingPeriod
  isCurrent: boolean
  quote?: Quote | undefined
  note?: string | undefined
  actions: ReactNode
}

const amount = (value: Amount, what: string) =>
  value === 'unlimited' ? `Unlimited ${what}` : `${value} ${what} a month`

const rowsOf = ({ features }: Plan): readonly { text: string; has: boolean }[] => [
  { text: amount(features.monthlySearches, 'searches'), has: true },
  { text: amount(features.monthlySynthesis, 'syntheses'), has: true },
  { text: amount(features.monthlyExtract, 'extractions'), has: true },
  { text: amount(features.monthlyWriting, 'writing runs'), has: true },
  { text: amount(features.monthlyUploads, 'uploads'), has: true },
  { text: 'AI writing assistant', has: features.aiWritingAssistant },
  { text: 'Team collaboration', has: features.teamCollaboration },
  { text: 'Priority support', has: features.prioritySupport },
  { text: 'Advanced analytics', has: features.advancedAnalytics },
  { text: 'Custom integrations', has: features.customIntegrations },
]

const priceOf = (plan: Plan, period: BillingPeriod) => {
  const price = period === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice
  return price === null ? undefined : { price, unit: period === 'monthly' ? 'a month' : 'a year' }
}

/** One plan: what it costs, what it includes, and how to get it. */
export function PlanCard({ plan, period, isCurrent, quote, note, actions }: Props) {
  const price = priceOf(plan, period)
  const titleId = `plan-${plan.id}`
  return (
    <li
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-col rounded-card border bg-surface p-5',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="text-base font-semibold">
          {plan.name}
        </h3>
        {isCurrent && <Badge tone="accent">{copy.current}</Badge>}
        {plan.id === 'student' && <Badge tone="green">{copy.studentBadge}</Badge>}
        {plan.popular && !isCurrent && <Badge>{copy.popular}</Badge>}
      </div>
      <p className="mt-1 text-ink-muted sm:min-h-10">{plan.description}</p>
      <p className="mt-3">
        {price ? (
          <>
            <span className="font-serif text-xl">{money(price.price)}</span>{' '}
            <span className="text-ink-muted">
              {price.unit}
              {plan.id === 'team' && ` ${copy.perMember}`}
            </span>
          </>
        ) : (
          <span className="font-serif text-xl">{copy.custom}</span>
        )}
      </p>
      {period === 'yearly' && plan.yearlyDiscount > 0 && (
        <p className="mt-0.5 text-xs text-ink-muted">{copy.yearlyDiscount(plan.yearlyDiscount)}</p>
      )}
      <ul className="mt-4 space-y-1.5">
        {rowsOf(plan).map(({ text, has }) => (
          <li key={text} className={classNames('flex items-start gap-2', !has && 'text-ink-muted')}>
            {has ? (
              <Check size={16} role="img" aria-label="Included:" className="mt-0.5 shrink-0 text-accent" />
            ) : (
              <Minus size={16} role="img" aria-label="Not included:" className="mt-0.5 shrink-0" />
            )}
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col gap-2 pt-5">
        {quote && <PlanQuote plan={plan.name} quote={quote} />}
        {note !== undefined && <p className="text-xs text-ink-muted">{note}</p>}
        {actions}
      </div>
    </li>
  )
}
