import { memo } from 'react'

import { classNames } from '#shared/ui/class-names.ts'

import type { Column } from '#research/meta-analysis/columns.ts'

type Props = {
  row: number
  col: number
  column: Column
  text: string
  /** Worked out, not typed: the rule. */
  formula?: string | undefined
  problem?: string | undefined
  isActive: boolean
  isChosen: boolean
  isDim: boolean
  /** What stands in the input while the cell is edited. */
  editing?: string | undefined
  isSticky: boolean
  onType: (text: string) => void
}

/** One cell: its text, or an input over it. Keys and pointer are heard by the grid. */
export const GridCell = memo(function GridCell(props: Props) {
  const { row, col, column, text, formula, problem, isActive, isChosen, isDim, editing, isSticky, onType } = props
  const Cell = col === 0 ? 'th' : 'td'
  const about = [problem, formula === undefined ? undefined : `Worked out: ${formula}`].filter(Boolean).join(' ')
  return (
    <Cell
      {...(col === 0 && { scope: 'row' as const })}
      role={col === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={col + 2}
      aria-selected={isChosen}
      aria-invalid={problem === undefined ? undefined : true}
      aria-description={about === '' ? undefined : about}
      title={about === '' ? undefined : about}
      data-row={row}
      data-col={col}
      tabIndex={isActive ? 0 : -1}
      className={classNames(
        'relative h-8 border-r border-b border-line px-2 font-normal whitespace-nowrap outline-none select-none',
        'focus:z-10 focus:shadow-[inset_0_0_0_2px_var(--accent)] focus-visible:outline-none',
        column.kind === 'text' ? 'text-left' : 'text-right',
        isSticky ? 'sticky left-10 z-10 max-w-44 min-w-32 overflow-hidden text-ellipsis max-sm:max-w-32' : 'max-w-40',
        isChosen ? 'bg-accent-soft' : isSticky && 'bg-surface group-data-lit:bg-evidence',
        isDim && 'text-ink-faint line-through',
        problem !== undefined && 'text-state-red underline decoration-wavy underline-offset-4',
      )}
    >
      {editing === undefined ? (
        <span className={classNames('block overflow-hidden text-ellipsis', formula !== undefined && 'italic')}>
          {formula !== undefined && (
            <span aria-hidden className="mr-1 text-xs text-accent not-italic">
              ƒ
            </span>
          )}
          {text}
        </span>
      ) : (
        <input
          autoFocus
          aria-label={column.label}
          value={editing}
          inputMode={column.kind === 'text' ? 'text' : 'decimal'}
          onChange={(event) => onType(event.target.value)}
          className={classNames(
            'absolute inset-0 z-10 w-full min-w-20 bg-surface-raised px-2 text-ink shadow-[inset_0_0_0_2px_var(--accent)] outline-none focus-visible:outline-none pointer-coarse:text-base',
            column.kind !== 'text' && 'text-right',
          )}
        />
      )}
    </Cell>
  )
})
