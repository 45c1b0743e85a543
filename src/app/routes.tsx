import type { PageRoute } from './page-route.ts'
import { visitorRoutes } from './visitor-routes.ts'

const subscriptionSuccess = () => import('#pages/billing/SubscriptionSuccessPage.tsx')
const searchHistory = () => import('#pages/search/SearchHistoryPage.tsx')
const resources = () => import('#pages/library/ResourcesPage.tsx')
const writing = () => import('#pages/writing/WritingPage.tsx')
const adminDashboard = () => import('#pages/admin/AdminDashboardPage.tsx')
const extraction = () => import('#pages/views/ExtractionPage.tsx')

/** Section 2 of the first text, row by row. */
const specified: readonly PageRoute[] = [
  ...visitorRoutes,

  { path: '/personalized-dashboard', access: 'protected', page: () => import('#pages/dashboard/DashboardPage.tsx') },
  { path: '/copilot', access: 'protected', page: () => import('#pages/copilot/CopilotPage.tsx') },
  { path: '/search', access: 'protected', page: () => import('#pages/search/SearchPage.tsx') },
  { path: '/search-history', access: 'protected', page: searchHistory },
  { path: '/history', access: 'protected', page: searchHistory },
  { path: '/synthesis-history', access: 'protected', page: () => import('#pages/syntheses/SynthesisHistoryPage.tsx') },
  { path: '/resources', access: 'protected', page: resources },
  { path: '/document/:id', access: 'protected', page: () => import('#pages/library/DocumentPage.tsx') },
  {
    path: '/literature-review-table',
    access: 'protected',
    page: () => import('#pages/views/LiteratureTablePage.tsx'),
  },
  {
    path: '/hypothesis-comparison',
    access: 'protected',
    page: () => import('#pages/views/HypothesisComparisonPage.tsx'),
  },
  { path: '/research-timeline', access: 'protected', page: () => import('#pages/views/ResearchTimelinePage.tsx') },
  {
    path: '/methodological-best-practices',
    access: 'protected',
    page: () => import('#pages/views/BestPracticesPage.tsx'),
  },
  {
    path: '/compare-experimental-designs',
    access: 'protected',
    page: () => import('#pages/views/CompareDesignsPage.tsx'),
  },
  { path: '/scoping-review', access: 'protected', page: () => import('#pages/reviews/ScopingReviewPage.tsx') },
  { path: '/write/:id?', access: 'protected', page: writing },
  { path: '/settings', access: 'protected', page: () => import('#pages/accounts/SettingsPage.tsx') },
  { path: '/help', access: 'protected', page: () => import('#pages/help/HelpPage.tsx') },
  { path: '/knowledgebase', access: 'protected', page: () => import('#pages/knowledge/KnowledgeBasePage.tsx') },
  { path: '/new-project', access: 'protected', page: () => import('#pages/collaboration/NewProjectPage.tsx') },
  { path: '/projects', access: 'protected', page: () => import('#pages/collaboration/ProjectsPage.tsx') },
  { path: '/select-persona', access: 'protected', page: () => import('#pages/dashboard/SelectPersonaPage.tsx') },
  { path: '/profile', access: 'protected', page: () => import('#pages/accounts/ProfilePage.tsx') },
  {
    path: '/collaboration-demo',
    access: 'protected',
    page: () => import('#pages/collaboration/CollaborationDemoPage.tsx'),
  },
  { path: '/comment-test', access: 'protected', page: () => import('#pages/comments/CommentTestPage.tsx') },
  { path: '/affiliate', access: 'protected', page: () => import('#pages/affiliate/AffiliatePage.tsx') },
  { path: '/campaign/:campaignId', access: 'protected', page: () => import('#pages/affiliate/CampaignPage.tsx') },

  { path: '/admin', access: 'admin', page: adminDashboard },
  { path: '/admin-dashboard', access: 'admin', page: adminDashboard },
  { path: '/admin/comments', access: 'admin', page: () => import('#pages/admin/AdminCommentsPage.tsx') },
  { path: '/admin/organization', access: 'admin', page: () => import('#pages/admin/AdminOrganizationPage.tsx') },
  { path: '/admin/platform', access: 'admin', page: () => import('#pages/admin/AdminPlatformPage.tsx') },

  { path: '/analyze', access: 'extract', page: extraction },
  { path: '/high-impact-citations', access: 'extract', page: () => import('#pages/views/HighImpactCitationsPage.tsx') },
  { path: '/research-gap-analysis', access: 'extract', page: () => import('#pages/views/ResearchGapAnalysisPage.tsx') },
  { path: '/literature-matrix', access: 'extract', page: () => import('#pages/views/LiteratureMatrixPage.tsx') },
  { path: '/clinical-relevance', access: 'extract', page: () => import('#pages/views/ClinicalRelevancePage.tsx') },
  { path: '/funding-rationales', access: 'extract', page: () => import('#pages/views/FundingRationalesPage.tsx') },
  {
    path: '/timeline-comparison/:id',
    access: 'extract',
    page: () => import('#pages/views/TimelineComparisonPage.tsx'),
  },

  { path: '/synthesis/:view?', access: 'synthesis', page: () => import('#pages/syntheses/SynthesisPage.tsx') },
  { path: '/systematic-review', access: 'synthesis', page: () => import('#pages/reviews/SystematicReviewPage.tsx') },
  { path: '/meta-analysis', access: 'synthesis', page: () => import('#pages/syntheses/MetaAnalysisPage.tsx') },
  { path: '/narrative-review', access: 'synthesis', page: () => import('#pages/syntheses/NarrativeReviewPage.tsx') },
  {
    path: '/collaborative-synthesis',
    access: 'synthesis',
    page: () => import('#pages/reviews/CollaborativeSynthesisPage.tsx'),
  },

  { path: '/collaborate', access: 'team', page: () => import('#pages/collaboration/CollaboratePage.tsx') },
  { path: '/team/:teamId?', access: 'team', page: () => import('#pages/collaboration/TeamPage.tsx') },
  { path: '/project/:projectId?', access: 'team', page: () => import('#pages/collaboration/ProjectPage.tsx') },
  { path: '/collaborate/:projectId', access: 'team', page: () => import('#pages/collaboration/ProjectPage.tsx') },
  {
    path: '/collaborate/:projectId/team',
    access: 'team',
    page: () => import('#pages/collaboration/ProjectTeamPage.tsx'),
  },
  {
    path: '/collaborate/:projectId/settings',
    access: 'team',
    page: () => import('#pages/collaboration/ProjectSettingsPage.tsx'),
  },
  {
    path: '/collaborate/:projectId/tasks',
    access: 'team',
    page: () => import('#pages/collaboration/ProjectTasksPage.tsx'),
  },
  {
    path: '/collaborate/:projectId/milestones',
    access: 'team',
    page: () => import('#pages/collaboration/ProjectMilestonesPage.tsx'),
  },
  {
    path: '/collaborate/:projectId/reports',
    access: 'team',
    page: () => import('#pages/collaboration/ProjectReportsPage.tsx'),
  },

  { path: '/support-center', access: 'open', page: () => import('#pages/knowledge/SupportCenterPage.tsx') },

  { path: '/subscription-success', access: 'protected', page: subscriptionSuccess },
  { path: '/subscription/success', access: 'protected', page: subscriptionSuccess },
]

/** Names that links of comments and old addresses use for the same pages. */
const aliases: readonly PageRoute[] = [
  { path: '/documents', access: 'protected', page: resources },
  { path: '/insights', access: 'extract', page: extraction },
  { path: '/writing-assistant', access: 'protected', page: writing },
]

export const routes: readonly PageRoute[] = [...specified, ...aliases]

/** Addresses that are answered under another one. */
export const redirects: readonly { from: string; to: string }[] = [{ from: '/affiliate-dashboard', to: '/affiliate' }]
