import { AnalysesByProject } from '#features/syntheses/hub/AnalysesByProject.tsx'
import { HubFrame } from '#features/syntheses/hub/HubFrame.tsx'

export function Component() {
  return (
    <HubFrame view="projects">
      <AnalysesByProject />
    </HubFrame>
  )
}
