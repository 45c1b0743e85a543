import type { ReactNode } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { PanelEmpty } from './PanelEmpty.tsx'

/** Panels of parts that are not built yet: each says what will fill it, and shows nothing invented meanwhile. */
function Waiting({ children, to, label, help }: { children: string; to: string; label: string; help?: ReactNode }) {
  return (
    <PanelEmpty
      action={
        <span className="flex items-center gap-1">
          <ButtonLink to={to} size="small">
            {label}
          </ButtonLink>
          {help}
        </span>
      }
    >
      {children}
    </PanelEmpty>
  )
}

export function ScreeningPanel() {
  return (
    <Waiting
      to="/systematic-review"
      label="About Systematic Review"
      help={<HelpLink article="screening-in-pairs" about="screening in pairs" />}
    >
      No review is under way. Once you screen records in a systematic review, the number that waits for your decision
      stands here, per review.
    </Waiting>
  )
}

export function ConflictsPanel() {
  return (
    <Waiting
      to="/systematic-review"
      label="About Systematic Review"
      help={<HelpLink article="agreement-kappa-and-ac1" about="agreement" />}
    >
      No decisions are in conflict. When two reviewers of a systematic review differ on a record, it is listed here
      until it is settled.
    </Waiting>
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
