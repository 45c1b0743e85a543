import { Pencil, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { confirm } from '#platform/dialogs/confirm.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { ManageDialog } from './ManageDialog.tsx'
import { originLabels, projectListCopy as copy } from './project-list.copy.ts'
import { useRemoveSynthesis } from './project-list.mutations.ts'
import { originOf, type ProjectRow } from './project-rows.ts'
import { RenameDialog } from './RenameDialog.tsx'

function StateBadge({ status }: { status: string }) {
  if (status === 'archived') return <Badge tone="grey">Archived</Badge>
  if (status === 'generating') return <Badge tone="yellow">Being written</Badge>
  if (status === 'failed') return <Badge tone="red">Not finished</Badge>
  if (status === 'complete') return <Badge tone="green">Complete</Badge>
  return status === '' ? '–' : <Badge>{status}</Badge>
}

type Props = { rows: readonly ProjectRow[] }

/** The list itself; what may be done with a line stands at its end. */
export function ProjectTable({ rows }: Props) {
  const [open, setOpen] = useState<{ what: 'rename' | 'manage'; row: ProjectRow }>()
  const removal = useRemoveSynthesis()
  const handleDelete = async ({ id, title }: ProjectRow) => {
    const isSure = await confirm({
      title: 'Delete this synthesis?',
      body: `“${title}” will be deleted for good. The papers stay in your library.`,
      action: copy.remove,
      destructive: true,
    })
    if (isSure) removal.mutate({ params: { id } })
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <Table
        caption={copy.title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: 'Title',
            cell: ({ id, title, kind, project }) => (
              <>
                <Link
                  to={project ? paths.project(id) : paths.synthesisHistory(id)}
                  className="font-serif text-ink underline-offset-2 hover:underline"
                >
                  {title}
                </Link>
                {kind && <span className="block text-ink-muted">{kind}</span>}
              </>
            ),
          },
          {
            key: 'origin',
            header: copy.origin,
            width: '9rem',
            cell: (row) => <Badge>{originLabels[originOf(row)]}</Badge>,
          },
          { key: 'state', header: copy.state, width: '8rem', cell: ({ status }) => <StateBadge status={status} /> },
          { key: 'role', header: 'Your role', width: '7rem', cell: ({ project }) => project?.ownRole ?? '–' },
          { key: 'due', header: 'End', width: '7rem', cell: ({ dueDate }) => dueDate || '–' },
          {
            key: 'updated',
            header: 'Changed',
            width: '8rem',
            cell: ({ updatedAt }) => (updatedAt ? relativeTime(updatedAt) : '–'),
          },
          {
            key: 'actions',
            header: <span className="sr-only">Actions</span>,
            width: '7rem',
            align: 'right',
            cell: (row) => (
              <span className="inline-flex gap-1">
                {row.synthesis && (
                  <>
                    <IconButton
                      label={`${copy.rename} ${row.title}`}
                      icon={Pencil}
                      size="small"
                      onClick={() => setOpen({ what: 'rename', row })}
                    />
                    <IconButton
                      label={`${copy.remove} ${row.title}`}
                      icon={Trash2}
                      size="small"
                      onClick={() => void handleDelete(row)}
                    />
                  </>
                )}
                {row.project?.ownRole === 'lead' && (
                  <IconButton
                    label={`${copy.manage} ${row.title}`}
                    icon={Settings2}
                    size="small"
                    onClick={() => setOpen({ what: 'manage', row })}
                  />
                )}
              </span>
            ),
          },
        ]}
      />
      {open?.what === 'rename' && open.row.synthesis && (
        <RenameDialog synthesis={open.row.synthesis} title={open.row.title} onClose={close} />
      )}
      {open?.what === 'manage' && <ManageDialog projectId={open.row.id} title={open.row.title} onClose={close} />}
    </>
  )
}
