import { Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'

import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { GetFullTexts } from '#research/outside/full-texts/GetFullTexts.tsx'
import { NoPapersYet } from '#research/views/NoPapersYet.tsx'
import { PapersButton, PapersProvider } from '#research/views/show-papers.tsx'
import { UnreadTexts } from '#research/views/UnreadTexts.tsx'
import { evenWeights, scoreParts } from '#science/gaps/rank-gaps.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { count } from '#shared/format/count.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Table } from '#shared/ui/Table.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { FacetForm } from './FacetForm.tsx'
import { gapExports } from './gap-exports.tsx'
import { scoreColumns } from './gap-state.ts'
import { GapMap } from './GapMap.tsx'
import { GapPanel } from './GapPanel.tsx'
import { gapsCopy as copy } from './gaps.copy.ts'
import { useGaps, type Gap } from './use-gaps.ts'

const types = ['stated', 'mapped', 'quality'] as const

/** Three kinds of gap, each with its proof, ranked by what people say of them. */
export function GapView({ open }: { open: OpenGrid }) {
  const { grid, papers, mayWrite, writes, canUndo, canRedo } = open
  const gaps = useGaps(open)
  const { state, setState } = gaps
  const [tab, setTab] = useState('stated')
  const [chosenId, setChosenId] = useState<string>()
  const chosen = gaps.gaps.find(({ rowId }) => rowId === chosenId)
  const of = (type: Gap['type']) => gaps.gaps.filter((gap) => gap.type === type)
  const weights = state.weights ?? evenWeights
  const setNumber = (name: 'thin' | 'smallBelow' | 'oldBefore') => (value: string) =>
    setState((before) => ({ ...before, [name]: Number(value) }))
  const { thisYear: year } = gaps
  return (
    <PapersProvider papers={grid.papers}>
      <AnalysisFrame
        open={open}
        kind="gap"
        isReading={gaps.isReading}
        exports={gaps.gaps.length > 0 ? gapExports(open, gaps) : []}
        actions={
          mayWrite && (
            <>
              <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={() => writes.undo()} />
              <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={() => writes.redo()} />
            </>
          )
        }
        {...(chosen && {
          detailsLabel: 'Gap',
          details: <GapPanel key={chosen.rowId} open={open} gap={chosen} onClose={() => setChosenId(undefined)} />,
        })}
      >
        {open.hasNoPapers ? (
          <NoPapersYet />
        ) : (
          <div className="space-y-4">
            {gaps.isFailed && <Notice tone="warning">{copy.readingFailed}</Notice>}
            {!gaps.isReading && gaps.withText + gaps.fullTexts.failed.size < papers.length && (
              <Notice action={<GetFullTexts papers={papers} size="small" />}>
                {copy.abstractsOnly(gaps.withText, papers.length)}
              </Notice>
            )}
            <UnreadTexts texts={gaps.fullTexts} />
            <p role="status" className="text-ink-muted">
              {gaps.isReading ? copy.reading : copy.counted(gaps.gaps.length, papers.length, gaps.withText)}
            </p>
            {mayWrite && (
              <fieldset>
                <legend className="mb-1.5 font-medium">What counts in the order</legend>
                <div className="flex flex-wrap items-end gap-3">
                  {scoreParts.map((part) => (
                    <SelectField
                      key={part}
                      label={scoreColumns[part].name}
                      className="w-36"
                      value={String(weights[part])}
                      onChange={(event) =>
                        setState((before) => ({
                          ...before,
                          weights: { ...evenWeights, ...before.weights, [part]: Number(event.target.value) },
                        }))
                      }
                      options={[
                        { value: '0', label: 'not' },
                        { value: '1', label: 'once' },
                        { value: '2', label: 'twice' },
                        { value: '3', label: 'three times' },
                      ]}
                    />
                  ))}
                </div>
                <p className="mt-1.5 text-xs text-ink-muted">{copy.rankText}</p>
              </fieldset>
            )}
            <h2 className="sr-only">Kinds of gap</h2>
            <Tabs
              label="Kinds of gap"
              value={tab}
              onValueChange={setTab}
              tabs={types.map((type) => ({
                value: type,
                label: copy.types[type],
                // Without a map nothing was counted, and nothing before the papers are read.
                ...(!gaps.isReading &&
                  (type === 'stated' || gaps.map.facets.length >= 2) && { count: of(type).length }),
              }))}
            >
              <TabPanel value="stated">
                <p className="mb-3 max-w-reading text-ink-muted">{copy.statedText}</p>
                <GapTable
                  caption="Stated gaps"
                  gaps={of('stated')}
                  empty={gaps.isReading ? copy.reading : copy.noStated}
                  onChoose={setChosenId}
                />
              </TabPanel>
              <TabPanel value="mapped">
                <div className="space-y-6">
                  {mayWrite && <FacetForm open={open} gaps={gaps} />}
                  {gaps.isReading ? <Skeleton lines={6} /> : <GapMap gaps={gaps} />}
                  {gaps.map.facets.length >= 2 && (
                    <>
                      <SelectField
                        label="Thin: at most"
                        className="w-40"
                        value={String(gaps.thin)}
                        onChange={(event) => setNumber('thin')(event.target.value)}
                        options={[0, 1, 2, 3, 5].map((n) => ({ value: String(n), label: count(n, 'paper', 'papers') }))}
                      />
                      <GapTable
                        caption="Mapped gaps"
                        gaps={of('mapped')}
                        empty={gaps.isReading ? copy.reading : copy.noMapped}
                        onChoose={setChosenId}
                      />
                    </>
                  )}
                </div>
              </TabPanel>
              <TabPanel value="quality">
                <p className="mb-3 max-w-reading text-ink-muted">{copy.qualityText}</p>
                <div className="mb-4 flex flex-wrap gap-3">
                  <SelectField
                    label="Small: fewer people than"
                    className="w-48"
                    value={String(gaps.smallBelow)}
                    onChange={(event) => setNumber('smallBelow')(event.target.value)}
                    options={[30, 50, 100, 200, 500, 1000].map((n) => ({ value: String(n), label: String(n) }))}
                  />
                  <SelectField
                    label="Old: newest before"
                    className="w-48"
                    value={String(gaps.oldBefore)}
                    onChange={(event) => setNumber('oldBefore')(event.target.value)}
                    options={[5, 10, 15, 20, 30].map((n) => ({ value: String(year - n), label: String(year - n) }))}
                  />
                </div>
                {gaps.map.facets.length < 2 ? (
                  <Notice>{copy.noMap}</Notice>
                ) : (
                  <GapTable
                    caption="Gaps of quality"
                    gaps={of('quality')}
                    empty={gaps.isReading ? copy.reading : copy.noQuality}
                    onChoose={setChosenId}
                  />
                )}
              </TabPanel>
            </Tabs>
          </div>
        )}
      </AnalysisFrame>
    </PapersProvider>
  )
}

type TableProps = { caption: string; gaps: readonly Gap[]; empty: string; onChoose: (rowId: string) => void }

function GapTable({ caption, gaps, empty, onChoose }: TableProps) {
  return (
    <Table<Gap>
      caption={caption}
      rows={gaps}
      rowKey={({ rowId }) => rowId}
      empty={<p className="text-ink-muted">{empty}</p>}
      columns={[
        {
          key: 'gap',
          header: 'Gap',
          cell: ({ rowId, statement, evidence }) => (
            <>
              <button
                type="button"
                className="line-clamp-3 text-left font-serif text-base wrap-anywhere underline-offset-2 hover:underline"
                onClick={() => onChoose(rowId)}
              >
                {statement}
              </button>
              {evidence.length > 1 && (
                <span className="text-xs text-ink-muted">
                  and {count(evidence.length - 1, 'sentence', 'sentences')} alike
                </span>
              )}
            </>
          ),
        },
        {
          key: 'papers',
          header: 'Papers',
          align: 'right',
          cell: ({ papers, statement, evidence }) => (
            <PapersButton
              title={statement.slice(0, 80)}
              ids={papers}
              evidence={evidence}
              label={count(papers.length, 'paper', 'papers')}
            />
          ),
        },
        {
          key: 'years',
          header: 'Years',
          cell: ({ years }) => (years.length < 2 ? (years[0] ?? '') : `${years[0]} to ${years.at(-1)}`),
        },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status, isStatusSet }) => (
            <span className={isStatusSet ? undefined : 'border-b border-dashed border-ink-muted'}>
              {copy.statuses[status]}
            </span>
          ),
        },
        {
          key: 'score',
          header: 'Score',
          align: 'right',
          cell: ({ score }) => (score === undefined ? '–' : score.toFixed(1)),
        },
      ]}
    />
  )
}
