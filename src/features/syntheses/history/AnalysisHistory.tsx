import {
  Archive,
  ArchiveRestore,
  Braces,
  Copy,
  CopyPlus,
  Download,
  GitCompare,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { Synthesis } from '#contract/syntheses.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import type { PickerProps } from '#research/grid/picker-slot.ts'
import { mayWrite } from '#research/analyses/may-write.ts'
import { AddToProjectButton } from '#research/projects/AddToProjectButton.tsx'
import { saveFile } from '#shared/browser/save-file.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import type { MenuEntry } from '#shared/ui/DropdownMenu.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { synthesesCopy as copy } from '../syntheses.copy.ts'
import { useSyntheses } from '../syntheses.queries.ts'
import { titleOf } from '../synthesis-title.ts'
import { BundleResult } from './BundleResult.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { canDuplicate } from './copied-log.ts'
import { historyCopy } from './history.copy.ts'
import { HistoryTable } from './HistoryTable.tsx'
import { KindFilter } from './KindFilter.tsx'
import { hasColumns, isMine, kindOf, rowsOf, type ListFilter } from './listed-rows.ts'
import { ListFilters } from './ListFilters.tsx'
import { OpenBundleButton } from './OpenBundleButton.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { useAnalysisRemovals } from './use-analysis-removals.ts'
import { useBundles } from './use-bundles.ts'
import { useHistoryActions } from './use-history-actions.ts'

/** The rows that are shown, in their order. The writer is loaded when it is needed. */
async function saveList(rows: readonly Synthesis[]) {
  const { historyCsv } = await import('./history-csv.ts')
  saveFile(new File([historyCsv(rows)], 'analyses.csv', { type: 'text/csv;charset=utf-8' }))
}

type Props = {
  /** Draws the dialog in which papers are chosen. */
  picker: (props: PickerProps) => ReactNode
  /** Asks the question of a cited answer of other papers. */
  onSynthesize: (documentIds: readonly string[], query: string) => void
}

/** Every analysis of every kind: opened in its own view, renamed, archived, duplicated, compared, deleted with a way back. */
export function AnalysisHistory({ picker, onSynthesize }: Props) {
  const read = useSyntheses()
  const { data, isPending, isError } = read
  const removals = useAnalysisRemovals()
  const actions = useHistoryActions()
  const bundles = useBundles()
  const [search, setSearch] = useSearchParams()
  const [narrowed, setNarrowed] = useState<Omit<ListFilter, 'kind'>>({
    text: '',
    project: '',
    person: '',
    isArchive: false,
  })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [renamed, setRenamed] = useState<Synthesis>()
  const [isComparing, setIsComparing] = useState(false)
  const [asking, setAsking] = useState<Synthesis>()

  const opener = <OpenBundleButton busy={bundles.isOpening} onFile={bundles.open} />
  const broughtBack = <BundleResult result={bundles.result} problem={bundles.problem} />
  if (isPending) return <Skeleton shape="row" lines={6} />
  if (isError) return <ErrorCard title={copy.listFailed} of={read} />
  if (data.length === 0) {
    return (
      <EmptyState
        title={historyCopy.none}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" icon={Plus} onClick={() => openDialog({ name: 'new' })}>
              {historyCopy.new}
            </Button>
            <ButtonLink to={paths.search()}>{historyCopy.findPapers}</ButtonLink>
            {opener}
          </span>
        }
        {...((bundles.result ?? bundles.problem) !== undefined && { example: broughtBack })}
      >
        {historyCopy.noneBody}
      </EmptyState>
    )
  }

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
  const filter = { ...narrowed, kind }
  const rows = rowsOf(data, filter)
  const compared = chosen.flatMap((id) => data.find((row) => row.id === id) ?? [])
  const [left, right] = compared
  const canCompare = compared.length === 2 && left && right && kindOf(left) === kindOf(right)

  const entriesOf = (row: Synthesis): MenuEntry[] => [
    ...(mayWrite(row) && row.status !== 'generating'
      ? [{ label: historyCopy.rename, icon: Pencil, onSelect: () => setRenamed(row) }]
      : []),
    ...(canDuplicate(row)
      ? [{ label: historyCopy.duplicate, icon: Copy, onSelect: () => actions.duplicate(row) }]
      : []),
    ...(hasColumns(row) || kindOf(row) === 'synthesis'
      ? [{ label: historyCopy.withOthers, icon: CopyPlus, onSelect: () => setAsking(row) }]
      : []),
    ...(isMine(row) && row.status !== 'generating'
      ? [
          {
            label: row.archivedAt ? historyCopy.unarchive : historyCopy.toArchive,
            icon: row.archivedAt ? ArchiveRestore : Archive,
            onSelect: () => actions.archive(row),
          },
        ]
      : []),
    ...(isMine(row)
      ? [
          'separator' as const,
          {
            label: historyCopy.delete,
            icon: Trash2,
            tone: 'danger' as const,
            onSelect: () => removals.remove(row.id),
          },
        ]
      : []),
  ]
  return (
    <>
      <KindFilter rows={data} kind={kind} onKind={setKind} />
      <div className="mb-3 flex flex-wrap items-end gap-2">
        <ListFilters
          rows={data}
          filter={filter}
          onFilter={(change) => setNarrowed((before) => ({ ...before, ...change }))}
        />
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {chosen.length > 1 && !canCompare && <span className="text-sm text-ink-muted">{historyCopy.oneKind}</span>}
          {compared.length > 0 && (
            <>
              <AddToProjectButton
                things={() => compared.map((row) => ({ kind: 'synthesis', id: row.id, title: titleOf(row) }))}
              />
              <Button icon={Braces} busy={bundles.isSaving} onClick={() => bundles.save(compared)}>
                {historyCopy.saveBundle}
              </Button>
            </>
          )}
          {opener}
          <Button icon={Download} disabled={rows.length === 0} onClick={() => void saveList(rows)}>
            {historyCopy.listAsCsv}
          </Button>
          <Button icon={GitCompare} disabled={!canCompare} onClick={() => setIsComparing(true)}>
            {historyCopy.compare}
          </Button>
        </span>
      </div>
      {broughtBack}
      <HistoryTable
        rows={rows}
        empty={filter.isArchive ? historyCopy.noArchived : historyCopy.nothing}
        removals={removals}
        chosen={chosen}
        onChosen={(id, isOn) => setChosen((before) => (isOn ? [...before, id] : before.filter((each) => each !== id)))}
        entriesOf={entriesOf}
      />
      {asking &&
        picker({
          open: true,
          onClose: () => setAsking(undefined),
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
