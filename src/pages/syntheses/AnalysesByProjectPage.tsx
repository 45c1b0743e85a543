import { AnalysesByProject } from '#features/syntheses/hub/AnalysesByProject.tsx'
import { copy } from '#features/syntheses/hub/hub.copy.ts'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

export function Component() {
  return (
    <ListFrame toolbar={<PageTitle lead={copy.projectsLead}>{copy.projectsTitle}</PageTitle>}>
      <AnalysesByProject />
    </ListFrame>
  )
}
