import type { ReactNode } from 'react'

import { usePersona } from '#platform/persona/persona.ts'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { AskTab } from './AskTab.tsx'
import { FeedbackTab } from './FeedbackTab.tsx'
import { noteHelpEvent } from './help-events.ts'
import { tabLabels, tabOf, type HelpTab } from './help-tabs.ts'
import { helpCopy } from './help.copy.ts'
import { IssueTab } from './IssueTab.tsx'

export type HelpTabsProps = {
  tab: string
  onTab: (tab: HelpTab) => void
  /** The pattern of the page's address. */
  route: string
  /** What the Learn tab shows. */
  learn: ReactNode
  onLesson: (id: string) => void
  /** Draws the title of an article that an answer comes from. */
  source: (title: string) => ReactNode
  onLeave?: (() => void) | undefined
}

/** The four kinds of help, in the drawer and on the page alike. */
export function HelpTabs({ tab, onTab, route, learn, onLesson, source, onLeave }: HelpTabsProps) {
  const { persona } = usePersona()
  const choose = (next: HelpTab) => {
    noteHelpEvent({ kind: 'tab_changed', route, persona, payload: { tab: next } })
    onTab(next)
  }
  const openLesson = (id: string) => {
    choose('learn')
    onLesson(id)
  }
  return (
    <Tabs
      label={helpCopy.tabsLabel}
      value={tabOf(tab)}
      onValueChange={(value) => choose(tabOf(value))}
      tabs={tabLabels}
    >
      <TabPanel value="chat">
        <AskTab route={route} source={source} onTab={choose} onLesson={openLesson} onLeave={onLeave} />
      </TabPanel>
      <TabPanel value="learn">{learn}</TabPanel>
      <TabPanel value="issue">
        <IssueTab route={route} />
      </TabPanel>
      <TabPanel value="feedback">
        <FeedbackTab route={route} />
      </TabPanel>
    </Tabs>
  )
}
