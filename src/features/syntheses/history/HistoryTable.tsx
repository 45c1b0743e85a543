import { MoreHorizontal, Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { Synthesis } from '#contract/syntheses.ts'
import { analysisAddress, analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { DropdownMenu, type MenuEntry } from '#shared/ui/DropdownMenu.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { StateBadge } from '../StateBadge.tsx'
import { titleOf } from '../synthesis-title.ts'
import { historyCopy } from './history.copy.ts'
import { isMine } from './listed-rows.ts'
import type { useAnalysisRemovals } from './use-analysis-removals.ts'

type Props = {
  rows: readonly Synthesis[]
  /** Said where no row is. */
  empty: string
  removals: ReturnType<typeof useAnalysisRemovals>
  chosen: readonly string[]
  onChosen: (id: string, isOn: boolean) => void
  entriesOf: (row: Synthesis) => MenuEntry[]
}

/** The analyses, one in a line; one that is being deleted shows the way back in its place. */
export const HistoryTable = ({ rows, empty, removals, chosen, onChosen, entriesOf }: Props) => (
  <Table
    caption={historyCopy.caption}
    rows={rows}
    rowKey={(row) => row.id}
    empty={<EmptyState title={empty} />}
    columns={[
      {
        key: 'title',
        header: 'Title',
        width: '12rem',
        cell: (row) =>
          removals.removed.has(row.id) ? (
            <span className="flex flex-wrap items-center gap-3 text-ink-muted">
              <span role="status">{historyCopy.removed(titleOf(row))}</span>
              <Button size="small" icon={Undo2} autoFocus onClick={() => removals.undo(row.id)}>
                {historyCopy.undo}
              </Button>
            </span>
          ) : (
            <span className="flex gap-2.5">
              <Checkbox
                label={historyCopy.choose(titleOf(row))}
                labelHidden
                checked={chosen.includes(row.id)}
                onChange={(isOn) => onChosen(row.id, isOn)}
              />
              <Link to={analysisAddress(row)} className="font-serif text-ink underline-offset-2 hover:underline">
                {titleOf(row)}
              </Link>
            </span>
          ),
      },
      { key: 'kind', header: 'Kind', width: '9rem', cell: analysisLabel },
      {
        key: 'papers',
        header: 'Papers',
        align: 'right',
        width: '4.5rem',
        cell: (row) => row.documentIds?.length ?? '–',
      },
      { key: 'status', header: 'State', width: '7rem', cell: (row) => <StateBadge row={row} /> },
      {
        key: 'owner',
        header: 'Whose',
        width: '6rem',
        cell: (row) => (isMine(row) ? historyCopy.mine : `${row.owner?.name ?? 'Shared'} (${row.ownRole})`),
      },
      {
        key: 'updated',
        header: 'Changed',
        width: '6.5rem',
        cell: (row) => (row.updatedAt ? relativeTime(row.updatedAt) : '–'),
      },
      {
        key: 'actions',
        width: '3.5rem',
        header: <span className="sr-only">Actions</span>,
        align: 'right',
        cell: (row) => {
          const items = entriesOf(row)
          const label = historyCopy.actionsFor(titleOf(row))
          return items.length === 0 || removals.removed.has(row.id) ? null : (
            <DropdownMenu
              label={label}
              align="end"
              trigger={<IconButton label={label} icon={MoreHorizontal} size="small" />}
              items={items}
            />
          )
        },
      },
    ]}
  />
)
