import { adminApi, type Verification } from '#contract/admin.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import type { OnAddress } from '../frame/address-choices.tsx'
import { AdminList } from '../frame/ListParts.tsx'
import { text } from '#research/lists/save-table.ts'
import { useRows } from '#research/lists/use-rows.ts'
import { Application } from './Application.tsx'
import { statusName, verificationsCopy as copy } from './verifications.copy.ts'

type Props = {
  address: URLSearchParams
  onAddress: OnAddress
  now: number
  canDecide: boolean
}

const rowsOf = (page: { verifications: readonly Verification[] }) => page.verifications
const states = ['waiting', 'decided', 'all'] as const
const toneOf = (status: string) =>
  status === 'pending'
    ? 'yellow'
    : status === 'rejected'
      ? 'red'
      : status === 'verified' || status === 'accepted'
        ? 'green'
        : 'grey'

const table = (rows: readonly Verification[]): FigureTable => ({
  columns: [
    copy.columns.name,
    copy.fields.email,
    copy.columns.status,
    copy.fields.institution,
    copy.fields.studentId,
    copy.fields.graduation,
    copy.columns.document,
    copy.fields.applied,
    copy.columns.reason,
  ].map((label) => ({ label })),
  rows: rows.map((row) => ({
    id: row.userId,
    cells: [
      row.name,
      text(row.email),
      statusName(row.status),
      row.institutionName,
      text(row.studentId),
      text(row.expectedGraduation),
      text(row.document?.name ?? row.documentName),
      text(row.appliedAt),
      text(row.reason),
    ],
  })),
})

/** The queue of applications, and the chosen one beside it. */
export function Verifications({ address, onAddress, now, canDecide }: Props) {
  const state = states.find((each) => each === address.get('state')) ?? 'waiting'
  const list = useRows(adminApi.verifications, { state }, rowsOf)
  const asked = address.get('user')
  return (
    <AdminList
      name={copy.pages.verifications}
      list={list}
      empty={copy.empty}
      emptyDetail={copy.emptyDetail}
      table={table}
      filters={
        <SelectField
          label={copy.state}
          className="w-40"
          value={state}
          options={states.map((value) => ({ value, label: copy.states[value] }))}
          onChange={(event) => onAddress({ state: event.target.value, user: undefined })}
        />
      }
    >
      {(rows) => {
        const chosen = rows.find(({ userId }) => userId === asked) ?? rows[0]
        return (
          <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {rows.map((row) => (
                <li key={row.userId} className="border-b border-line last:border-b-0">
                  <button
                    type="button"
                    aria-current={row === chosen || undefined}
                    onClick={() => onAddress({ user: row.userId })}
                    className={classNames(
                      'flex w-full items-start justify-between gap-3 px-4 py-3 text-left -outline-offset-2 hover:bg-hover',
                      row === chosen && 'bg-accent-soft',
                    )}
                  >
                    <span className="min-w-0">
                      <span className="block font-medium">{row.name}</span>
                      <span className="block text-xs wrap-anywhere text-ink-muted">{row.institutionName}</span>
                    </span>
                    <span className="flex shrink-0 flex-col items-end gap-1 text-xs text-ink-muted">
                      <Badge tone={toneOf(row.status)}>{statusName(row.status)}</Badge>
                      {row.appliedAt && relativeTime(row.appliedAt, now)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {chosen ? (
              <Application
                key={`${chosen.userId}:${chosen.version}`}
                application={chosen}
                now={now}
                canDecide={canDecide}
              />
            ) : (
              <p>{copy.choose}</p>
            )}
          </div>
        )
      }}
    </AdminList>
  )
}
