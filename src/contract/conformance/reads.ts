import type { Endpoint } from '../endpoint.ts'
import type { Input } from './session.ts'

/** What is known so far: the payloads of calls that were answered as the contract says, by name of the call. */
export type Known = ReadonlyMap<string, unknown>

type Bag = Record<string, unknown>
const bagOf = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {})

/** The first row of an answered list, wherever the payload keeps it. */
function firstOf(known: Known, call: string): Bag {
  const payload = known.get(call)
  const list = Array.isArray(payload) ? payload : Object.values(bagOf(payload)).find(Array.isArray)
  return bagOf((list as unknown[] | undefined)?.[0])
}
const idOf = (known: Known, call: string, field = 'id'): string | undefined => {
  const id = firstOf(known, call)[field]
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** An id that no server has: the answer must be a refusal in the form of the contract. */
export const UNKNOWN_ID = 'conformance-none'

const DAY = 86_400_000
const span = () => ({
  from: new Date(Date.now() - 30 * DAY).toISOString().slice(0, 10),
  to: new Date().toISOString().slice(0, 10),
})

/** Where the ids of an address come from: the parameter's name leads to a call that lists such things. */
const SOURCES: [path: RegExp, source: (known: Known) => string | undefined][] = [
  [/^\/beta-comments\/user\/:userId/, (known) => String(bagOf(known.get('auth.me'))['id'] ?? '') || undefined],
  [/^\/beta-comments\/page\/:page/, () => 'dashboard'],
  [/^\/syntheses\/:id/, (known) => idOf(known, 'syntheses.list')],
  [/^\/documents\/:id\/files/, () => undefined],
  [/^\/(documents|library\/papers)\/:id/, (known) => idOf(known, 'documents.list')],
  [/^\/collaboration\/teams\/:teamId\/members\/:userId/, () => undefined],
  [
    /^\/collaboration\/teams\/:teamId/,
    (known) => idOf(known, 'collaboration.teams', 'id') ?? idOf(known, 'collaboration.teams', 'teamId'),
  ],
  [/^\/collaboration\/projects\/:projectId/, (known) => idOf(known, 'collaboration.projects', 'projectId')],
  [/^\/collaboration\/tasks\/:taskId/, (known) => idOf(known, 'tasks.list')],
  [/^\/search\/runs\/:runId/, (known) => idOf(known, 'search.runs', 'runId')],
  [/^\/shares\/public\/:token/, (known) => idOf(known, 'shares.list', 'token')],
  [/^\/campaigns\/:campaignId/, (known) => idOf(known, 'affiliate.campaigns')],
  [/^\/usage\/check\/:feature/, () => 'search'],
]

export type Question =
  /** `expects`: what the status must be where the thing asked for cannot be there. */
  { input: Input; expects: 'answer' | 'refusal' } | { skip: string }

/** Calls that are a GET and are not asked: their answer is no JSON of the contract. */
const NOT_ASKED: Record<string, string> = { 'files.content': 'a file, not JSON' }

/** What to ask of a reading call, from what is known. A thing of which there is none is asked for by an unknown id. */
export function questionOf(endpoint: Endpoint, known: Known): Question {
  const name = `${endpoint.domain}.${endpoint.name}`
  if (Object.hasOwn(NOT_ASKED, name)) return { skip: NOT_ASKED[name] ?? '' }
  if (name === 'auth.verifyToken') return { input: { query: { token: UNKNOWN_ID } }, expects: 'refusal' }
  const params = Array.from(endpoint.path.matchAll(/:(\w+)/g), (match) => match[1] ?? '')
  const query = queryOf(endpoint)
  if (!query) return { skip: 'its query is not known to this program' }
  if (params.length === 0) return { input: { query }, expects: 'answer' }
  const id = SOURCES.find(([path]) => path.test(endpoint.path))?.[1](known)
  const isKnown = id !== undefined && params.length === 1
  const first = isKnown ? id : UNKNOWN_ID
  return {
    input: { params: Object.fromEntries(params.map((param) => [param, first])), query },
    expects: isKnown ? 'answer' : 'refusal',
  }
}

/** The least that a query needs; undefined where that cannot be told. */
function queryOf({ query }: Endpoint): Record<string, string> | undefined {
  if (!query || query.safeParse(undefined).success || query.safeParse({}).success) return {}
  return query.safeParse(span()).success ? span() : undefined
}

const LATE = /:(taskId|token|runId|campaignId)/
/** Lists before the things that are named in them. */
export const inOrder = (all: readonly Endpoint[]): Endpoint[] => {
  const rank = ({ path }: Endpoint) => {
    if (path === '/auth/me') return 0
    if (!path.includes(':')) return 1
    return LATE.test(path) ? 3 : 2
  }
  return all.toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}
