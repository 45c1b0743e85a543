import type { Scope } from '#contract/copilot.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { Composer } from './Composer.tsx'
import { copilotCopy as copy } from './copilot.copy.ts'
import { ScopeBar } from './scope/ScopeBar.tsx'
import { Starters } from './Starters.tsx'
import { useAsking } from './use-asking.ts'
import { useComposer } from './use-composer.ts'

type Props = { scope: Scope; onScope: (scope: Scope) => void; onAsked: (sessionId: string) => void }

/** Before the first question: what this is for, which papers it may read, and three ways to begin. */
export function NewSession({ scope, onScope, onAsked }: Props) {
  const asking = useAsking(undefined, scope, onAsked)
  const composer = useComposer('new', (text, onDone) => asking.ask({ text, parentId: null }, onDone))
  return (
    <div className="mx-auto flex min-h-full max-w-3xl flex-col px-4 py-6 sm:px-6 lg:py-12">
      <PageTitle
        lead={
          <>
            {copy.lead} <HelpLink article="asking-copilot" about="Copilot" text={copy.how} />
          </>
        }
      >
        {copy.title}
      </PageTitle>
      <Composer
        composer={composer}
        isFirst
        isAsking={asking.isAsking}
        failure={asking.failure}
        scope={<ScopeBar scope={scope} onChange={onScope} />}
      />
      <Starters
        onPick={(text, wanted) => {
          if (wanted) onScope(wanted)
          composer.setText(text)
          composer.focus()
        }}
      />
    </div>
  )
}
