import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { placeNames, placeOf, places, type Place } from '#contract/page-places.ts'
import { UnreadCount } from '#features/notifications/UnreadCount.tsx'
import { useRecentsOf } from '#platform/recents.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { Tooltip } from '#shared/ui/Tooltip.tsx'

import { pageAt } from '../../route-match.ts'
import { shellCopy as copy } from '../shell.copy.ts'
import { placeIcons } from './place-icons.ts'

/** Under the place that one is in there is room for more of what was used last. */
const SHOWN = 1
const SHOWN_HERE = 4

/** The place that an address is in: of the views of one page the one whose own part of the address it has. */
export function placeAt(pathname: string, search: string): Place | undefined {
  const has = new URLSearchParams(search)
  const views = placeNames.filter((place) => {
    const [path = '', query = ''] = places[place].to.split('?')
    const own = [...new URLSearchParams(query)]
    return path === pathname && own.length > 0 && own.every(([name, value]) => has.get(name) === value)
  })
  const page = pageAt(pathname)
  return views[0] ?? (page && placeOf(page))
}

type Props = {
  /** Icons alone, each with its name. */
  isFolded?: boolean
  onGo?: () => void
}

/** The places of the work, each with what was used last in it. */
export function PlaceLinks({ isFolded = false, onGo }: Props) {
  const { pathname, search } = useLocation()
  const here = placeAt(pathname, search)
  return (
    <nav aria-label={copy.work}>
      <ul className="space-y-0.5">
        {placeNames.map((place) => (
          <li key={place}>
            <PlaceLink
              place={place}
              current={here !== place ? undefined : places[place].to === `${pathname}${search}` ? 'page' : 'true'}
              isFolded={isFolded}
              {...(onGo && { onGo })}
            />
            {!isFolded && <Recents place={place} most={here === place ? SHOWN_HERE : SHOWN} {...(onGo && { onGo })} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LinkProps = { place: Place; current: 'page' | 'true' | undefined; isFolded: boolean; onGo?: () => void }

function PlaceLink({ place, current, isFolded, onGo }: LinkProps) {
  const { label, to } = places[place]
  const Icon = placeIcons[place]
  const link = (content: ReactNode) => (
    <Link
      to={to}
      aria-current={current}
      aria-label={isFolded ? label : undefined}
      onClick={onGo}
      className={classNames(
        'relative flex h-8 items-center gap-2.5 rounded-control font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent pointer-coarse:h-11',
        isFolded ? 'justify-center' : 'px-2.5',
      )}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {content}
    </Link>
  )
  const unread = place === 'inbox' && <UnreadCount isDot={isFolded} />
  return isFolded ? (
    <Tooltip label={label} side="right">
      {link(unread)}
    </Tooltip>
  ) : (
    link(
      <>
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {unread}
      </>,
    )
  )
}

function Recents({ place, most, onGo }: { place: Place; most: number; onGo?: () => void }) {
  const { pathname, search } = useLocation()
  const recent = useRecentsOf(place).slice(0, most)
  if (recent.length === 0) return null
  return (
    <ul aria-label={copy.lastIn(places[place].label)} className="mb-1 ml-[1.15rem] border-l border-line pl-2">
      {recent.map(({ id, title, to }) => (
        <li key={id}>
          <Link
            to={to}
            title={title}
            aria-current={to === `${pathname}${search}` ? 'page' : undefined}
            onClick={onGo}
            className="block truncate rounded-control px-2 py-1 text-xs text-ink-muted hover:bg-hover hover:text-ink aria-[current=page]:text-ink pointer-coarse:py-2.5"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
