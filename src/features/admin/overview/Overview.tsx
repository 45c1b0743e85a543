import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { adminApi } from '#contract/admin.ts'
import { apiQuery } from '#shared/api/query.ts'
import { dayWords } from '#shared/format/dates.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { paths } from '#shared/paths.ts'

import { LogEntries, logTable } from '../log/LogEntries.tsx'
import type { OnAddress } from '../frame/address-choices.tsx'
import { periodLengths, periodOf, readDays } from '../frame/periods.ts'
import { Exceptions } from './Exceptions.tsx'
import { overviewCopy as copy } from './overview.copy.ts'
import { GrowthTile, PeopleTile, PlansTile, SupportTile, UsageTile } from './Tiles.tsx'
import { Tile } from './Tile.tsx'

type Props = {
  address: URLSearchParams
  onAddress: OnAddress
  now: number
}

/** The state of the platform at a glance; each figure opens the list behind it. */
export function Overview({ address, onAddress, now }: Props) {
  const days = readDays(address.get('days'))
  const period = periodOf(days, now)
  const own = useQuery({
    ...apiQuery(adminApi.log, { query: { by: 'me', limit: '5' } }),
    staleTime: 0,
    refetchOnMount: true,
  })
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
      <Exceptions />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:col-span-2 xl:col-span-4">
        <SelectField
          label={copy.period}
          labelHidden
          className="w-44"
          value={String(days)}
          options={periodLengths.map((each) => ({ value: String(each), label: copy.periods(each) }))}
          onChange={(event) => onAddress({ days: event.target.value })}
        />
        <p className="text-ink-muted">
          {dayWords(period.from)} to {dayWords(period.to)} (UTC), {copy.comparedWith(days)}
        </p>
      </div>
      <PeopleTile period={period} days={days} />
      <PlansTile period={period} days={days} />
      <UsageTile period={period} days={days} />
      <SupportTile period={period} days={days} />
      <GrowthTile period={period} days={days} />
      <Tile
        title={copy.tiles.own}
        query={own}
        table={({ entries }) => logTable(entries)}
        className="self-start md:col-span-2"
      >
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="text-ink-muted">{copy.nothingDone}</p>
          ) : (
            <>
              <LogEntries entries={entries} now={now} />
              <p className="mt-3">
                <Link to={paths.admin({ view: 'log' })} className="text-accent hover:underline">
                  {copy.toLog}
                </Link>
              </p>
            </>
          )
        }
      </Tile>
    </div>
  )
}
