import { Download } from 'lucide-react'
import { useState } from 'react'

import type { ReferenceList } from '#science/documents/reference-list.ts'
import type { Caption } from '#science/documents/captions.ts'
import type { ReadTable } from '#science/documents/tables.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'

import type { OpenedDocument } from './opened-document.ts'
import { Thumbnails } from './pdf/Thumbnails.tsx'
import type { Place } from './pdf/PdfView.tsx'
import { readerCopy as copy } from './reader.copy.ts'
import { ReferenceAdd } from './references/ReferenceAdd.tsx'

type Props = {
  document: OpenedDocument
  page: number
  references: ReferenceList
  captions: Caption[]
  tables: ReadTable[]
  /** Saves a table as a file for spreadsheets. */
  onTable: (table: ReadTable) => void
  onPlace: (place: Place) => void
  onOffset: (offset: number) => void
}

type Line = { key: string; title: string; level: number; page: number; go: () => void }

/** The way around in a paper: its outline, its pages small, its figures and its references. */
export function ContentsPane({ document, page, references, captions, tables, onTable, onPlace, onOffset }: Props) {
  const [tab, setTab] = useState('contents')
  const { pdf, sections } = document
  const lines: Line[] =
    pdf && pdf.outline.length > 0
      ? pdf.outline.map(({ title, level, page: on, y = 0 }, at) => ({
          key: `${at}`,
          title,
          level,
          page: on,
          go: () => onPlace({ page: on, y }),
        }))
      : sections.map(({ title, level, page: on, y, start }) => ({
          key: `${start}`,
          title,
          level,
          page: on,
          go: () => (pdf ? onPlace({ page: on, y: Math.max(0, y - 8) }) : onOffset(start)),
        }))
  // The first heading of the page, else the one that runs on from a page before.
  const onPage = lines.findIndex((line) => line.page === page)
  const current = onPage === -1 ? lines.findLastIndex((line) => line.page < page) : onPage
  return (
    <div className="px-3 py-2">
      <Tabs
        label={copy.contents}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'contents', label: copy.contents },
          ...(pdf ? [{ value: 'pages', label: 'Pages' }] : []),
          ...(references.entries.length > 0 || captions.length > 0
            ? [{ value: 'references', label: copy.references }]
            : []),
        ]}
      >
        <TabPanel value="contents">
          {lines.length === 0 && <p className="px-2 text-ink-muted">{copy.noOutline}</p>}
          <ul className="-mt-2 space-y-0.5">
            {lines.map(({ key, title, level, page: on, go }, at) => (
              <li key={key}>
                <button
                  type="button"
                  aria-current={at === current || undefined}
                  style={{ paddingLeft: 8 + (level - 1) * 14 }}
                  className={classNames(
                    'flex w-full items-baseline gap-2 rounded-control py-1 pr-2 text-left hover:bg-hover',
                    at === current ? 'bg-accent-soft text-accent' : level > 1 && 'text-ink-muted',
                  )}
                  onClick={go}
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
                  {document.spans.length > 1 && <span className="text-xs text-ink-faint">{on}</span>}
                </button>
              </li>
            ))}
          </ul>
        </TabPanel>
        {pdf && (
          <TabPanel value="pages">
            <Thumbnails
              pdf={pdf.file}
              pages={pdf.pages}
              current={page}
              onPage={(number) => onPlace({ page: number, y: 0 })}
            />
          </TabPanel>
        )}
        <TabPanel value="references">
          <div className="-mt-2 space-y-4">
            {captions.length > 0 && (
              <List title={copy.figures}>
                {captions.map((caption) => (
                  <Entry
                    key={caption.label}
                    onClick={() => onOffset(caption.start)}
                    action={tables
                      .filter((table) => table.caption === caption)
                      .map((table) => (
                        <IconButton
                          key={caption.label}
                          size="small"
                          variant="ghost"
                          icon={Download}
                          label={copy.saveTable(caption.label)}
                          onClick={() => onTable(table)}
                        />
                      ))}
                  >
                    {caption.text.length > 120 ? `${caption.text.slice(0, 119)}…` : caption.text}
                  </Entry>
                ))}
              </List>
            )}
            {references.entries.length > 0 && (
              <List title={`${copy.references} (${references.entries.length})`}>
                {references.entries.map((entry) => (
                  <Entry
                    key={entry.start}
                    onClick={() => onOffset(entry.start)}
                    action={<ReferenceAdd entry={entry} />}
                  >
                    {references.isNumbered && <span className="text-ink-faint">{entry.number}. </span>}
                    {entry.text}
                  </Entry>
                ))}
              </List>
            )}
          </div>
        </TabPanel>
      </Tabs>
    </div>
  )
}

const List = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <h3 className="px-2 font-semibold">{title}</h3>
    <ul className="mt-1">{children}</ul>
  </section>
)

type EntryProps = { onClick: () => void; action?: React.ReactNode; children: React.ReactNode }

const Entry = ({ onClick, action, children }: EntryProps) => (
  <li className="flex items-start">
    <button
      type="button"
      className="min-w-0 flex-1 rounded-control px-2 py-1 text-left text-xs wrap-anywhere text-ink-muted hover:bg-hover hover:text-ink"
      onClick={onClick}
    >
      {children}
    </button>
    {action}
  </li>
)
