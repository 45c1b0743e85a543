import { Link } from 'react-router-dom'

import { useOpenInSight } from '#shared/browser/use-open-in-sight.ts'
import { paths } from '#shared/paths.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { adminCopy as copy } from './admin.copy.ts'

export type AdminPlace = keyof typeof copy.pages

const places: readonly { place: AdminPlace; to: string }[] = [
  { place: 'overview', to: paths.admin() },
  { place: 'people', to: paths.admin({ view: 'people' }) },
  { place: 'verifications', to: paths.admin({ view: 'verifications' }) },
  { place: 'support', to: paths.admin({ view: 'support' }) },
  { place: 'comments', to: paths.adminComments() },
  { place: 'requests', to: paths.adminOrganization({ view: 'requests' }) },
  { place: 'organization', to: paths.adminOrganization() },
  { place: 'platform', to: paths.adminPlatform() },
  { place: 'log', to: paths.admin({ view: 'log' }) },
]

/** Pages of which a server of the two texts gives a part. */
const ofTexts: ReadonlySet<AdminPlace> = new Set(['overview', 'comments', 'organization', 'platform'])

/** From one admin page to the others. */
export function AdminNav({ place, isTextsAlone = false }: { place: AdminPlace; isTextsAlone?: boolean }) {
  const shown = isTextsAlone ? places.filter((each) => ofTexts.has(each.place) || each.place === place) : places
  const bar = useOpenInSight<HTMLElement>(place)
  return (
    <nav ref={bar} aria-label={copy.nav} className="scroll-quiet mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {shown.map((each) => (
          <li key={each.place}>
            <Link
              to={each.to}
              aria-current={each.place === place ? 'page' : undefined}
              className={classNames(
                '-mb-px flex h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2 transition-colors',
                each.place === place ? 'border-accent text-ink' : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {copy.pages[each.place]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
