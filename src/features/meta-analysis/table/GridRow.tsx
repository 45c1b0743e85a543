import { memo } from 'react'

import type { AnalysisRow } from '#science/statistics/report/analysis.ts'
import { classNames } from '#shared/ui/class-names.ts'

import type { Column } from '#research/meta-analysis/columns.ts'
import type { Line } from '#research/meta-analysis/outcome.ts'
import type { ReadLine } from '#research/meta-analysis/read-lines.ts'
import { GridCell } from './GridCell.tsx'
import { RowMenu, type RowAction } from './RowMenu.tsx'
import { percentText, rowText } from '#research/meta-analysis/result-words.ts'

type Props = {
  place: number
  line: Line | undefined
  read: ReadLine | undefined
  result: AnalysisRow | undefined
  columns: readonly Column[]
  activeCol: number | undefined
  /** Columns of this line in the selection: from and to. */
  chosenFrom: number | undefined
  chosenTo: number | undefined
  editing: string | undefined
  /** Whether a result stands at its right. */
  hasResult: boolean
  isLit: boolean
  onType: (text: string) => void
  onAction: (action: RowAction, place: number) => void
}

/** One line: its menu, its cells, and what the statistics make of it. */
export const GridRow = memo(function GridRow(props: Props) {
  const {
    place,
    line,
    read,
    result,
    columns,
    activeCol,
    chosenFrom,
    chosenTo,
    editing,
    hasResult,
    isLit,
    onType,
    onAction,
  } = props
  const isOut = line?.excluded !== undefined
  const name = line?.cells['label']?.trim() || `line ${place + 1}`
  const weight = result?.state === 'used' ? result.weight : undefined
  return (
    <tr
      aria-rowindex={place + 2}
      data-lit={isLit || undefined}
      className={classNames('group', isLit && 'bg-evidence text-evidence-ink')}
    >
      <td className="sticky left-0 z-20 w-10 min-w-10 border-r border-b border-line bg-surface-sunken text-center text-xs text-ink-muted">
        {line ? <RowMenu place={place} name={name} isOut={isOut} onAction={onAction} /> : place + 1}
      </td>
      {columns.map((column, col) => (
        <GridCell
          key={column.key}
          row={place}
          col={col}
          column={column}
          text={line?.cells[column.key] ?? ''}
          formula={line?.workedOut?.[column.key]?.formula}
          problem={read?.problems[column.key]}
          isActive={activeCol === col}
          isChosen={chosenFrom !== undefined && chosenTo !== undefined && col >= chosenFrom && col <= chosenTo}
          isDim={isOut}
          editing={activeCol === col ? editing : undefined}
          isSticky={col === 0}
          onType={onType}
        />
      ))}
      {hasResult && (
        <>
          {' '}
          <td
            className={classNames(
              'max-w-72 overflow-hidden border-b border-line bg-surface-sunken/60 px-3 text-right text-ellipsis whitespace-nowrap',
              result?.state === 'unusable' && 'text-left text-state-red',
              result?.state === 'excluded' && 'text-left text-ink-muted',
            )}
            title={rowText(result)}
          >
            {rowText(result)}
          </td>
          <td className="border-b border-line bg-surface-sunken/60 px-3 text-right whitespace-nowrap text-ink-muted">
            {weight === undefined ? '' : percentText(weight)}
          </td>
        </>
      )}{' '}
    </tr>
  )
})
