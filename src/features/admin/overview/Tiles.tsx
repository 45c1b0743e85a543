import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { adminApi, type Compared, type Period } from '#contract/admin.ts'
import { apiQuery } from '#shared/api/query.ts'
import { DaySeries } from '#shared/figures/DaySeries.tsx'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { money } from '#shared/format/money.ts'
import { paths } from '#shared/paths.ts'

import { featureName, planName } from '../frame/admin.copy.ts'
import { hoursText } from '../frame/periods.ts'
import { number } from '#research/lists/save-table.ts'
import { Figure } from './Figure.tsx'
import { overviewCopy as copy } from './overview.copy.ts'
import { Tile } from './Tile.tsx'

type Props = { period: Period; days: number }
const fresh = { staleTime: 60_000, refetchOnMount: true } as const
const plain = (value: number) => value.toLocaleString('en-US')

const compareTable = (rows: readonly [string, Compared][]): FigureTable => ({
  columns: [{ label: copy.figure }, { label: copy.now, isNumber: true }, { label: copy.earlier, isNumber: true }],
  rows: rows.map(([name, { now, before }]) => ({ id: name, cells: [name, number(now), number(before)] })),
})

export function PeopleTile({ period, days }: Props) {
  const query = useQuery({ ...apiQuery(adminApi.people, { query: period }), ...fresh })
  const list = (show: string) => paths.admin({ view: 'people', show, days: String(days) })
  return (
    <Tile
      title={copy.tiles.people}
      query={query}
      table={({ total, admins, joined, active }) =>
        compareTable([
          [copy.total, { now: total, before: total - joined.now }],
          [copy.joined, joined],
          [copy.active, active],
          [copy.admins, { now: admins, before: Number.NaN }],
        ])
      }
    >
      {({ total, admins, joined, active }) => (
        <div className="grid grid-cols-2 gap-4">
          <Figure label={copy.total} value={plain(total)} to={paths.admin({ view: 'people' })} />
          <Figure label={copy.admins} value={plain(admins)} to={list('admins')} />
          <Figure label={copy.joined} value={plain(joined.now)} compared={joined} to={list('joined')} />
          <Figure
            label={copy.active}
            value={plain(active.now)}
            compared={active}
            hint={copy.activeHint}
            to={list('active')}
          />
        </div>
      )}
    </Tile>
  )
}

