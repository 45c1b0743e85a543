import { gatedFeatures, type GatedFeature } from '#contract/usage.ts'
import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { billingTabCopy as copy } from './billing-tab.copy.ts'

/** What is left of every feature that is counted, each asked for by itself. */
export function UsageList() {
  return (
    <Card title={copy.usage} actions={<HelpLink article="limits-of-the-free-plan" about="what counts" />}>
      <p className="mb-3 text-ink-muted">{copy.usageLead}</p>
      <dl>
        {gatedFeatures.map((feature) => (
          <UsageRow key={feature} feature={feature} />
        ))}
      </dl>
    </Card>
  )
}

function UsageRow({ feature }: { feature: GatedFeature }) {
  const { data, isPending, isError, isFetching, refetch } = useUsage(feature)
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-t border-line py-1.5">
      <dt>{copy.features[feature]}</dt>
      <dd className="text-right">
        {data ? (
          <span className="font-semibold">{amountLeft(data)}</span>
        ) : isPending ? (
          <Skeleton lines={1} className="w-16" />
        ) : (
          isError && (
            <span className="flex items-center gap-3 text-ink-muted">
              {copy.usageFailed}
              <Button
                size="small"
                busy={isFetching}
                aria-label={`Try Again: ${copy.features[feature]}`}
                onClick={() => void refetch()}
              >
                Try Again
              </Button>
            </span>
          )
        )}
      </dd>
    </div>
  )
}

function amountLeft(usage: Parameters<typeof allowanceOf>[0]): string {
  const allowance = allowanceOf(usage)
  if (allowance.kind === 'unlimited') return copy.unlimited
  if (allowance.kind === 'used-up') return copy.none
  return allowance.kind === 'limited' ? copy.left(allowance.remaining) : copy.unknown
}
