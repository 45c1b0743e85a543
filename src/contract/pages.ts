import { visitorPages } from './visitor-pages.ts'

/**
 * Who may open a page. public: visitors; who is signed in goes to the dashboard. open: everybody. protected: whoever is
 * signed in. write: besides, a plan with writing. extract, synthesis: besides, the allowance of that feature. team:
 * besides, a plan with teams. admin: besides, an admin.
 */
export type Access = 'public' | 'open' | 'protected' | 'write' | 'extract' | 'synthesis' | 'team' | 'admin'

/** What analyses of a page are. */
type AnalysisRow = {
  /** As the server keeps it; absent where the page shows a kind that another row has. */
  kind?: string
  family: 'answer' | 'review' | 'grid' | 'writing'
  /** What one such analysis is called, where that is not the title of the page. */
  label?: string
}

export type PageRow = {
  /** Parameters as `:id`, those that may be left out as `:id?`. */
  path: `/${string}`
  access: Access
  /** The name of the page in menus, in the palette and in comments. */
  title: string
  /** The row whose page this other address shows. */
  shows?: string
  /** It has no place in the palette: something else leads to it. */
  isUnlisted?: true
  analysis?: AnalysisRow
}

/** Every page of the product: the addresses of the two texts, and the names that links of comments use for the same pages. */
export const pages = {
  ...visitorPages,

  dashboard: { path: '/personalized-dashboard', access: 'protected', title: 'Dashboard' },
  copilot: { path: '/copilot', access: 'protected', title: 'Copilot' },
  search: { path: '/search', access: 'protected', title: 'Search' },
  searchHistory: { path: '/search-history', access: 'protected', title: 'Search history' },
  history: { path: '/history', access: 'protected', title: 'Search history', shows: 'searchHistory' },
  resources: { path: '/resources', access: 'protected', title: 'Resources' },
  documents: { path: '/documents', access: 'protected', title: 'Documents', shows: 'resources' },
  document: { path: '/document/:id', access: 'protected', title: 'Document' },
  affiliate: { path: '/affiliate', access: 'protected', title: 'Affiliate' },
  campaign: { path: '/campaign/:campaignId', access: 'protected', title: 'Campaign' },

  synthesis: {
    path: '/synthesis/:view?',
    access: 'synthesis',
    title: 'Synthesis',
    analysis: { kind: 'synthesis', family: 'answer', label: 'Cited answer' },
  },
  synthesisHistory: { path: '/synthesis-history', access: 'protected', title: 'Analyses' },
  systematicReview: {
    path: '/systematic-review',
    access: 'synthesis',
    title: 'Systematic review',
    analysis: { kind: 'review', family: 'review' },
  },
  scopingReview: {
    path: '/scoping-review',
    access: 'protected',
    title: 'Scoping review',
    analysis: { family: 'review' },
  },
  collaborativeSynthesis: {
    path: '/collaborative-synthesis',
    access: 'synthesis',
    title: 'Collaborative synthesis',
    analysis: { family: 'review', label: 'Collaborative review' },
  },
  metaAnalysis: {
    path: '/meta-analysis',
    access: 'synthesis',
    title: 'Meta-analysis',
    analysis: { kind: 'meta-analysis', family: 'review' },
  },
  narrativeReview: {
    path: '/narrative-review',
    access: 'synthesis',
    title: 'Narrative review',
    analysis: { kind: 'narrative', family: 'review' },
  },
  write: {
    path: '/write/:id?',
    access: 'write',
    title: 'Write',
    analysis: { kind: 'draft', family: 'writing', label: 'Draft' },
  },
  writingAssistant: { path: '/writing-assistant', access: 'write', title: 'Writing Assistant', shows: 'write' },

  extraction: {
    path: '/analyze',
    access: 'extract',
    title: 'Extraction workbench',
    analysis: { kind: 'grid', family: 'grid' },
  },
  insights: { path: '/insights', access: 'extract', title: 'Insights', shows: 'extraction' },
  literatureTable: {
    path: '/literature-review-table',
    access: 'protected',
    title: 'Literature review table',
    analysis: { kind: 'lit_table', family: 'grid' },
  },
  literatureMatrix: {
    path: '/literature-matrix',
    access: 'extract',
    title: 'Literature matrix',
    analysis: { kind: 'lit_matrix', family: 'grid' },
  },
  experimentalDesigns: {
    path: '/compare-experimental-designs',
    access: 'protected',
    title: 'Experimental designs',
    analysis: { kind: 'design_compare', family: 'grid' },
  },
  bestPractices: {
    path: '/methodological-best-practices',
    access: 'protected',
    title: 'Methodological best practices',
    analysis: { kind: 'best_practice', family: 'grid' },
  },
  hypotheses: {
    path: '/hypothesis-comparison',
    access: 'protected',
    title: 'Hypothesis comparison',
    analysis: { kind: 'hypothesis', family: 'grid' },
  },
  timeline: {
    path: '/research-timeline',
    access: 'protected',
    title: 'Research timeline',
    analysis: { kind: 'timeline', family: 'grid' },
  },
  timelineComparison: {
    path: '/timeline-comparison/:id',
    access: 'extract',
    title: 'Timeline comparison',
    analysis: { kind: 'timeline_compare', family: 'grid' },
  },
  researchGaps: {
    path: '/research-gap-analysis',
    access: 'extract',
    title: 'Research gaps',
    analysis: { kind: 'gap', family: 'grid' },
  },
  highImpact: {
    path: '/high-impact-citations',
    access: 'extract',
    title: 'High-impact citations',
    analysis: { kind: 'impact', family: 'grid' },
  },
  clinicalEvidence: {
    path: '/clinical-relevance',
    access: 'extract',
    title: 'Clinical evidence',
    analysis: { kind: 'clinical', family: 'grid' },
  },
  fundingRationales: {
    path: '/funding-rationales',
    access: 'extract',
    title: 'Funding rationales',
    analysis: { kind: 'funding', family: 'grid' },
  },

  collaborate: { path: '/collaborate', access: 'team', title: 'Collaborate' },
  team: { path: '/team/:teamId?', access: 'team', title: 'Team' },
  project: { path: '/project/:projectId?', access: 'team', title: 'Project' },
  projectOverview: { path: '/collaborate/:projectId', access: 'team', title: 'Project', shows: 'project' },
  projectTeam: { path: '/collaborate/:projectId/team', access: 'team', title: 'Project team' },
  projectSettings: { path: '/collaborate/:projectId/settings', access: 'team', title: 'Project settings' },
  projectTasks: { path: '/collaborate/:projectId/tasks', access: 'team', title: 'Tasks' },
  projectMilestones: { path: '/collaborate/:projectId/milestones', access: 'team', title: 'Milestones' },
  projectReports: { path: '/collaborate/:projectId/reports', access: 'team', title: 'Reports' },
  projects: { path: '/projects', access: 'protected', title: 'Projects' },
  newProject: { path: '/new-project', access: 'protected', title: 'New project' },
  collaborationDemo: { path: '/collaboration-demo', access: 'protected', title: 'Collaboration demo' },

  selectPersona: { path: '/select-persona', access: 'protected', title: 'Choose a persona' },
  profile: { path: '/profile', access: 'protected', title: 'Profile' },
  settings: { path: '/settings', access: 'protected', title: 'Settings' },
  paymentDone: { path: '/subscription/success', access: 'protected', title: 'Subscription', isUnlisted: true },
  studentPaymentDone: {
    path: '/subscription-success',
    access: 'protected',
    title: 'Subscription',
    shows: 'paymentDone',
  },
  help: { path: '/help', access: 'protected', title: 'Help' },
  knowledgeBase: { path: '/knowledgebase', access: 'protected', title: 'Knowledge Base' },
  supportCenter: { path: '/support-center', access: 'open', title: 'Support center' },
  commentTest: { path: '/comment-test', access: 'protected', title: 'Comment test', isUnlisted: true },

  admin: { path: '/admin-dashboard', access: 'admin', title: 'Admin Dashboard' },
  adminStart: { path: '/admin', access: 'admin', title: 'Admin Dashboard', shows: 'admin' },
  adminOrganization: { path: '/admin/organization', access: 'admin', title: 'Admin organization' },
  adminPlatform: { path: '/admin/platform', access: 'admin', title: 'Admin platform' },
  adminComments: { path: '/admin/comments', access: 'admin', title: 'Admin comments' },
} as const satisfies Record<string, PageRow>

export type Pages = typeof pages
export type PageId = keyof Pages
/** The rows that have a page of their own. */
export type ShownPage = { [Id in PageId]: Pages[Id] extends { shows: string } ? never : Id }[PageId]

/** The table row by row. */
export const pageRows = Object.entries(pages) as readonly (readonly [PageId, PageRow])[]

/** Addresses that are answered under another one. */
export const redirects = [{ from: '/affiliate-dashboard', to: pages.affiliate.path }] as const

/** The address of a row without what may be left out: where the page begins. */
export const pageAddress = (id: PageId): string => pages[id].path.replace(/\/:\w+\?$/, '')

/** Whether a page begins without anything to open. */
export const isBegun = (id: PageId): boolean => !pageAddress(id).includes(':')
