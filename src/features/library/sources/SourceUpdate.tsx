import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { librarySourcesApi, type LibrarySource, type SourceComparison } from '#contract/library-sources.ts'
import { sourceComparisonQuery } from '#research/papers/sources.queries.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { dayWords } from '#shared/format/dates.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { sourcesCopy as copy } from './sources.copy.ts'

/** What an import changed against the earlier one of the same search, by title. */
function Titles({ titles }: Pick<SourceComparison, 'titles'>) {
  const lists = [
    ['New', titles.fresh],
    ['Changed', titles.changed],
    ['Gone', titles.gone],
  ] as const
  if (lists.every(([, list]) => list.length === 0)) return null
  return (
    <details className="mt-2">
      <summary className="font-semibold">Which</summary>
      {lists.map(
        ([name, list]) =>
          list.length > 0 && (
            <div key={name} className="mt-1">
              <p className="text-xs font-semibold text-ink-muted">{name}</p>
              <ul className="list-disc pl-5">
                {list.map((title) => (
                  <li key={title} className="wrap-anywhere">
                    {title}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </details>
  )
}

/** Offers an import that seems to be the newer one of an earlier as its update, or says that it is one. */
export function SourceUpdate({ source }: { source: LibrarySource }) {
  const { data } = useQuery({ ...sourceComparisonQuery(source.id, source.updates), enabled: source.isWhole })
  const [isOwn, setOwn] = useState(false)
  const update = useApiMutation(librarySourcesApi.update, {
    invalidates: [librarySourcesApi.list, librarySourcesApi.compare, documentsApi.list, documentsApi.get],
    inAllTabs: true,
    onSuccess: ({ changed, kept }, { body }) => {
      if (body.of !== null) toast({ title: copy.updated(changed, kept) })
    },
    onError: (error) => toast({ title: copy.notChanged, description: error.message, variant: 'destructive' }),
  })
  const [run, isRunning] = useOnce((of: string | null) =>
    update.mutateAsync({ params: { id: source.id }, body: { of } }).catch(() => {}),
  )
  const comparison = data?.comparison
  if (!comparison || isOwn) return null
  const day = dayWords(comparison.importedAt)
  if (source.updates !== undefined) {
    return (
      <Notice title={copy.updatesOf(comparison.file, day)}>
        <p>{copy.updateCounts(comparison)}</p>
        <Titles titles={comparison.titles} />
        <Button size="small" className="mt-2" busy={isRunning} onClick={() => run(null)}>
          {copy.undoUpdate}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice title={copy.updateTitle(comparison.file, day)}>
      <p>{copy.updateCounts(comparison)}</p>
      <p className="mt-1 text-ink-muted">{copy.updateWhat}</p>
      <Titles titles={comparison.titles} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="primary" busy={isRunning} onClick={() => run(comparison.of)}>
          {copy.updateTake}
        </Button>
        <Button size="small" onClick={() => setOwn(true)}>
          {copy.updateOwn}
        </Button>
      </div>
    </Notice>
  )
}
