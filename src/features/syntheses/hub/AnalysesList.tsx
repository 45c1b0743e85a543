import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { Synthesis } from '#contract/syntheses.ts'
import { analysisAddress, analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Table, type Column } from '#shared/ui/Table.tsx'

import { titleOf } from '../synthesis-title.ts'
import { hubCopy as copy } from './hub.copy.ts'

type Props = {
  caption: string
  rows: readonly Synthesis[]
  /** Whose it is, and as what one is in it. */
  withPeople?: boolean
  action?: (row: Synthesis) => ReactNode
  empty?: ReactNode
}

const isMine = ({ ownRole }: Synthesis) => (ownRole ?? 'owner') === 'owner'

/** Analyses of any kind: what it is called, what it is, whose it is, and when it changed last. */
export function AnalysesList({ caption, rows, withPeople = false, action, empty }: Props) {
  const people: Column<Synthesis>[] = [
    {
      key: 'owner',
      header: copy.columns.owner,
      width: '10rem',
      cell: (row) => (isMine(row) ? copy.me : (row.owner?.name ?? '–')),
    },
    {
      key: 'role',
      header: copy.columns.role,
      width: '7rem',
      cell: ({ ownRole }) => copy.roles[ownRole ?? 'owner'] ?? ownRole ?? '–',
    },
  ]
  const columns: Column<Synthesis>[] = [
    {
      key: 'title',
      header: copy.columns.title,
      cell: (row) => (
        <Link to={analysisAddress(row)} className="font-serif text-ink underline-offset-2 hover:underline">
          {titleOf(row)}
        </Link>
      ),
    },
    { key: 'kind', header: copy.columns.kind, width: '11rem', cell: analysisLabel },
    {
      key: 'papers',
      header: copy.columns.papers,
      align: 'right',
      width: '5rem',
      cell: (row) => row.documentIds?.length ?? '–',
    },
    ...(withPeople ? people : []),
    {
      key: 'updated',
      header: copy.columns.updated,
      width: '8rem',
      cell: (row) => (row.updatedAt ? relativeTime(row.updatedAt) : '–'),
    },
    ...(action
      ? [
          {
            key: 'action',
            header: <span className="sr-only">Actions</span>,
            width: '12rem',
            align: 'right' as const,
            cell: action,
          },
        ]
      : []),
  ]
  return <Table caption={caption} rows={rows} rowKey={(row) => row.id} columns={columns} empty={empty} />
}
