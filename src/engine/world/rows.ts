import type { ActivityEvent } from '#contract/activity.ts'
import type { AdminLogEntry } from '#contract/admin.ts'
import type { Comment } from '#contract/comments.ts'
import type { Answer, Question, Scope } from '#contract/copilot.ts'
import type { KeptStyle } from '#contract/citation-styles.ts'
import type { Highlight } from '#contract/highlights.ts'
import type { Lesson } from '#contract/lessons.ts'
import type { TextPage } from '#contract/files.ts'
import type { FilterLook } from '#contract/library-filters.ts'
import type { LibrarySource, SourceDetails } from '#contract/library-sources.ts'
import type { ModelProvider } from '#contract/model-providers.ts'
import type { Milestone } from '#contract/milestones.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Paper, PaperDraft, PaperFile, RelationKind, Shelf } from '#contract/papers.ts'
import type { ProjectSettings, Resource } from '#contract/projects.ts'
import type { SharedDocument, SharedMessage, SharedSynthesis } from '#contract/shares.ts'
import type { JobPart, OutsideJob } from '#contract/outside-jobs.ts'
import type { FullTextJob } from '#contract/full-text-jobs.ts'
import type { AskedSource, SourcePolicy } from '#contract/outside-sources.ts'
import type { ExternalSource, SearchHit, SearchRun, SearchSource } from '#contract/search.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import type { PlanId } from '#contract/subscription.ts'
import type { TaskPatch } from '#contract/tasks.ts'
import type { GatedFeature } from '#contract/usage.ts'

