import { useNavigate, useSearchParams } from 'react-router-dom'

import { SYNTHESIS_PAPERS_MAX } from '#contract/syntheses.ts'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { PapersFor } from '#features/search/PapersFor.tsx'
import { FindingPapers } from '#features/syntheses/FindingPapers.tsx'
import { GenerateForm } from '#features/syntheses/GenerateForm.tsx'
import { KindChooser } from '#features/syntheses/hub/KindChooser.tsx'
import { SynthesesTable } from '#features/syntheses/SynthesesTable.tsx'
import { paths } from '#shared/paths.ts'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import type { ReactNode } from 'react'

/** What a question may hold. */
const QUESTION_MAX = 4000
const ID = /^[A-Za-z0-9_-]{1,128}$/

/** Ask papers a question, begin something else, or go on with what was begun. */
export function SynthesisOverview({ notice }: { notice?: ReactNode }) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const documents = [...new Set((search.get('documents') ?? '').split(',').filter((id) => ID.test(id)))]

  const handleDocuments = (ids: string[]) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (ids.length > 0) next.set('documents', ids.join(','))
        else next.delete('documents')
        return next
      },
      { replace: true },
    )

  const ask = search.get('ask')?.slice(0, QUESTION_MAX) ?? undefined
  return (
    <ReadingFrame>
      <PageTitle lead="Choose papers, ask a question, and read an answer in which every finding opens the passage it came from.">
        Evidence synthesis
      </PageTitle>
      {notice}
      {ask && documents.length === 0 && (
        <div className="mb-5">
          <PapersFor
            question={ask}
            onFound={(ids) => setSearch({ documents: ids.join(','), q: ask }, { replace: true })}
          >
            {(finding) => <FindingPapers question={ask} finding={finding} />}
          </PapersFor>
        </div>
      )}
      <GenerateForm
        key={ask ?? ''}
        documents={documents}
        onDocuments={handleDocuments}
        question={(search.get('q') ?? ask ?? '').slice(0, QUESTION_MAX)}
        onStarted={(id) => void navigate(paths.synthesisHistory(id))}
        picker={(props) => <PaperPicker {...props} max={SYNTHESIS_PAPERS_MAX} />}
      />
      <section aria-labelledby="recent-syntheses" className="mt-12">
        <h2 id="recent-syntheses" className="mb-3 text-lg font-semibold">
          Recent
        </h2>
        <SynthesesTable limit={5} />
      </section>
      <KindChooser />
    </ReadingFrame>
  )
}
