import { pageAddress, pages, type Access, type PageId, type PageRow } from './pages.ts'

/** What the work consists of, as the rail beside the pages lists it. */
export type Place = 'home' | 'inbox' | 'library' | 'analyses' | 'reviews' | 'drafts' | 'projects'

/** Where each place is. Inbox, reviews and drafts are views of pages that the two texts know. */
export const places: Readonly<Record<Place, { label: string; to: string; page: PageId }>> = {
  home: { label: 'Home', to: pages.dashboard.path, page: 'dashboard' },
  inbox: { label: 'Inbox', to: `${pages.dashboard.path}?view=inbox`, page: 'dashboard' },
  library: { label: 'Library', to: pages.resources.path, page: 'resources' },
  analyses: { label: 'Analyses', to: pages.synthesisHistory.path, page: 'synthesisHistory' },
  reviews: { label: 'Reviews', to: `${pages.synthesisHistory.path}?kind=reviews`, page: 'synthesisHistory' },
  drafts: { label: 'Drafts', to: `${pages.synthesisHistory.path}?kind=draft`, page: 'synthesisHistory' },
  projects: { label: 'Projects', to: pages.projects.path, page: 'projects' },
}

export const placeNames = Object.keys(places) as readonly Place[]

/** A page stands in a place of the rail, below another page, or for itself. */
type Above = { place: Place } | { page: PageId } | undefined

const byFamily = { answer: 'analyses', grid: 'analyses', review: 'reviews', writing: 'drafts' } as const

const byAccess: Partial<Record<Access, Above>> = { team: { place: 'projects' }, admin: { page: 'admin' } }

const bySelf: Partial<Record<PageId, Above>> = {
  dashboard: undefined,
  resources: undefined,
  // Its own tabs say where one is.
  synthesis: undefined,
  synthesisHistory: undefined,
  projects: undefined,
  collaborate: undefined,
  admin: undefined,
  searchHistory: { page: 'search' },
  document: { place: 'library' },
  campaign: { page: 'affiliate' },
  team: { page: 'collaborate' },
  newProject: { place: 'projects' },
  collaborationDemo: { page: 'collaborate' },
  profile: { page: 'settings' },
  selectPersona: { page: 'settings' },
  affiliate: { page: 'settings' },
  paymentDone: { page: 'settings' },
  knowledgeBase: { page: 'help' },
  supportCenter: { page: 'help' },
  commentTest: { page: 'help' },
}

/** What a page stands below; undefined where nothing is above it. A second address of a page stands where that page does. */
export function aboveOf(id: PageId): Above {
  const { shows, analysis, access }: PageRow = pages[id]
  if (shows !== undefined) return aboveOf(shows as PageId)
  if (Object.hasOwn(bySelf, id)) return bySelf[id]
  return analysis ? { place: byFamily[analysis.family] } : byAccess[access]
}

/** The place of the rail that a page belongs to, if to any. */
export function placeOf(id: PageId): Place | undefined {
  const { shows }: PageRow = pages[id]
  const shown = (shows ?? id) as PageId
  const own = placeNames.find((place) => places[place].page === shown)
  if (own !== undefined) return own
  const above = aboveOf(shown)
  return above && ('place' in above ? above.place : placeOf(above.page))
}

export type Crumb = { label: string; to: string }

/** The way down to a page, the page itself left out. */
export function crumbsTo(id: PageId): Crumb[] {
  const above = aboveOf(id)
  if (above === undefined) return []
  if ('place' in above) return [places[above.place]].map(({ label, to }) => ({ label, to }))
  return [...crumbsTo(above.page), { label: pages[above.page].title, to: pageAddress(above.page) }]
}

const toolOfFamily = { answer: 'synthesis', grid: 'extraction', review: 'synthesis', writing: 'write' } as const

const toolBySelf: Partial<Record<PageId, PageId>> = {
  copilot: 'copilot',
  search: 'search',
  searchHistory: 'search',
  synthesisHistory: 'synthesis',
  projects: 'collaborate',
  newProject: 'collaborate',
  collaborationDemo: 'collaborate',
}

/** The tool of the bar that a page is a part of, as the page at which that tool begins. */
export function toolOf(id: PageId): PageId | undefined {
  const { shows, analysis, access }: PageRow = pages[id]
  if (shows !== undefined) return toolOf(shows as PageId)
  if (analysis) return toolOfFamily[analysis.family]
  return toolBySelf[id] ?? (access === 'team' ? 'collaborate' : undefined)
}
