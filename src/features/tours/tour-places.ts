import { pages } from '#contract/pages.ts'
import { paths } from '#shared/paths.ts'

/** Where each tour is: the pattern of its page in the route table, and an address of it. A new tour begins with a row here. */
export const tourPlaces = {
  'first-visit': { route: pages.dashboard.path, to: paths.dashboard() },
  search: { route: pages.search.path, to: paths.search() },
  library: { route: pages.resources.path, to: paths.resources() },
  synthesis: { route: pages.synthesis.path, to: paths.synthesis() },
  team: { route: pages.collaborate.path, to: paths.collaborate() },
  comments: { route: pages.commentTest.path, to: pages.commentTest.path },
  plans: { route: pages.settings.path, to: paths.settings('billing') },
} as const satisfies Record<string, { route: string; to: string }>

export type TourKey = keyof typeof tourPlaces
export const tourKeys = Object.keys(tourPlaces) as TourKey[]

export const tourAt = (route: string): TourKey | undefined => tourKeys.find((key) => tourPlaces[key].route === route)

/** Whether an address shows what a tour is about: the page, and the part of it that the tour's address names. */
export function isAtTour(key: TourKey, route: string, search: string): boolean {
  const [, wanted = ''] = tourPlaces[key].to.split('?')
  const now = new URLSearchParams(search)
  return (
    tourPlaces[key].route === route &&
    [...new URLSearchParams(wanted)].every(([name, value]) => now.get(name) === value)
  )
}
