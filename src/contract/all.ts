import { accountDeletionApi } from './account-deletion.ts'
import { activityApi } from './activity.ts'
import { adminApi } from './admin.ts'
import { affiliateApi } from './affiliate.ts'
import { analysesApi } from './analyses.ts'
import { authApi } from './auth.ts'
import { billingApi } from './billing.ts'
import { capabilitiesApi } from './capabilities.ts'
import { chatApi } from './chat.ts'
import { citationStylesApi } from './citation-styles.ts'
import { collaborationApi } from './collaboration.ts'
import { commentPlacesApi } from './comment-places.ts'
import { commentsApi } from './comments.ts'
import { copilotApi } from './copilot.ts'
import { devLoginApi } from './dev-login.ts'
import { documentsApi } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { enterpriseApi } from './enterprise.ts'
import { filesApi } from './files.ts'
import { graphApi } from './graph.ts'
import { helpApi } from './help.ts'
import { highlightsApi } from './highlights.ts'
import { invitationsApi } from './invitations.ts'
import { libraryCareApi } from './library-care.ts'
import { libraryFiltersApi } from './library-filters.ts'
import { libraryLedgerApi } from './library-ledger.ts'
import { librarySourcesApi } from './library-sources.ts'
import { libraryApi } from './library.ts'
import { lessonsApi } from './lessons.ts'
import { milestonesApi } from './milestones.ts'
import { modelsApi } from './models.ts'
import { notificationsApi } from './notifications.ts'
import { fullTextJobsApi } from './full-text-jobs.ts'
import { outsideJobsApi } from './outside-jobs.ts'
import { outsideSourcesApi } from './outside-sources.ts'
import { projectsApi } from './projects.ts'
import { retractionsApi } from './retractions.ts'
import { searchAlertsApi } from './search-alerts.ts'
import { sessionsApi } from './sessions.ts'
import { searchApi } from './search.ts'
import { sharesApi } from './shares.ts'
import { studentVerificationApi } from './student-verification.ts'
import { subscriptionApi } from './subscription.ts'
import { synthesesApi } from './syntheses.ts'
import { tasksApi } from './tasks.ts'
import { teamsApi } from './teams.ts'
import { toursApi } from './tours.ts'
import { usageApi } from './usage.ts'
import { userApi } from './user.ts'
import { writingApi } from './writing.ts'

/** Every domain: for the embedded API, for tests and for documents made from the contract. The page never imports this. */
export const domains = {
  authApi,
  devLoginApi,
  userApi,
  subscriptionApi,
  studentVerificationApi,
  enterpriseApi,
  usageApi,
  synthesesApi,
  commentsApi,
  commentPlacesApi,
  notificationsApi,
  invitationsApi,
  collaborationApi,
  helpApi,
  lessonsApi,
  toursApi,
  capabilitiesApi,
  documentsApi,
  libraryApi,
  libraryFiltersApi,
  libraryLedgerApi,
  librarySourcesApi,
  libraryCareApi,
  filesApi,
  highlightsApi,
  searchApi,
  searchAlertsApi,
  outsideSourcesApi,
  outsideJobsApi,
  fullTextJobsApi,
  graphApi,
  retractionsApi,
  accountDeletionApi,
  sessionsApi,
  billingApi,
  sharesApi,
  teamsApi,
  projectsApi,
  tasksApi,
  milestonesApi,
  modelsApi,
  activityApi,
  chatApi,
  analysesApi,
  copilotApi,
  writingApi,
  citationStylesApi,
  adminApi,
  affiliateApi,
}

/** The domains that are additions of ours, behind the probe of GET /capabilities. */
export const additions = [
  'commentPlaces',
  'capabilities',
  'documents',
  'library',
  'libraryFilters',
  'libraryLedger',
  'librarySources',
  'libraryCare',
  'files',
  'highlights',
  'search',
  'searchAlerts',
  'outsideSources',
  'outsideJobs',
  'fullTextJobs',
  'graph',
  'retractions',
  'accountDeletion',
  'sessions',
  'billing',
  'shares',
  'teams',
  'projects',
  'tasks',
  'milestones',
  'models',
  'activity',
  'chat',
  'analyses',
  'copilot',
  'writing',
  'citationStyles',
  'admin',
  'affiliate',
]

export const endpoints: readonly Endpoint[] = Object.values(domains).flatMap((domain) =>
  Object.values<Endpoint>(domain),
)