/** A person with what a server knows of them. `passwordHash` is `iterations$salt$hash` (PBKDF2-SHA-256, base64url). */
export type AccountRow = {
  id: string
  username: string
  email: string
  /** When the address was last changed; absent while it is that of the registration. */
  emailChangedAt?: string
  /** The address that was proved by a letter, in small letters. */
  provenEmail?: string
  /** The first admin of a server, until somebody has set its password. */
  isUnclaimed?: boolean
  passwordHash: string
  isAdmin: boolean
  role: string
  plan: PlanId
  billing?: 'monthly' | 'yearly'
  /** The team whose seats a team plan was bought for. */
  paidTeamId?: string
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
  /** The document itself, where it was sent to this server. */
  studentVerificationFileId?: string
  studentVerificationAppliedAt?: string
  studentVerificationDegree?: string
  studentVerificationDocumentType?: string
  /** Why the last application was not approved. */
  studentVerificationReason?: string
  /** Until when the student status holds; a verification sets it. */
  studentVerificationExpiresAt?: string
  /** Payment that a checkout has begun: fulfilled when its secret is confirmed. `amount` in dollars. */
  pendingCheckout?: {
    clientSecret: string
    plan: PlanId
    billing: 'monthly' | 'yearly'
    teamId?: string
    amount?: number
    /** The price of the whole period, before anything was taken off. */
    worth?: number
  }
  createdAt: string
}
/** A payment as its provider knows it; the id is the client secret. `at` is when the status was last changed. */
export type PaymentRow = {
  id: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  at: string
}
/** One charge that went through, in dollars. The next follows a period later while the plan holds. */
export type InvoiceRow = {
  id: string
  accountId: string
  at: string
  plan: PlanId
  billing: 'monthly' | 'yearly'
  amount: number
  /** The price of the whole period, where something was taken off the charge. */
  worth?: number
}
/** `id`: the SHA-256 of the secret that the browser carries, base64url. The secret itself is kept nowhere. */
export type SessionRow = { id: string; accountId: string; createdAt: string; expiresAt: string; device?: string }
/** `id`: as that of a session. */
/** `mailedTo`: the address to which the link went by mail; who uses it has proved that it is theirs. */
export type ResetTokenRow = { id: string; accountId: string; expiresAt: string; usedAt?: string; mailedTo?: string }
/** Uses of one feature by one person in one month; id `account:feature:2026-11`. `days`: how many on each day, in UTC. */
export type UsageRow = {
  id: string
  accountId: string
  feature: GatedFeature
  month: string
  used: number
  days?: Record<string, number>
  /** Runs of the month that the server counted when they began, the newest last. */
  runs?: readonly string[]
  /** How many of them no page has reported yet. */
  unreported?: number
}
export type DocumentRow = Paper & { ownerId: string }
/** What a person says of a starter paper; id `account:document`. */
export type ShelfRow = { id: string; ownerId: string; documentId: string; shelf: Shelf }
export type CollectionRow = { id: string; ownerId: string; name: string; parentId?: string; clientKey?: string }
export type LibraryFilterRow = { id: string; ownerId: string; name: string; look: FilterLook; clientKey?: string }
/** A `.csl` file that a person brought; one for each identifier of a style. */
export type CitationStyleRow = KeptStyle & { ownerId: string; text: string }
/** A file of a paper; its bytes stand in `files` under the same id, the text read from it in `paperTexts`. */
export type PaperFileRow = Omit<PaperFile, 'url' | 'sharedBy'> & {
  ownerId: string
  clientKey?: string
  outcome?: string
}
/** Text that was read from a file; the id is the file's. */
export type PaperTextRow = { id: string; ownerId: string; pages: TextPage[]; textHash: string }
/** `removedAt`: taken away, and kept for a day so that it can be brought back. */
export type HighlightRow = Highlight & { id: string; documentId: string; ownerId: string; removedAt?: string }
/** Papers and shelves as they stood before a change of many. */
export type UndoRow = {
  id: string
  ownerId: string
  at: string
  documents: DocumentRow[]
  shelves: ShelfRow[]
  files?: { id: string; documentId: string }[]
  highlights?: { id: string; documentId: string }[]
}
/** Two papers that a person said are two works; id `account:first second`. */
export type DistinctPairRow = { id: string; ownerId: string; ids: [string, string] }
/** Answers of batches already imported, so that a repeat is answered and not done again; id `account:import:batch`. */
export type ImportRow = {
  id: string
  ownerId: string
  outcomes: unknown[]
  at: string
  /** Of an import that is kept as a source; those of the time before sources have neither. */
  file?: string
  /** What each said, where no paper holds that: the record that brought a paper stands in the paper and in `originals`. */
  records?: { line?: number; draft?: PaperDraft }[]
  /** Papers that came back from an export: their sources came back by themselves. */
  isNoSource?: true
}
/** A paper's record as it came, kept from the first change on; the id is the paper's. */
export type OriginalRow = {
  id: string
  ownerId: string
  draft: PaperDraft
  /** When the paper was removed for good: what is left says what it was, for what cites it. */
  goneAt?: string
}
/** A removed paper; the id is the paper's. */
export type TrashRow = { id: string; ownerId: string; removedAt: string; paper: DocumentRow }
/** What a person said of how one paper belongs to another; id `account:from of kind`. */
export type RelationRow = {
  id: string
  ownerId: string
  from: string
  of: string
  kind: RelationKind
  state: 'accepted' | 'dismissed'
}
/** Records that a person made one, as they were. `undoneAt`: taken apart again. */
export type MergeRow = {
  id: string
  ownerId: string
  at: string
  keep: string
  before: DocumentRow
  dropped: DocumentRow[]
  after: PaperDraft
  files: { id: string; documentId: string }[]
  highlights: { id: string; documentId: string }[]
  undoneAt?: string
}
/** What is said of an import as a whole; id `account:import`. */
export type LibrarySourceRow = Omit<SourceDetails, 'arm'> & {
  id: string
  ownerId: string
  sourceId: string
  arm?: LibrarySource['arm']
  recognised?: string
  format?: string
  skippedCount?: number
  skipped?: { line: number; reason: string; excerpt: string }[]
  updates?: string
  removedAt?: string
}
/** A run as it was answered: the papers by id alone, since they stand in the library. See `packedRun`. */
export type SearchRunRow = {
  id: string
  ownerId: string
  at: string
  run: Omit<SearchRun, 'items' | 'next'>
  /** Its papers as one text. */
  found?: string
  /** The papers of a run of earlier versions: `paper` for one that is in no library, `rest` for those that come after. */
  hits?: (Omit<SearchHit, 'paper'> & { documentId: string; paper?: Paper })[]
  rest?: { documentId: string; score: number; terms: string[] }[]
  clientKey?: string
}
/** What sources outside said of a paper, under the id of the paper. */
export type PaperCheckRow = { id: string; at: string; retracted: boolean; corrected: boolean; knownTo: string[] }
/** A search that is asked again by itself. `told`: names of every paper that it has been told of or had from the start. */
export type SearchAlertRow = {
  id: string
  ownerId: string
  query: string
  sources?: SearchSource[]
  createdAt: string
  checkedAt?: string
  told: string[]
  /** Papers of the libraries are new from here on. */
  since: string
  fresh: number
  runId?: string
  failed?: string[]
}
/** Which sources outside somebody agreed to, when, and what goes with their requests; the id is the account's. */
export type OutsideChoiceRow = {
  id: string
  sources: Partial<Record<AskedSource, string>>
  mailto?: string
  keys?: Partial<Record<AskedSource, string>>
}
/** What holds of sources outside for everybody; there is one row. */
export type OutsideRuleRow = {
  id: string
  policies: Partial<Record<AskedSource, SourcePolicy>>
  mailto?: string
  keys?: Partial<Record<AskedSource, string>>
}
/** What a job has taken from one source: `cursor` is where the next page begins, `batch` its number. */
export type OutsidePartRow = JobPart & {
  cursor?: string
  batch: number
  /** Days that are still to be asked for, the ones under way first, of a search with more records than can be reached. */
  ranges?: { from: string; to: string }[]
}
/** All records of a search, being taken page by page. */
export type OutsideJobRow = Omit<OutsideJob, 'parts'> & {
  ownerId: string
  parts: OutsidePartRow[]
  /** Of a job of citations: the papers whose links are asked for, in turn. */
  documentIds?: string[]
}
/** What one source said of what one paper cites, or of what cites it: kept for whoever asked. `id`: `owner:source:relation:paper`. */
export type PaperLinksRow = {
  id: string
  ownerId: string
  paperId: string
  source: ExternalSource
  relation: 'references' | 'citing'
  at: string
  /** False: the source does not know the paper, or has no list of it. */
  isKnown: boolean
  /** How many there are, where fewer were taken; `isCut` where the source says only that there are more. */
  total?: number
  isCut?: boolean
  /** Citations that the source counts of the paper. */
  citedBy?: number
  records: KeptLink[]
}
/** A record as a source gives it, in the product's own fields. What the source does not say is absent. */
export type KeptLink = {
  sourceId: string
  draft: PaperDraft
  isPreprint: boolean
  retracted?: boolean
  corrected?: boolean
  openAccess?: boolean
  citedBy?: number
  /** DOIs of other versions of the same work, as the source links them. */
  versionDois: readonly string[]
  /** Of a work reached by a citation: the sentences that cite, as the source cut them out. */
  said?: readonly string[]
}
/** The abstract of a starter paper, as a source gave it to this person. */
export type OwnAbstractRow = {
  id: string
  ownerId: string
  paperId: string
  abstract: string
  from: string
  at: string
  licence?: string
}
/** Open full texts of chosen papers, being fetched paper by paper. */
export type FullTextJobRow = FullTextJob & { ownerId: string }
/** What one of several processes is at. `ownerId`: for whom, where it is for one person. */
export type UnderWayRow = {
  id: string
  holder: string
  at: string
  ownerId?: string
  sessionId?: string
  /** Somebody asked another process to stop it. */
  isStopping?: true
}
/** A link to something of the owner's, with the thing as it was when the link was made. */
export type ShareRow = {
  id: string
  ownerId: string
  token: string
  targetId: string
  title: string
  createdAt: string
  expiresAt?: string
  view?: string
  clientKey?: string
} & (
  | { kind: 'search'; run: SearchRun }
  | { kind: 'copilot'; session: SharedSessionRow }
  | { kind: 'synthesis'; synthesis: SharedSynthesisRow }
)
export type SharedSynthesisRow = SharedPapers &
  Pick<SharedSynthesis, 'query' | 'sections' | 'answer' | 'notFound' | 'writtenBy' | 'papers'>
