import { activityApi } from '#contract/activity.ts'
import { adminApi, type Period } from '#contract/admin.ts'
import { affiliateApi } from '#contract/affiliate.ts'
import { analysesApi } from '#contract/analyses.ts'
import { authApi } from '#contract/auth.ts'
import { billingApi } from '#contract/billing.ts'
import { capabilitiesApi } from '#contract/capabilities.ts'
import { chatApi } from '#contract/chat.ts'
import { citationStylesApi } from '#contract/citation-styles.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { commentsApi } from '#contract/comments.ts'
import { copilotApi } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { filesApi } from '#contract/files.ts'
import { graphApi } from '#contract/graph.ts'
import { helpApi } from '#contract/help.ts'
import { highlightsApi } from '#contract/highlights.ts'
import { lessonsApi } from '#contract/lessons.ts'
import { libraryCareApi } from '#contract/library-care.ts'
import { libraryFiltersApi } from '#contract/library-filters.ts'
import { libraryLedgerApi } from '#contract/library-ledger.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { libraryApi } from '#contract/library.ts'
import { milestonesApi } from '#contract/milestones.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { modelsApi } from '#contract/models.ts'
import { fullTextJobsApi } from '#contract/full-text-jobs.ts'
import { outsideJobsApi } from '#contract/outside-jobs.ts'
import { outsideSourcesApi } from '#contract/outside-sources.ts'
import { projectsApi } from '#contract/projects.ts'
import { retractionsApi } from '#contract/retractions.ts'
import { searchAlertsApi } from '#contract/search-alerts.ts'
import { searchApi } from '#contract/search.ts'
import { sessionsApi } from '#contract/sessions.ts'
import { sharesApi } from '#contract/shares.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { tasksApi } from '#contract/tasks.ts'
import { teamsApi } from '#contract/teams.ts'
import { toursApi } from '#contract/tours.ts'
import { usageApi } from '#contract/usage.ts'
import { writingApi } from '#contract/writing.ts'

/** Named one by one: the list of everything holds the development login, which no build for people may contain. */
const domains = [
  authApi,
  subscriptionApi,
  usageApi,
  billingApi,
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
  synthesesApi,
  analysesApi,
  sharesApi,
  copilotApi,
  writingApi,
  citationStylesApi,
  modelsApi,
  sessionsApi,
  commentsApi,
  notificationsApi,
  collaborationApi,
  teamsApi,
  projectsApi,
  tasksApi,
  milestonesApi,
  activityApi,
  chatApi,
  helpApi,
  lessonsApi,
  toursApi,
  adminApi,
  affiliateApi,
]

/** Reading calls, in the order of their domains. Reading a token is left out: there is none to ask for. */
export const readCalls: readonly Endpoint[] = domains
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter(({ method, path }) => method === 'GET' && !/[Tt]oken/.test(path))

/** Domains that the two texts name, all of whose reading calls are theirs. */
const ofTexts: ReadonlySet<string> = new Set([
  'auth',
  'subscription',
  'usage',
  'syntheses',
  'comments',
  'notifications',
  'collaboration',
  'help',
  'lessons',
  'tours',
])

/** Those of them that a server of the two texts knows: nothing else is asked of it. */
export const readCallsOfTexts: readonly Endpoint[] = readCalls.filter(({ domain }) => ofTexts.has(domain))

export const callName = ({ domain, name }: Pick<Endpoint, 'domain' | 'name'>) => `${domain}.${name}`

export type ProbeInput = { params?: Record<string, string>; query?: Record<string, string> }
export type Asker = { userId: string; period: Period }

/** Things that somebody has, found by listing them: what to ask for where a call wants an id. */
export type Found = { documentId?: string; synthesisId?: string; teamId?: string; projectId?: string }

const fits = (endpoint: Endpoint, input: ProbeInput) =>
  (!endpoint.params || endpoint.params.safeParse(input.params ?? {}).success) &&
  (!endpoint.query || endpoint.query.safeParse(input.query ?? {}).success)

/** What to ask a call with, or undefined where it wants something that is not there. */
export function inputFor(endpoint: Endpoint, { userId, period }: Asker, found: Found): ProbeInput | undefined {
  const values: Record<string, string | undefined> = {
    userId,
    page: 'dashboard',
    feature: 'search',
    documentId: found.documentId,
    teamId: found.teamId,
    projectId: found.projectId,
    room: 'global',
  }
  const ofId = endpoint.path.startsWith('/documents')
    ? found.documentId
    : endpoint.path.startsWith('/syntheses')
      ? found.synthesisId
      : undefined
  const names = Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, name = '']) => name)
  const params: Record<string, string> = {}
  for (const name of names) {
    const value = name === 'id' ? ofId : values[name]
    if (value === undefined) return undefined
    params[name] = value
  }
  const plain: ProbeInput = names.length > 0 ? { params } : {}
  const queries: (Record<string, string> | undefined)[] = [
    undefined,
    { ...period },
    { since: period.from },
    { q: 'test' },
  ]
  return queries.map((query) => ({ ...plain, ...(query && { query }) })).find((input) => fits(endpoint, input))
}
