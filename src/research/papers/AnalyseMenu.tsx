import { TableProperties } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

import { gridKinds, gridViews } from '#contract/grid-views.ts'
import { pages } from '#contract/pages.ts'
import { SYNTHESIS_PAPERS_MAX } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { stateForReview, type Found } from './for-a-review.ts'

/** Pages that begin with the papers that their address names. A comparison of timelines begins with two timelines. */
const beginnings = [
  ...gridKinds.filter((kind) => kind !== 'timeline_compare').map((kind) => gridViews[kind]),
  { path: pages.narrativeReview.path, label: pages.narrativeReview.title },
]

const reviews = [pages.systematicReview, pages.scopingReview]

type Props = {
  ids: readonly string[]
  question?: string
  /** Where the papers were found, as a review counts it. */
  found: () => Found[]
}

/** Takes the chosen papers to a page that analyses them. More than an address may name are taken there by its picker. */
export function AnalyseMenu({ ids, question, found }: Props) {
  const { has } = useCapabilities()
  const navigate = useNavigate()
  if (!has('analyses')) return null
  const named = new URLSearchParams({ documents: ids.join(','), ...(question && { q: question }) })
  const tooMany = ids.length > SYNTHESIS_PAPERS_MAX
  return (
    <DropdownMenu
      label="Analyze in"
      trigger={<Button icon={TableProperties}>Analyze</Button>}
      {...(tooMany && {
        heading: (
          <p className="max-w-64 px-2.5 py-1.5 text-xs text-ink-muted">
            At most {SYNTHESIS_PAPERS_MAX} papers are taken along, a review takes any number. Choose a collection there
            for more.
          </p>
        ),
      })}
      items={[
        ...beginnings.map(({ path, label }) => ({ label, to: `${path}?${named}`, disabled: tooMany })),
        'separator',
        ...reviews.map(({ path, title }) => ({
          label: title,
          onSelect: () => void navigate(path, { state: stateForReview({ question: question ?? '', found: found() }) }),
        })),
      ]}
    />
  )
}
