import type { GatedFeature } from '#contract/usage.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { accessCopy as copy } from './access.copy.ts'
import { PROMPT_LIMIT } from './plan-catalogue.ts'
import { LOW_AT } from './usage.queries.ts'

type Props = { feature: GatedFeature; remaining: number }

/** What is left of a limited feature this month, and a word of warning before the last run. */
export function UsageBar({ feature, remaining }: Props) {
  return (
    <div className="mx-auto w-full max-w-[84rem] space-y-3 px-4 pt-5 sm:px-6">
      <div className="max-w-88">
        <Progress label={copy.usageLabel(feature)} value={remaining} max={Math.max(PROMPT_LIMIT, remaining)} />
      </div>
      {remaining <= LOW_AT && <Notice tone="warning">{copy.low(feature, remaining)}</Notice>}
    </div>
  )
}
