import { useQuery } from '@tanstack/react-query'

import type { PaperPatch } from '#contract/library.ts'
import { readingStates, type Paper, type ReadingState } from '#contract/papers.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import { collectionTree } from './collection-tree.ts'
import { KeyField } from './KeyField.tsx'
import { NoteField } from './NoteField.tsx'
import { readingNames } from './organise.copy.ts'
import { useChangePaper } from './organise.mutations.ts'
import { collectionsQuery } from './organise.queries.ts'
import { TagField } from './TagField.tsx'
import { PaperUses } from './PaperUses.tsx'

type Props = { paper: Paper }

const stateOptions = readingStates.map((value) => ({ value, label: readingNames[value] }))

/** What the person says of one paper: how far it is read, its tags and folders, a note, the key by which it is cited. */
export function ShelfEditor({ paper }: Props) {
  const change = useChangePaper()
  const collections = collectionTree(useQuery(collectionsQuery()).data?.collections ?? [])
  const { shelf } = paper
  if (!shelf) return null
  const save = (body: PaperPatch) => change.mutate({ params: { id: paper.id }, body })
  const free = collections.filter(({ id }) => !shelf.collections.includes(id))
  return (
    <section aria-label="On my shelf" className="mt-5 space-y-4 border-t border-line pt-4">
      <SelectField
        label="Reading"
        options={stateOptions}
        value={shelf.reading}
        onChange={(event) => save({ reading: event.target.value as ReadingState })}
      />
      <TagField
        label="Tags"
        hint="Enter adds the tag."
        entries={shelf.tags.map((tag) => ({ id: tag, name: tag }))}
        onAdd={(tag) => save({ tags: [...shelf.tags, tag] })}
        onRemove={(tag) => save({ tags: shelf.tags.filter((each) => each !== tag) })}
      />
      {collections.length > 0 && (
        <div className="space-y-2">
          <SelectField
            label="Collections"
            value=""
            options={[
              { value: '', label: free.length > 0 ? 'Add to a collection' : 'It is in all of them' },
              ...free.map(({ id, name, depth }) => ({ value: id, label: `${'\u2007'.repeat(depth * 2)}${name}` })),
            ]}
            onChange={(event) => {
              if (event.target.value !== '') save({ collections: [...shelf.collections, event.target.value] })
            }}
          />
          <TagField
            entries={collections.filter(({ id }) => shelf.collections.includes(id))}
            onRemove={(id) => save({ collections: shelf.collections.filter((each) => each !== id) })}
          />
        </div>
      )}
      <NoteField key={`note ${paper.id}`} id={paper.id} note={shelf.note ?? ''} />
      <KeyField
        key={`key ${paper.id}`}
        id={paper.id}
        citationKey={shelf.citationKey ?? ''}
        isPinned={shelf.isKeyPinned === true}
      />
      <PaperUses id={paper.id} />
    </section>
  )
}
