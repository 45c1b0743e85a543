import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { NotSavedYet } from '#platform/persona/NotSavedYet.tsx'
import { UnknownPersona } from '#platform/persona/UnknownPersona.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { personasCopy as copy } from './personas.copy.ts'

/** What a persona is, whether the account knows of the choice, and the way on. */
export function PersonaTitle() {
  return (
    <>
      <PageTitle
        lead={
          <>
            {copy.lead} <HelpLink article="persona-and-dashboard" about="personas" text={copy.how} />
          </>
        }
        actions={
          <>
            <ButtonLink to={paths.dashboard()}>{copy.toDashboard}</ButtonLink>
            <NotSavedYet />
          </>
        }
      >
        {copy.title}
      </PageTitle>
      <div className="mb-4 empty:hidden">
        <UnknownPersona />
      </div>
    </>
  )
}
