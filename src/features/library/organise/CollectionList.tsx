import { useQuery } from '@tanstack/react-query'
import { Ellipsis, FolderInput, FolderPlus, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { confirm } from '#platform/dialogs/confirm.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { collectionTree, type PlacedCollection } from './collection-tree.ts'
import { useChangeCollection, useCreateCollection, useRemoveCollection } from './organise.mutations.ts'
import { collectionsQuery } from './organise.queries.ts'
import { NameDialog } from '#shared/forms/NameDialog.tsx'
import { SidebarEntry } from './SidebarEntry.tsx'

type Props = { chosen: string | undefined; onChoose: (id: string | undefined) => void }
type Naming = { kind: 'new'; parentId?: string } | { kind: 'rename'; collection: PlacedCollection }

const INDENT_REM = 0.9

/** The folders of the library: open one, make, rename, move and remove them. */
export function CollectionList({ chosen, onChoose }: Props) {
  const { data, isPending, error } = useQuery(collectionsQuery())
  const [naming, setNaming] = useState<Naming>()
  const create = useCreateCollection()
  const change = useChangeCollection()
  const removal = useRemoveCollection()
  const tree = collectionTree(data?.collections ?? [])

  const [name, isNaming] = useOnce(async (typed: string) => {
    if (naming?.kind === 'rename') {
      await change.mutateAsync({ params: { id: naming.collection.id }, body: { name: typed } })
    } else {
      const made = await create.mutateAsync({
        body: { name: typed, ...(naming?.parentId !== undefined && { parentId: naming.parentId }) },
      })
      onChoose(made.id)
    }
    setNaming(undefined)
  })
  const remove = async (collection: PlacedCollection) => {
    const isSure = await confirm({
      title: `Remove “${collection.name}”?`,
      body: 'This deletes the collection and the collections inside it. Its papers stay in your library.',
      action: 'Remove collection',
      destructive: true,
    })
    if (!isSure) return
    await removal.mutateAsync({ params: { id: collection.id } })
    if (chosen === collection.id) onChoose(undefined)
  }
  const places = (collection: PlacedCollection) => [
    ...(collection.depth > 0 ? [{ label: 'Move to the top', parentId: null }] : []),
    ...tree
      .filter(({ id }) => id !== collection.id && id !== collection.parentId)
      .map(({ id, name: place }) => ({ label: `Move into ${place}`, parentId: id })),
  ]

  return (
    <section aria-label="Collections">
      <div className="flex items-center justify-between">
        <h2 className="text-xs font-semibold text-ink-muted">Collections</h2>
        <IconButton label="New collection" icon={Plus} size="small" onClick={() => setNaming({ kind: 'new' })} />
      </div>
      {error && <p className="py-1 text-ink-muted">They could not be loaded. All your papers are in the list.</p>}
      {!isPending && !error && tree.length === 0 && (
        <p className="py-1 text-ink-muted">None yet. A paper can be in as many as you like.</p>
      )}
      <ul>
        {tree.map((collection) => (
          <li
            key={collection.id}
            className="flex items-center"
            style={{ paddingInlineStart: `${collection.depth * INDENT_REM}rem` }}
          >
            <SidebarEntry
              name={collection.name}
              count={collection.count}
              isChosen={chosen === collection.id}
              onClick={() => onChoose(chosen === collection.id ? undefined : collection.id)}
            />
            <DropdownMenu
              label={`Collection ${collection.name}`}
              align="end"
              trigger={<IconButton label={`Change ${collection.name}`} icon={Ellipsis} size="small" variant="ghost" />}
              items={[
                { label: 'Rename', icon: Pencil, onSelect: () => setNaming({ kind: 'rename', collection }) },
                {
                  label: 'New collection inside',
                  icon: FolderPlus,
                  onSelect: () => setNaming({ kind: 'new', parentId: collection.id }),
                },
                ...places(collection).map(({ label, parentId }) => ({
                  label,
                  icon: FolderInput,
                  onSelect: () => change.mutate({ params: { id: collection.id }, body: { parentId } }),
                })),
                'separator' as const,
                { label: 'Remove', icon: Trash2, tone: 'danger' as const, onSelect: () => void remove(collection) },
              ]}
            />
          </li>
        ))}
      </ul>
      {naming && (
        <NameDialog
          title={naming.kind === 'rename' ? 'Rename the collection' : 'New collection'}
          label="Name"
          action={naming.kind === 'rename' ? 'Save name' : 'Make collection'}
          {...(naming.kind === 'rename' && { initial: naming.collection.name })}
          busy={isNaming}
          onName={name}
          onClose={() => setNaming(undefined)}
        />
      )}
    </section>
  )
}
