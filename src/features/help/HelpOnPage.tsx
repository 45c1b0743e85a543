import { Keyboard, LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { personaWording, usePersona } from '#platform/persona/persona.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { ConnectionStatus } from './ConnectionStatus.tsx'
import type { HelpTab } from './help-tabs.ts'
import { helpCopy } from './help.copy.ts'
import { HelpTabs } from './HelpTabs.tsx'
import { TicketList } from './TicketList.tsx'

type Props = {
  tab: string
  onTab: (tab: HelpTab) => void
  learn: ReactNode
  onLesson: (id: string) => void
  source: (title: string) => ReactNode
  /** A search over articles. */
  articles: ReactNode
}

/** The drawer as a page, with what it has no room for: the connection, the tickets, the keys. */
export function HelpOnPage({ articles, ...props }: Props) {
  const { persona } = usePersona()
  return (
    <ListFrame
      details={
        <div className="space-y-5">
          {articles}
          <ConnectionStatus route={paths.help()} />
          <TicketList />
          <div className="flex flex-wrap gap-2">
            <Button icon={Keyboard} onClick={() => openDialog({ name: 'shortcuts' })}>
              {helpCopy.page.shortcuts}
            </Button>
            <ButtonLink to={paths.supportCenter()} target="_blank" icon={LifeBuoy}>
              {helpCopy.page.support}
            </ButtonLink>
          </div>
        </div>
      }
    >
      <PageTitle
        lead={helpCopy.subtitle(personaWording(persona))}
        actions={<ButtonLink to={paths.knowledgeBase()}>{helpCopy.page.articles}</ButtonLink>}
      >
        {helpCopy.page.title}
      </PageTitle>
      <Card>
        <HelpTabs {...props} route={paths.help()} />
      </Card>
    </ListFrame>
  )
}
