import { NO_VALUE } from '#science/grid/arrange.ts'
import { count } from '#shared/format/count.ts'

import { extractionCopy as copy } from './extraction.copy.ts'
import type { Heading } from './grid-lines.ts'
import { ROW_HEIGHT } from './grid-size.ts'

type Props = { heading: Heading; line: number; width: number; span: number }

/** The heading of a group of rows; its words stay at the left edge. */
export const GroupRow = ({ heading: { name, count: rows }, line, width, span }: Props) => (
  <div
    role="row"
    aria-rowindex={line + 2}
    style={{ top: line * ROW_HEIGHT, width, height: ROW_HEIGHT }}
    className="absolute left-0 border-b border-line-strong bg-surface"
  >
    <div role="rowheader" aria-colindex={1} aria-colspan={span} className="flex h-full items-center">
      <span className="sticky left-0 max-w-[80vw] truncate px-3 font-semibold">
        {name === NO_VALUE ? copy.group.none : name}{' '}
        <span className="font-normal text-ink-muted">{count(rows, 'row', 'rows')}</span>
      </span>
    </div>
  </div>
)
