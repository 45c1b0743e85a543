import { Link2Off } from 'lucide-react'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { SharedLinkRow } from './SharedLinkRow.tsx'
import { sharesCopy as copy } from './shares.copy.ts'
import { useShares } from './shares.queries.ts'

/** Everything that the person has shared, with its end and a way to end it. */
export function SharedLinks() {
  const { has, isPending: isProbing } = useCapabilities()
  const read = useShares()
  const { data, error } = read
  return (
    <Card title={copy.list} actions={<HelpLink article="sharing-a-search" about="shared links" />}>
      {body()}
    </Card>
  )

  function body() {
    if (!isProbing && !has('shares')) return <p className="text-ink-muted">{copy.notHere}</p>
    if (!data && error) {
      return <ErrorCard title={copy.failed} of={read} kept={copy.failedKept} />
    }
    if (!data) return <Skeleton lines={4} />
    if (data.shares.length === 0) {
      return (
        <EmptyState
          title={copy.empty}
          icon={Link2Off}
          action={<ButtonLink to={paths.search()}>{copy.toSearch}</ButtonLink>}
        >
          {copy.emptyBody}
        </EmptyState>
      )
    }
    return (
      <>
        <p className="text-ink-muted">{copy.listLead}</p>
        <ul aria-label={copy.list} className="mt-3 divide-y divide-line border-t border-line">
          {data.shares.map((share) => (
            <SharedLinkRow key={share.id} share={share} />
          ))}
        </ul>
      </>
    )
  }
}
