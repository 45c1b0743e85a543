import { useMemo } from 'react'
import * as z from 'zod/mini'

import { useEdits } from '#platform/drafts/use-edits.ts'
import { SaveSign } from '#research/saving/SaveSign.tsx'
import { saveFile } from '#shared/browser/save-file.ts'
import { tableCsv } from '#shared/figures/figure-table.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { textUpTo } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { useSettledAppraisals } from '../appraise/Plots.tsx'
import { useReview } from '../model/ReviewProvider.tsx'
import { itemPlaces } from './item-places.ts'
import { reportCopy as copy } from './report.copy.ts'
import { prisma2020, prismaScr } from './checklists.ts'

const PAGE_MAX = 60
/** The page of each item, by its number. */
const pagesForm = z.record(z.string(), textUpTo(PAGE_MAX))

/** The reporting checklist: where the report answers each item, and its page in the manuscript. */
export function ChecklistCard() {
  const review = useReview()
  const { id, title, body, canWrite, save, sign } = review
  const hasBias = useSettledAppraisals().length > 0
  const places = useMemo(() => itemPlaces(review, hasBias), [review, hasBias])
  const isScoping = body.subtype === 'scoping'
  const items = isScoping ? prismaScr : prisma2020
  const name = isScoping ? 'PRISMA-ScR checklist' : 'PRISMA 2020 checklist'
  const saved: { [field: string]: string } = Object.fromEntries(
    items.map((item) => [item.id, body.checklist[item.id] ?? '']),
  )
  const { values, change, settle, isChanged } = useEdits('review-checklist', id, saved)
  const form = useForm({
    schema: pagesForm,
    values,
    onChange: (next, field) => change({ [field]: next[field] ?? '' }),
    send: (pages, typed) => {
      void save({ checklist: { ...body.checklist, ...pages } })
      settle(typed)
    },
  })
  const handleCsv = () =>
    saveFile(
      new File(
        [
          tableCsv({
            columns: [
              { label: 'Section' },
              { label: 'Item' },
              { label: 'What is reported' },
              { label: copy.place },
              { label: 'Page' },
            ],
            rows: items.map((item) => ({
              id: item.id,
              cells: [item.section, item.id, item.words, places[item.id] ?? copy.noPlace, values[item.id] ?? ''],
            })),
          }),
        ],
        `${title} ${name}.csv`,
        { type: 'text/csv' },
      ),
    )
  return (
    <Form of={form} aria-label={name}>
      <Card
        title={`${name}: ${items.filter((item) => (values[item.id] ?? '').trim() !== '').length} of ${items.length}`}
        actions={
          <>
            {canWrite && (isChanged ? <span className="text-ink-muted">Not saved yet</span> : <SaveSign {...sign} />)}
            <Button size="small" onClick={handleCsv}>
              CSV
            </Button>
            {canWrite && (
              <SubmitButton {...form.button} size="small" disabled={form.button.disabled || !isChanged}>
                Save pages
              </SubmitButton>
            )}
          </>
        }
      >
        <Table
          caption={name}
          rows={items}
          rowKey={(item) => item.id}
          columns={[
            {
              key: 'words',
              header: 'Item',
              cell: (item) => (
                <>
                  <span className="mr-2 font-semibold tabular-nums">{item.id}</span>
                  {item.words}
                  <span className="block text-xs text-ink-muted">{item.section}</span>
                </>
              ),
            },
            {
              key: 'place',
              header: copy.place,
              cell: (item) => places[item.id] ?? <span className="text-ink-muted">{copy.noPlace}</span>,
            },
            {
              key: 'page',
              header: 'Page',
              width: '7rem',
              cell: (item) => (
                <TextField
                  {...form.field(item.id)}
                  label={`Page of item ${item.id}`}
                  labelHidden
                  readOnly={!canWrite}
                  maxLength={PAGE_MAX}
                />
              ),
            },
          ]}
        />
      </Card>
    </Form>
  )
}
