import type { Comment } from '#contract/comments.ts'
import type { Lesson } from '#contract/lessons.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Paper } from '#contract/papers.ts'
import type { SearchRun } from '#contract/search.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import type { PlanId } from '#contract/subscription.ts'
import type { GatedFeature } from '#contract/usage.ts'

/** A person with what a server knows of them. `passwordHash` is `iterations$salt$hash` (PBKDF2-SHA-256, base64url). */
export type AccountRow = {
  id: string
  username: string
  email: string
  passwordHash: string
  isAdmin: boolean
  role: string
  plan: PlanId
  billing?: 'monthly' | 'yearly'
  firstName?: string
  lastName?: string
  affiliation?: string
  orcid?: string
  bio?: string
  website?: string
  interests?: string[]
  personaType?: string
  personaData?: Record<string, unknown>
  dashboardSettings?: Record<string, unknown>
  studentVerificationStatus: string
  studentVerificationData?: { institutionName: string; studentId?: string; expectedGraduation: string }
  studentVerificationDocument?: string
  /** Payment that a checkout has begun: fulfilled when its secret is confirmed. */
  pendingCheckout?: { clientSecret: string; plan: PlanId; billing: 'monthly' | 'yearly'; teamId?: string }
  createdAt: string
}
/** A payment as its provider knows it; the id is the client secret. `at` is when the status was last changed. */
export type PaymentRow = {
  id: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  at: string
}
export type SessionRow = { id: string; accountId: string; createdAt: string; expiresAt: string }
export type ResetTokenRow = { id: string; accountId: string; expiresAt: string; usedAt?: string }
/** Uses of one feature by one person in one month; id `account:feature:2026-11`. */
export type UsageRow = { id: string; accountId: string; feature: GatedFeature; month: string; used: number }
export type DocumentRow = Paper & { ownerId: string }
/** Answers of batches already imported, so that a repeat is answered and not done again; id `account:import:batch`. */
export type ImportRow = { id: string; ownerId: string; outcomes: unknown[]; at: string }
/** A run as it was answered: the papers by id alone, since they stand in the library. */
export type SearchRunRow = {
  id: string
  ownerId: string
  at: string
  run: Omit<SearchRun, 'items'>
  hits: { documentId: string; score: number; terms: string[]; sentence?: string }[]
}
export type SynthesisRow = Synthesis & { id: string; ownerId: string; clientKey?: string }
export type CommentRow = Comment & { id: string; userId: string; userLastName?: string; userEmail?: string }
export type NotificationRow = Notification & { id: string; accountId: string }
export type InvitationRow = {
  id: string
  kind: 'team' | 'project'
  targetId: string
  name: string
  email: string
  role: string
  invitedBy: string
  status: 'pending' | 'accepted' | 'declined'
  at: string
}
export type TeamRow = {
  id: string
  name: string
  organization?: string
  hierarchy_path?: string
  members: { accountId: string; role: 'owner' | 'admin' | 'member' }[]
}
export type ProjectRow = {
  id: string
  title: string
  description?: string
  ownerId: string
  memberIds: string[]
  teamId?: string
}
export type TaskRow = {
  id: string
  title: string
  description?: string
  projectId?: string
  teamId?: string
  dueDate?: string
  status: string
  createdBy: string
  metadata?: Record<string, unknown>
}
/** `room`: 'global' or a project id. */
export type ChatRow = { id: string; room: string; content: string; userId: string; userName: string; createdAt: string }
export type LessonRow = Lesson & { id: string }
export type LessonProgressRow = {
  id: string
  accountId: string
  lessonId: string
  status: string
  notes?: string
  at: string
}
export type TourRow = { id: string; accountId: string; tourKey: string; at: string }
export type TicketRow = {
  id: string
  accountId?: string
  title: string
  body: string
  severity: string
  route?: string
  persona?: string
  at: string
}
export type FeedbackRow = {
  id: string
  accountId?: string
  type: string
  title: string
  body: string
  rating?: number
  at: string
}
export type ConversationRow = {
  id: string
  accountId: string
  messages: { id: string; role: string; content: string; timestamp: string }[]
}
export type HelpEventRow = { id: string; accountId?: string; kind: string; at: string }
export type ContactRow = { id: string; at: string; request: Record<string, unknown> }
/** An uploaded file, base64. */
export type FileRow = { id: string; ownerId: string; name: string; type: string; bytes: string }
