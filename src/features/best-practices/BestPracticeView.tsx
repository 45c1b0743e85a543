import { useState } from 'react'

import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import { bundleExport, exportFile, provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { NoPapersYet } from '#research/views/NoPapersYet.tsx'
import { PapersProvider } from '#research/views/show-papers.tsx'
import { UnreadTexts } from '#research/views/UnreadTexts.tsx'
import { csvEntry } from '#research/views/view-exports.ts'
import { guidelines, type Guideline } from '#science/guidelines/guideline-list.ts'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { bestPracticesCopy as copy } from './best-practices.copy.ts'
import { ItemPanel } from './ItemPanel.tsx'
import { ItemTable, type Place } from './ItemTable.tsx'
import { ReportFigure } from './ReportFigure.tsx'
import { matrixTable, numbersTable } from './report-tables.ts'
import { useReport, type Report } from './use-report.ts'

function exportsOf(open: OpenGrid, report: Report, guideline: Guideline): ExportEntry[] {
  const { papers } = open
  const pageOf = (itemId: string) => report.state.pages[`${guideline.id}/${itemId}`] ?? ''
  return [
    {
      label: copy.exports.checklist,
      file: async () => {
        const { tableDocx } = await import('#research/grid/table-docx.ts')
        const sections = [...new Set(guideline.items.map(({ section }) => section))]
        const groups = sections.map((heading) => ({
          heading,
          rows: guideline.items
            .filter(({ section }) => section === heading)
            .map(({ id, asks }) => [id, asks, pageOf(id)]),
        }))
        const title = `${guideline.name} ${guideline.version}: ${open.head?.title ?? ''}`
        const document = {
          title,
          head: ['Item', 'What it asks', 'Page'],
          groups,
          notes: [guideline.source],
          provenance: provenance(open),
        }
        return exportFile(open, tableDocx(document), 'docx', ' checklist')
      },
    },
    csvEntry(open, copy.exports.matrix, () => matrixTable(report, guideline, papers), 'items'),
    csvEntry(open, copy.exports.numbers, () => numbersTable(report, papers), 'numbers'),
    ...tableExports(open, () => {
      const { columns, rows } = matrixTable(report, guideline, papers)
      return {
        title: `${guideline.name}: ${open.head?.title ?? ''}`,
        head: columns.map(({ label }) => label),
        groups: [{ rows: rows.map(({ cells }) => cells.map(cellText)) }],
        notes: [copy.notQuality],
        provenance: provenance(open),
      }
    }),
    bundleExport(open, 'best_practice'),
  ]
}

/** How well a set reports, item by item with its passages, and which of its numbers fit together. */
export function BestPracticeView({ open }: { open: OpenGrid }) {
  const report = useReport(open)
  const { state, setState, guideline, proposals: proposed } = report
  const { papers, grid, mayWrite } = open
  const [chosen, setChosen] = useState<Place>()
  const paper = chosen && grid.papers.get(chosen.paperId)
  const proposals = [...(proposed ?? [])].sort(([, a], [, b]) => b.length - a.length)
  const calls = new Map(proposals.map(([id, list]) => [id, list.length]))
  const [first] = proposals
  const numbers = numbersTable(report, papers)
  const fits: string = copy.verdicts.fits
  const off = numbers.rows.filter(({ cells }) => cells[4] !== fits).length
  return (
    <PapersProvider papers={grid.papers}>
      <AnalysisFrame
        open={open}
        kind="best_practice"
        isReading={report.isReading}
        exports={guideline ? exportsOf(open, report, guideline) : []}
        {...(chosen &&
          paper &&
          guideline && {
            detailsLabel: copy.panel,
            details: (
              <ItemPanel
                key={`${chosen.itemId} ${chosen.paperId}`}
                {...{ report, guideline, paper, mayWrite }}
                place={chosen}
                onClose={() => setChosen(undefined)}
              />
            ),
          })}
      >
        {open.hasNoPapers ? (
          <NoPapersYet />
        ) : (
          <div className="space-y-8">
            <div className="space-y-2">
              <div className="max-w-md">
                <SelectField
                  label={copy.guideline}
                  disabled={!mayWrite}
                  value={state.guidelineId ?? ''}
                  options={[
                    { value: '', label: copy.none },
                    ...guidelines.map(({ id, name, version }) => {
                      const papersThatCall = calls.get(id)
                      const label = `${name} ${version}`
                      return {
                        value: id,
                        label: papersThatCall === undefined ? label : `${label} (${copy.proposed(papersThatCall)})`,
                      }
                    }),
                  ]}
                  onChange={(event) => {
                    const { value } = event.target
                    setState(({ guidelineId: _before, ...rest }) =>
                      value === '' ? rest : { ...rest, guidelineId: value },
                    )
                  }}
                />
              </div>
              {!guideline && first && (
                <p className="text-sm text-ink-muted">
                  {guidelines.find(({ id }) => id === first[0])?.name}: {copy.proposed(first[1].length)},{' '}
                  {copy.because(first[1][0]?.quote ?? '')}
                </p>
              )}
              {guideline && (
                <p className="text-sm text-ink-muted">
                  {copy.version(guideline.version, guideline.covers)}{' '}
                  <a href={guideline.source} target="_blank" rel="noreferrer" className="underline underline-offset-2">
                    {copy.source}
                  </a>
                </p>
              )}
            </div>
            <p role="status" className={report.isReading || report.isFailed ? 'text-ink-muted' : 'sr-only'}>
              {report.isFailed ? copy.failed : report.isReading ? copy.reading : ''}
            </p>
            {!guideline ? (
              <EmptyState title={copy.noGuideline}>{copy.noGuidelineText}</EmptyState>
            ) : (
              <>
                <UnreadTexts texts={report.fullTexts} />
                <Notice tone="info">
                  {copy.notQuality} {report.abstractsOnly > 0 && copy.abstractsOnly(report.abstractsOnly)}
                </Notice>
                <div>
                  <p className="mb-2 text-sm text-ink-muted">{copy.legend}</p>
                  <ItemTable {...{ report, guideline, papers, chosen }} onChoose={setChosen} />
                </div>
                <ReportFigure {...{ report, guideline, papers }} onChoose={setChosen} />
              </>
            )}
            <section aria-labelledby="numbers-recomputed">
              <h2 id="numbers-recomputed" className="text-lg font-semibold">
                {copy.numbers}
              </h2>
              <p className="mt-1 mb-3 text-ink-muted">
                {report.checks
                  ? copy.numbersText(numbers.rows.length, off)
                  : report.isFailed
                    ? copy.failed
                    : copy.reading}
              </p>
              {numbers.rows.length > 0 && (
                <Table
                  caption={copy.numbers}
                  rows={numbers.rows}
                  rowKey={(row) => row.id}
                  columns={numbers.columns.map(({ label }, index) => ({
                    key: label,
                    header: label,
                    cell: (row: FigureTable['rows'][number]) => cellText(row.cells[index] ?? ''),
                  }))}
                />
              )}
            </section>
            {guideline && (
              <section aria-labelledby="my-manuscript">
                <h2 id="my-manuscript" className="text-lg font-semibold">
                  {copy.mine}
                </h2>
                <p className="mt-1 mb-3 text-ink-muted">{copy.mineLead}</p>
                <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                  {guideline.items.map(({ id, asks }) => {
                    const key = `${guideline.id}/${id}`
                    return (
                      <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
                        <span className="min-w-0 flex-1 basis-60">
                          <span className="font-medium">{id}</span> {asks}
                        </span>
                        <span className="w-28">
                          <TextField
                            label={copy.page(id)}
                            labelHidden
                            placeholder="Page"
                            maxLength={60}
                            readOnly={!mayWrite}
                            value={state.pages[key] ?? ''}
                            onChange={(event) => {
                              const { value } = event.target
                              setState((before) => ({ ...before, pages: { ...before.pages, [key]: value } }))
                            }}
                          />
                        </span>
                      </li>
                    )
                  })}
                </ul>
              </section>
            )}
          </div>
        )}
      </AnalysisFrame>
    </PapersProvider>
  )
}
