import { useState } from 'react'

import { adminApi, requestStates, type ContactRequest } from '#contract/admin.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useApiMutation } from '#shared/api/query.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { relativeTime } from '#shared/format/relative-time.ts'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { planName } from '../frame/admin.copy.ts'
import { ChangeDialog } from '../frame/ChangeDialog.tsx'
import { addressChoices, type OnAddress } from '../frame/address-choices.tsx'
import { AdminList } from '../frame/ListParts.tsx'
import { text } from '#research/lists/save-table.ts'
import { useRows } from '#research/lists/use-rows.ts'
import { requestStateName, supportCopy as copy } from './support.copy.ts'

type Props = {
  address: URLSearchParams
  onAddress: OnAddress
  now: number
  canChange: boolean
}

const rowsOf = (page: { requests: readonly ContactRequest[] }) => page.requests
const plans = ['team', 'enterprise'] as const
const toneOf = (state: string) =>
  state === 'new' ? 'yellow' : state === 'won' ? 'green' : state === 'lost' ? 'grey' : 'accent'

const table = (rows: readonly ContactRequest[]): FigureTable => ({
  columns: copy.request.columns.map((label) => ({ label })),
  rows: rows.map((row) => ({
    id: row.id,
    cells: [
      row.at,
      planName(row.planType),
      row.companyName,
      row.userName,
      row.email,
      text(row.organizationSize),
      text(row.domains),
      text(row.timeline),
      text(row.budgetRange),
      row.message,
      requestStateName(row.state),
      text(row.note),
    ],
  })),
})

/** Who asked for an offer, how far it is, and what was noted. */
export function Requests({ address, onAddress, now, canChange }: Props) {
  const state = requestStates.find((each) => each === address.get('state')) ?? ''
  const planType = plans.find((each) => each === address.get('plan')) ?? ''
  const choice = addressChoices(onAddress)
  const list = useRows(adminApi.requests, { state, planType }, rowsOf)
  return (
    <AdminList
      name={copy.pages.requests}
      list={list}
      empty={copy.emptyRequests}
      emptyDetail={copy.emptyRequestsDetail}
      table={table}
      filters={
        <>
          {choice('state', copy.request.state, state, [
            ['', copy.all],
            ...requestStates.map((value) => [value, requestStateName(value)] as const),
          ])}
          {choice('plan', copy.request.plan, planType, [
            ['', copy.all],
            ...plans.map((value) => [value, planName(value)] as const),
          ])}
        </>
      }
    >
      {(rows) => (
        <div className="space-y-3">
          {rows.map((row) => (
            <RequestCard key={row.id} request={row} now={now} canChange={canChange} />
          ))}
        </div>
      )}
    </AdminList>
  )
}

function RequestCard({ request, now, canChange }: { request: ContactRequest; now: number; canChange: boolean }) {
  const [isChanging, setChanging] = useState(false)
  const facts = [
    [copy.request.size, request.organizationSize],
    [copy.request.domains, request.domains],
    [copy.request.timeline, request.timeline],
    [copy.request.budget, request.budgetRange],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <article aria-label={request.companyName} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{request.companyName}</h3>
          <p className="text-xs wrap-anywhere text-ink-muted">
            {request.userName} · {request.email} · {relativeTime(request.at, now)}
          </p>
        </div>
        <div className="flex gap-2">
          <Badge>{planName(request.planType)}</Badge>
          <Badge tone={toneOf(request.state)}>{requestStateName(request.state)}</Badge>
        </div>
      </div>
      <p className="mt-2 max-w-reading whitespace-pre-line wrap-anywhere">{request.message}</p>
      {facts.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-xs">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-1.5">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {request.note && (
        <p className="mt-3 max-w-reading rounded-control bg-surface-sunken px-3 py-2 whitespace-pre-line wrap-anywhere">
          {request.note}
        </p>
      )}
      {canChange && (
        <Button
          size="small"
          className="mt-3"
          aria-label={copy.changeOf(request.companyName)}
          onClick={() => setChanging(true)}
        >
          {copy.change}
        </Button>
      )}
      {isChanging && <ChangeRequest request={request} onClose={() => setChanging(false)} />}
    </article>
  )
}

function ChangeRequest({ request, onClose }: { request: ContactRequest; onClose: () => void }) {
  const [state, setState] = useState(request.state)
  const [note, setNote, discard] = useDraft('admin-request', request.id, request.note ?? '')
  const { mutateAsync } = useApiMutation(adminApi.updateRequest, {
    invalidates: [adminApi.requests, adminApi.exceptions, adminApi.log],
  })
  return (
    <ChangeDialog
      title={copy.changeOf(request.companyName)}
      target={`request:${request.id}`}
      changes={[
        { field: copy.request.state, before: requestStateName(request.state), after: requestStateName(state) },
        { field: copy.request.note, before: request.note ?? '', after: note.trim() },
      ]}
      action={copy.saveChange}
      onClose={onClose}
      onConfirm={async (_, clientKey) => {
        const next = requestStates.find((each) => each === state)
        await mutateAsync({
          params: { id: request.id },
          body: {
            version: request.version,
            clientKey,
            ...(next && state !== request.state && { state: next }),
            ...(note.trim() !== (request.note ?? '') && { note: note.trim() }),
          },
        })
        discard()
        toast({ title: copy.changed })
      }}
      fields={
        <div className="space-y-4">
          <SelectField
            label={copy.request.state}
            value={state}
            options={requestStates.map((value) => ({ value, label: requestStateName(value) }))}
            onChange={(event) => setState(event.target.value)}
          />
          <TextAreaField
            label={copy.request.note}
            maxLength={5000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      }
    />
  )
}