export function PlansTile({ period }: Props) {
  const query = useQuery({ ...apiQuery(adminApi.plans, { query: period }), ...fresh })
  return (
    <Tile
      title={copy.tiles.plans}
      query={query}
      table={({ plans, payments, paid }) => ({
        columns: [{ label: copy.figure }, { label: copy.now, isNumber: true }, { label: copy.earlier, isNumber: true }],
        rows: [
          ...plans.map(({ plan, people }) => ({ id: plan, cells: [planName(plan), number(people), ''] })),
          ...compareTable([
            [copy.payments, payments],
            [copy.paid, paid],
          ]).rows,
        ],
      })}
    >
      {({ plans, payments, paid }) => {
        const most = Math.max(...plans.map(({ people }) => people), 1)
        return (
          <div className="space-y-4">
            <ul className="space-y-1">
              {plans.map(({ plan, people }) => (
                <li key={plan}>
                  <Link
                    to={paths.admin({ view: 'people', plan })}
                    className="grid grid-cols-[6rem_1fr_2rem] items-center gap-2 rounded-control hover:bg-hover"
                  >
                    <span>{planName(plan)}</span>
                    <span aria-hidden className="h-2 rounded-full bg-surface-sunken">
                      <span
                        className="block h-2 rounded-full bg-accent"
                        style={{ width: `${(people / most) * 100}%` }}
                      />
                    </span>
                    <span className="text-right tabular-nums">{plain(people)}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <div className="grid grid-cols-2 gap-4 border-t border-line pt-3">
              <Figure label={copy.payments} value={plain(payments.now)} compared={payments} />
              <Figure label={copy.paid} value={money(paid.now)} compared={paid} digits={2} />
            </div>
          </div>
        )
      }}
    </Tile>
  )
}

export function UsageTile({ period, days }: Props) {
  const query = useQuery({ ...apiQuery(adminApi.usage, { query: period }), ...fresh })
  return (
    <Tile
      title={copy.tiles.usage}
      query={query}
      table={({ features }) => ({
        columns: [
          { label: copy.feature },
          { label: copy.uses, isNumber: true },
          { label: copy.usesBefore, isNumber: true },
          { label: copy.users, isNumber: true },
        ],
        rows: features.map(({ feature, uses, people }) => ({
          id: feature,
          cells: [featureName(feature), number(uses.now), number(uses.before), number(people.now)],
        })),
      })}
    >
      {({ features, nearLimit, since }) => (
        <>
          <table className="w-full">
            <thead className="text-left text-xs text-ink-muted">
              <tr>
                <th scope="col" className="pb-1 font-semibold">
                  {copy.feature}
                </th>
                {[copy.uses, copy.usesBefore, copy.users].map((label) => (
                  <th key={label} scope="col" className="pb-1 text-right font-semibold">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {features.map(({ feature, uses, people }) => (
                <tr key={feature} className="tabular-nums">
                  <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
                    <Link to={paths.admin({ view: 'people', feature, days: String(days) })} className="hover:underline">
                      {featureName(feature)}
                    </Link>
                  </th>
                  {[uses.now, uses.before, people.now].map((value, index) => (
                    // Three figures in a fixed order.
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={index} className="border-t border-line py-1.5 text-right">
                      {plain(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-xs text-ink-muted">
            {nearLimit > 0 && (
              <Link to={paths.admin({ view: 'people', show: 'near-limit' })} className="text-accent underline">
                {copy.nearLimit(nearLimit)}.
              </Link>
            )}{' '}
            {since ? copy.usageSince(since) : copy.usageNever}
          </p>
        </>
      )}
    </Tile>
  )
}

export function SupportTile({ period, days }: Props) {
  const query = useQuery({ ...apiQuery(adminApi.support, { query: period }), ...fresh })
  return (
    <Tile
      title={copy.tiles.support}
      query={query}
      table={({ opened, answered, firstReplyHours: { now, before } }) =>
        compareTable([
          [copy.opened, opened],
          [copy.answered, answered],
          [`${copy.firstReply} (h)`, { now: now ?? Number.NaN, before: before ?? Number.NaN }],
        ])
      }
    >
      {({ opened, answered, waiting, firstReplyHours }) => (
        <div className="grid grid-cols-2 gap-4">
          <Figure
            label={copy.opened}
            value={plain(opened.now)}
            compared={opened}
            to={paths.admin({ view: 'support', days: String(days) })}
          />
          <Figure label={copy.answered} value={plain(answered.now)} compared={answered} />
          <Figure label={copy.waiting} value={plain(waiting)} to={paths.admin({ view: 'support', state: 'waiting' })} />
          <Figure
            label={copy.firstReply}
            value={hoursText(firstReplyHours.now)}
            hint={
              firstReplyHours.before === null || firstReplyHours.before === undefined
                ? ''
                : `was ${hoursText(firstReplyHours.before)}`
            }
          />
        </div>
      )}
    </Tile>
  )
}

const series = ['joined', 'syntheses', 'papers', 'comments'] as const

export function GrowthTile({ period }: Props) {
  const query = useQuery({ ...apiQuery(adminApi.growth, { query: period }), ...fresh })
  const tableOf = (rows: readonly ({ day: string } & Record<(typeof series)[number], number>)[]): FigureTable => ({
    columns: [{ label: 'Day' }, ...series.map((key) => ({ label: copy.series[key], isNumber: true }))],
    rows: rows.map((row) => ({ id: row.day, cells: [row.day, ...series.map((key) => number(row[key]))] as never })),
  })
  return (
    <Tile title={copy.tiles.growth} query={query} table={({ days }) => tableOf(days)} className="md:col-span-2">
      {({ days, before }) => (
        <div className="space-y-4">
          <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
            {series.map((key) => {
              const now = days.reduce((sum, day) => sum + day[key], 0)
              return (
                <Figure key={key} label={copy.series[key]} value={plain(now)} compared={{ now, before: before[key] }} />
              )
            })}
          </div>
          <FigureFrame title="By day" fileName="growth by day" table={tableOf(days)} caption={copy.growthCaption}>
            {(width) => (
              <DaySeries
                width={width}
                title="Growth by day"
                days={days.map(({ day }) => day)}
                series={series.map((key) => ({ name: copy.series[key], values: days.map((day) => day[key]) }))}
              />
            )}
          </FigureFrame>
        </div>
      )}
    </Tile>
  )
}
