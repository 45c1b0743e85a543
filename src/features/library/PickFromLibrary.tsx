import { useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { LibraryScope } from '#research/papers/papers.queries.ts'
import type { Selection } from '#research/papers/selection.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { PickerList } from './PickerList.tsx'
import { TextFilter } from './TextFilter.tsx'
import { useLibrary } from './use-library.ts'

const scopes: { value: LibraryScope; label: string }[] = [
  { value: 'all', label: 'All papers' },
  { value: 'own', label: 'My library' },
  { value: 'starter', label: 'Starter library' },
]

export type PickProps = { selection: Selection; onSelect: (selection: Selection, shown: readonly Paper[]) => void }

export function PickFromLibrary({ selection, onSelect }: PickProps) {
  const [scope, setScope] = useState<LibraryScope>('all')
  const [text, setText] = useState('')
  const library = useLibrary({ scope, text })
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-3">
        <label className="mb-3">
          <span className="sr-only">Library</span>
          <select
            value={scope}
            onChange={(event) => setScope(scopes.find(({ value }) => value === event.target.value)?.value ?? 'all')}
            className="h-9 rounded-control border border-line-strong/60 bg-surface-raised px-2 pointer-coarse:h-11"
          >
            {scopes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div className="min-w-0 flex-1">
          <TextFilter text={text} onText={setText} found={text === '' ? undefined : library.total} />
        </div>
      </div>
      {list()}
    </>
  )

  function list() {
    if (library.error) {
      return <ErrorCard title="The library could not be loaded" of={library} kept="Your choice is kept." />
    }
    if (library.isPending) return <Skeleton shape="row" lines={5} />
    if (library.papers.length === 0) {
      return (
        <p className="py-8 text-center text-ink-muted">No paper here matches. Try other words or another library.</p>
      )
    }
    return (
      <PickerList
        key={`${scope} ${text}`}
        label="Papers of the library"
        papers={library.papers}
        selection={selection}
        onSelect={(next) => onSelect(next, library.papers)}
        onEnd={library.loadMore}
      />
    )
  }
}
