import { useState } from 'react'

import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { PanelBody } from '../beside/PanelBody.tsx'
import { useDraftPapers } from '../beside/use-draft-papers.ts'
import { useDraft } from '../draft-context.ts'
import { checksCopy as copy } from './checks.copy.ts'
import { FindingList } from './FindingList.tsx'
import { GuidelineItems } from './GuidelineItems.tsx'
import { SourcesBeside } from './SourcesBeside.tsx'
import { useReport } from './use-report.ts'

/** What the rules find in the draft, what its sources say beside it, and which items of a guideline it answers. */
export function ChecksPanel() {
  const { settings } = useDraft()
  const { papers, isPending } = useDraftPapers()
  const { report, isFailed } = useReport(papers)
  const [tab, setTab] = useState('findings')
  return (
    <PanelBody>
      {isFailed && <Notice tone="warning">{copy.failed}</Notice>}
      {!report ? (
        !isFailed && (
          <div role="status">
            <p className="mb-3 text-ink-muted">{copy.reading}</p>
            <Skeleton lines={6} />
          </div>
        )
      ) : (
        <>
          <p className="text-ink-muted">
            {copy.words(report.counts.words, settings.wordLimit)}
            {isPending && <span className="block">{copy.textsPending}</span>}
          </p>
          <Tabs
            label={copy.tabs}
            value={tab}
            onValueChange={setTab}
            tabs={[
              { value: 'findings', label: copy.findings },
              { value: 'sources', label: copy.sources },
              { value: 'guideline', label: copy.guideline },
            ]}
          >
            <TabPanel value="findings">
              <FindingList report={report} papers={papers} />
            </TabPanel>
            <TabPanel value="sources">
              <SourcesBeside report={report} papers={papers} />
            </TabPanel>
            <TabPanel value="guideline">
              <GuidelineItems outline={report.outline} />
            </TabPanel>
          </Tabs>
        </>
      )}
    </PanelBody>
  )
}