/** Papers that something shared cites. `documentIds`: which paper each key means, for its owner's library; never told. */
export type SharedPapers = { documents: SharedDocument[]; documentIds: Record<string, string> }
export type SharedSessionRow = SharedPapers & { messages: SharedMessage[] }
export type CopilotSessionRow = {
  id: string
  ownerId: string
  title: string
  scope: Scope
  projectId?: string
  isPinned?: boolean
  headId?: string
  createdAt: string
  updatedAt: string
  clientKey?: string
}
type CopilotRow = { ownerId: string; sessionId: string; order: number; clientKey?: string }
export type CopilotQuestionRow = Question & CopilotRow
/** `written`: the words of a model as it wrote them, to go on from. `isByRules`: no model was to write it. */
export type CopilotAnswerRow = Answer & CopilotRow & { written?: string; resumeKey?: string; isByRules?: true }
export type CopilotMessageRow = CopilotQuestionRow | CopilotAnswerRow
export type SynthesisRow = Omit<Synthesis, 'projectId' | 'owner' | 'ownRole'> & {
  id: string
  ownerId: string
  projectId?: string
  clientKey?: string
  /** Of one that was made in a browser without a line: the id that its server gave it later. */
  serverId?: string
}
/** Entries of an analysis' log that arrived together; id `analysis:first seq`. */
export type EntriesRow = {
  id: string
  analysisId: string
  entries: { seq: number; id: string; at: string; accountId: string; data: unknown }[]
}
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
  status: 'pending' | 'accepted' | 'declined' | 'revoked'
  at: string
  /** The key under which its page sent it. */
  clientKey?: string
  /** It went to its address by mail: who only says that this is their address is not told of it. */
  isMailed?: boolean
  /** Who was taken out after it was made: for them it is no way back in. */
  closedTo?: readonly string[]
}
export type TeamRow = {
  id: string
  name: string
  organization?: string
  hierarchy_path?: string
  /** Seats that may be taken; absent = any number. */
  seatLimit?: number
  /** Counts changes by admins of the platform. */
  version?: number
  members: { accountId: string; role: 'owner' | 'admin' | 'member'; joinedAt?: string }[]
}
export type ProjectRow = Partial<Omit<ProjectSettings, 'description' | 'title' | 'teamId'>> & {
  id: string
  title: string
  description?: string
  ownerId: string
  memberIds: string[]
  teamId?: string
  /** What was said of single people; without an entry a role follows from owner, team and invitation. */
  roles?: Record<string, { role?: string; share?: number }>
  isArchived?: boolean
  version?: number
  createdAt?: string
  updatedAt?: string
}
/** `fieldVersions`: at which version each field was set last. A removed task is kept so that it can come back. */
export type TaskRow = TaskPatch & {
  id: string
  title: string
  status: string
  createdBy: string
  projectId?: string
  teamId?: string
  metadata?: Record<string, unknown>
  version?: number
  fieldVersions?: Record<string, number>
  createdAt?: string
  updatedBy?: string
  updatedAt?: string
  completedAt?: string
  removedAt?: string
  /** The task with which it was removed. */
  removedWith?: string
}
export type MilestoneRow = Omit<Milestone, 'id' | 'projectId' | 'progress'> & {
  id: string
  projectId: string
  createdBy: string
}
export type ActivityRow = ActivityEvent & { id: string; projectId: string }
export type ResourceRow = Resource & { id: string; projectId: string }
/** The reply to a write that carried a key, so that a repeat is answered and not done again; id `account:call:key`. */
export type WriteKeyRow = { id: string; accountId: string; at: string; reply: unknown }
/** `room`: 'global', a project id or a team id. */
export type ChatRow = {
  id: string
  room: string
  content: string
  userId: string
  userName: string
  createdAt: string
  clientKey?: string
}
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
} & Handled
/** What support has done about a ticket or feedback so far. */
type Handled = {
  state?: string
  version?: number
  replies?: { id: string; at: string; byId: string; body: string }[]
}
export type FeedbackRow = {
  id: string
  accountId?: string
  type: string
  title: string
  body: string
  rating?: number
  at: string
} & Handled
export type ConversationRow = {
  id: string
  accountId: string
  messages: { id: string; role: string; content: string; timestamp: string }[]
}
export type HelpEventRow = { id: string; accountId?: string; kind: string; at: string }
export type ContactRow = {
  id: string
  at: string
  request: Record<string, unknown>
  state?: string
  note?: string
  version?: number
}
/** What an admin changed. Only ever added to. */
export type AdminLogRow = AdminLogEntry & { id: string; adminId: string }
/** A switch that somebody has turned; id is its key. */
/** A language model that was chosen; id is the account's, or `everyone`. `sealedKey` opens with the server's secret alone. */
export type ModelRow = {
  id: string
  provider: ModelProvider
  url: string
  model: string
  sealedKey?: string
  context?: number
  /** The endpoint's model for vectors of texts. */
  embeddings?: string
  /** Money for a million tokens. */
  prices?: { asked: number; answered: number; currency: string }
  at: string
}
export type SwitchRow = { id: string; on: boolean; at: string }
/** A member of the affiliate program; id is the account's. */
export type AffiliateRow = { id: string; code: string; state: string; reason?: string; joinedAt: string }
/** One visit by an affiliate link; id is the key that its page gave it. `isSample`: came with a new world. */
export type VisitRow = {
  id: string
  affiliateId: string
  campaignId?: string
  channel?: string
  at: string
  isSample?: boolean
}
/** Somebody who registered after such a visit; id is the new account's. */
export type ReferralRow = { id: string; affiliateId: string; visitId: string; at: string; isSample?: boolean }
export type CampaignRow = {
  id: string
  ownerId: string
  name: string
  from: string
  to?: string
  audience?: string
  channels: string[]
  notes?: string
  version: number
}
/** An uploaded file; its content stands in `contents` under the same id. `size`: in bytes. */
export type FileRow = {
  id: string
  ownerId: string
  name: string
  type: string
  size?: number
  /** The content in base64, where the file was kept before contents stood apart. */
  bytes?: string
}
/** The content of a file in base64; the id is the file's. */
export type ContentRow = { id: string; bytes: string }
