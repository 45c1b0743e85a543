import { DashboardTitle } from '#features/dashboard/DashboardTitle.tsx'
import { FirstSteps } from '#features/dashboard/FirstSteps.tsx'
import { DashboardGrid } from '#features/dashboard/grid/DashboardGrid.tsx'
import { SharedWithYou } from '#features/dashboard/SharedWithYou.tsx'
import { UnknownPersona } from '#platform/persona/UnknownPersona.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'

export function Component() {
  return (
    <ListFrame>
      <DashboardTitle />
      <div className="space-y-6">
        <UnknownPersona />
        <SharedWithYou />
        <FirstSteps />
        <DashboardGrid />
      </div>
    </ListFrame>
  )
}
