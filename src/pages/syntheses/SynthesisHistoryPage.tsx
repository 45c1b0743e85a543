import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { AnalysesTitle } from '#features/syntheses/history/AnalysesTitle.tsx'
import { AnalysisHistory } from '#features/syntheses/history/AnalysisHistory.tsx'
import { SynthesisReader } from '#features/syntheses/SynthesisReader.tsx'
import { ManuscriptMaker } from '#features/writing/ManuscriptMaker.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { paths } from '#shared/paths.ts'
import { ListFrame } from '#shared/ui/ListFrame.tsx'

/** Few who look through the list choose papers from here. */
const PaperPicker = lazyPart(async () => (await import('#features/library/PaperPicker.tsx')).PaperPicker)

export function Component() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const id = search.get('id')
  if (id) {
    return (
      <ManuscriptMaker>
        {(drafts) => (
          <SynthesisReader
            id={id}
            makeDraft={drafts.make}
            onDeleted={() => void navigate(paths.synthesisHistory(), { replace: true })}
            onAgain={({ documentIds, query }) =>
              void navigate(paths.synthesis(undefined, { documents: documentIds?.join(',') ?? '', q: query ?? '' }))
            }
          />
        )}
      </ManuscriptMaker>
    )
  }
  return (
    <ListFrame toolbar={<AnalysesTitle kind={search.get('kind')} />}>
      <AnalysisHistory
        picker={(props) => (
          <Suspense>
            <PaperPicker {...props} />
          </Suspense>
        )}
        onSynthesize={(ids, query) => void navigate(paths.synthesis(undefined, { documents: ids.join(','), q: query }))}
      />
    </ListFrame>
  )
}
