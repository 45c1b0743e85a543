import { Suspense } from 'react'

import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { ForestPart } from './ForestPart.tsx'
import { GroupsPart } from './GroupsPart.tsx'
import { parts, partOf, type Part, type PartProps } from './part.ts'
import { TextPart } from './TextPart.tsx'
import { TimePart } from './TimePart.tsx'
import { WithoutPart } from './WithoutPart.tsx'

const DifferencesPart = lazyPart(() => import('./DifferencesPart.tsx').then((module) => module.DifferencesPart))
const SmallPart = lazyPart(() => import('./SmallPart.tsx').then((module) => module.SmallPart))
const RegressionPart = lazyPart(() => import('./RegressionPart.tsx').then((module) => module.RegressionPart))
const ModelsPart = lazyPart(() => import('./ModelsPart.tsx').then((module) => module.ModelsPart))

const shown: Record<Part, (props: PartProps) => React.ReactNode> = {
  forest: ForestPart,
  differences: DifferencesPart,
  groups: GroupsPart,
  regression: RegressionPart,
  small: SmallPart,
  without: WithoutPart,
  time: TimePart,
  models: ModelsPart,
  text: TextPart,
}

/** All that can be said of a pooled outcome, one part at a time. */
export function Results({ part, onPart, ...props }: PartProps & { part: Part; onPart: (part: Part) => void }) {
  // Without a pooled effect the studies can still be drawn; lines of the same people go into a model that allows for them.
  const tabs = props.analysis.pooled
    ? [...parts]
    : parts.filter(({ value }) => value === 'forest' || value === 'models')
  const current = tabs.some(({ value }) => value === part) ? part : 'forest'
  const Shown = shown[current]
  return (
    <Tabs label="Results" value={current} onValueChange={(value) => onPart(partOf(value))} tabs={tabs}>
      <TabPanel value={current}>
        <Suspense fallback={<Skeleton className="h-72" />}>
          <Shown key={`${props.computed.outcome.id} ${current}`} {...props} />
        </Suspense>
      </TabPanel>
    </Tabs>
  )
}
