import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Library, ListPlus } from 'lucide-react'
import { use, useMemo, useState } from 'react'

import { documentsApi } from '#contract/documents.ts'
import type { RecordSource } from '#contract/review-log.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { fetchWholeLibrary } from '#platform/papers/papers.queries.ts'
import { keyOf } from '#shared/api/api-query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { PickerContext } from '../model/picker.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { useCollections } from '../model/review.queries.ts'
import { useSaveReview } from '../model/save-review.ts'
import { armNames } from '../model/words.ts'
import { identifyEvents, libraryGroups, sourceNameOf, type LibraryGroup } from './library-groups.ts'

type Adding = { ids: string[]; name: string }

const armOptions = (['databases', 'registers', 'other', 'previous'] as const).map((value) => ({
  value,
  label: armNames[value],
}))

/** Says where records were found before they enter the review. */
function SourceForm({ adding, onDone }: { adding: Adding; onDone: () => void }) {
  const { id, state, papers, write } = useReview()
  const save = useSaveReview(id)
  const [name, setName] = useState(adding.name)
  const [arm, setArm] = useState<RecordSource['arm']>('databases')
  const [error, setError] = useState<unknown>()
  const [run, isRunning] = useOnce(async () => {
    setError(undefined)
    try {
      if (adding.ids.some((each) => !papers.has(each))) await save({ documentIds: adding.ids })
      const events = identifyEvents(adding.ids, { arm, name: name.trim() }, state.records)
      write(events)
      const fresh = events.filter((event) => event.kind === 'identified').length
      const again = events.filter((event) => event.kind === 'duplicate').length
      toast({
        title: `${count(fresh, 'record', 'records')} added from ${name.trim()}`,
        ...(again > 0 && { description: `${again.toLocaleString('en')} were there from another source: duplicates.` }),
      })
      onDone()
    } catch (failure) {
      setError(failure)
    }
  })
  return (
    <form
      aria-label="Where these records were found"
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') run()
      }}
    >
      <p className="text-ink-muted">{count(adding.ids.length, 'paper', 'papers')} chosen. Where were they found?</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          hint="PubMed, a register, a website, citation chasing."
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="Box of the flow diagram"
          value={arm}
          options={armOptions}
          onChange={(event) =>
            setArm(armOptions.find(({ value }) => value === event.target.value)?.value ?? 'databases')
          }
        />
      </div>
      {error !== undefined && (
        <ErrorCard title="The records were not added" error={error} kept="Your choice is kept." />
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={isRunning} disabled={name.trim() === ''}>
          Add {count(adding.ids.length, 'record', 'records')}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}

function Groups({ onChosen }: { onChosen: (adding: Adding) => void }) {
  const { state } = useReview()
  const client = useQueryClient()
  const { has } = useCapabilities()
  const library = useQuery({
    // Under the list's key: what an import or a change of the library makes stale is read anew at once.
    queryKey: [...keyOf(documentsApi.list), 'for-a-review'],
    queryFn: () => fetchWholeLibrary(client),
    staleTime: 10_000,
    structuralSharing: false,
  })
  const collections = useCollections(has('library'))
  const groups = useMemo(
    () => libraryGroups(library.data ?? [], collections.data ?? []),
    [library.data, collections.data],
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (library.isPending) return <Skeleton shape="row" lines={3} />
  if (library.error) {
    return (
      <ErrorCard title="Your library could not be read" error={library.error} onRetry={() => void library.refetch()} />
    )
  }
  if (groups.length === 0) {
    return (
      <p className="text-ink-muted">
        No imported file, search or collection of your own yet. Import what the databases exported: each file becomes a
        source.
      </p>
    )
  }
  const kinds: Record<LibraryGroup['kind'], string> = {
    import: 'Imported file',
    search: 'Search',
    collection: 'Collection',
  }
  const of = groups.filter(({ key }) => chosen.has(key))
  const ids = [...new Set(of.flatMap((group) => group.ids))]
  return (
    <div className="space-y-3">
      <ul className="scroll-quiet max-h-72 divide-y divide-line overflow-y-auto">
        {groups.map(({ key, kind, name, ids: own }) => {
          const known = own.filter((each) => state.records.has(each)).length
          return (
            <li key={key} className="flex items-start justify-between gap-3 py-2">
              <Checkbox
                label={
                  <>
                    {name}
                    <span className="block text-xs text-ink-muted">
                      {kinds[kind]} · {count(own.length, 'paper', 'papers')}
                      {known > 0 && `, ${known.toLocaleString('en')} in the review`}
                    </span>
                  </>
                }
                checked={chosen.has(key)}
                onChange={(isOn) =>
                  setChosen((before) => new Set(isOn ? [...before, key] : [...before].filter((each) => each !== key)))
                }
              />
            </li>
          )
        })}
      </ul>
      <Button
        variant="primary"
        disabled={ids.length === 0}
        onClick={() => onChosen({ ids, name: sourceNameOf(of[0]?.name ?? '') })}
      >
        Go on with {count(ids.length, 'paper', 'papers')}
      </Button>
    </div>
  )
}

/** Ways into the review: whole files and collections, or papers one by one. */
export function AddRecords() {
  const { isOwner, papers, state } = useReview()
  const picker = use(PickerContext)
  const [isPicking, setPicking] = useState(false)
  const [adding, setAdding] = useState<Adding>()
  const unsourced = useMemo(() => [...papers.keys()].filter((each) => !state.records.has(each)), [papers, state])
  return (
    <Card
      title="Add records"
      actions={
        isOwner && (
          <>
            <Button size="small" onClick={() => openDialog({ name: 'import' })}>
              Import a file
            </Button>
            <Button size="small" icon={ListPlus} onClick={() => setPicking(true)}>
              Choose papers
            </Button>
          </>
        )
      }
    >
      {adding ? (
        <SourceForm adding={adding} onDone={() => setAdding(undefined)} />
      ) : (
        <>
          {unsourced.length > 0 && (
            <p className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-state-yellow-soft px-4 py-3">
              {count(unsourced.length, 'paper of this review has', 'papers of this review have')} no source yet and
              count nowhere.
              <Button size="small" icon={Library} onClick={() => setAdding({ ids: unsourced, name: '' })}>
                Say where they are from
              </Button>
            </p>
          )}
          {isOwner ? (
            <Groups onChosen={setAdding} />
          ) : (
            <p className="text-ink-muted">Records come from the library of the review’s owner, who can add them.</p>
          )}
        </>
      )}
      {picker({
        open: isPicking,
        onOpenChange: setPicking,
        chosen: [],
        onChosen: (ids) => {
          if (ids.length > 0) setAdding({ ids, name: '' })
        },
      })}
    </Card>
  )
}
