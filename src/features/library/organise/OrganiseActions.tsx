import { useQuery } from '@tanstack/react-query'
import { BookCheck, FolderPlus, Merge, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { readingStates, type Paper } from '#contract/papers.ts'
import { sourcesOf } from '#research/papers/paper-words.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { collectionTree } from './collection-tree.ts'
import { NameDialog } from '#shared/forms/NameDialog.tsx'
import { readingNames } from './organise.copy.ts'
import { useCreateCollection, useOrganise, useRemovePapers } from './organise.mutations.ts'
import { collectionsQuery, libraryFacetsQuery } from './organise.queries.ts'

type Props = {
  chosen: readonly Paper[]
  /** The folder that is open, where one is. */
  collection: string | undefined
  onRemoved: (ids: readonly string[]) => void
  onMerge: (papers: readonly Paper[]) => void
}

const TAGS_SHOWN = 12
const MERGED_MAX = 5

/** What can be done with the chosen papers: each of it with a way back. */
export function OrganiseActions({ chosen, collection, onRemoved, onMerge }: Props) {
  const [asked, setAsked] = useState<'tag' | 'collection'>()
  const collections = collectionTree(useQuery(collectionsQuery()).data?.collections ?? [])
  const tags = useQuery(libraryFacetsQuery()).data?.tags ?? []
  const organise = useOrganise()
  const create = useCreateCollection()
  const removal = useRemovePapers()
  const ids = chosen.map(({ id }) => id)
  const own = chosen.filter((paper) => !sourcesOf(paper).includes('starter'))
  const used = new Set(chosen.flatMap(({ shelf }) => shelf?.tags ?? []))

  const change = (what: { addTags?: string[]; removeTags?: string[]; addTo?: string[]; removeFrom?: string[] }) =>
    organise.mutate({ body: { ids, ...what } })
  const [name, isNaming] = useOnce(async (typed: string) => {
    if (asked === 'tag') await organise.mutateAsync({ body: { ids, addTags: [typed] } })
    else {
      const made = await create.mutateAsync({ body: { name: typed } })
      await organise.mutateAsync({ body: { ids, addTo: [made.id] } })
    }
    // Another question may stand there by now.
    setAsked((now) => (now === asked ? undefined : now))
  })
  const [remove, isRemoving] = useOnce(async () => {
    const gone = own.map(({ id }) => id)
    await removal.mutateAsync({ body: { ids: gone } })
    onRemoved(gone)
  })

  return (
    <>
      <DropdownMenu
        label="Tag"
        trigger={<Button icon={Tag}>Tag</Button>}
        items={[
          { label: 'New tag…', onSelect: () => setAsked('tag') },
          ...tags.slice(0, TAGS_SHOWN).map((tag) => ({
            label: `Tag “${tag.name}”`,
            onSelect: () => change({ addTags: [tag.name] }),
          })),
          ...(used.size > 0 ? (['separator'] as const) : []),
          ...[...used].slice(0, TAGS_SHOWN).map((tag) => ({
            label: `Take off “${tag}”`,
            onSelect: () => change({ removeTags: [tag] }),
          })),
        ]}
      />
      <DropdownMenu
        label="Add to a collection"
        trigger={<Button icon={FolderPlus}>Collect</Button>}
        items={[
          { label: 'New collection…', onSelect: () => setAsked('collection') },
          ...collections.map((each) => ({
            label: `${' '.repeat(each.depth)}Add to ${each.name}`,
            onSelect: () => change({ addTo: [each.id] }),
          })),
          ...(collection === undefined ? [] : (['separator'] as const)),
          ...(collection === undefined
            ? []
            : [{ label: 'Take out of this collection', onSelect: () => change({ removeFrom: [collection] }) }]),
        ]}
      />
      <DropdownMenu
        label="Reading state"
        trigger={<Button icon={BookCheck}>Mark</Button>}
        items={readingStates.map((reading) => ({
          label: readingNames[reading],
          onSelect: () => organise.mutate({ body: { ids, reading } }),
        }))}
      />
      {own.length > 1 && own.length <= MERGED_MAX && own.length === chosen.length && (
        <Button icon={Merge} onClick={() => onMerge(own)}>
          Merge
        </Button>
      )}
      {own.length > 0 && (
        <Button icon={Trash2} busy={isRemoving} onClick={() => remove()}>
          Remove{own.length < chosen.length ? ` ${own.length}` : ''}
        </Button>
      )}
      {asked && (
        <NameDialog
          title={asked === 'tag' ? `Tag ${count(ids.length, 'paper', 'papers')}` : 'New collection'}
          label={asked === 'tag' ? 'Tag' : 'Name'}
          action={asked === 'tag' ? 'Tag papers' : 'Make collection'}
          busy={isNaming}
          onName={name}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
