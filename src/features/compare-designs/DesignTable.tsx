import { ArrowRight } from 'lucide-react'
import { useState } from 'react'

import { CellPopover } from '#research/grid/CellPopover.tsx'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import type { AttributeRow } from '#science/designs/compare.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { designsCopy as copy } from './designs.copy.ts'
import type { Designs } from './use-designs.ts'

type Props = { open: OpenGrid; designs: Designs }

/** Attributes down, studies across, my own design last. What is the same everywhere is folded. */
export function DesignTable({ open, designs }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { papers, different, same } = designs
  return (
    <div>
      <ScrollBox
        label={copy.table}
        className="relative isolate max-h-[80dvh] overflow-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{copy.table}</caption>
          <thead className="sticky top-0 z-10 bg-surface">
            <tr>
              <th scope="col" className="sticky left-0 z-10 min-w-36 bg-surface px-3 py-2 text-left">
                {copy.attribute}
              </th>
              {papers.map((paper) => (
                <th key={paper.id} scope="col" className="min-w-48 px-3 py-2 text-left align-bottom">
                  {shortCitation(paper)}
                </th>
              ))}
              <th scope="col" className="min-w-56 bg-accent-soft px-3 py-2 text-left">
                {copy.mine}
              </th>
            </tr>
          </thead>
          <tbody>
            {different.map((row) => (
              <Attribute key={row.id} row={row} open={open} designs={designs} />
            ))}
            {isUnfolded && same.map((row) => <Attribute key={row.id} row={row} open={open} designs={designs} />)}
          </tbody>
        </table>
      </ScrollBox>
      {same.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          {copy.same(same.length)}
          <Button size="small" onClick={() => setIsUnfolded(!isUnfolded)}>
            {isUnfolded ? copy.hide : copy.show}
          </Button>
        </p>
      )}
    </div>
  )
}

function Attribute({ row, open, designs }: Props & { row: AttributeRow }) {
  const { papers, state, setState, absentOf } = designs
  const { mayWrite, grid } = open
  const name = grid.columnById.get(row.id)?.name ?? row.id
  const mine = state.mine[row.id]
  const from = papers.find(({ id }) => id === mine?.from)
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 border-t border-line bg-surface px-3 py-2 text-left align-top font-medium"
      >
        {name}
      </th>
      {papers.map((paper, index) => {
        const value = row.values[index] ?? ''
        return (
          <td
            key={paper.id}
            className={`border-t border-line px-2 py-1.5 align-top ${row.isSame || value === '' ? '' : 'bg-evidence/25'}`}
          >
            <span className="flex items-start gap-1">
              <CellPopover
                open={open}
                place={{ rowId: paper.id, columnId: row.id }}
                trigger={
                  <button
                    type="button"
                    className="min-w-0 flex-1 rounded-control px-1 py-0.5 text-left wrap-anywhere hover:bg-surface-sunken"
                  >
                    <span className="sr-only">
                      {name}, {shortCitation(paper)}:{' '}
                    </span>
                    {value === '' ? <span className="text-ink-muted">{absentOf(paper.id, row.id)}</span> : value}
                  </button>
                }
              />
              {mayWrite && value !== '' && (
                <IconButton
                  size="small"
                  icon={ArrowRight}
                  label={copy.borrow(name, shortCitation(paper))}
                  onClick={() =>
                    setState((before) => ({
                      ...before,
                      mine: { ...before.mine, [row.id]: { text: value.slice(0, 4000), from: paper.id } },
                    }))
                  }
                />
              )}
            </span>
          </td>
        )
      })}
      <td className="border-t border-line bg-accent-soft px-2 py-1.5 align-top">
        <TextAreaField
          label={copy.mineOf(name)}
          labelHidden
          rows={1}
          maxLength={4000}
          readOnly={!mayWrite}
          value={mine?.text ?? ''}
          onChange={(event) => {
            const { value } = event.target
            setState((before) => ({
              ...before,
              mine: { ...before.mine, [row.id]: { ...before.mine[row.id], text: value } },
            }))
          }}
        />
        {from && <span className="text-xs text-ink-muted">{copy.borrowed(shortCitation(from))}</span>}
      </td>
    </tr>
  )
}
