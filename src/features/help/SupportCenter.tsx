import { useState, type ReactNode } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { useSession } from '#platform/session/session.queries.ts'
import { paths } from '#shared/paths.ts'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { ConnectionCard } from './ConnectionCard.tsx'
import { DiagnosticCard } from './DiagnosticCard.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { IssueTab } from './IssueTab.tsx'
import { OffersCard } from './OffersCard.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { supportCopy as copy } from './support.copy.ts'
import { TicketList } from './TicketList.tsx'
import { useConnectionCheck } from './use-connection-check.ts'
import { Panel } from './Panel.tsx'

/** The way to people, with an account or without. `answers` are articles that often make a ticket needless. */
export function SupportCenter({ answers }: { answers: ReactNode }) {
  const { isSignedIn } = useSession()
  const route = paths.supportCenter()
  const { result, isChecking, again } = useConnectionCheck(route)
  const [isAttached, setAttached] = useState(false)
  return (
    <ListFrame
      detailsLabel={copy.check}
      details={
        <div className="space-y-5">
          <FirstSteps />
          <ConnectionCard findings={result?.findings} isChecking={isChecking} onAgain={again} />
          {result?.offers && <OffersCard offers={result.offers} />}
          <TicketList />
        </div>
      }
    >
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      <div className="space-y-5">
        <OfflineNote />
        <Panel
          title={copy.ticket}
          action={isSignedIn && <HelpLink article="reporting-a-problem" about="reporting a problem" />}
        >
          <p className="mb-3 text-ink-muted">{copy.expected}</p>
          <IssueTab route={route} attachment={isAttached ? result?.text : undefined} />
        </Panel>
        {result && <DiagnosticCard text={result.text} isAttached={isAttached} onAttach={setAttached} />}
        <Panel title={copy.answers}>{answers}</Panel>
      </div>
    </ListFrame>
  )
}
