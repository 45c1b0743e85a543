import { DashboardPreview } from '#features/dashboard/DashboardPreview.tsx'
import { PersonaPicker } from '#features/personas/PersonaPicker.tsx'
import { PersonaTitle } from '#features/personas/PersonaTitle.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'

export function Component() {
  return (
    <ListFrame>
      <PersonaTitle />
      <PersonaPicker preview={(persona) => <DashboardPreview persona={persona} />} />
    </ListFrame>
  )
}
