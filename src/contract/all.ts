import { accountDeletionApi } from './account-deletion.ts'
import { authApi } from './auth.ts'
import { capabilitiesApi } from './capabilities.ts'
import { collaborationApi } from './collaboration.ts'
import { commentsApi } from './comments.ts'
import { devLoginApi } from './dev-login.ts'
import { documentsApi } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { enterpriseApi } from './enterprise.ts'
import { helpApi } from './help.ts'
import { invitationsApi } from './invitations.ts'
import { lessonsApi } from './lessons.ts'
import { notificationsApi } from './notifications.ts'
import { searchApi } from './search.ts'
import { studentVerificationApi } from './student-verification.ts'
import { subscriptionApi } from './subscription.ts'
import { synthesesApi } from './syntheses.ts'
import { toursApi } from './tours.ts'
import { usageApi } from './usage.ts'
import { userApi } from './user.ts'

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
  notificationsApi,
  invitationsApi,
  collaborationApi,
  helpApi,
  lessonsApi,
  toursApi,
  capabilitiesApi,
  documentsApi,
  searchApi,
  accountDeletionApi,
}

/** The domains that are additions of ours, behind the probe of GET /capabilities. */
export const additions = ['capabilities', 'documents', 'search', 'accountDeletion']

export const endpoints: readonly Endpoint[] = Object.values(domains).flatMap((domain) =>
  Object.values<Endpoint>(domain),
)
