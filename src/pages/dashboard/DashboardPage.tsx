import { DashboardTitle } from '#features/dashboard/DashboardTitle.tsx'
import { MainJobChecklist } from '#features/dashboard/MainJobChecklist.tsx'
import { RecentRuns } from '#features/dashboard/RecentRuns.tsx'
import { RecentSyntheses } from '#features/dashboard/RecentSyntheses.tsx'
import { SharedWithYou } from '#features/dashboard/SharedWithYou.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'

export function Component() {
  return (
    <ListFrame>
      <DashboardTitle />
      <div className="space-y-6">
        <SharedWithYou />
        <MainJobChecklist />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <RecentSyntheses />
          <RecentRuns />
        </div>
      </div>
    </ListFrame>
  )
}
