import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { milestonesApi } from '#contract/milestones.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { planned, templates, type Planned } from './templates.ts'

type Props = { projectId: string; kind: string | undefined; start: string; onClose: () => void }

/** Milestones of a kind of review, with days that can be changed before anything is made. */
export function TemplateDialog({ projectId, kind, start, onClose }: Props) {
  const client = useQueryClient()
  const [id, setId] = useState(templates.find((each) => each.id === kind)?.id ?? 'systematic')
  const [from, setFrom] = useState(start)
  const [days, setDays] = useState<Record<string, string>>({})
  const [error, setError] = useState<string>()
  /** Those that the server has; a second try makes the others alone. */
  const made = useRef(new Map<string, string>())
  const template = templates.find((each) => each.id === id)
  const rows: Planned[] = (template ? planned(template, from === '' ? start : from) : []).map((row) => ({
    ...row,
    dueDate: days[`${id} ${row.title}`] ?? row.dueDate,
  }))
  const [create, isCreating] = useOnce(async () => {
    setError(undefined)
    try {
      for (const { title, description, dueDate } of rows) {
        const place = `${id} ${title} ${dueDate}`
        const clientKey = made.current.get(place) ?? newKey()
        made.current.set(place, clientKey)
        const body = { title, description, ...(dueDate !== '' && { dueDate }), clientKey }
        await callApi(milestonesApi.create, { params: { projectId }, body })
      }
      await invalidate(client, [milestonesApi.list])
      onClose()
    } catch (failure) {
      await invalidate(client, [milestonesApi.list])
      setError(
        `Not all milestones could be created. ${messageOf(failure, '')} Try again: existing ones are not created twice.`,
      )
    }
  })
  return (
    <Dialog
      title="Milestones from a template"
      description="The dates are a rough guess for a small team with other work too. Change them before you create anything."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isCreating} onClick={() => create()}>
            {`Create ${rows.length} milestones`}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <FormError>{error}</FormError>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label="Kind of review"
            value={id}
            options={templates.map((each) => ({ value: each.id, label: each.name }))}
            onChange={(event) => setId(event.target.value)}
          />
          <TextField label="Start" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </div>
        <Table
          caption="Milestones that will be made"
          rows={rows}
          rowKey={({ title }) => title}
          columns={[
            {
              key: 'title',
              header: 'Milestone',
              cell: ({ title, description }) => (
                <>
                  <span className="font-medium">{title}</span>
                  <span className="block text-ink-muted">{description}</span>
                </>
              ),
            },
            {
              key: 'day',
              header: 'Day',
              width: '11rem',
              cell: ({ title, dueDate }) => (
                <TextField
                  label={`Day of “${title}”`}
                  labelHidden
                  type="date"
                  value={dueDate}
                  onChange={(event) => setDays((before) => ({ ...before, [`${id} ${title}`]: event.target.value }))}
                />
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  )
}
