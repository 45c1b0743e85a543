import { Ban } from 'lucide-react'
import { useCallback, useRef } from 'react'

import type { Paper } from '#contract/papers.ts'
import { authorsLine, hasAbstract } from '#research/papers/paper-words.ts'
import { stateOfAll, toggle, toggleAll, type Selection } from '#research/papers/selection.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { useRows } from './use-rows.ts'

type Props = {
  label: string
  papers: readonly Paper[]
  selection: Selection
  onSelect: (selection: Selection) => void
  onEnd?: () => void
}

/** Two lines of a title, and one below. */
const ROW_PX = 84

/** Papers to be ticked, by the hundred or by the thousand. */
export function PickerList({ label, papers, selection, onSelect, onEnd }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const withRange = useRef(false)
  const handleEnd = useCallback(() => onEnd?.(), [onEnd])
  const { rows, before, after } = useRows({ box, count: papers.length, rowPx: ROW_PX, onEnd: handleEnd })
  const ids = papers.map((paper) => paper.id)
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="border-b border-line bg-surface-sunken px-4 py-2">
        <Checkbox
          label="Choose all papers shown"
          checked={stateOfAll(selection, ids)}
          disabled={papers.length === 0}
          onChange={() => onSelect(toggleAll(selection, ids))}
        />
      </div>
      <ScrollBox ref={box} label={label} className="h-[38dvh] min-h-48 overflow-y-auto">
        <ul style={{ paddingTop: before, paddingBottom: after }}>
          {rows.map((index) => {
            const paper = papers[index]
            return (
              paper && (
                <li
                  key={paper.id}
                  aria-setsize={papers.length}
                  aria-posinset={index + 1}
                  style={{ height: ROW_PX }}
                  onClickCapture={(event) => {
                    withRange.current = event.shiftKey
                  }}
                  className="border-b border-line"
                >
                  <Checkbox
                    className="h-full w-full px-4 py-2 [&>span]:min-w-0 [&>span]:flex-1"
                    checked={selection.ids.has(paper.id)}
                    onChange={() => onSelect(toggle(selection, ids, paper.id, withRange.current))}
                    label={<PickerRow paper={paper} />}
                  />
                </li>
              )
            )
          })}
        </ul>
      </ScrollBox>
    </div>
  )
}

function PickerRow({ paper }: { paper: Paper }) {
  return (
    <span className="flex items-start gap-3">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-serif text-base leading-snug wrap-anywhere" title={paper.title}>
          {paper.title || 'Untitled'}
        </span>
        <span className="block truncate text-xs text-ink-muted">
          {[authorsLine(paper.authors, 2), paper.venue, paper.year].filter(Boolean).join(' · ')}
        </span>
      </span>
      {paper.flags.retracted && (
        <Badge tone="red" icon={Ban}>
          Retracted
        </Badge>
      )}
      {!hasAbstract(paper) && <Badge tone="grey">No abstract</Badge>}
    </span>
  )
}
