import { tau2Names } from '#science/statistics/models/tau2.ts'
import { resultsText } from '#science/statistics/report/results-text.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { metaAnalysisCopy as copy } from '../meta-analysis.copy.ts'
import type { Computed } from '#research/meta-analysis/compute.ts'
import type { OnEdit } from '../table/use-grid.ts'

/** The result in sentences, or why nothing is pooled and what to do about it; warnings below. */
export function PooledNotice({ computed: { analysis }, onEdit }: { computed: Computed; onEdit: OnEdit }) {
  const { pooled, notPooled, warnings } = analysis
  const next = notPooled?.next
  const isEmpty = analysis.rows.length === 0
  return (
    <section aria-label="Result" className="space-y-3">
      {pooled ? (
        <p className="max-w-reading font-serif text-base">{resultsText(analysis)}</p>
      ) : (
        <Notice
          tone={isEmpty ? 'info' : 'warning'}
          {...(!isEmpty && { title: 'Nothing is pooled' })}
          action={
            next && (
              <Button
                size="small"
                onClick={() => onEdit((before) => ({ ...before, settings: { ...before.settings, model: next } }))}
              >
                {`Try ${tau2Names[next]}`}
              </Button>
            )
          }
        >
          {isEmpty ? copy.empty : (notPooled?.reason ?? '')}
        </Notice>
      )}
      {warnings.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 text-ink-muted">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
