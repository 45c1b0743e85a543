import {
  Archive,
  ArchiveRestore,
  Braces,
  Copy,
  CopyPlus,
  FileUp,
  Download,
  GitCompare,
  MoreHorizontal,
  Pencil,
  Plus,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import { isGridKind } from '#contract/grid-views.ts'
import { pageRows } from '#contract/pages.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { analysisAddress, analysisKinds, analysisLabel, kindLabel } from '#research/analyses/analysis-kinds.ts'
import { AddToProjectButton } from '#research/projects/AddToProjectButton.tsx'
import type { PickerProps } from '#research/grid/picker-slot.ts'
import { apiQuery } from '#shared/api/query.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { DropdownMenu, type MenuEntry } from '#shared/ui/DropdownMenu.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { StateBadge } from '../StateBadge.tsx'
import { copy } from '../syntheses.copy.ts'
import { useSyntheses } from '../syntheses.queries.ts'
import { titleOf } from '../synthesis-title.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { historyCopy } from './history.copy.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { canDuplicate } from './copied-log.ts'
import { BundleResult } from './BundleResult.tsx'
import { useBundles } from './use-bundles.ts'
import { useHistoryActions } from './use-history-actions.ts'
import { useAnalysisRemovals } from './use-analysis-removals.ts'

const isMine = ({ ownRole }: Synthesis) => (ownRole ?? 'owner') === 'owner'
const mayRename = ({ ownRole }: Synthesis) => ['owner', 'lead', 'reviewer', 'extractor'].includes(ownRole ?? 'owner')
const MINE = 'mine'
const REVIEWS = 'reviews'
const reviewKinds = new Set(
  pageRows.flatMap(([, { analysis }]): string[] =>
    analysis?.family === 'review' && analysis.kind !== undefined ? [analysis.kind] : [],
  ),
)
const ownerOf = (row: Synthesis) => (isMine(row) ? MINE : (row.owner?.userId ?? row.owner?.name ?? 'other'))
const kindOf = ({ kind }: Synthesis) => kind ?? 'synthesis'

/** A kind of the list's filter: one that the server knows, or all that are reviews. */
const isOfKind = (row: Synthesis, kind: string) =>
  kind === REVIEWS ? reviewKinds.has(kindOf(row)) : kindOf(row) === kind

/** The rows that are shown, in their order. The writer is loaded when it is needed. */
async function saveList(rows: readonly Synthesis[]) {
  const { historyCsv } = await import('./history-csv.ts')
  saveFile(new File([historyCsv(rows)], 'analyses.csv', { type: 'text/csv;charset=utf-8' }))
}

/** Its columns can be asked of other papers. A comparison of timelines is made of two timelines and not of papers. */
const hasColumns = ({ kind, status }: Synthesis) =>
  isGridKind(kind) && kind !== 'timeline_compare' && status !== 'generating'

const NONE = 'none'

type KindFilterProps = {
  rows: readonly Synthesis[]
  kinds: readonly string[]
  kind: string
  onKind: (kind: string) => void
}

/** The kinds that there are, each with how many: one press shows one of them. */
function KindFilter({ rows, kinds, kind, onKind }: KindFilterProps) {
  const open = rows.filter(({ archivedAt }) => !archivedAt)
  const choices = [
    { value: '', label: historyCopy.allKinds, count: open.length },
    { value: REVIEWS, label: historyCopy.reviews, count: open.filter((row) => isOfKind(row, REVIEWS)).length },
    { value: 'draft', label: historyCopy.drafts, count: open.filter((row) => isOfKind(row, 'draft')).length },
    ...kinds
      .filter((each) => each !== 'draft' && each !== 'review')
      .map((value) => ({
        value,
        label: kindLabel(value),
        count: open.filter((row) => isOfKind(row, value)).length,
      })),
  ]
  return (
    <div role="group" aria-label={historyCopy.kind} className="mb-4 flex flex-wrap gap-1.5">
      {choices.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={kind === value}
          onClick={() => onKind(value)}
          className="flex h-8 items-center gap-2 rounded-full border border-line bg-surface px-3 text-ink-muted transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:h-11"
        >
          {label} <span className="text-xs tabular-nums">{count}</span>
        </button>
      ))}
    </div>
  )
}

type Props = {
  /** Draws the dialog in which papers are chosen. */
  picker: (props: PickerProps) => ReactNode
  /** Asks the question of a cited answer of other papers. */
  onSynthesize: (documentIds: readonly string[], query: string) => void
}

