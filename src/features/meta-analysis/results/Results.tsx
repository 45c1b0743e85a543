import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { DifferencesPart } from './DifferencesPart.tsx'
import { ForestPart } from './ForestPart.tsx'
import { GroupsPart } from './GroupsPart.tsx'
import { parts, partOf, type Part, type PartProps } from './part.ts'
import { RegressionPart } from './RegressionPart.tsx'
import { SmallPart } from './SmallPart.tsx'
import { TextPart } from './TextPart.tsx'
import { TimePart } from './TimePart.tsx'
import { WithoutPart } from './WithoutPart.tsx'

const shown: Record<Part, (props: PartProps) => React.ReactNode> = {
  forest: ForestPart,
  differences: DifferencesPart,
  groups: GroupsPart,
  regression: RegressionPart,
  small: SmallPart,
  without: WithoutPart,
  time: TimePart,
  text: TextPart,
}

/** All that can be said of a pooled outcome, one part at a time. */
export function Results({ part, onPart, ...props }: PartProps & { part: Part; onPart: (part: Part) => void }) {
  // Without a pooled effect the studies can still be drawn, and nothing else.
  const tabs = props.analysis.pooled ? [...parts] : parts.filter(({ value }) => value === 'forest')
  const current = tabs.some(({ value }) => value === part) ? part : 'forest'
  const Shown = shown[current]
  return (
    <Tabs label="Results" value={current} onValueChange={(value) => onPart(partOf(value))} tabs={tabs}>
      <TabPanel value={current}>
        <Shown key={`${props.computed.outcome.id} ${current}`} {...props} />
      </TabPanel>
    </Tabs>
  )
}
