import { paths } from '#shared/paths.ts'

/** Where each tour is: the pattern of its page in the route table, and an address of it. A new tour begins with a row here. */
export const tourPlaces = {
  'first-visit': { route: '/personalized-dashboard', to: paths.dashboard() },
  search: { route: '/search', to: paths.search() },
  library: { route: '/resources', to: paths.resources() },
  synthesis: { route: '/synthesis/:view?', to: paths.synthesis() },
  team: { route: '/collaborate', to: paths.collaborate() },
  comments: { route: '/comment-test', to: '/comment-test' },
  plans: { route: '/settings', to: paths.settings('billing') },
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
