import { Ban, Paperclip } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import type { Paper } from '#contract/papers.ts'
import { authorsLine, designNames } from '#research/papers/paper-words.ts'
import type { LibraryColumn } from '#research/preferences/library-columns.ts'
import { dayWords } from '#shared/format/dates.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

import { BOX, ROW_PX } from './row-look.ts'

const CELL = 'truncate border-b border-line px-3'

const wordsOf: Record<LibraryColumn, (paper: Paper) => ReactNode> = {
  authors: ({ authors }) => authorsLine(authors, 2),
  year: ({ year }) => year ?? '–',
  venue: ({ venue }) => venue ?? '–',
  design: ({ design }) => (design === 'unknown' ? '–' : designNames[design]),
  added: ({ addedAt }) => {
    const added = Date.parse(addedAt ?? '')
    return Number.isNaN(added) ? 'Starter library' : dayWords(added)
  },
}

type Props = {
  paper: Paper
  columns: readonly LibraryColumn[]
  index: number
  isChosen: boolean
  isOpened: boolean
  onChoose: (withRange: boolean) => void
  onOpen: () => void
}

/** One paper in the table of the library. */
export function LibraryRow({ paper, columns, index, isChosen, isOpened, onChoose, onOpen }: Props) {
  const withRange = useRef(false)
  const title = paper.title || 'Untitled'
  const ground = isOpened ? 'bg-accent-soft' : 'bg-surface group-hover:bg-surface-sunken'
  const cell = classNames(CELL, ground)
  return (
    <tr data-index={index} aria-rowindex={index + 2} className="group" style={{ height: ROW_PX }}>
      <th scope="row" className={classNames(cell, 'sticky left-0 text-left font-normal whitespace-normal!')}>
        <span className="flex items-center gap-3">
          <span
            role="presentation"
            className="flex"
            onClickCapture={(event) => {
              withRange.current = event.shiftKey
            }}
          >
            <Checkbox
              label={`Choose ${title}`}
              labelHidden
              className={BOX}
              checked={isChosen}
              onChange={() => onChoose(withRange.current)}
            />
          </span>
          <button
            type="button"
            data-row-link
            aria-pressed={isOpened}
            title={title}
            onClick={onOpen}
            className="line-clamp-2 min-w-0 rounded-control text-left font-serif text-base leading-snug wrap-anywhere hover:text-accent"
          >
            {title}
          </button>
          {paper.files !== undefined && paper.files.length > 0 && (
            <span className="inline-flex shrink-0 items-center gap-0.5 text-xs text-ink-muted">
              <Paperclip size={12} aria-hidden />
              <VisuallyHidden>
                {paper.files.length === 1 ? 'has a file' : `has ${paper.files.length} files`}
              </VisuallyHidden>
              {paper.files.length > 1 && <span aria-hidden>{paper.files.length}</span>}
            </span>
          )}
          {paper.flags.retracted && (
            <span className="inline-flex shrink-0 items-center gap-1 text-xs font-semibold text-state-red">
              <Ban size={12} aria-hidden /> Retracted
            </span>
          )}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} className={cell} title={column === 'venue' ? paper.venue : undefined}>
          {wordsOf[column](paper)}
        </td>
      ))}
    </tr>
  )
}
