import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { saveFile } from '#shared/browser/save-file.ts'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Table } from '#shared/ui/Table.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import type { ImportState } from './import-session.ts'
import { importCopy as copy } from './import.copy.ts'
import { ledgerCsv } from './ledger-csv.ts'
import { addsUp } from './ledger.ts'
import { LedgerSum } from './LedgerSum.tsx'
import { SourceOfImport } from './sources/SourceOfImport.tsx'

type Done = Extract<ImportState, { step: 'done' }>

/** Rows drawn at once: a file may hold thousands of duplicates, and the download holds them all. */
const ROWS_SHOWN = 200

/** What became of every record of the file, as a sum that can be checked. */
export function ImportLedger({ done }: { done: Done }) {
  const { ledger, file, kind, warnings, isPartial } = done
  const { added, duplicates, skipped, total } = ledger
  const download = () =>
    void ledgerCsv(ledger).then((text) => saveFile(new File([text], `${file} ledger.csv`, { type: 'text/csv' })))
  return (
    <div className="space-y-5">
      <div role="status">
        <p className="text-base font-semibold break-words">{isPartial ? copy.partly(file) : copy.done(file)}</p>
        <p className="text-ink-muted">
          Read as {kind}.{' '}
          <HelpLink article="importing-references#the-ledger" about="the ledger" className="-my-2 align-middle" />
        </p>
      </div>
      <LedgerSum
        parts={[
          { name: 'new', value: added, tone: 'text-accent' },
          { name: duplicates.length === 1 ? 'duplicate' : 'duplicates', value: duplicates.length },
          { name: 'skipped', value: skipped.length, tone: skipped.length > 0 ? 'text-state-red' : undefined },
        ]}
        total={{ name: 'in the file', value: total }}
      />
      {!addsUp(ledger) && <Notice tone="error">{copy.doesNotAddUp}</Notice>}
      {/\.zip$/i.test(file) && (
        <Notice>
          {copy.archive}{' '}
          <Link to={paths.settings('data')} className="text-accent underline underline-offset-2">
            {copy.archiveLink}
          </Link>
        </Notice>
      )}
      {warnings.length > 0 && (
        <details className="rounded-card border border-line bg-surface px-4 py-2.5">
          <summary className="font-semibold">
            {count(warnings.length, 'record was kept with a remark', 'records were kept with a remark')}
          </summary>
          <ul className="mt-2 max-h-40 overflow-y-auto text-ink-muted">
            {warnings.slice(0, ROWS_SHOWN).map(({ line, reason }) => (
              <li key={`${line} ${reason}`}>
                Line {line}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      <SourceOfImport importId={done.importId} />
      {duplicates.length + skipped.length > 0 && (
        <>
          <Details done={done} />
          <Button icon={Download} onClick={download}>
            Download this list as CSV
          </Button>
        </>
      )}
    </div>
  )
}

function Details({ done: { ledger } }: { done: Done }) {
  const { duplicates, skipped } = ledger
  const [tab, setTab] = useState(skipped.length > 0 ? 'skipped' : 'duplicates')
  const more = (all: number) =>
    all > ROWS_SHOWN && (
      <p className="mt-2 text-ink-muted">
        The first {ROWS_SHOWN} of {all.toLocaleString('en-US')}; the download holds them all.
      </p>
    )
  return (
    <Tabs
      label="What was not added"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'skipped', label: 'Skipped', count: skipped.length },
        { value: 'duplicates', label: 'Duplicates', count: duplicates.length },
      ]}
    >
      <TabPanel value="skipped">
        <Table
          caption="Skipped records"
          empty={<p className="text-ink-muted">No record was skipped.</p>}
          rows={skipped.slice(0, ROWS_SHOWN)}
          rowKey={({ line, reason }) => `${line} ${reason}`}
          columns={[
            { key: 'line', header: 'Line', width: '4rem', cell: ({ line }) => line },
            { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
            {
              key: 'excerpt',
              header: 'Begins with',
              cell: ({ excerpt }) => <span className="font-mono text-xs break-words">{excerpt}</span>,
            },
          ]}
        />
        {more(skipped.length)}
      </TabPanel>
      <TabPanel value="duplicates">
        <HelpLink article="removing-duplicates" about="duplicates" className="mb-1" />
        <Table
          caption="Duplicates"
          empty={<p className="text-ink-muted">No record was a duplicate.</p>}
          rows={duplicates.slice(0, ROWS_SHOWN)}
          rowKey={({ line, title }) => `${line} ${title}`}
          columns={[
            { key: 'line', header: 'Line', width: '4rem', cell: ({ line }) => line },
            {
              key: 'title',
              header: 'Title',
              cell: ({ title, documentId }) =>
                documentId === undefined ? (
                  title
                ) : (
                  <Link to={paths.document(documentId)} className="hover:text-accent hover:underline">
                    {title}
                  </Link>
                ),
            },
            { key: 'by', header: 'Recognised by', width: '10rem', cell: ({ matchedBy }) => matchedBy },
          ]}
        />
        {more(duplicates.length)}
      </TabPanel>
    </Tabs>
  )
}
