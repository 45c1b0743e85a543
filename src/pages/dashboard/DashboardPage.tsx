import { Suspense } from 'react'

import { DashboardTitle } from '#features/dashboard/DashboardTitle.tsx'
import { FirstSteps } from '#features/dashboard/FirstSteps.tsx'
import { DashboardGrid } from '#features/dashboard/grid/DashboardGrid.tsx'
import { SharedWithYou } from '#features/dashboard/SharedWithYou.tsx'
import { UnknownPersona } from '#platform/persona/UnknownPersona.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'

/** Its form is fetched beside the page, which can be read without it. */
const AskCard = lazyPart(async () => (await import('#features/dashboard/AskCard.tsx')).AskCard)

export function Component() {
  return (
    <ListFrame>
      <DashboardTitle />
      <div className="space-y-6">
        <UnknownPersona />
        <SharedWithYou />
        <Suspense>
          <AskCard />
        </Suspense>
        <FirstSteps />
        <DashboardGrid />
      </div>
    </ListFrame>
  )
}
