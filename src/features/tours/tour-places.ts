import { pages } from '#contract/pages.ts'
import { paths } from '#shared/paths.ts'

/** The address of each tour: it is offered there and on no other part of the page. A new tour begins with a row here. */
export const tourPlaces = {
  'first-visit': paths.dashboard(),
  search: paths.search(),
  library: paths.resources(),
  synthesis: paths.synthesis(),
  team: paths.collaborate(),
  comments: pages.commentTest.path,
  plans: paths.settings('billing'),
} as const satisfies Record<string, string>

export type TourKey = keyof typeof tourPlaces
export const tourKeys = Object.keys(tourPlaces) as TourKey[]

/** Whether an address shows what a tour is about: the page, and the part of it that the tour's address names. */
export function isAtTour(key: TourKey, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const [path, wanted = ''] = tourPlaces[key].split('?')
  const now = new URLSearchParams(search)
  const asked = new URLSearchParams(wanted)
  return (
    path === pathname &&
    now.get('view') === asked.get('view') &&
    [...asked].every(([name, value]) => now.get(name) === value)
  )
}

export const tourAt = (at: Pick<Location, 'pathname' | 'search'>): TourKey | undefined =>
  tourKeys.find((key) => isAtTour(key, at))