/** Every analysis of every kind: opened in its own view, renamed, archived, duplicated, compared, deleted with a way back. */
export function AnalysisHistory({ picker, onSynthesize }: Props) {
  const { data, isPending, isError, error, refetch } = useSyntheses()
  const removals = useAnalysisRemovals()
  const actions = useHistoryActions()
  const [search, setSearch] = useSearchParams()
  const kind = search.get('kind') ?? ''
  const setKind = (next: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === '') after.delete('kind')
        else after.set('kind', next)
        return after
      },
      { replace: true },
    )
  const [text, setText] = useState('')
  const [isArchive, setIsArchive] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [renamed, setRenamed] = useState<Synthesis>()
  const [isComparing, setIsComparing] = useState(false)
  const [project, setProject] = useState('')
  const [person, setPerson] = useState('')
  const [asking, setAsking] = useState<Synthesis>()
  const bundles = useBundles(isMine)
  const file = useRef<HTMLInputElement>(null)
  const isShared = data?.some(({ projectId }) => projectId != null) ?? false
  const projects = useQuery({ ...apiQuery(collaborationApi.projects, {}), staleTime: 30 * 60_000, enabled: isShared })
  const opener = (
    <>
      <Button icon={FileUp} busy={bundles.isOpening} onClick={() => file.current?.click()}>
        {historyCopy.openBundle}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        className="hidden"
        aria-label={historyCopy.openBundle}
        onChange={(event) => {
          const [given] = event.target.files ?? []
          event.target.value = ''
          if (given) bundles.open(given)
        }}
      />
    </>
  )
  if (isPending) return <Skeleton shape="row" lines={6} />
  if (isError) return <ErrorCard title={copy.listFailed} error={error} onRetry={() => void refetch()} />
  if (data.length === 0) {
    return (
      <EmptyState
        title={historyCopy.none}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" icon={Plus} onClick={() => openDialog({ name: 'new' })}>
              {historyCopy.new}
            </Button>
            <ButtonLink to={paths.search()}>Find papers</ButtonLink>
            {opener}
          </span>
        }
        {...((bundles.result ?? bundles.problem) !== undefined && {
          example: <BundleResult result={bundles.result} problem={bundles.problem} />,
        })}
      >
        {historyCopy.noneBody}
      </EmptyState>
    )
  }
  const words = text.trim().toLowerCase()
  const rows = data.filter(
    (row) =>
      Boolean(row.archivedAt) === isArchive &&
      (kind === '' || isOfKind(row, kind)) &&
      (project === '' || (row.projectId ?? NONE) === project) &&
      (person === '' || ownerOf(row) === person) &&
      (words === '' || `${titleOf(row)} ${row.query ?? ''}`.toLowerCase().includes(words)),
  )
  const projectIds = [...new Set(data.flatMap(({ projectId }) => projectId ?? []))]
  const projectName = (id: string) => {
    const found = projects.data?.find(({ projectId }) => projectId === id)
    return found?.title ?? found?.name ?? historyCopy.otherProject
  }
  const people = [
    ...new Map(data.filter((row) => !isMine(row)).map((row) => [ownerOf(row), row.owner?.name ?? 'Shared'])),
  ]
  const kinds = [...new Set(data.map(kindOf))]
  const order = new Map(analysisKinds.map((kind, index) => [kind, index]))
  kinds.sort((a, b) => (order.get(a) ?? 99) - (order.get(b) ?? 99))
  const compared = chosen.flatMap((id) => data.find((row) => row.id === id) ?? [])
  const [left, right] = compared
  const canCompare = compared.length === 2 && left && right && kindOf(left) === kindOf(right)

  const entries = (row: Synthesis): MenuEntry[] => [
    ...(mayRename(row) && row.status !== 'generating'
      ? [{ label: 'Rename', icon: Pencil, onSelect: () => setRenamed(row) }]
      : []),
    ...(canDuplicate(row) ? [{ label: 'Duplicate', icon: Copy, onSelect: () => actions.duplicate(row) }] : []),
    ...(hasColumns(row) || kindOf(row) === 'synthesis'
      ? [{ label: historyCopy.withOthers, icon: CopyPlus, onSelect: () => setAsking(row) }]
      : []),
    ...(isMine(row) && row.status !== 'generating'
      ? [
          {
            label: row.archivedAt ? 'Take out of the archive' : 'Archive',
            icon: row.archivedAt ? ArchiveRestore : Archive,
            onSelect: () => actions.archive(row),
          },
        ]
      : []),
    ...(isMine(row)
      ? [
          'separator' as const,
          { label: 'Delete', icon: Trash2, tone: 'danger' as const, onSelect: () => removals.remove(row.id) },
        ]
      : []),
  ]
  return (
    <>
      <KindFilter rows={data} kinds={kinds} kind={kind} onKind={setKind} />
      <div className="mb-3 flex flex-wrap items-end gap-2">
        <div className="w-52">
          <TextField
            label="Find an analysis"
            labelHidden
            placeholder="Find an analysis"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        {isShared && (
          <div className="w-44">
            <SelectField
              label="Project"
              labelHidden
              value={project}
              options={[
                { value: '', label: historyCopy.allProjects },
                { value: NONE, label: historyCopy.noProject },
                ...projectIds.map((id) => ({ value: id, label: projectName(id) })),
              ]}
              onChange={(event) => setProject(event.target.value)}
            />
          </div>
        )}
        {people.length > 0 && (
          <div className="w-44">
            <SelectField
              label="Person"
              labelHidden
              value={person}
              options={[
                { value: '', label: historyCopy.everybody },
                { value: MINE, label: historyCopy.mine },
                ...people.map(([value, label]) => ({ value, label })),
              ]}
              onChange={(event) => setPerson(event.target.value)}
            />
          </div>
        )}
        <div className="flex h-9 items-center">
          <Checkbox label="Archived" checked={isArchive} onChange={setIsArchive} />
        </div>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {chosen.length > 1 && !canCompare && <span className="text-sm text-ink-muted">{historyCopy.oneKind}</span>}
          {compared.length > 0 && (
            <AddToProjectButton
              things={() => compared.map((row) => ({ kind: 'synthesis', id: row.id, title: titleOf(row) }))}
            />
          )}
          {compared.length > 0 && (
            <Button icon={Braces} busy={bundles.isSaving} onClick={() => bundles.save(compared)}>
              {historyCopy.saveBundle}
            </Button>
          )}
          {opener}
          <Button icon={Download} disabled={rows.length === 0} onClick={() => void saveList(rows)}>
            {historyCopy.listAsCsv}
          </Button>
          <Button icon={GitCompare} disabled={!canCompare} onClick={() => setIsComparing(true)}>
            Compare
          </Button>
        </span>
      </div>
      <BundleResult result={bundles.result} problem={bundles.problem} />
      <Table
        caption={historyCopy.caption}
        rows={rows}
        rowKey={(row) => row.id}
        empty={<EmptyState title={isArchive ? historyCopy.noArchived : historyCopy.nothing} />}
        columns={[
          {
            key: 'title',
            header: 'Title',
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
                    onChange={(isOn) =>
                      setChosen((before) => (isOn ? [...before, row.id] : before.filter((id) => id !== row.id)))
                    }
                  />
                  <Link to={analysisAddress(row)} className="font-serif text-ink underline-offset-2 hover:underline">
                    {titleOf(row)}
                  </Link>
                </span>
              ),
          },
          { key: 'kind', header: 'Kind', width: '11rem', cell: analysisLabel },
          {
            key: 'papers',
            header: 'Papers',
            align: 'right',
            width: '5rem',
            cell: (row) => row.documentIds?.length ?? '–',
          },
          { key: 'status', header: 'State', width: '9rem', cell: (row) => <StateBadge row={row} /> },
          {
            key: 'owner',
            header: 'Whose',
            width: '8rem',
            cell: (row) => (isMine(row) ? 'Mine' : `${row.owner?.name ?? 'Shared'} (${row.ownRole})`),
          },
          {
            key: 'updated',
            header: 'Changed',
            width: '8rem',
            cell: (row) => (row.updatedAt ? relativeTime(row.updatedAt) : '–'),
          },
          {
            key: 'actions',
            width: '4rem',
            header: <span className="sr-only">Actions</span>,
            align: 'right',
            cell: (row) => {
              const items = entries(row)
              return items.length === 0 || removals.removed.has(row.id) ? null : (
                <DropdownMenu
                  label={`Actions for ${titleOf(row)}`}
                  align="end"
                  trigger={<IconButton label={`Actions for ${titleOf(row)}`} icon={MoreHorizontal} size="small" />}
                  items={items}
                />
              )
            },
          },
        ]}
      />
      {asking &&
        picker({
          open: true,
          onOpenChange: (open) => (open ? undefined : setAsking(undefined)),
          chosen: asking.documentIds ?? [],
          onChosen: (ids) => {
            setAsking(undefined)
            if (ids.length === 0) return
            if (kindOf(asking) === 'synthesis') onSynthesize(ids, asking.query ?? '')
            else actions.withOthers(asking, ids)
          },
        })}
      {renamed && <RenameDialog row={renamed} onDone={actions.refresh} onClose={() => setRenamed(undefined)} />}
      {isComparing && left && right && (
        <CompareDialog left={left} right={right} onClose={() => setIsComparing(false)} />
      )}
    </>
  )
}
