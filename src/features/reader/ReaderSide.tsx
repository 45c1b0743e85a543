import { Suspense, type ComponentProps, type ComponentType } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { TextRange } from '#science/documents/find-text.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { AboutPanel } from './AboutPanel.tsx'
import { AskPanel } from './AskPanel.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import type { OpenedDocument } from './opened-document.ts'
import { readerCopy as copy } from './reader.copy.ts'

/** A panel of another part of the product: what it gets of an open paper, and how it shows a passage in it. */
export type ReaderPanel = {
  value: string
  label: string
  Part: ComponentType<{ paper: Paper; document: OpenedDocument; onShow: (start: number, end: number) => void }>
}

type Props = {
  paper: Paper
  opened: OpenedDocument
  document: OpenedDocument
  /** Panels of other parts, by the name of their tab. */
  panels: readonly ReaderPanel[]
  tab: string
  onTab: (tab: string) => void
  notes: Omit<ComponentProps<typeof NotesPanel>, 'paper'>
  /** Where the list of references begins: questions are answered from what stands before it. */
  until: number
  onShow: (range: TextRange) => void
  onHighlight: ((range: TextRange) => void) | undefined
}

/** What is said of the paper, beside it. */
export function ReaderSide({ paper, opened, document, panels, tab, onTab, notes, until, onShow, onHighlight }: Props) {
  const { placed, unplaced } = notes.highlights
  return (
    <div className="px-3 py-2">
      <Tabs
        label={copy.panel}
        value={tab}
        onValueChange={onTab}
        tabs={[
          {
            value: 'notes',
            label: copy.notes,
            ...(placed.length > 0 && { count: placed.length + unplaced.length }),
          },
          { value: 'ask', label: copy.askTab },
          ...panels.map(({ value, label }) => ({ value, label })),
          { value: 'about', label: copy.about },
        ]}
      >
        <TabPanel value="notes">
          <NotesPanel paper={paper} {...notes} />
        </TabPanel>
        <TabPanel value="ask">
          <AskPanel paper={paper} document={document} until={until} onShow={onShow} onHighlight={onHighlight} />
        </TabPanel>
        {panels.map(({ value, Part }) => (
          <TabPanel key={value} value={value}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <Part paper={paper} document={document} onShow={(start, end) => onShow({ start, end })} />
            </Suspense>
          </TabPanel>
        ))}
        <TabPanel value="about">
          <AboutPanel paper={paper} document={opened} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
