import { useQuery } from '@tanstack/react-query'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { librarySourcesQuery } from '#research/papers/sources.queries.ts'

import { SourceDetailsForm } from './SourceDetailsForm.tsx'
import { sourcesCopy as copy } from './sources.copy.ts'
import { SourceUpdate } from './SourceUpdate.tsx'

/** Under the ledger of an import that has just ended: where it is from, and whether it is the newer one of an earlier. */
export function SourceOfImport({ importId }: { importId: string }) {
  const isKept = useCapabilities().has('library-sources')
  const { data } = useQuery({ ...librarySourcesQuery(), enabled: isKept })
  const source = data?.sources.find(({ id }) => id === importId)
  if (!source?.isWhole) return null
  return (
    <section aria-label={copy.where} className="space-y-4 rounded-card border border-line bg-surface p-4">
      <SourceUpdate source={source} />
      <div>
        <h3 className="font-semibold">{copy.where}</h3>
        <p className="text-ink-muted">{copy.whereWhy}</p>
      </div>
      <SourceDetailsForm key={source.id} source={source} />
    </section>
  )
}
