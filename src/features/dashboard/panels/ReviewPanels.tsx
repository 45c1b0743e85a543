import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { count } from '#shared/format/count.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { Loaded } from './Loaded.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { useReviewWork, type ReviewWork } from './review-work.ts'

type Props = {
  failed: string
  stage: string
  empty: string
  help: ReactNode
  wordsOf: (work: ReviewWork) => string | undefined
}

function ReviewList({ failed, stage, empty, help, wordsOf }: Props) {
  const { rows, isPending, error, refetch } = useReviewWork()
  const shown = rows.flatMap((work) => {
    const words = wordsOf(work)
    return words === undefined ? [] : [{ ...work, words }]
  })
  const data = isPending || (error && rows.length === 0) ? undefined : shown
  return (
    <Loaded answer={{ data, isPending, isFetching: isPending, error, refetch }} failed={failed}>
      {(list) =>
        list.length === 0 ? (
          <PanelEmpty
            action={
              <span className="flex items-center gap-1">
                <ButtonLink to="/systematic-review" size="small">
                  Systematic reviews
                </ButtonLink>
                {help}
              </span>
            }
          >
            {empty}
          </PanelEmpty>
        ) : (
          <ul className="divide-y divide-line">
            {list.map(({ id, title, words }) => (
              <li key={id} className="flex items-baseline justify-between gap-3 py-2">
                <Link
                  to={`/systematic-review?id=${encodeURIComponent(id)}&stage=${stage}`}
                  className="min-w-0 truncate font-serif text-ink underline-offset-2 hover:underline"
                >
                  {title}
                </Link>
                <span className="shrink-0 text-ink-muted tabular-nums">{words}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

/** Records of the reviews that wait for this person's vote. */
export function ScreeningPanel() {
  return (
    <ReviewList
      failed="Your reviews could not be read"
      stage="screening"
      empty="Nothing is waiting for your decision. Records in your reviews appear here until you vote on them."
      help={<HelpLink article="screening-in-pairs" about="screening in pairs" />}
      wordsOf={({ toScreen, toRead }) =>
        toScreen + toRead === 0
          ? undefined
          : [
              toScreen > 0 && count(toScreen, 'record', 'records'),
              toRead > 0 && count(toRead, 'full text', 'full texts'),
            ]
              .filter(Boolean)
              .join(', ')
      }
    />
  )
}

/** Decisions on which two people differ. */
export function ConflictsPanel() {
  return (
    <ReviewList
      failed="Your reviews could not be read"
      stage="conflicts"
      empty="No decisions are in conflict. When two reviewers of a systematic review differ on a record, it is listed here until it is settled."
      help={<HelpLink article="agreement-kappa-and-ac1" about="agreement" />}
      wordsOf={({ conflicts }) => (conflicts === 0 ? undefined : count(conflicts, 'conflict', 'conflicts'))}
    />
  )
}
