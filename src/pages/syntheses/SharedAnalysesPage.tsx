import { SharedLinks } from '#features/shares/SharedLinks.tsx'
import { HubFrame } from '#features/syntheses/hub/HubFrame.tsx'
import { SharedAnalyses } from '#features/syntheses/hub/SharedAnalyses.tsx'

export function Component() {
  return (
    <HubFrame view="shared">
      <SharedAnalyses />
      <div className="mt-10">
        <SharedLinks />
      </div>
    </HubFrame>
  )
}
