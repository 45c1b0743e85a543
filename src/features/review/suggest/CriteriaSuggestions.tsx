import { useMemo } from 'react'

import type { Criterion } from '#contract/review-body.ts'
import { criterionColumns, verdictBy } from '#science/screening/criterion-columns.ts'

import { ModelSuggestions } from './ModelSuggestions.tsx'
import { suggestCopy as copy } from './suggest.copy.ts'

/** What a model says of a record by the criteria, and what that comes to: a suggestion beside the vote. */
export function CriteriaSuggestions({ paperId, criteria }: { paperId: string; criteria: readonly Criterion[] }) {
  const columns = useMemo(() => criterionColumns(criteria), [criteria])
  return (
    <div className="mt-4 empty:hidden">
      <ModelSuggestions
        paperId={paperId}
        columns={columns}
        sum={(answers) => {
          const verdict = verdictBy(criteria, answers)
          return verdict ? copy.comesTo(verdict) : copy.comesToNothing
        }}
      />
    </div>
  )
}
