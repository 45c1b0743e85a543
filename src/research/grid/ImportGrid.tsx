import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { GridKind } from '#contract/grid-views.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { FileField } from '#shared/forms/FileField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { useImportBundle } from './import-bundle.ts'
import { viewAddress } from '../analyses/view-address.ts'

/** Opens a grid that was saved as a bundle, in the view in which it stands. */
export function ImportGrid({ kind }: { kind: GridKind }) {
  const navigate = useNavigate()
  const open = useImportBundle()
  const [error, setError] = useState<unknown>()
  const [read, isReading] = useOnce(async (file: File) => {
    setError(undefined)
    try {
      const { id, missing } = await open(file)
      const description =
        missing > 0 ? `${count(missing, 'paper', 'papers')} could not be brought in.` : 'All papers are there.'
      toast({ title: 'The grid is open', description })
      await navigate(viewAddress(kind, id))
    } catch (failure) {
      setError(failure)
    }
  })
  return (
    <section aria-label="Open a saved grid" className="mt-10">
      <FileField
        label="Open a saved grid"
        hint={
          isReading
            ? 'Reading the file …'
            : 'A bundle (JSON) from an export. It becomes a new analysis; yours stay as they are.'
        }
        accept=".json,application/json"
        disabled={isReading}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) read(file)
        }}
      />
      {error !== undefined && (
        <div className="mt-3">
          <ErrorCard title="The file could not be opened" error={error} kept="Nothing of yours was changed." />
        </div>
      )}
    </section>
  )
}
