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
  /** `session` opens one, `shared` what somebody shared. */
  copilot: (query: { session?: string; shared?: string } = {}) => withQuery('/copilot', query),
  /** For visitors; whoever is signed in goes by `copilot({ shared })`. */
  sharedCopilot: (token: string) => `/copilot/shared/${part(token)}`,
  /** `run` opens a run again as it was answered. */
  search: (query: { q?: string; run?: string; shared?: string } = {}) => withQuery('/search', query),
  /** For visitors; whoever is signed in goes by `search({ shared })`. */
  sharedSearch: (token: string) => `/search/shared/${part(token)}`,
  searchHistory: () => '/search-history',
  /** `id` opens a saved synthesis: reading is free, so its address stands outside the gate of generating. */
  synthesisHistory: (id?: string) => withQuery('/synthesis-history', { id }),
  resources: () => '/resources',
  /**
   * `q` is the quote to light; `s` and `e` are its offsets in the document's text; `page` counts from 1; `h` is a
   * highlight; `with` is a second paper beside it.
   */
  document: (
    id: string,
    passage: { page?: string; q?: string; s?: string; e?: string; h?: string; with?: string } = {},
  ) => withQuery(`/document/${part(id)}`, passage),
  /** `documents` (ids, comma-separated) and `q` fill the form of a new synthesis; for `ask` its papers are looked for. */
  synthesis: (view?: string, query: { documents?: string; q?: string; ask?: string } = {}) =>
    withQuery(view ? `/synthesis/${part(view)}` : '/synthesis', query),
  analyze: () => '/analyze',
  write: (id?: string) => (id ? `/write/${part(id)}` : '/write'),
  collaborate: () => '/collaborate',
  team: (id?: string) => (id ? `/team/${part(id)}` : '/team'),
  project: (id?: string) => (id ? `/project/${part(id)}` : '/project'),
  /** `task` opens one task, `milestone` lists what belongs to one. */
  projectPart: (
    id: string,
    page: 'tasks' | 'milestones' | 'reports' | 'team' | 'settings',
    query: { task?: string; milestone?: string } = {},
  ) => withQuery(`/collaborate/${part(id)}/${page}`, query),
  projects: () => '/projects',
  newProject: () => '/new-project',
  collaborationDemo: () => '/collaboration-demo',
  selectPersona: () => '/select-persona',
  profile: () => '/profile',
  settings: (tab?: string) => withQuery('/settings', { tab }),
  /** Where a payment returns to: the student flow, and every other checkout. */
  studentPaymentDone: () => '/subscription-success',
  paymentDone: () => '/subscription/success',
  help: () => '/help',
  knowledgeBase: () => '/knowledgebase',
  supportCenter: () => '/support-center',
  affiliate: () => '/affiliate',
  /** One of an affiliate's own campaigns. */
  campaign: (id: string) => `/campaign/${part(id)}`,
  /** `view` is one of its lists; the rest are that list's filters. */
  admin: (query: Record<string, string | undefined> = {}) => withQuery('/admin-dashboard', query),
  adminOrganization: (query: { view?: string; state?: string } = {}) => withQuery('/admin/organization', query),
  adminPlatform: () => '/admin/platform',
  adminComments: (query: { status?: string } = {}) => withQuery('/admin/comments', query),
} as const
