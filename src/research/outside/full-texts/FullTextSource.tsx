import type { OutsideSource } from '#contract/outside-sources.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { SourceFacts, StateBadge } from '../SourceFacts.tsx'
import { fullTextsCopy as copy } from './full-texts.copy.ts'

type Props = { source: OutsideSource; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** A source of full texts: what it holds and asks, and whether it is asked. */
export const FullTextSource = ({ source: { source, label, state, isOn }, isChosen, onChoose }: Props) => (
  <li className="rounded-card border border-line p-3">
    <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
      {isOn ? (
        <p className="flex items-center gap-2 font-medium">
          {label} <Badge tone="accent">{copy.isOn}</Badge>
        </p>
      ) : (
        <Checkbox
          label={<span className="font-medium">{label}</span>}
          checked={isChosen}
          onChange={(isNow) => onChoose(isNow)}
        />
      )}
      <StateBadge state={state} />
    </div>
    <SourceFacts source={source} label={label} state={state} />
  </li>
)
