import type { ReactNode } from 'react'

import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { AppearanceSection } from './AppearanceSection.tsx'
import { DataSection } from './DataSection.tsx'
import { OutsideSection } from './OutsideSection.tsx'
import { ResearchSection } from './ResearchSection.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { ShortcutsSection } from './ShortcutsSection.tsx'

type Props = {
  /** As the address has it; one that is not known is the first. */
  tab: string | null
  onTab: (tab: string) => void
  account: ReactNode
  billing: ReactNode
  links: ReactNode
  /** Stands under the choices of research: the language model. */
  model: ReactNode
  /** Stands under the data: what ends the account. */
  end: ReactNode
}

const tabs = Object.entries(copy.tabs).map(([value, label]) => ({ value, label }))
const FIRST = 'account'

/** All settings, one tab at a time. Each section saves alone. */
export function SettingsTabs({ tab, onTab, account, billing, links, model, end }: Props) {
  const current = tabs.find(({ value }) => value === tab)
  const shown = current?.value ?? FIRST
  return (
    <ReadingFrame>
      <PageTitle documentTitle={current ? `${current.label} · ${copy.title}` : copy.title}>{copy.title}</PageTitle>
      <Tabs label={copy.title} value={shown} onValueChange={onTab} tabs={tabs}>
        <TabPanel value="account">{account}</TabPanel>
        <TabPanel value="appearance">
          <AppearanceSection />
        </TabPanel>
        <TabPanel value="research">
          <div className="space-y-6">
            <ResearchSection />
            <OutsideSection />
            {model}
          </div>
        </TabPanel>
        <TabPanel value="shared-links">{links}</TabPanel>
        <TabPanel value="data">
          <div className="space-y-6">
            <DataSection />
            {end}
          </div>
        </TabPanel>
        <TabPanel value="shortcuts">
          <ShortcutsSection />
        </TabPanel>
        <TabPanel value="billing">{billing}</TabPanel>
      </Tabs>
    </ReadingFrame>
  )
}
