import { Quote } from 'lucide-react'
import { useState } from 'react'

import type { Evidence } from '#contract/evidence.ts'
import { CellPopover } from '#research/grid/CellPopover.tsx'
import { gridCopy } from '#research/grid/grid.copy.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { numberIn } from '#research/meta-analysis/numbers.ts'
import { armColumns, countColumns, type ArmColumn } from '#science/arms/arm-columns.ts'
import { cellText, readCellText } from '#science/grid/cell-text.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { extractCopy as copy } from './extract.copy.ts'

type Props = {
  open: OpenGrid
  rowId: string
  column: ArmColumn
  /** Whose number it is: the arm, or '' for one of the study. */
  of: string
  /** Goes with what is typed. */
  passage: Evidence | undefined
  /** Makes row and column where the grid has none yet. */
  onBefore: () => void
}

/** One value of the form: a cell of the grid, typed here, with its passage and history a press away. */
export function ValueInput({ open, rowId, column, of, passage, onBefore }: Props) {
  const { grid, writes, mayWrite } = open
  const { id: columnId, name } = armColumns[column]
  const cell = grid.cell(rowId, columnId)
  const stored = cell?.value === undefined ? '' : cellText(cell.value)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const label = column === 'treatment' ? copy.treatment(of) : copy.value(name, of)
  const commit = () => {
    const words = (typed ?? '').trim()
    if (typed === undefined || words === stored) {
      setTyped(undefined)
      setProblem(undefined)
      return
    }
    if (words === '') {
      writes.commitCell({ rowId, columnId, verb: 'clear' })
      setTyped(undefined)
      return
    }
    // The same number means the same here and in the table of a meta-analysis: "1.234" people is asked about.
    const said =
      armColumns[column].type === 'number' ? numberIn(words, countColumns.has(column) ? 'whole' : 'number') : undefined
    if (said && 'problem' in said) {
      setProblem(said.problem)
      return
    }
    const read = readCellText(words, armColumns[column])
    if (!read.ok) {
      setProblem(read.problem)
      return
    }
    onBefore()
    const isKnown = cell?.value !== undefined
    const settles = (cell?.people.length ?? 0) > 1
    writes.commitCell({
      rowId,
      columnId,
      verb: isKnown ? 'edit' : 'set',
      value: read.value,
      ...(passage ? { evidence: [passage] } : cell && { evidence: cell.evidence }),
      ...(settles && { settles }),
    })
    setTyped(undefined)
    setProblem(undefined)
  }
  const isOpenState = cell && cell.state !== 'empty' && cell.state !== 'confirmed' && cell.state !== 'edited'
  return (
    <div className="min-w-32">
      <div className="flex items-end gap-1">
        <TextField
          label={label}
          className="min-w-0 flex-1"
          inputMode={armColumns[column].type === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          readOnly={!mayWrite}
          value={typed ?? stored}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
          }}
          {...(problem !== undefined && { error: problem })}
        />
        {cell && cell.state !== 'empty' && (
          <CellPopover
            open={open}
            place={{ rowId, columnId }}
            trigger={<IconButton label={copy.more(label)} icon={Quote} size="small" />}
          />
        )}
      </div>
      {isOpenState && <p className="text-xs text-state-yellow">{gridCopy.states[cell.state]}</p>}
      {cell?.note !== undefined && <p className="text-xs text-ink-muted">{cell.note}</p>}
    </div>
  )
}
