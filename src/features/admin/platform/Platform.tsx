import type { ReactNode } from 'react'

import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import type { OnAddress } from '../frame/address-choices.tsx'
import { Health } from './Health.tsx'
import { OutsideRules } from './OutsideRules.tsx'
import { platformCopy as copy } from './platform.copy.ts'
import { Switches } from './Switches.tsx'

type Props = {
  address: URLSearchParams
  onAddress: OnAddress
  now: number
  canChange: boolean
  content: ReactNode
  model: ReactNode
}

const views = ['health', 'switches', 'sources', 'model', 'content'] as const

/** The parts of the platform: how it is, what is on, what it teaches with. */
export function Platform({ address, onAddress, now, canChange, content, model }: Props) {
  const view = views.find((each) => each === address.get('view')) ?? 'health'
  return (
    <Tabs
      label={copy.views}
      value={view}
      onValueChange={(value) => onAddress({ view: value === 'health' ? undefined : value })}
      tabs={views.map((value) => ({ value, label: copy.viewNames[value] }))}
    >
      <TabPanel value="health">
        <Health now={now} />
      </TabPanel>
      <TabPanel value="switches">
        <Switches now={now} canChange={canChange} />
      </TabPanel>
      <TabPanel value="sources">
        <OutsideRules canChange={canChange} />
      </TabPanel>
      <TabPanel value="model">{model}</TabPanel>
      <TabPanel value="content">
        <div className="space-y-6">
          <p className="max-w-reading text-ink-muted">{copy.contentLead}</p>
          {content}
        </div>
      </TabPanel>
    </Tabs>
  )
}
