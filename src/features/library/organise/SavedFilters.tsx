import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import type { FilterLook, SavedFilter } from '#contract/library-filters.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { isSameFilter } from '../library-address.ts'
import { filtersQuery, useChangeFilter, useCreateFilter, useRemoveFilter } from './filters.queries.ts'
import { NameDialog } from '#shared/forms/NameDialog.tsx'
import { organiseCopy as copy } from './organise.copy.ts'
import { SidebarEntry } from './SidebarEntry.tsx'

type Props = {
  /** What the list is narrowed to now. */
  look: FilterLook
  onLook: (look: FilterLook) => void
}
type Naming = { kind: 'new'; clientKey: string } | { kind: 'rename'; filter: SavedFilter }

/** Looks at the library under a name: keep the one that holds, open one again, rename, change and remove them. */
export function SavedFilters({ look, onLook }: Props) {
  const { data, error, isFetching, refetch } = useQuery(filtersQuery())
  const [naming, setNaming] = useState<Naming>()
  const create = useCreateFilter()
  const change = useChangeFilter()
  const removal = useRemoveFilter()
  const heading = useRef<HTMLHeadingElement>(null)
  const filters = data ?? []
  const isNothing = Object.keys(look).length === 0

  const [name, isNaming] = useOnce(async (typed: string) => {
    if (naming?.kind === 'rename') {
      await change.mutateAsync({ params: { id: naming.filter.id }, body: { name: typed } })
    } else if (naming) {
      await create.mutateAsync({ body: { name: typed, look, clientKey: naming.clientKey } })
    }
    setNaming(undefined)
  })
  const [remove] = useOnce(async (filter: SavedFilter) => {
    await removal.mutateAsync({ params: { id: filter.id } })
    // The button that was pressed is gone with its row.
    heading.current?.focus()
    const clientKey = newKey()
    const { name: called, look: narrowed } = filter
    const handleUndo = () => create.mutate({ body: { name: called, look: narrowed, clientKey } })
    toast({ title: copy.filterRemoved(called), action: { label: copy.undo, onClick: handleUndo } })
  })

  return (
    <section aria-label={copy.filters}>
      <div className="flex items-center justify-between">
        <h2 ref={heading} tabIndex={-1} className="text-xs font-semibold text-ink-muted outline-none">
          {copy.filters}
        </h2>
        <IconButton
          label={copy.saveFilter}
          icon={Plus}
          size="small"
          disabled={isNothing}
          onClick={() => setNaming({ kind: 'new', clientKey: newKey() })}
        />
      </div>
      {error && !data && (
        <p className="py-1 text-ink-muted">
          {copy.filtersFailed}{' '}
          <Button size="small" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data && filters.length === 0 && <p className="py-1 text-ink-muted">{copy.noFilters}</p>}
      <ul>
        {filters.map((filter) => {
          const isChosen = isSameFilter(filter.look, look)
          return (
            <li key={filter.id} className="flex items-center">
              <SidebarEntry
                name={filter.name}
                count={filter.count}
                isChosen={isChosen}
                onClick={() => onLook(isChosen ? {} : filter.look)}
              />
              <DropdownMenu
                label={`Filter ${filter.name}`}
                align="end"
                trigger={
                  <IconButton label={`Change filter ${filter.name}`} icon={Ellipsis} size="small" variant="ghost" />
                }
                items={[
                  { label: 'Rename', icon: Pencil, onSelect: () => setNaming({ kind: 'rename', filter }) },
                  {
                    label: copy.takeOver,
                    icon: RefreshCw,
                    disabled: isChosen || isNothing,
                    onSelect: () => change.mutate({ params: { id: filter.id }, body: { look } }),
                  },
                  'separator',
                  { label: 'Remove', icon: Trash2, tone: 'danger', onSelect: () => remove(filter) },
                ]}
              />
            </li>
          )
        })}
      </ul>
      {naming && (
        <NameDialog
          title={naming.kind === 'rename' ? 'Rename the filter' : copy.saveFilter}
          label="Name"
          action={naming.kind === 'rename' ? 'Save name' : 'Save filter'}
          {...(naming.kind === 'rename' && { initial: naming.filter.name })}
          busy={isNaming}
          onName={name}
          onClose={() => setNaming(undefined)}
        />
      )}
    </section>
  )
}
