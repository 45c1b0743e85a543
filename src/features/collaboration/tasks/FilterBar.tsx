import { Search, X } from 'lucide-react'

import { TextField } from '#shared/forms/TextField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { FilterButton } from '#shared/ui/FilterButton.tsx'

import { isFiltering, type Filters } from './task-filters.ts'
import { priorityOptions } from './task-words.ts'
import type { Tasks } from './use-tasks.ts'

type Props = {
  state: Tasks
  filters: Filters
  found: number
  onFilter: (name: keyof Filters, value: string) => void
  onClear: () => void
}

const any = (label: string) => ({ value: '', label })

/** What of the tasks is shown. Each choice stands in the address. */
export function FilterBar({ state, filters, found, onFilter, onClear }: Props) {
  const { tasks, members, milestones, me } = state
  const labels = [...new Set(tasks.flatMap((task) => task.labels))].sort((a, b) => a.localeCompare(b))
  const choices: { name: keyof Filters; label: string; options: { value: string; label: string }[] }[] = [
    {
      name: 'who',
      label: 'Given to',
      options: [
        any('Everybody'),
        { value: 'me', label: 'Me' },
        { value: 'nobody', label: 'Nobody' },
        ...members.filter(({ userId }) => userId !== me).map(({ userId, name }) => ({ value: userId, label: name })),
      ],
    },
    {
      name: 'due',
      label: 'Due',
      options: [
        any('Any day'),
        { value: 'overdue', label: 'Overdue' },
        { value: 'week', label: 'Within 7 days' },
        { value: 'none', label: 'Without a day' },
      ],
    },
    { name: 'priority', label: 'Priority', options: [any('Any priority'), ...priorityOptions.slice(1)] },
    ...(labels.length > 0
      ? [
          {
            name: 'label' as const,
            label: 'Label',
            options: [any('Any label'), ...labels.map((label) => ({ value: label, label }))],
          },
        ]
      : []),
    ...(milestones.length > 0
      ? [
          {
            name: 'milestone' as const,
            label: 'Milestone',
            options: [any('Any milestone'), ...milestones.map(({ id, title }) => ({ value: id, label: title }))],
          },
        ]
      : []),
  ]
  return (
    <div role="search" aria-label="Filter tasks" className="mb-4 flex flex-wrap items-end gap-2">
      <div className="relative w-full sm:w-56">
        <TextField
          label="Words in a task"
          labelHidden
          placeholder="Words in a task"
          value={filters.text}
          onChange={(event) => onFilter('text', event.target.value)}
        />
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-faint"
        />
      </div>
      <FilterButton count={choices.filter(({ name }) => filters[name] !== '').length}>
        {choices.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            options={options}
            value={options.some(({ value }) => value === filters[name]) ? filters[name] : ''}
            onChange={(event) => onFilter(name, event.target.value)}
          />
        ))}
      </FilterButton>
      {isFiltering(filters) && (
        <Button variant="ghost" icon={X} onClick={onClear}>
          Clear filters
        </Button>
      )}
      <p role="status" className="sr-only">
        {isFiltering(filters) ? `${found} of ${tasks.length} tasks are shown` : ''}
      </p>
    </div>
  )
}
