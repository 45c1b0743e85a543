import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'

import { DashboardTitle } from '#features/dashboard/DashboardTitle.tsx'
import { FirstSteps } from '#features/dashboard/FirstSteps.tsx'
import { AskCard } from '#features/dashboard/AskCard.tsx'
import { DashboardGrid } from '#features/dashboard/grid/DashboardGrid.tsx'
import { SharedWithYou } from '#features/dashboard/SharedWithYou.tsx'
import { UnknownPersona } from '#platform/persona/UnknownPersona.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

/** A view of the dashboard's address: who only looks at the dashboard does not fetch it. */
const InboxView = lazyPart(async () => (await import('#features/notifications/inbox/InboxView.tsx')).InboxView)

export function Component() {
  const [address, setAddress] = useSearchParams()
  if (address.get('view') === 'inbox') {
    const waiting = (
      <ListFrame>
        <Skeleton shape="row" lines={6} />
      </ListFrame>
    )
    return (
      <Suspense fallback={waiting}>
        <InboxView address={address} onAddress={(next) => setAddress(next, { replace: true })} />
      </Suspense>
    )
  }
  return (
    <ListFrame>
      <DashboardTitle />
      <div className="space-y-6">
        <UnknownPersona />
        <SharedWithYou />
        <AskCard />
        <FirstSteps />
        <DashboardGrid />
      </div>
    </ListFrame>
  )
}
