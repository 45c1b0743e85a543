import { Suspense, useMemo, useState } from 'react'

import type { ProjectDetail } from '#contract/projects.ts'
import { addDays } from '#science/planning/pace.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { localDay } from '#shared/format/local-day.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { AddInline } from './AddInline.tsx'
import { Board } from './board/Board.tsx'
import { isMonth } from './calendar/month-days.ts'
import { TaskCalendar } from './calendar/TaskCalendar.tsx'
import { TaskDrawer } from './details/TaskDrawer.tsx'
import { FilterBar } from './FilterBar.tsx'
import { TaskList } from './list/TaskList.tsx'
import { NewTaskDialog } from './NewTaskDialog.tsx'
import { PendingChanges } from './PendingChanges.tsx'
import { filterNames, filtersIn, isFiltering, matches, viewIn } from './task-filters.ts'
import { tasksCopy as copy } from './tasks.copy.ts'
import { useRemoveTask } from './tasks.mutations.ts'
import { TasksToolbar } from './TasksToolbar.tsx'
import { columnName } from './task-words.ts'
import { TaskTimeline } from './timeline/TaskTimeline.tsx'
import { exportCalendar, exportCsv } from './transfer/export-tasks.ts'
import { useTasks } from './use-tasks.ts'

const ImportTasksDialog = lazyPart(() =>
  import('./transfer/ImportTasksDialog.tsx').then((module) => module.ImportTasksDialog),
)

type Props = {
  project: ProjectDetail
  /** View, filters, month and the opened task are in it. */
  address: URLSearchParams
  onAddress: (change: (address: URLSearchParams) => URLSearchParams) => void
  /** The form for a new task is open; who opens it stands above. */
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** The tasks of a project: one list, seen as board, list, calendar or timeline. */
export function TasksWorkspace({ project, address, onAddress, isAdding, onAdding }: Props) {
  const [news, setNews] = useState('')
  const [isImporting, setIsImporting] = useState(false)
  const today = localDay()
  const state = useTasks(project, ({ before, after, by }) => {
    if (!before || before.status === after.status) return
    const who = by?.name ?? 'A measure that was reached'
    setNews(`${who} moved “${after.title}” to ${columnName(project.columns ?? [], after.status)}.`)
  })
  const { tasks, canWrite, me } = state
  const remove = useRemoveTask(project.projectId, state.undo)
  const view = viewIn(address)
  const filters = filtersIn(address)
  const filterKey = JSON.stringify(filters)
  const shown = useMemo(
    () => {
      const where = { me, today, weekEnd: addDays(today, 7) }
      return isFiltering(filters) ? tasks.filter((task) => matches(task, filters, where)) : tasks
    },
    // The filters are read anew from the address each time; their words say whether they are others.
    // oxlint-disable-next-line react/exhaustive-deps
    [tasks, filterKey, me, today],
  )

  const set = (changes: Record<string, string>) =>
    onAddress((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  const open = (id: string) => set({ task: id })
  const handleRemove = (id: string) => {
    if (address.get('task') === id) set({ task: '' })
    remove.mutate({ params: { taskId: id } })
  }
  const { undo } = state
  useShortcut('mod+z', () => undo.run(), { label: 'Undo', group: 'Tasks', enabled: canWrite })
  useShortcut('n', () => onAdding(true), { label: 'New task', group: 'Tasks', enabled: canWrite })

  const month = address.get('month')
  const first = state.columns[0]?.status ?? 'todo'

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <TasksToolbar
        view={view}
        canWrite={canWrite}
        onView={(next) => set({ view: next === 'board' ? '' : next })}
        onUndo={() => undo.run()}
        onImport={() => setIsImporting(true)}
        onCsv={() => void exportCsv(shown, state, project.title)}
        onCalendar={() => void exportCalendar(shown, state, project)}
      />
      <FilterBar
        state={state}
        filters={filters}
        found={shown.length}
        onFilter={(name, value) => set({ [name]: value })}
        onClear={() => set(Object.fromEntries(filterNames.map((name) => [name, ''])))}
      />
      <PendingChanges state={state} />
      {content()}
      <TaskDrawer
        state={state}
        taskId={address.get('task') ?? undefined}
        today={today}
        onOpen={open}
        onClose={() => set({ task: '' })}
        onRemove={handleRemove}
      />
      {isAdding && (
        <NewTaskDialog
          projectId={project.projectId}
          firstStatus={first}
          onClose={() => onAdding(false)}
          onMade={(task) => {
            onAdding(false)
            if (task) open(task.id)
          }}
        />
      )}
      {isImporting && (
        // Of its own: while it loads, the page and the focus in it stay.
        <Suspense>
          <ImportTasksDialog state={state} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  )

  function content() {
    if (state.error) {
      return <ErrorCard title={copy.loadFailed} of={state} kept={copy.loadKept} />
    }
    if (state.isPending) return <Skeleton shape="card" lines={4} />
    if (tasks.length === 0 && view !== 'board') return <Empty canWrite={canWrite} onAdd={() => onAdding(true)} />
    if (shown.length === 0 && isFiltering(filters)) {
      return <EmptyState title={copy.noMatch}>{`None of ${tasks.length} tasks matches all filters.`}</EmptyState>
    }
    const shared = { state, shown, today, onOpen: open }
    if (view === 'list') return <TaskList {...shared} />
    if (view === 'timeline') return <TaskTimeline {...shared} />
    if (view === 'calendar') {
      return (
        <TaskCalendar
          {...shared}
          month={isMonth(month) ? month : today.slice(0, 7)}
          onMonth={(next) => set({ month: next })}
        />
      )
    }
    return (
      <Board
        {...shared}
        onRemove={handleRemove}
        footerOf={({ status, name }) =>
          canWrite && <AddInline projectId={project.projectId} status={status} firstStatus={first} columnName={name} />
        }
      />
    )
  }
}

function Empty({ canWrite, onAdd }: { canWrite: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      title={copy.empty}
      {...(canWrite && {
        action: (
          <Button variant="primary" onClick={onAdd}>
            New task
          </Button>
        ),
      })}
    >
      {copy.emptyWhy}
    </EmptyState>
  )
}
