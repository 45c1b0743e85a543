import type { Answered } from '#engine/answers/answer.ts'
import { httpHandler, type MockedEndpoint } from './http-handler.ts'
import { analysesHandlers } from '#engine/analyses/analyses.additions.ts'
import { activityHandlers } from '../collaboration/activity.additions.ts'
import { adminHandlers } from '../admin/admin.additions.ts'
import { affiliateHandlers } from '../affiliate/affiliate.additions.ts'
import { authHandlers } from '../accounts/auth.handlers.ts'
import { billingHandlers } from '../billing/billing.additions.ts'
import { capabilitiesHandlers } from '../capabilities/capabilities.additions.ts'
import { chatHandlers } from '../collaboration/chat.additions.ts'
import { collaborationHandlers } from '../collaboration/collaboration.handlers.ts'
import { commentsHandlers } from '../comments/comments.handlers.ts'
import { copilotHandlers } from '#engine/copilot/copilot.additions.ts'
import { documentsHandlers } from '#engine/library/documents.additions.ts'
import { enterpriseHandlers } from '../billing/enterprise.handlers.ts'
import { filesHandlers } from '#engine/library/files.additions.ts'
import { highlightsHandlers } from '#engine/library/highlights.additions.ts'
import { graphHandlers } from '#engine/library/graph.additions.ts'
import { helpHandlers } from '../help/help.handlers.ts'
import { invitationsHandlers } from '../collaboration/invitations.handlers.ts'
import { libraryFiltersHandlers } from '#engine/library/library-filters.additions.ts'
import { citationStylesHandlers } from '#engine/writing/citation-styles.additions.ts'
import { libraryCareHandlers } from '#engine/library/library-care.additions.ts'
import { libraryLedgerHandlers } from '#engine/library/library-ledger.additions.ts'
import { librarySourcesHandlers } from '#engine/library/library-sources.additions.ts'
import { libraryHandlers } from '#engine/library/library.additions.ts'
import { lessonsHandlers } from '../lessons/lessons.handlers.ts'
import { milestonesHandlers } from '../collaboration/milestones.additions.ts'
import { modelsHandlers } from '../language-model/models.additions.ts'
import { notificationsHandlers } from '../notifications/notifications.handlers.ts'
import { paymentHandlers } from '../billing/payments.handlers.ts'
import { fullTextJobsHandlers } from '../sources/full-text-jobs.additions.ts'
import { outsideJobsHandlers } from '../sources/outside-jobs.additions.ts'
import { outsideSourcesHandlers } from '../sources/outside-sources.additions.ts'
import { projectsHandlers } from '../collaboration/projects.additions.ts'
import { retractionsHandlers } from '#engine/library/retractions.additions.ts'
import { searchAlertsHandlers } from '#engine/search/search-alerts.additions.ts'
import { searchHandlers } from '#engine/search/search.additions.ts'
import { sharesHandlers } from '../shares/shares.additions.ts'
import { studentVerificationHandlers } from '../billing/student-verification.handlers.ts'
import { subscriptionHandlers } from '../billing/subscription.handlers.ts'
import { synthesesAdditions } from '#engine/syntheses/syntheses.additions.ts'
import { synthesesHandlers } from '#engine/syntheses/syntheses.handlers.ts'
import { tasksHandlers } from '../collaboration/tasks.additions.ts'
import { teamsHandlers } from '../collaboration/teams.additions.ts'
import { toursHandlers } from '../tours/tours.handlers.ts'
import { usageHandlers } from '../billing/usage.handlers.ts'
import { userHandlers } from '../accounts/user.handlers.ts'
import { writingHandlers } from '#engine/writing/writing.additions.ts'

/** The calls of the two texts. */
const specified: readonly Answered[] = [
  ...authHandlers,
  ...userHandlers,
  ...subscriptionHandlers,
  ...paymentHandlers,
  ...studentVerificationHandlers,
  ...enterpriseHandlers,
  ...usageHandlers,
  ...synthesesHandlers,
  ...commentsHandlers,
  ...notificationsHandlers,
  ...invitationsHandlers,
  ...collaborationHandlers,
  ...helpHandlers,
  ...lessonsHandlers,
  ...toursHandlers,
]

/** The calls that are additions of ours. */
const additions: readonly Answered[] = [
  ...capabilitiesHandlers,
  ...documentsHandlers,
  ...libraryHandlers,
  ...libraryFiltersHandlers,
  ...citationStylesHandlers,
  ...libraryLedgerHandlers,
  ...librarySourcesHandlers,
  ...libraryCareHandlers,
  ...filesHandlers,
  ...highlightsHandlers,
  ...searchHandlers,
  ...searchAlertsHandlers,
  ...outsideSourcesHandlers,
  ...outsideJobsHandlers,
  ...fullTextJobsHandlers,
  ...graphHandlers,
  ...retractionsHandlers,
  ...billingHandlers,
  ...sharesHandlers,
  ...teamsHandlers,
  ...projectsHandlers,
  ...tasksHandlers,
  ...milestonesHandlers,
  ...modelsHandlers,
  ...activityHandlers,
  ...chatHandlers,
  ...analysesHandlers,
  ...synthesesAdditions,
  ...copilotHandlers,
  ...writingHandlers,
  ...adminHandlers,
  ...affiliateHandlers,
]

/** Every call of the contract, answered over HTTP. */
export const handlers: MockedEndpoint[] = [...specified, ...additions].map(httpHandler)
