import { useMemo } from 'react'
import { Link } from 'react-router-dom'

import { useOpenInSight } from '#shared/browser/use-open-in-sight.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { useReview } from './model/ReviewProvider.tsx'
import { useReviewAddress, type StageKey } from './model/review-address.ts'
import { stageLinks } from './model/stages.ts'

/** The stages of the review with what is left at each. */
export function StageBar({ usual }: { usual: StageKey }) {
  const { body, state, beside } = useReview()
  const { stage, to } = useReviewAddress(usual)
  // Counted once for what was decided, not at each drawing of the page.
  const links = useMemo(
    () => stageLinks(body.subtype, state, beside, body.assessors),
    [body.subtype, state, beside, body.assessors],
  )
  const bar = useOpenInSight<HTMLElement>(stage)
  return (
    <nav
      ref={bar}
      aria-label="Stages of the review"
      // Words that are only heard stand in the bar and not beyond the page: it is what they are placed in.
      className="scroll-quiet relative -mx-1 mb-5 overflow-x-auto border-b border-line"
    >
      <ul className="flex gap-0.5 px-1">
        {links.map(({ key, label, count, countLabel }) => (
          <li key={key}>
            <Link
              to={to({ stage: key })}
              aria-current={key === stage ? 'page' : undefined}
              className="-mb-px flex h-10 items-center gap-1.5 border-b-2 border-transparent px-2.5 font-medium whitespace-nowrap text-ink-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {label}
              {count !== undefined && (
                <span
                  className={classNames(
                    'rounded-full px-1.5 text-xs tabular-nums',
                    key === 'conflicts' && count > 0
                      ? 'bg-state-yellow-soft text-state-yellow'
                      : 'bg-surface-sunken text-ink-muted',
                  )}
                >
                  {count.toLocaleString('en')}
                  <span className="sr-only"> {countLabel}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
