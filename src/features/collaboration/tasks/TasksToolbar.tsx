import { Calendar, ChartGantt, Download, FileUp, List, SquareKanban, Undo2 } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import type { TaskView } from './task-filters.ts'

const views = [
  { view: 'board', label: 'Board', icon: SquareKanban },
  { view: 'list', label: 'List', icon: List },
  { view: 'calendar', label: 'Calendar', icon: Calendar },
  { view: 'timeline', label: 'Timeline', icon: ChartGantt },
] as const

type Props = {
  view: TaskView
  canWrite: boolean
  onView: (view: TaskView) => void
  onUndo: () => void
  onImport: () => void
  onCsv: () => void
  onCalendar: () => void
}

/** How the tasks are looked at, and what goes in and out. */
export function TasksToolbar({ view, canWrite, onView, onUndo, onImport, onCsv, onCalendar }: Props) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
      <div
        role="group"
        aria-label="View"
        className="inline-flex flex-wrap rounded-control border border-line-strong p-0.5"
      >
        {views.map(({ view: each, label, icon: Icon }) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            onClick={() => onView(each)}
            className={classNames(
              'inline-flex h-8 items-center gap-1.5 rounded-control px-2.5 font-medium pointer-coarse:h-10',
              view === each ? 'bg-accent-soft text-accent' : 'text-ink-muted hover:text-ink',
            )}
          >
            <Icon size={16} aria-hidden className="max-sm:hidden" />
            {label}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {canWrite && (
          <Button variant="ghost" icon={Undo2} onClick={onUndo}>
            Undo
          </Button>
        )}
        {canWrite && (
          <Button variant="ghost" icon={FileUp} onClick={onImport}>
            Import
          </Button>
        )}
        <DropdownMenu
          label="Export tasks"
          align="end"
          trigger={
            <Button variant="ghost" icon={Download}>
              Export
            </Button>
          }
          items={[
            { label: 'CSV', onSelect: onCsv },
            { label: 'Calendar (iCal)', onSelect: onCalendar },
          ]}
        />
      </div>
    </div>
  )
}
