import { ArrowDown, ArrowUp } from 'lucide-react'

import type { GridColumn } from '#contract/grid.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { ownColumns, presets, type TableSettings } from './table-settings.ts'

type Props = {
  open: OpenGrid
  /** All columns, in their order. */
  columns: readonly GridColumn[]
  settings: TableSettings
  onChange: (step: (before: TableSettings) => TableSettings) => void
  onClose: () => void
}

const WIDTHS = [120, 180, 260, 360]

/** Which columns stand in the table, in which order and how wide; a preset sets all of it at once. */
export function TableColumnsDialog({ open, columns, settings, onChange, onClose }: Props) {
  const ids = columns.map(({ id }) => id)
  const move = (id: string, step: number) => {
    const at = ids.indexOf(id)
    const next = [...ids]
    next.splice(at, 1)
    next.splice(at + step, 0, id)
    onChange((before) => ({ ...before, order: next }))
  }
  const takePreset = (wanted: readonly string[]) => {
    const known = new Set(ids)
    const missing = [...startColumns(...wanted), ...ownColumns.filter(({ id }) => wanted.includes(id))].filter(
      ({ id }) => !known.has(id),
    )
    if (missing.length > 0) open.writes.putColumns(missing)
    onChange((before) => ({
      ...before,
      order: [...wanted, ...ids.filter((id) => !wanted.includes(id))],
      hidden: ids.filter((id) => !wanted.includes(id)),
    }))
  }
  return (
    <Dialog
      onClose={onClose}
      title="Columns of the table"
      description="Hidden columns keep their cells. More columns can be added in the extraction workbench."
      size="medium"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="mb-4 flex flex-wrap gap-2" role="group" aria-label="Presets">
        {presets.map(({ label, ids: wanted }) => (
          <Button key={label} size="small" onClick={() => takePreset(wanted)}>
            {label}
          </Button>
        ))}
        <Button
          size="small"
          disabled={ids.includes('theme')}
          onClick={() => open.writes.putColumns(ownColumns.filter(({ id }) => id === 'theme'))}
        >
          Add a theme column
        </Button>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line">
        {columns.map(({ id, name }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-2 px-3 py-1.5">
            <Checkbox
              label={name}
              className="mr-auto"
              checked={!settings.hidden.includes(id)}
              onChange={(isOn) =>
                onChange((before) => ({
                  ...before,
                  hidden: isOn ? before.hidden.filter((each) => each !== id) : [...before.hidden, id],
                }))
              }
            />
            <select
              aria-label={`Width of ${name}`}
              value={settings.widths[id] ?? 180}
              onChange={(event) => {
                const width = Number(event.target.value)
                onChange((before) => ({ ...before, widths: { ...before.widths, [id]: width } }))
              }}
              className="h-8 rounded-control border border-line-strong/50 bg-surface-raised px-2 text-sm"
            >
              {WIDTHS.map((width, at) => (
                <option key={width} value={width}>
                  {['Narrow', 'Normal', 'Wide', 'Widest'][at]}
                </option>
              ))}
            </select>
            <IconButton
              label={`Move ${name} to the left`}
              icon={ArrowUp}
              size="small"
              disabled={index === 0}
              onClick={() => move(id, -1)}
            />
            <IconButton
              label={`Move ${name} to the right`}
              icon={ArrowDown}
              size="small"
              disabled={index === columns.length - 1}
              onClick={() => move(id, 1)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
