import { Suspense, useState } from 'react'

import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import { bundleExport, provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { GetCitations } from '#research/outside/GetCitations.tsx'
import { exportFormats, exportPapers, type ExportFormat } from '#research/papers/export-papers.ts'
import { NoPapersYet } from '#research/views/NoPapersYet.tsx'
import { PaperLine, PapersButton, PapersProvider } from '#research/views/show-papers.tsx'
import { UnreadTexts } from '#research/views/UnreadTexts.tsx'
import { csvEntry, graphEntry } from '#research/views/view-exports.ts'
import { designNames } from '#research/papers/paper-words.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { cellText } from '#shared/figures/figure-table.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { dayWords } from '#shared/format/dates.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Table } from '#shared/ui/Table.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { impactTable, measureText, missingTable } from './impact-tables.ts'
import { measures } from './impact-state.ts'
import { impactCopy as copy } from './impact.copy.ts'
import { MissingWorks } from './MissingWorks.tsx'
import { useImpact, type Impact } from './use-impact.ts'

const ImpactLists = lazyPart(async () => (await import('./ImpactLists.tsx')).ImpactLists)
const OwnWords = lazyPart(async () => (await import('./OwnWords.tsx')).OwnWords)
const ScatterFigure = lazyPart(async () => (await import('./ScatterFigure.tsx')).ScatterFigure)
const later = <Skeleton shape="card" lines={4} />

const formats: readonly ExportFormat[] = ['bibtex', 'ris']

function exportsOf(open: OpenGrid, impact: Impact, chosen: ReadonlySet<string>): ExportEntry[] {
  const selection =
    chosen.size > 0 ? open.papers.filter(({ id }) => chosen.has(id)) : impact.shown.map(({ paper }) => paper)
  const of = chosen.size > 0 ? `of ${chosen.size} chosen` : 'of the papers shown'
  return [
    csvEntry(open, 'CSV of the measures', () => impactTable(impact), 'impact'),
    csvEntry(open, 'CSV of the missing foundations', () => missingTable(impact, open.grid.papers), 'missing'),
    ...formats.map((format) => ({
      label: `${exportFormats[format].label} ${of}`,
      file: () => exportPapers(selection, format, open.head?.title || 'High-impact citations'),
    })),
    graphEntry(open, 'Citations inside the set (GraphML)', () => ({
      isDirected: true,
      nodes: impact.measured.map(({ paper, values, isReview }) => ({
        id: paper.id,
        label: shortCitation(paper),
        data: {
          title: paper.title,
          year: paper.year,
          doi: paper.ids.doi,
          kind: isReview ? 'review' : 'primary',
          citations: values.total,
          local: values.local,
        },
      })),
      edges: impact.links.map(({ from, to }) => ({ from, to, data: { kind: 'cites' } })),
    })),
    ...tableExports(open, () => {
      const { columns, rows } = impactTable(impact)
      return {
        title: open.head?.title || 'High-impact citations',
        head: columns.map(({ label }) => label),
        groups: [{ rows: rows.map(({ cells }) => cells.map(cellText)) }],
        notes: measures.map((measure) => `${copy.measures[measure]}: ${copy.about[measure]}`),
        provenance: provenance(open),
      }
    }),
    bundleExport(open, 'impact'),
  ]
}

const contextWords = ({ sentences, withText, isReadingContexts, fullTexts }: Impact) => {
  if (isReadingContexts) return copy.readingContexts
  if (withText === 0) return fullTexts.failed.size > 0 ? copy.contextsUnread : copy.noContexts
  return copy.contexts(sentences.length, new Set(sentences.map(({ from }) => from)).size, withText)
}

/** What the set stands on: measures side by side, each explained, no score made of them all. */
export function ImpactView({ open }: { open: OpenGrid }) {
  const { grid, papers } = open
  const impact = useImpact(open)
  const { shown, known, references, missing, builders, withoutCount, oldCounts, sort, kind, setState, filled } = impact
  const [tab, setTab] = useState('measures')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const takenUp = (id: string) => impact.own.takenUp.get(id) ?? []
  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, id] : [...before].filter((each) => each !== id)))
  const hasLists = known.hasSome
  // None is found only where there was a whole list to look through.
  const isLooked = known.unknown.length < papers.length
  const counted = (count: number, wasLooked = isLooked) => (wasLooked || count > 0 ? { count } : {})
  // What the papers are ordered by stands beside them: on a small screen the rest is further right.
  const inOrder = [sort, ...filled.filter((measure) => measure !== sort)]
  const hasNothing = !hasLists && withoutCount.length === papers.length
  return (
    <PapersProvider papers={grid.papers}>
      <AnalysisFrame open={open} kind="impact" exports={papers.length > 0 ? exportsOf(open, impact, chosen) : []}>
        {open.hasNoPapers ? (
          <NoPapersYet />
        ) : (
          <div className="space-y-4">
            <p role="status" className="text-ink-muted">
              {references.isPending
                ? copy.asking
                : references.error
                  ? copy.failed
                  : hasLists
                    ? copy.listsFrom(references.sources.join(', '))
                    : ''}{' '}
              {impact.countedBy
                .map(({ source, papers: of, at }) =>
                  copy.counters.line(
                    source,
                    of.length,
                    at === undefined ? undefined : dayWords(new Date(at).toISOString()),
                  ),
                )
                .join(' ')}
            </p>
            <UnreadTexts texts={impact.fullTexts} />
            {papers.length > 0 && !references.isPending && hasNothing && (
              <Notice action={<GetCitations papers={papers} />}>{copy.ofFile}</Notice>
            )}
            {papers.length > 0 && !references.isPending && !hasNothing && known.unknown.length > 0 && (
              <Notice action={<GetCitations papers={papers} />}>
                {hasLists ? copy.noLists(known.unknown.length) : copy.noListAtAll}{' '}
                <PapersButton title="No reference list is known" ids={known.unknown}>
                  show them
                </PapersButton>
              </Notice>
            )}
            {oldCounts.length > 0 && (
              <Notice>
                {copy.oldCounts(oldCounts.length)}{' '}
                <PapersButton title="Older citation counts" ids={oldCounts}>
                  show them
                </PapersButton>
              </Notice>
            )}
            {withoutCount.length > 0 && !hasNothing && (
              <Notice>
                {copy.noCounts(withoutCount.length, withoutCount.filter((id) => references.unasked.has(id)).length)}{' '}
                <PapersButton title="No citation count" ids={withoutCount}>
                  show them
                </PapersButton>
              </Notice>
            )}
            <h2 className="sr-only">What the set stands on</h2>
            <Tabs
              label="What the set stands on"
              value={tab}
              onValueChange={setTab}
              tabs={[
                { value: 'measures', label: 'Measures' },
                ...(filled.length > 1 ? [{ value: 'scatter', label: 'Scatter' }] : []),
                { value: 'missing', label: 'Missing foundations', ...counted(missing.length) },
                {
                  value: 'builders',
                  label: copy.builders.title,
                  ...counted(builders.works.length, impact.isCitingAsked),
                },
                { value: 'inside', label: 'Inside the set' },
                { value: 'own', label: copy.own.title },
              ]}
            >
              <TabPanel value="measures">
                <div className="mb-4 flex flex-wrap gap-3">
                  <SelectField
                    label="Order by"
                    className="w-48"
                    value={sort}
                    onChange={(event) =>
                      setState((before) => ({
                        ...before,
                        sort: measures.find((each) => each === event.target.value) ?? 'total',
                      }))
                    }
                    options={filled.map((value) => ({ value, label: copy.measures[value] }))}
                  />
                  <SelectField
                    label="Show"
                    className="w-48"
                    value={kind}
                    onChange={(event) => {
                      const { value } = event.target
                      setState((before) => ({
                        ...before,
                        kind: value === 'reviews' || value === 'primary' ? value : 'all',
                      }))
                    }}
                    options={[
                      { value: 'all', label: 'All papers' },
                      { value: 'primary', label: 'Primary studies' },
                      { value: 'reviews', label: 'Reviews' },
                    ]}
                  />
                </div>
                <Table
                  caption="Papers and their measures"
                  rows={shown}
                  rowKey={({ paper }) => paper.id}
                  columns={[
                    {
                      key: 'paper',
                      header: 'Paper',
                      cell: ({ paper, isReview }) => (
                        <div className="flex min-w-56 items-start gap-2.5">
                          <Checkbox
                            label={`Choose ${shortCitation(paper)}`}
                            labelHidden
                            checked={chosen.has(paper.id)}
                            onChange={(isOn) => toggle(paper.id, isOn)}
                          />
                          <div className="min-w-0">
                            <PaperLine paper={paper} />
                            {isReview && <Badge>Review</Badge>}
                          </div>
                        </div>
                      ),
                    },
                    ...inOrder.map((measure) => ({
                      key: measure,
                      header: <span title={copy.about[measure]}>{copy.measures[measure]}</span>,
                      align: 'right' as const,
                      cell: ({ values, missing: why, citing, paper }: Impact['shown'][number]) =>
                        measure === 'takenUp' && values.takenUp !== undefined && values.takenUp > 0 ? (
                          <PapersButton
                            title={`Take up terms of ${shortCitation(paper)}`}
                            ids={[...new Set(takenUp(paper.id).flatMap(({ later }) => later))]}
                            note={takenUp(paper.id)
                              .map(({ term, later }) => `${term} (${later.length})`)
                              .join(', ')}
                            label={`${shortCitation(paper)}: terms taken up by ${values.takenUp} later papers`}
                          >
                            {values.takenUp}
                          </PapersButton>
                        ) : measure === 'local' && values.local !== undefined ? (
                          <PapersButton
                            title={`Cite ${shortCitation(paper)}`}
                            ids={citing}
                            evidence={impact.sentences.flatMap(({ to, evidence }) => (to === paper.id ? evidence : []))}
                            label={`${shortCitation(paper)}: cited by ${citing.length} papers of the set`}
                          />
                        ) : (
                          <span className={values[measure] === undefined ? 'text-ink-muted' : undefined}>
                            {measureText(measure, values[measure], why[measure])}
                          </span>
                        ),
                    })),
                    { key: 'design', header: 'Design', cell: ({ paper }) => designNames[paper.design] },
                  ]}
                />
                <dl className="mt-4 max-w-reading space-y-1.5 text-xs text-ink-muted">
                  {filled.map((measure) => (
                    <div key={measure}>
                      <dt className="inline font-semibold">{copy.measures[measure]}:</dt>{' '}
                      <dd className="inline">{copy.about[measure]}</dd>
                    </div>
                  ))}
                  <div>
                    <dt className="inline font-semibold">Contexts:</dt>{' '}
                    <dd className="inline">{contextWords(impact)}</dd>
                  </div>
                </dl>
              </TabPanel>
              <TabPanel value="scatter">
                <Suspense fallback={later}>
                  <ScatterFigure impact={impact} />
                </Suspense>
              </TabPanel>
              <TabPanel value="missing">
                <p className="mb-3 max-w-reading text-ink-muted">{copy.foundations.lead}</p>
                <MissingWorks
                  open={open}
                  works={missing}
                  records={references.works}
                  words={copy.foundations}
                  isLooked={isLooked}
                />
              </TabPanel>
              <TabPanel value="builders">
                <p className="mb-3 max-w-reading text-ink-muted">{copy.builders.lead}</p>
                {impact.isReadingCiting ? (
                  <p role="status" className="text-ink-muted">
                    {copy.asking}
                  </p>
                ) : (
                  <MissingWorks
                    open={open}
                    works={builders.works}
                    records={builders.records}
                    words={copy.builders}
                    isLooked={impact.isCitingAsked}
                  />
                )}
              </TabPanel>
              <TabPanel value="own">
                <Suspense fallback={later}>
                  <OwnWords impact={impact} papers={grid.papers} />
                </Suspense>
              </TabPanel>
              <TabPanel value="inside">
                <Suspense fallback={later}>
                  <ImpactLists impact={impact} papers={grid.papers} />
                </Suspense>
              </TabPanel>
            </Tabs>
          </div>
        )}
      </AnalysisFrame>
    </PapersProvider>
  )
}
