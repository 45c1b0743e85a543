import { useState } from 'react'

import { paths } from '#shared/paths.ts'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { ConnectionCard } from './ConnectionCard.tsx'
import { DiagnosticCard } from './DiagnosticCard.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { IssueTab } from './IssueTab.tsx'
import { supportCopy as copy } from './support.copy.ts'
import { TicketList } from './TicketList.tsx'
import { useConnectionCheck } from './use-connection-check.ts'
import { Panel } from './Panel.tsx'

/** The way to people, with an account or without. */
export function SupportCenter() {
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
          <TicketList />
        </div>
      }
    >
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      <div className="space-y-5">
        <Panel title={copy.ticket}>
          <IssueTab route={route} attachment={isAttached ? result?.text : undefined} />
        </Panel>
        {result && <DiagnosticCard text={result.text} isAttached={isAttached} onAttach={setAttached} />}
      </div>
    </ListFrame>
  )
}
