import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { collaborationApi } from '#contract/collaboration.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { ResultPicture } from '#research/pictures/ResultPicture.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, invalidate } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { NameDialog } from '#shared/forms/NameDialog.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { NewDraftDialog } from './NewDraftDialog.tsx'
import { StartExtras } from './start-slot.ts'
import { useRename } from './use-rename.ts'
import { writingCopy as copy } from './writing.copy.ts'

const titleOf = ({ title }: Synthesis) => title || 'Untitled draft'

/** All drafts that one may read, newest first. */
export function DraftList() {
  const read = useQuery({
    ...apiQuery(synthesesApi.list, {}),
    staleTime: 30_000,
  })
  const { data, error, isPending } = read
  const { has } = useCapabilities()
  const projects = useQuery({ ...apiQuery(collaborationApi.projects, {}), enabled: has('collaboration') })
  const extras = use(StartExtras)
  const [search, setSearch] = useState('')
  const [isWithArchived, setIsWithArchived] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  const drafts = (data ?? []).filter(({ kind }) => kind === 'draft')
  const shown = drafts.filter(
    (row) =>
      (isWithArchived || !row.archivedAt) &&
      titleOf(row).toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  )
  const projectNames = new Map(
    projects.data?.map(({ projectId, title, name }) => [projectId, title ?? name ?? 'A project']),
  )
  const begin = (
    <Button variant="primary" icon={Plus} onClick={() => setIsMaking(true)}>
      New draft
    </Button>
  )
  return (
    <ListFrame>
      <PageTitle
        lead={copy.lead}
        actions={
          <>
            {extras?.()}
            {begin}
          </>
        }
      >
        Write
      </PageTitle>
      {isPending && <Skeleton shape="row" lines={6} />}
      {error && !data && <ErrorCard title={copy.listFailed} of={read} />}
      {data && drafts.length === 0 && (
        <EmptyState picture={<ResultPicture page="write" isSmall />} title={copy.emptyTitle} action={begin}>
          {copy.empty}
        </EmptyState>
      )}
      {drafts.length > 0 && (
        <>
          <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
            <div className="w-72 max-w-full">
              <TextField label="Find a draft" value={search} onChange={(event) => setSearch(event.target.value)} />
            </div>
            {drafts.some(({ archivedAt }) => archivedAt) && (
              <Checkbox
                label="With archived drafts"
                checked={isWithArchived}
                onChange={setIsWithArchived}
                className="pb-2"
              />
            )}
          </div>
          <DraftTable rows={shown} projectNames={projectNames} />
        </>
      )}
      {isMaking && <NewDraftDialog analyses={data ?? []} onClose={() => setIsMaking(false)} />}
    </ListFrame>
  )
}

function DraftTable({ rows, projectNames }: { rows: readonly Synthesis[]; projectNames: ReadonlyMap<string, string> }) {
  const [renaming, setRenaming] = useState<Synthesis>()
  const state = (row: Synthesis): ReactNode => {
    if (row.archivedAt) return <Badge tone="grey">Archived</Badge>
    if (row.ownRole && row.ownRole !== 'owner') return <Badge>{`Shared by ${row.owner?.name ?? 'somebody'}`}</Badge>
    return <Badge tone={row.projectId ? 'green' : 'grey'}>{row.projectId ? 'Shared' : 'Only you'}</Badge>
  }
  return (
    <>
      <Table
        caption="Drafts"
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p className="text-ink-muted">No draft has these words in its title.</p>}
        columns={[
          {
            key: 'title',
            header: 'Title',
            cell: (row) => (
              <Link to={paths.write(row.id)} className="font-serif text-ink underline-offset-2 hover:underline">
                {titleOf(row)}
              </Link>
            ),
          },
          {
            key: 'words',
            header: 'Words',
            align: 'right',
            cell: ({ words }) => (words == null ? '–' : words.toLocaleString('en-US')),
          },
          { key: 'papers', header: 'Papers', align: 'right', cell: ({ documentIds }) => documentIds?.length ?? 0 },
          { key: 'state', header: 'State', cell: state },
          {
            key: 'project',
            header: 'Project',
            cell: ({ projectId }) => (projectId ? (projectNames.get(projectId) ?? 'A project') : '–'),
          },
          { key: 'edited', header: 'Edited', cell: ({ updatedAt }) => relativeTime(updatedAt) },
          {
            key: 'actions',
            align: 'right',
            header: <span className="sr-only">Actions</span>,
            cell: (row) => <RowMenu row={row} onRename={() => setRenaming(row)} />,
          },
        ]}
      />
      <p role="status" className="mt-3 text-xs text-ink-muted">
        {count(rows.length, 'draft', 'drafts')}
      </p>
      {renaming && <RenameDialog row={renaming} onClose={() => setRenaming(undefined)} />}
    </>
  )
}

function RowMenu({ row, onRename }: { row: Synthesis; onRename: () => void }) {
  const client = useQueryClient()
  const isOwn = !row.ownRole || row.ownRole === 'owner'
  const change = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act()
      toast({ title: done })
    } catch (error) {
      toast({ title: copy.changeFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
    await invalidate(client, [synthesesApi.list])
  }
  const params = { id: row.id }
  const [archive] = useOnce(() =>
    change(
      () => callApi(synthesesApi.update, { params, body: { isArchived: !row.archivedAt } }),
      row.archivedAt ? 'Draft taken out of the archive' : 'Draft archived',
    ),
  )
  const [remove] = useOnce(async () => {
    const isSure = await confirm({
      title: 'Delete this draft?',
      body: `“${titleOf(row)}” with its whole history will be deleted for good. Papers stay in your library.`,
      action: 'Delete',
      destructive: true,
    })
    if (isSure) await change(() => callApi(synthesesApi.remove, { params }), 'Draft deleted')
  })
  return (
    <DropdownMenu
      label={`Actions for ${titleOf(row)}`}
      align="end"
      trigger={<IconButton label={`Actions for ${titleOf(row)}`} icon={EllipsisVertical} size="small" />}
      items={[
        { label: 'Rename', icon: Pencil, onSelect: onRename },
        {
          label: row.archivedAt ? 'Take out of the archive' : 'Archive',
          icon: row.archivedAt ? ArchiveRestore : Archive,
          disabled: !isOwn,
          onSelect: archive,
        },
        { label: 'Delete', icon: Trash2, tone: 'danger', disabled: !isOwn, onSelect: remove },
      ]}
    />
  )
}

function RenameDialog({ row, onClose }: { row: Synthesis; onClose: () => void }) {
  const rename = useRename(row.id)
  return (
    <NameDialog
      title="Rename draft"
      label="Title"
      action="Save title"
      initial={titleOf(row)}
      max={300}
      missing="Give it a title."
      onName={async (title) => {
        if (await rename(title)) onClose()
      }}
      onClose={onClose}
    />
  )
}
