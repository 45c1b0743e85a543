import type { BillingPeriod } from '#contract/subscription.ts'
import { classNames } from '#shared/ui/class-names.ts'

const periods: readonly { value: BillingPeriod; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
]

type Props = { period: BillingPeriod; onPeriod: (period: BillingPeriod) => void }

/** Monthly or yearly: two radio buttons, worked with the arrow keys. */
export function PeriodToggle({ period, onPeriod }: Props) {
  return (
    <fieldset className="inline-flex rounded-control border border-line bg-surface-sunken p-0.5">
      <legend className="sr-only">Billing period</legend>
      {periods.map(({ value, label }) => (
        <label
          key={value}
          className={classNames(
            'cursor-pointer rounded-control px-3 py-1 has-focus-visible:outline-2 has-focus-visible:outline-accent',
            period === value ? 'bg-surface font-semibold text-ink' : 'text-ink-muted',
          )}
        >
          <input
            type="radio"
            name="billing-period"
            value={value}
            checked={period === value}
            onChange={() => onPeriod(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
