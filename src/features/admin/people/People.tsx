import { useState } from 'react'

import { adminApi, type AdminUser } from '#contract/admin.ts'
import { planIds } from '#contract/subscription.ts'
import { gatedFeatures } from '#contract/usage.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Table, type Column } from '#shared/ui/Table.tsx'

import { featureName, planName } from '../frame/admin.copy.ts'
import { addressChoices, type OnAddress } from '../frame/address-choices.tsx'
import { AdminList } from '../frame/ListParts.tsx'
import { periodOf, readDays } from '../frame/periods.ts'
import { text } from '#research/lists/save-table.ts'
import { useRows } from '#research/lists/use-rows.ts'
import { ChangeAccount } from './ChangeAccount.tsx'
import { peopleCopy as copy } from './people.copy.ts'

type Props = {
  address: URLSearchParams
  onAddress: OnAddress
  now: number
  canChange: boolean
}

const usersOf = (page: { users: readonly AdminUser[] }) => page.users
const shows = Object.keys(copy.shows) as (keyof typeof copy.shows)[]
const usageText = ({ usage }: AdminUser) =>
  usage
    .filter(({ used, limit }) => used > 0 || limit)
    .map(({ feature, used, limit }) => `${featureName(feature)} ${used}${limit ? ` of ${limit}` : ''}`)
    .join(', ')

const table = (users: readonly AdminUser[]): FigureTable => ({
  columns: Object.values(copy.columns).map((label) => ({ label })),
  rows: users.map((user) => ({
    id: user.userId,
    cells: [
      user.name,
      text(user.email),
      planName(user.plan),
      user.isAdmin ? copy.admin : copy.user,
      usageText(user),
      user.createdAt,
      text(user.lastSeenAt),
    ],
  })),
})

/** Everybody with an account, by plan, activity, or what they used. */
export function People({ address, onAddress, now, canChange }: Props) {
  const read = (name: string, known: readonly string[]) => known.find((value) => value === address.get(name)) ?? ''
  const [plan, show, feature] = [read('plan', planIds), read('show', shows), read('feature', gatedFeatures)]
  const q = (address.get('q') ?? '').slice(0, 200)
  const [changing, setChanging] = useState<AdminUser>()
  const { from, to } = periodOf(readDays(address.get('days')), now)
  const list = useRows(adminApi.users, { q, plan, show, feature, from, to }, usersOf)
  const columns: Column<AdminUser>[] = [
    {
      key: 'person',
      header: copy.columns.person,
      width: '13rem',
      cell: ({ name, email }) => (
        <>
          <span className="block font-medium">{name}</span>
          <span className="block text-xs text-ink-muted">{email}</span>
        </>
      ),
    },
    { key: 'plan', header: copy.columns.plan, cell: (user) => planName(user.plan) },
    {
      key: 'role',
      header: copy.columns.role,
      cell: ({ isAdmin }) => (isAdmin ? <Badge tone="accent">{copy.admin}</Badge> : copy.user),
    },
    {
      key: 'usage',
      header: copy.columns.usage,
      width: '16rem',
      cell: (user) => (
        <>
          <span className="block text-xs text-ink-muted">{usageText(user) || copy.nothingUsed}</span>
          {user.nearLimit && <Badge tone="yellow">{copy.near}</Badge>}
          {user.unusual.map(({ feature: of, today, usual }) => (
            <span key={of} className="block text-xs text-state-red">
              {copy.unusual(featureName(of), today, usual)}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'joined',
      header: copy.columns.joined,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{relativeTime(createdAt, now)}</span>,
    },
    {
      key: 'seen',
      header: copy.columns.seen,
      cell: ({ lastSeenAt }) => (
        <span className="whitespace-nowrap">{lastSeenAt ? relativeTime(lastSeenAt, now) : copy.never}</span>
      ),
    },
    ...(canChange
      ? [
          {
            key: 'change',
            header: <span className="sr-only">{copy.change}</span>,
            cell: (user: AdminUser) => (
              <Button size="small" aria-label={copy.changeOf(user.name)} onClick={() => setChanging(user)}>
                {copy.change}
              </Button>
            ),
          },
        ]
      : []),
  ]
  const choice = addressChoices(onAddress)
  return (
    <>
      <AdminList
        name={copy.pages.people}
        list={list}
        empty={copy.empty}
        emptyDetail={copy.emptyDetail}
        table={table}
        filters={
          <>
            <TextField
              label={copy.search}
              type="search"
              className="w-full max-sm:col-span-2 sm:w-60"
              value={q}
              maxLength={200}
              onChange={(event) => onAddress({ q: event.target.value || undefined })}
            />
            {choice('plan', copy.plan, plan, [
              ['', copy.all],
              ...planIds.map((each) => [each, planName(each)] as const),
            ])}
            {choice('show', copy.show, show, [
              ['', copy.all],
              ...shows.map((each) => [each, copy.shows[each]] as const),
            ])}
            {choice('feature', copy.feature, feature, [
              ['', copy.anyFeature],
              ...gatedFeatures.map((each) => [each, featureName(each)] as const),
            ])}
          </>
        }
      >
        {(rows) => <Table caption={copy.pages.people} columns={columns} rows={rows} rowKey={({ userId }) => userId} />}
      </AdminList>
      {changing && <ChangeAccount key={changing.userId} user={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}
