import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'

import { isGridKind } from '#contract/grid-views.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import { gridCopy } from '#research/grid/grid.copy.ts'
import { provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import { useExample } from '#research/grid/use-example.ts'
import { useGrid, type OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { PapersButton, PapersProvider } from '#research/views/show-papers.tsx'
import { csvEntry, htmlEntry } from '#research/views/view-exports.ts'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'
import { drawAway } from '#shared/figures/draw-away.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'
import { svgText } from '#shared/figures/svg-file.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { compareStateSchema, startCompare, type CompareState } from './compare-state.ts'
import { compareCopy as copy } from './compare.copy.ts'
import { differencesOf, differenceTable, pairTable } from './difference-tables.ts'
import { PairFigure } from './PairFigure.tsx'
import { useComparisonOf, type TwoTimelines } from './use-comparison-of.ts'

type SetState = (step: (before: CompareState) => CompareState) => void

/** A timeline beside another: the choice of the other one, then everything in which they differ. */
export function CompareView({ open }: { open: OpenGrid }) {
  const [state, setState] = useViewState(open, 'timeline_compare', compareStateSchema, startCompare)
  const chosen = state.with
  if (chosen === undefined) {
    return (
      <AnalysisFrame open={open} kind="timeline_compare">
        <Card title={copy.choose}>
          <p className="mb-3 max-w-reading text-ink-muted">{copy.chooseText}</p>
          <OtherField open={open} value="" setState={setState} />
          <ExampleComparison />
        </Card>
      </AnalysisFrame>
    )
  }
  return chosen === open.id ? (
    <Compared left={open} right={open} state={state} setState={setState} />
  ) : (
    <WithOther key={chosen} id={chosen} left={open} state={state} setState={setState} />
  )
}

/** Two lines of research of the starter library side by side, for who has no second timeline yet. */
function ExampleComparison() {
  const { open, isOpening, failure } = useExample({ kind: 'timeline_compare', columns: [], load })
  return (
    <div className="mt-4 space-y-3">
      <Button icon={Sparkles} busy={isOpening} onClick={open}>
        {gridCopy.tryExample}
      </Button>
      {failure !== undefined && <ErrorCard title={gridCopy.exampleFailed} error={failure} kept={gridCopy.createKept} />}
    </div>
  )
}
const load = async () => (await import('#research/grid/example-analysis.ts')).comparisonExample

function WithOther({
  id,
  left,
  state,
  setState,
}: {
  id: string
  left: OpenGrid
  state: CompareState
  setState: SetState
}) {
  const right = useGrid(id)
  useRemembered(right, left.id, state)
  if (right.isReady) return <Compared left={left} right={right} state={state} setState={setState} />
  const error = right.analysis.error ?? right.log.error
  return (
    <AnalysisFrame open={left} kind="timeline_compare">
      <div className="space-y-4">
        <OtherField open={left} value={id} setState={setState} />
        {statusOf(error) === 404 ? (
          <Notice tone="warning">{copy.otherGone}</Notice>
        ) : error ? (
          <ErrorCard title={copy.otherFailed} error={error} onRetry={() => void right.analysis.refetch()} />
        ) : (
          <Skeleton shape="row" lines={6} />
        )}
      </div>
    </AnalysisFrame>
  )
}

/** The other timeline knows of the comparison too, seen from its side: whichever is opened leads to it. */
function useRemembered(right: OpenGrid, leftId: string, { leftLane, rightLane, align }: CompareState) {
  const [state, setState] = useViewState(right, 'timeline_compare', compareStateSchema, startCompare)
  const isUnknown = right.isReady && right.mayWrite && state.with === undefined
  const remember = useEffectEvent(() =>
    setState((before) =>
      before.with === undefined
        ? {
            with: leftId,
            ...(rightLane !== undefined && { leftLane: rightLane }),
            ...(leftLane !== undefined && { rightLane: leftLane }),
            ...(align && { align }),
          }
        : before,
    ),
  )
  useEffect(() => {
    if (isUnknown) remember()
  }, [isUnknown])
}

/** Analyses that have papers at dates: all that a timeline can show, this one among them for two of its lanes. */
function OtherField({ open, value, setState }: { open: OpenGrid; value: string; setState: SetState }) {
  const { data = [] } = useQuery({ ...apiQuery(synthesesApi.list, {}), staleTime: 60_000 })
  const others = data.filter((row) => isGridKind(row.kind) && row.id !== open.id && !row.archivedAt)
  return (
    <SelectField
      label="Compare with"
      className="max-w-96"
      {...(others.length === 0 && { hint: copy.noOthers })}
      value={value}
      disabled={!open.mayWrite}
      onChange={(event) => {
        const id = event.target.value
        setState(({ align, leftLane }) => ({
          ...(align && { align }),
          ...(leftLane && { leftLane }),
          ...(id && { with: id }),
        }))
      }}
      options={[
        { value: '', label: 'Choose' },
        { value: open.id, label: 'This one: two of its lanes' },
        ...others.map(({ id, title, documentIds }) => ({
          value: id,
          label: `${title || 'Untitled analysis'} (${count(documentIds?.length ?? 0, 'paper', 'papers')})`,
        })),
      ]}
    />
  )
}

const html = (caption: string, { columns, rows }: FigureTable) => ({
  caption,
  head: columns.map(({ label }) => label),
  rows: rows.map(({ cells }) => cells.map(cellText)),
})

function exportsOf(open: OpenGrid, two: TwoTimelines, isFromStart: boolean): ExportEntry[] {
  const differences = () => differenceTable(two, two.papers)
  return [
    csvEntry(open, 'CSV of the differences', differences, 'differences'),
    csvEntry(open, 'CSV of the papers', () => pairTable(two, two.papers), 'two timelines'),
    ...tableExports(open, () => {
      const { head, rows } = html('', differences())
      return {
        title: `${two.left.name} and ${two.right.name}`,
        head,
        groups: [{ rows }],
        notes: [copy.lag],
        provenance: provenance(open),
      }
    }),
    htmlEntry(open, async () => ({
      lead: `${two.left.name} and ${two.right.name}`,
      figures: [
        await drawAway(<PairFigure two={two} isFromStart={isFromStart} papers={two.papers} width={1000} />, (svg) =>
          svgText(svg),
        ),
      ],
      tables: [html('Differences', differences()), html('Papers', pairTable(two, two.papers))],
    })),
  ]
}

type ComparedProps = { left: OpenGrid; right: OpenGrid; state: CompareState; setState: SetState }

function Compared({ left, right, state, setState }: ComparedProps) {
  const two = useComparisonOf(left, right, { left: state.leftLane, right: state.rightLane })
  const { span, papers } = two
  const isFromStart = state.align === 'start'
  const isSame = left.id === right.id && state.leftLane === state.rightLane
  const hasBoth = two.left.side.dated.length > 0 && two.right.side.dated.length > 0
  const lanes = (side: 'leftLane' | 'rightLane', label: string, options: TwoTimelines['left']['lanes']) => (
    <SelectField
      label={label}
      className="w-56 max-w-full"
      value={state[side] ?? ''}
      onChange={(event) => {
        const { value } = event.target
        setState((before) => {
          const { [side]: _before, ...rest } = before
          return value === '' ? rest : { ...rest, [side]: value }
        })
      }}
      options={[{ value: '', label: 'All of it' }, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  )
  return (
    <PapersProvider papers={papers}>
      <AnalysisFrame
        open={left}
        kind="timeline_compare"
        exports={hasBoth ? exportsOf(left, two, isFromStart) : []}
        isReading={two.isReading || two.isAsking}
      >
        <div className="space-y-6">
          <div className="flex flex-wrap items-end gap-3">
            <OtherField open={left} value={right.id} setState={setState} />
            {lanes('leftLane', 'Left: lane', two.left.lanes)}
            {lanes('rightLane', 'Right: lane', two.right.lanes)}
            <SelectField
              label="Lay side by side"
              className="w-56 max-w-full"
              value={state.align ?? 'calendar'}
              onChange={(event) =>
                setState((before) => ({ ...before, align: event.target.value === 'start' ? 'start' : 'calendar' }))
              }
              options={[
                { value: 'calendar', label: 'By the calendar' },
                { value: 'start', label: 'From each first paper' },
              ]}
            />
          </div>
          {isSame && <Notice>{copy.same}</Notice>}
          {!hasBoth ? (
            <Notice>{copy.noPapers}</Notice>
          ) : (
            <>
              {span && !span.overlaps && <Notice>{copy.noOverlap(span.gap, span.from, span.to)}</Notice>}
              <FigureFrame
                title="Both on one axis"
                caption={copy.chart}
                fileName="two timelines"
                table={pairTable(two, papers)}
              >
                {(width) => <PairFigure two={two} isFromStart={isFromStart} papers={papers} width={width} />}
              </FigureFrame>
              <section aria-label="Differences" className="space-y-3">
                <h2 className="text-lg font-semibold">Differences</h2>
                <p role="status" className="max-w-reading text-ink-muted">
                  {two.isReading ? 'Reading the papers …' : two.isAsking ? 'Asking who cites whom …' : copy.lag}
                </p>
                {two.isReading || two.isAsking ? (
                  <Skeleton shape="row" lines={6} />
                ) : (
                  <Table
                    caption="Differences of the two timelines"
                    rows={differencesOf(two)}
                    rowKey={({ id }) => id}
                    columns={[
                      { key: 'what', header: 'Difference', cell: ({ what }) => what },
                      { key: 'words', header: 'What was found', cell: ({ words }) => words },
                      {
                        key: 'papers',
                        header: 'Papers',
                        align: 'right',
                        // Years and pace are of the whole: no papers stand behind their line.
                        cell: ({ what, papers: ids }) =>
                          ids.length > 0 && (
                            <PapersButton
                              title={what}
                              ids={ids}
                              label={`${what}: ${count(ids.length, 'paper', 'papers')}`}
                            />
                          ),
                      },
                    ]}
                  />
                )}
              </section>
            </>
          )}
        </div>
      </AnalysisFrame>
    </PapersProvider>
  )
}
