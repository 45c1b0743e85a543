import { pageRows, type ShownPage } from '#contract/pages.ts'

import type { LoadPage, PageRoute } from './page-route.ts'
import { visitorComponents } from './visitor-routes.ts'

/** What shows each page of the table. */
const components: Record<ShownPage, LoadPage> = {
  ...visitorComponents,

  dashboard: () => import('#pages/dashboard/DashboardPage.tsx'),
  copilot: () => import('#pages/copilot/CopilotPage.tsx'),
  search: () => import('#pages/search/SearchPage.tsx'),
  searchHistory: () => import('#pages/search/SearchHistoryPage.tsx'),
  resources: () => import('#pages/library/ResourcesPage.tsx'),
  document: () => import('#pages/library/DocumentPage.tsx'),
  affiliate: () => import('#pages/affiliate/AffiliatePage.tsx'),
  campaign: () => import('#pages/affiliate/CampaignPage.tsx'),

  extraction: () => import('#pages/views/ExtractionPage.tsx'),
  literatureTable: () => import('#pages/views/LiteratureTablePage.tsx'),
  literatureMatrix: () => import('#pages/views/LiteratureMatrixPage.tsx'),
  experimentalDesigns: () => import('#pages/views/CompareDesignsPage.tsx'),
  bestPractices: () => import('#pages/views/BestPracticesPage.tsx'),
  hypotheses: () => import('#pages/views/HypothesisComparisonPage.tsx'),
  timeline: () => import('#pages/views/ResearchTimelinePage.tsx'),
  timelineComparison: () => import('#pages/views/TimelineComparisonPage.tsx'),
  researchGaps: () => import('#pages/views/ResearchGapAnalysisPage.tsx'),
  highImpact: () => import('#pages/views/HighImpactCitationsPage.tsx'),
  clinicalEvidence: () => import('#pages/views/ClinicalRelevancePage.tsx'),
  fundingRationales: () => import('#pages/views/FundingRationalesPage.tsx'),

  synthesis: () => import('#pages/syntheses/SynthesisPage.tsx'),
  synthesisHistory: () => import('#pages/syntheses/SynthesisHistoryPage.tsx'),
  systematicReview: () => import('#pages/reviews/SystematicReviewPage.tsx'),
  scopingReview: () => import('#pages/reviews/ScopingReviewPage.tsx'),
  collaborativeSynthesis: () => import('#pages/reviews/CollaborativeSynthesisPage.tsx'),
  metaAnalysis: () => import('#pages/syntheses/MetaAnalysisPage.tsx'),
  narrativeReview: () => import('#pages/syntheses/NarrativeReviewPage.tsx'),
  write: () => import('#pages/writing/WritingPage.tsx'),

  collaborate: () => import('#pages/collaboration/CollaboratePage.tsx'),
  team: () => import('#pages/collaboration/TeamPage.tsx'),
  project: () => import('#pages/collaboration/ProjectPage.tsx'),
  projectTeam: () => import('#pages/collaboration/ProjectTeamPage.tsx'),
  projectSettings: () => import('#pages/collaboration/ProjectSettingsPage.tsx'),
  projectTasks: () => import('#pages/collaboration/ProjectTasksPage.tsx'),
  projectMilestones: () => import('#pages/collaboration/ProjectMilestonesPage.tsx'),
  projectReports: () => import('#pages/collaboration/ProjectReportsPage.tsx'),
  projects: () => import('#pages/collaboration/ProjectsPage.tsx'),
  newProject: () => import('#pages/collaboration/NewProjectPage.tsx'),
  collaborationDemo: () => import('#pages/collaboration/CollaborationDemoPage.tsx'),

  selectPersona: () => import('#pages/dashboard/SelectPersonaPage.tsx'),
  profile: () => import('#pages/accounts/ProfilePage.tsx'),
  settings: () => import('#pages/accounts/SettingsPage.tsx'),
  paymentDone: () => import('#pages/billing/SubscriptionSuccessPage.tsx'),
  help: () => import('#pages/help/HelpPage.tsx'),
  knowledgeBase: () => import('#pages/knowledge/KnowledgeBasePage.tsx'),
  supportCenter: () => import('#pages/knowledge/SupportCenterPage.tsx'),
  commentTest: () => import('#pages/comments/CommentTestPage.tsx'),

  admin: () => import('#pages/admin/AdminDashboardPage.tsx'),
  adminOrganization: () => import('#pages/admin/AdminOrganizationPage.tsx'),
  adminPlatform: () => import('#pages/admin/AdminPlatformPage.tsx'),
  adminComments: () => import('#pages/admin/AdminCommentsPage.tsx'),
}

/** Every address with what shows it. */
export const routes: readonly PageRoute[] = pageRows.map(([id, { path, access, title, shows }]) => ({
  path,
  access,
  title,
  page: components[(shows ?? id) as ShownPage],
}))
