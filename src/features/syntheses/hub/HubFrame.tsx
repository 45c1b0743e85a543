import type { ReactNode } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { hubCopy as copy } from './hub.copy.ts'

const words = {
  projects: { title: copy.projectsTitle, lead: copy.projectsLead },
  shared: { title: copy.sharedTitle, lead: copy.sharedLead },
}

/** Title and room of a list in the hub. */
export function HubFrame({ view, children }: { view: keyof typeof words; children: ReactNode }) {
  return (
    <ListFrame
      toolbar={
        <PageTitle
          lead={
            <>
              {words[view].lead} <HelpLink article="the-synthesis-hub" about="reviews and analyses" text={copy.how} />
            </>
          }
        >
          {words[view].title}
        </PageTitle>
      }
    >
      {children}
    </ListFrame>
  )
}
