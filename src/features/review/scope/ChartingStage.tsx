import { useMemo, useState } from 'react'

import { saveFile } from '#shared/browser/save-file.ts'
import { tableCsv } from '#shared/figures/figure-table.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { paperOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { useReviewAddress } from '../model/review-address.ts'
import { RecordCard } from '../screen/RecordCard.tsx'
import { chartedRows, currentForm, paperFields } from './charted-rows.ts'
import { ChartSource } from './ChartSource.tsx'
import { FormEditor } from './FormEditor.tsx'
import { categoriesOf } from './cross-table.ts'

/** Charting: each included source by the form, and the grid of all. */
export function ChartingStage() {
  const { title, state, beside, papers, body, canWrite } = useReview()
  const { record, go } = useReviewAddress()
  const [isEditing, setEditing] = useState(false)
  const rows = useMemo(() => chartedRows(state, beside, papers), [state, beside, papers])
  const form = currentForm(body)
  const known = useMemo(
    () => new Map(form?.fields.map((field) => [field.id, categoriesOf(rows, field.id).map(({ name }) => name)])),
    [form, rows],
  )
  const current = rows.find(({ studyId }) => studyId === record) ?? rows[0]
  const paper = current && paperOf(papers, current.recordId)
  const editor = isEditing && <FormEditor onClose={() => setEditing(false)} />
  if (rows.length === 0 || !current) {
    return (
      <>
        {editor}
        <EmptyState
          title="No source is included yet"
          action={canWrite && <Button onClick={() => setEditing(true)}>Charting form</Button>}
        >
          Sources appear here once they are included. You can make the form before that.
        </EmptyState>
      </>
    )
  }
  const columns = [...paperFields, ...(form?.fields ?? [])]
  const charted = rows.filter(({ formVersion }) => formVersion !== undefined).length
  const behind = rows.filter(({ formVersion }) => formVersion !== undefined && formVersion !== form?.version).length
  const handleCsv = () =>
    saveFile(
      new File(
        [
          tableCsv({
            columns: [{ label: 'Source' }, ...columns.map(({ name }) => ({ label: name })), { label: 'Form version' }],
            rows: rows.map((row) => ({
              id: row.studyId,
              cells: [
                row.label,
                ...columns.map(({ id }) => (row.values[id] ?? []).join('; ')),
                row.formVersion === undefined ? '' : String(row.formVersion),
              ],
            })),
          }),
        ],
        `${title} charting.csv`,
        { type: 'text/csv' },
      ),
    )
  return (
    <div className="space-y-6">
      {editor}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-muted">
          {charted} of {count(rows.length, 'source', 'sources')} charted
          {behind > 0 && `, ${behind} by an earlier version of the form`}
        </p>
        <div className="flex gap-2">
          <Button onClick={handleCsv}>CSV</Button>
          {canWrite && (
            <Button onClick={() => setEditing(true)}>{form ? `Form, version ${form.version}` : 'Make the form'}</Button>
          )}
        </div>
      </div>
      {form ? (
        <div className="grid gap-5 lg:grid-cols-2">
          <div className="rounded-card border border-line bg-surface p-5">
            {paper && (
              <RecordCard
                paper={paper}
                terms={body.terms}
                source={state.records.get(current.recordId)?.source.name ?? ''}
                isSample={false}
              />
            )}
          </div>
          <div className="rounded-card border border-line bg-surface p-5">
            <ChartSource key={`${current.studyId} ${form.version}`} row={current} form={form} known={known} />
          </div>
        </div>
      ) : (
        <EmptyState
          title="There is no charting form yet"
          action={
            canWrite && (
              <Button variant="primary" onClick={() => setEditing(true)}>
                Make the form
              </Button>
            )
          }
        >
          Say which fields are charted. The form can change while you chart; its versions are kept.
        </EmptyState>
      )}
      <Table
        caption="Charting grid"
        captionShown
        rows={rows}
        rowKey={({ studyId }) => studyId}
        columns={[
          {
            key: 'source',
            header: 'Source',
            cell: (row) => (
              <button
                type="button"
                aria-current={row.studyId === current.studyId}
                onClick={() => go({ record: row.studyId }, { replace: true })}
                className="text-left text-accent underline-offset-2 hover:underline aria-[current=true]:font-semibold"
              >
                {row.label}
              </button>
            ),
          },
          ...columns.map((field) => ({
            key: field.id,
            header: field.name,
            cell: (row: (typeof rows)[number]) => (
              <span className="line-clamp-2 max-w-56">{(row.values[field.id] ?? []).join('; ') || '–'}</span>
            ),
          })),
          { key: 'version', header: 'Form', align: 'right', cell: (row) => row.formVersion ?? '–' },
        ]}
      />
    </div>
  )
}
