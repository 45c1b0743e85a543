import type { Endpoint } from '#contract/endpoint.ts'
import { documentsApi } from '#contract/documents.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, ContractError } from '#shared/api/errors.ts'

import { callName, inputFor, type Asker, type Found } from './probe-list.ts'

/**
 * ok: the answer fits the contract. refused: a 4xx, an answer by rule. shape: an answer of another form. failed: a 5xx.
 * silent: no answer. nothing: the call wants something that this account does not have.
 */
export type ProbeResult = 'ok' | 'refused' | 'shape' | 'failed' | 'silent' | 'nothing'
export type Probe = { call: string; method: string; path: string; result: ProbeResult; ms?: number; detail?: string }

export const isBad = ({ result }: Pick<Probe, 'result'>) =>
  result === 'shape' || result === 'failed' || result === 'silent'

/** What an error says of the server; details name statuses and places in the answer, never what was in it. */
export function resultOf(error: unknown): { result: ProbeResult; detail?: string } {
  if (error instanceof ContractError)
    return { result: 'shape', detail: error.kind === 'shape' ? placeIn(error.message) : error.kind }
  if (error instanceof ApiError) {
    return { result: error.status >= 500 ? 'failed' : 'refused', detail: String(error.status) }
  }
  return { result: 'silent' }
}

const placeIn = (message: string) => /\((at [\w.]{1,80}|at the top)\)/.exec(message)?.[1] ?? 'form'

/** Asks one call and measures it. */
export async function probeCall(endpoint: Endpoint, asker: Asker, found: Found, signal?: AbortSignal): Promise<Probe> {
  const about = { call: callName(endpoint), method: endpoint.method, path: endpoint.path }
  const input = inputFor(endpoint, asker, found)
  if (!input) return { ...about, result: 'nothing' }
  const start = performance.now()
  try {
    await callApi<Endpoint>(endpoint, input, { signal })
    return { ...about, result: 'ok', ms: performance.now() - start }
  } catch (error) {
    signal?.throwIfAborted()
    return { ...about, ms: performance.now() - start, ...resultOf(error) }
  }
}

/** The first thing of each kind; what cannot be listed is not there to be asked for. */
export async function findThings(signal?: AbortSignal): Promise<Found> {
  const [documents, syntheses, teams, projects] = await Promise.allSettled([
    callApi(documentsApi.list, { query: { limit: '1' } }, { signal }),
    callApi(synthesesApi.list, {}, { signal }),
    callApi(collaborationApi.teams, {}, { signal }),
    callApi(collaborationApi.projects, {}, { signal }),
  ])
  const first = <T>(result: PromiseSettledResult<unknown>, name: string): T | undefined => {
    if (result.status === 'rejected') return undefined
    const { value } = result
    const list = Array.isArray(value) ? value : (value as Record<string, unknown> | null)?.[name]
    return (Array.isArray(list) ? list[0] : undefined) as T | undefined
  }
  const idOf = (thing: { id?: unknown } | undefined) => (typeof thing?.id === 'string' ? thing.id : undefined)
  const found = {
    documentId: idOf(first(documents, 'documents')),
    synthesisId: idOf(first(syntheses, 'syntheses')),
    teamId: idOf(first(teams, 'teams')),
    projectId: idOf(first(projects, 'projects')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined))
}
