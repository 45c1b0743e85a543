import { useSession } from '#platform/session/session.queries.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { dashboardCopy as copy } from './dashboard.copy.ts'

export function DashboardTitle() {
  const { user } = useSession()
  return (
    <PageTitle
      documentTitle="Dashboard"
      actions={
        <ButtonLink to={paths.search()} variant="primary">
          Search papers
        </ButtonLink>
      }
    >
      {copy.greeting(user?.firstName || user?.username || undefined)}
    </PageTitle>
  )
}
