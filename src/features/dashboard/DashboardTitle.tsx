import { presetOf } from '#platform/persona/persona-presets.ts'
import { usePersona } from '#platform/persona/persona.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { dashboardCopy as copy } from './dashboard.copy.ts'

/** Greets, and offers searching and the tool that the persona starts with. */
export function DashboardTitle() {
  const { user } = useSession()
  const { template } = presetOf(usePersona().persona)
  return (
    <PageTitle
      documentTitle="Dashboard"
      actions={
        <>
          <ButtonLink to={template.path}>{template.label}</ButtonLink>
          <ButtonLink to={paths.search()} variant="primary">
            Search papers
          </ButtonLink>
        </>
      }
    >
      {copy.greeting(user?.firstName || user?.username || undefined)}
    </PageTitle>
  )
}
