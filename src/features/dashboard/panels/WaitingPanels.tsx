import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { PanelEmpty } from './PanelEmpty.tsx'

/** Panels of parts that are not built yet: each says what will fill it, and shows nothing invented meanwhile. */
function Waiting({ children, to, label }: { children: string; to: string; label: string }) {
  return (
    <PanelEmpty
      action={
        <ButtonLink to={to} size="small">
          {label}
        </ButtonLink>
      }
    >
      {children}
    </PanelEmpty>
  )
}

export function MilestonesPanel() {
  return (
    <Waiting to={paths.projects()} label="About projects">
      No project has milestones yet. Once your projects have some, the next ones due stand here with what is done of
      each.
    </Waiting>
  )
}
