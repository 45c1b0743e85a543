import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'

import { adminApi } from '#contract/admin.ts'
import { apiQuery } from '#shared/api/query.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { number } from '#research/lists/save-table.ts'
import { useServices } from '../platform/use-services.ts'
import { overviewCopy as copy } from './overview.copy.ts'
import { Tile } from './Tile.tsx'

type Item = { label: string; count: number | undefined; detail?: string; to: string }

const TICK_MS = 60_000

/** What should not wait, with the list behind each. */
export function Exceptions() {
  const query = useQuery({
    ...apiQuery(adminApi.exceptions, {}),
    staleTime: 30_000,
    refetchOnMount: true,
    refetchInterval: 60_000,
  })
  const services = useServices()
  const now = useNow(TICK_MS)
  const since = (at: string | null | undefined) => (at ? { detail: copy.waitingSince(relativeTime(at, now)) } : {})

  const itemsOf = (data: NonNullable<typeof query.data>): Item[] => {
    const { verifications, comments, tickets, requests, usage } = data
    const items: (Item | undefined | false | null)[] = [
      {
        label: copy.items.services,
        count: services.failing,
        detail: services.failing === undefined ? copy.checkingServices : copy.servicesOf(services.checked),
        to: paths.adminPlatform(),
      },
      verifications && {
        label: copy.items.verifications,
        count: verifications.waiting,
        ...since(verifications.oldestAt),
        to: paths.admin({ view: 'verifications' }),
      },
      comments && {
        label: copy.items.comments,
        count: comments.critical,
        to: `${paths.adminComments()}?priority=critical`,
      },
      tickets && {
        label: copy.items.tickets,
        count: tickets.urgent,
        ...since(tickets.oldestAt),
        to: paths.admin({ view: 'support', severity: 'urgent' }),
      },
      requests && {
        label: copy.items.requests,
        count: requests.waiting,
        ...since(requests.oldestAt),
        to: paths.adminOrganization({ view: 'requests', state: 'new' }),
      },
      usage && {
        label: copy.items.usage,
        count: usage.unusual,
        to: paths.admin({ view: 'people', show: 'unusual' }),
      },
      usage && {
        label: copy.items.nearLimit,
        count: usage.nearLimit,
        to: paths.admin({ view: 'people', show: 'near-limit' }),
      },
    ]
    return items.filter((item) => !!item)
  }
  return (
    <Tile
      title={copy.attention}
      query={query}
      table={(data) => ({
        columns: [{ label: copy.figure }, { label: copy.now, isNumber: true }],
        rows: itemsOf(data).map(({ label, count }) => ({ id: label, cells: [label, number(count)] })),
      })}
      className="md:col-span-2 xl:col-span-4"
    >
      {(data) => (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {itemsOf(data).map((item) => (
            <li key={item.label}>
              <ExceptionLink {...item} />
            </li>
          ))}
        </ul>
      )}
    </Tile>
  )
}

function ExceptionLink({ label, count, detail, to }: Item) {
  const isLoud = (count ?? 0) > 0
  const Icon = isLoud ? TriangleAlert : CircleCheck
  return (
    <Link
      to={to}
      className={classNames(
        'flex h-full items-start gap-3 rounded-card border px-3.5 py-3 transition-colors hover:bg-hover',
        isLoud ? 'border-transparent bg-state-yellow-soft' : 'border-line',
      )}
    >
      <Icon
        size={16}
        aria-hidden
        className={classNames('mt-1 shrink-0', isLoud ? 'text-state-yellow' : 'text-state-green')}
      />
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <span className="text-lg font-semibold tabular-nums">{count ?? '…'}</span> <span>{label}</span>
        </span>
        {detail !== undefined && <span className="block text-xs text-ink-muted">{detail}</span>}
      </span>
    </Link>
  )
}
