import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { gridViews, isGridKind } from '#contract/grid-views.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { analysisAddress } from '#research/analyses/analysis-kinds.ts'
import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { useGrid } from '#research/grid/use-grid.ts'
import { ARM_FIELD } from '#science/arms/arm-columns.ts'
import type { Grid } from '#science/grid/grid.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { apiQuery } from '#shared/api/query.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { labelOf, studiesOf, titleOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { ByArm } from '../extract/ByArm.tsx'
import { OutcomesCard } from '../extract/OutcomesCard.tsx'
import { synthesizeCopy as copy } from './synthesize.copy.ts'

const COLUMNS = ['design', 'country', 'population', 'sample-size', 'intervention', 'comparator', 'primary-outcome', 'follow-up', 'effect'] // prettier-ignore

/** Data of the included studies, in a table of their own: made here, filled at the workbench, counted here again. */
export function ExtractionStage() {
  const { title, question, row, body, state, canWrite, save } = useReview()
  const create = useCreateAnalysis()
  const studies = useMemo(() => studiesOf(state), [state])
  const papers = useMemo(() => [...new Set(studies.map(({ studyId }) => paperIdOf(studyId)))], [studies])
  const list = useQuery({ ...apiQuery(synthesesApi.list, {}), staleTime: 60_000 })
  const grids = (list.data ?? []).filter(
    ({ kind, archivedAt }) => isGridKind(kind) && kind !== 'timeline_compare' && !archivedAt,
  )
  const [begin, isBeginning] = useOnce(async () => {
    try {
      const id = await create({
        kind: 'grid',
        title: `${title}: data of the studies`.slice(0, 300),
        query: question,
        documentIds: papers,
        body: { ...emptyGridBody(), columns: startColumns(...COLUMNS), params: { isDouble: body.assessors > 1 } },
        ...(row.projectId != null && { projectId: row.projectId }),
      })
      await save({ gridId: id })
    } catch (error) {
      toast({ title: 'The table was not made', description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  if (studies.length === 0) return <EmptyState title={copy.noStudy}>{copy.noStudyText}</EmptyState>
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">
        {body.gridId === undefined ? (
          <Card title="Data of the studies">
            <p className="text-ink-muted">{copy.gridLead}</p>
            {canWrite && (
              <Button className="mt-3" variant="primary" busy={isBeginning} onClick={begin}>
                New table of {count(studies.length, 'study', 'studies')}
              </Button>
            )}
          </Card>
        ) : (
          <Extracted key={body.gridId} gridId={body.gridId} papers={papers} />
        )}
      </div>
      <div className="space-y-6">
        <OutcomesCard />
        <Card title="Table of this review">
          <SelectField
            label="Table that holds the data"
            disabled={!canWrite}
            value={body.gridId ?? ''}
            onChange={(event) => void save({ gridId: event.target.value || undefined })}
            options={[
              { value: '', label: 'None' },
              ...(body.gridId !== undefined && !grids.some(({ id }) => id === body.gridId)
                ? [{ value: body.gridId, label: 'Not in your list' }]
                : []),
              ...grids.map(({ id, title: name, kind }) => ({
                value: id,
                label: `${name || 'Untitled'} (${isGridKind(kind) ? gridViews[kind].label : ''})`,
              })),
            ]}
          />
        </Card>
      </div>
    </div>
  )
}

type Counted = { confirmed: number; suggested: number; disputed: number; empty: number }

/** What people decided about each study, its results by arm apart: those have a form of their own. */
function countsOf(grid: Grid, papers: readonly string[]) {
  const byRow = new Map<string, Counted>()
  let [decided, total] = [0, 0]
  for (const paper of papers) {
    const counted: Counted = { confirmed: 0, suggested: 0, disputed: 0, empty: 0 }
    for (const { columnId, state } of grid.cellsOf(paper)) {
      if (grid.columnById.get(columnId)?.field === ARM_FIELD) continue
      total += 1
      const isDecided =
        state === 'confirmed' || state === 'edited' || state === 'not_reported' || state === 'not_applicable'
      if (isDecided) decided += 1
      counted[isDecided ? 'confirmed' : state] += 1
    }
    byRow.set(paper, counted)
  }
  return { byRow, decided, total }
}

/** How far the table is, study by study, and whether its rows are those of the review. */
function Extracted({ gridId, papers }: { gridId: string; papers: readonly string[] }) {
  const { papers: known } = useReview()
  const open = useGrid(gridId)
  const { grid, head, analysis, isReady, changeHead, mayWrite } = open
  const counts = useMemo(() => countsOf(grid, papers), [grid, papers])
  if (analysis.error && !analysis.data) return <Notice tone="warning">{copy.gridGone}</Notice>
  if (!isReady || !head) return <Skeleton shape="card" lines={3} />
  const rows = new Set(head.documentIds)
  const missing = papers.filter((id) => !rows.has(id))
  const others = [...rows].filter((id) => !papers.includes(id))
  const kind = analysis.data?.kind ?? 'grid'
  return (
    <div className="space-y-6">
      <ByArm open={open} />
      <Card
        title={head.title || 'Data of the studies'}
        actions={
          <ButtonLink size="small" variant="primary" to={analysisAddress({ id: gridId, kind })}>
            Open the table
          </ButtonLink>
        }
      >
        <div className="space-y-4">
          {counts.total > 0 && <Progress label={copy.decidedCells} value={counts.decided} max={counts.total} />}
          {missing.length > 0 && (
            <Notice
              tone="warning"
              title={`${count(missing.length, 'included study is', 'included studies are')} not in the table`}
              {...(mayWrite && {
                action: (
                  <Button
                    size="small"
                    onClick={() =>
                      changeHead(({ documentIds }) => ({ documentIds: [...new Set([...documentIds, ...missing])] }))
                    }
                  >
                    Add {count(missing.length, 'row', 'rows')}
                  </Button>
                ),
              })}
            >
              {missing.map((id) => labelOf(known, id)).join(', ')}
            </Notice>
          )}
          {others.length > 0 && (
            <p className="text-sm text-ink-muted">
              {count(others.length, 'row is', 'rows are')} of papers that are not included; the report leaves them out:{' '}
              {others.map((id) => (known.has(id) ? labelOf(known, id) : id)).join(', ')}.
            </p>
          )}
          <Table
            caption="Data by study"
            rows={papers.filter((id) => rows.has(id)).map((id) => ({ id, states: counts.byRow.get(id) }))}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'study',
                header: 'Study',
                cell: ({ id }) => <span title={titleOf(known, id)}>{labelOf(known, id)}</span>,
              },
              {
                key: 'confirmed',
                header: 'Confirmed',
                align: 'right',
                cell: ({ states }) => states?.confirmed ?? 0,
              },
              { key: 'suggested', header: 'Suggested', align: 'right', cell: ({ states }) => states?.suggested ?? 0 },
              { key: 'disputed', header: 'In dispute', align: 'right', cell: ({ states }) => states?.disputed ?? 0 },
              { key: 'empty', header: 'Empty', align: 'right', cell: ({ states }) => states?.empty ?? 0 },
            ]}
          />
        </div>
      </Card>
    </div>
  )
}
