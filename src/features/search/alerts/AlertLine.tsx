import type { SearchAlert } from '#contract/search-alerts.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { alertsCopy as copy } from './alerts.copy.ts'
import { useSeenAlert } from './alerts.mutations.ts'

/** What an alert knows: when it was asked, what did not answer, and what is new for it. */
export function AlertLine({ alert }: { alert: SearchAlert }) {
  const seen = useSeenAlert()
  const { id, query, fresh, runId, checkedAt, failed } = alert
  const words = [
    checkedAt === undefined ? copy.notChecked : copy.checked(relativeTime(checkedAt)),
    failed && copy.failedSources(failed),
  ]
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
      <span>{words.filter(Boolean).join(' · ')}</span>
      {fresh > 0 && runId !== undefined && (
        <ButtonLink
          size="small"
          to={paths.search({ q: query, run: runId })}
          onClick={() => seen.mutate({ params: { id } })}
        >
          {copy.show(fresh)}
        </ButtonLink>
      )}
    </p>
  )
}
