import type { MockedEndpoint } from '../mock-endpoint.ts'
import { analysesHandlers } from './analyses.ts'
import { activityHandlers } from './activity.ts'
import { adminHandlers } from './admin/all.ts'
import { affiliateHandlers } from './affiliate.ts'
import { authHandlers } from './auth.ts'
import { billingHandlers } from './billing.ts'
import { capabilitiesHandlers } from './capabilities.ts'
import { chatHandlers } from './chat.ts'
import { collaborationHandlers } from './collaboration.ts'
import { commentsHandlers } from './comments.ts'
import { copilotHandlers } from './copilot.ts'
import { documentsHandlers } from './documents.ts'
import { enterpriseHandlers } from './enterprise.ts'
import { filesHandlers } from './files.ts'
import { highlightsHandlers } from './highlights.ts'
import { graphHandlers } from './graph.ts'
import { helpHandlers } from './help.ts'
import { invitationsHandlers } from './invitations.ts'
import { libraryFiltersHandlers } from './library-filters.ts'
import { libraryHandlers } from './library.ts'
import { lessonsHandlers } from './lessons.ts'
import { milestonesHandlers } from './milestones.ts'
import { notificationsHandlers } from './notifications.ts'
import { paymentHandlers } from './payments.ts'
import { projectsHandlers } from './projects.ts'
import { retractionsHandlers } from './retractions.ts'
import { searchAlertsHandlers } from './search-alerts.ts'
import { searchHandlers } from './search.ts'
import { sharesHandlers } from './shares.ts'
import { studentVerificationHandlers } from './student-verification.ts'
import { subscriptionHandlers } from './subscription.ts'
import { synthesesHandlers } from './syntheses.ts'
import { tasksHandlers } from './tasks.ts'
import { teamsHandlers } from './teams.ts'
import { toursHandlers } from './tours.ts'
import { usageHandlers } from './usage.ts'
import { userHandlers } from './user.ts'
import { writingHandlers } from './writing.ts'

/** Every call of the contract, answered. */
export const handlers: MockedEndpoint[] = [
  ...authHandlers,
  ...userHandlers,
  ...subscriptionHandlers,
  ...paymentHandlers,
  ...studentVerificationHandlers,
  ...enterpriseHandlers,
  ...usageHandlers,
  ...synthesesHandlers,
  ...writingHandlers,
  ...commentsHandlers,
  ...notificationsHandlers,
  ...invitationsHandlers,
  ...collaborationHandlers,
  ...helpHandlers,
  ...lessonsHandlers,
  ...toursHandlers,
  ...capabilitiesHandlers,
  ...documentsHandlers,
  ...libraryHandlers,
  ...libraryFiltersHandlers,
  ...filesHandlers,
  ...highlightsHandlers,
  ...searchHandlers,
  ...searchAlertsHandlers,
  ...graphHandlers,
  ...retractionsHandlers,
  ...billingHandlers,
  ...sharesHandlers,
  ...teamsHandlers,
  ...projectsHandlers,
  ...tasksHandlers,
  ...milestonesHandlers,
  ...activityHandlers,
  ...chatHandlers,
  ...analysesHandlers,
  ...copilotHandlers,
  ...adminHandlers,
  ...affiliateHandlers,
]
