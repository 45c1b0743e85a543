const part = (value: string) => encodeURIComponent(value)

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Every address that somebody links to. A test proves that each lands on a row of the route table. */
export const paths = {
  home: () => '/',
  auth: (view?: 'login' | 'register' | 'forgot') => withQuery('/auth', { view: view === 'login' ? undefined : view }),
  resetPassword: () => '/reset-password',
  dashboard: () => '/personalized-dashboard',
  copilot: () => '/copilot',
  /** `run` opens a run again as it was answered. */
  search: (query: { q?: string; run?: string; shared?: string } = {}) => withQuery('/search', query),
  searchHistory: () => '/search-history',
  synthesisHistory: () => '/synthesis-history',
  resources: () => '/resources',
  /** `q` is the quote to light; `s` and `e` are its offsets in the document's text. */
  document: (id: string, passage: { q?: string; s?: string; e?: string } = {}) =>
    withQuery(`/document/${part(id)}`, passage),
  /** `id` opens a saved synthesis, `new` with document ids starts one. */
  synthesis: (view?: string, query: { id?: string; documents?: string; q?: string } = {}) =>
    withQuery(view ? `/synthesis/${part(view)}` : '/synthesis', query),
  analyze: () => '/analyze',
  write: (id?: string) => (id ? `/write/${part(id)}` : '/write'),
  collaborate: () => '/collaborate',
  team: (id?: string) => (id ? `/team/${part(id)}` : '/team'),
  project: (id?: string) => (id ? `/project/${part(id)}` : '/project'),
  projects: () => '/projects',
  newProject: () => '/new-project',
  selectPersona: () => '/select-persona',
  profile: () => '/profile',
  settings: (tab?: string) => withQuery('/settings', { tab }),
  help: () => '/help',
  knowledgeBase: () => '/knowledgebase',
  supportCenter: () => '/support-center',
  affiliate: () => '/affiliate',
  admin: () => '/admin-dashboard',
  adminComments: () => '/admin/comments',
} as const
