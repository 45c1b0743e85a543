import { gatedFeatures, type GatedFeature } from '#contract/usage.ts'
import { plans, PROMPT_LIMIT } from '#platform/access/plan-catalogue.ts'
import { usePlan } from '#platform/access/subscription.queries.ts'
import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { nextMonthDay } from '#shared/format/dates.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { featureNames } from './panels.copy.ts'

const limits = {
  search: 'monthlySearches',
  synthesis: 'monthlySynthesis',
  extract: 'monthlyExtract',
  write: 'monthlyWriting',
  upload: 'monthlyUploads',
} as const satisfies Record<GatedFeature, string>

function useMonthlyLimit(feature: GatedFeature): number {
  const { plan } = usePlan()
  const limit = plan && plans[plan].features[limits[feature]]
  return typeof limit === 'number' ? limit : PROMPT_LIMIT
}

/** One feature: what is left, in words and as a bar. Each is asked for alone. */
function FeatureLeft({ feature }: { feature: GatedFeature }) {
  const { data, isPending, isFetching, refetch } = useUsage(feature)
  const limit = useMonthlyLimit(feature)
  const name = featureNames[feature]
  if (isPending) return <Skeleton lines={1} className="py-1.5" />
  const row = (words: string) => (
    <p className="flex justify-between gap-4">
      <span>{name}</span>
      <span className="text-ink-muted">{words}</span>
    </p>
  )
  if (!data) {
    return (
      <div role="alert" className="flex items-center justify-between gap-4">
        <span>{`${name}: could not be loaded`}</span>
        <Button size="small" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  const allowance = allowanceOf(data)
  if (allowance.kind === 'unlimited') return row('Unlimited')
  if (allowance.kind === 'unknown') return row('Not told by the server')
  const remaining = allowance.kind === 'limited' ? allowance.remaining : 0
  return <Progress label={`${name} left`} value={remaining} max={Math.max(limit, remaining)} />
}

/** What is left of each feature this month. */
export function UsagePanel() {
  const { label, plan } = usePlan()
  return (
    <div className="space-y-3">
      {gatedFeatures.map((feature) => (
        <FeatureLeft key={feature} feature={feature} />
      ))}
      {label !== undefined && (
        <p className="flex flex-wrap items-center justify-between gap-2 pt-1 text-xs text-ink-muted">
          <span>{`${label} plan. Renews on ${nextMonthDay()}.`}</span>
          {plan === undefined || plans[plan].features.monthlySearches !== 'unlimited' ? (
            <Button size="small" variant="ghost" onClick={() => openDialog({ name: 'plans' })}>
              See plans
            </Button>
          ) : null}
        </p>
      )}
    </div>
  )
}
