import type { QueryClient } from '@tanstack/react-query'

import { ApiError, AuthRequiredError, ContractError, NetworkError } from '#shared/api/errors.ts'

export type TabError = { call: string; kind: string; times: number }

/** What kind of error it is, without its words: a server's message may hold somebody's. */
export function kindOf(error: unknown): string {
  if (error instanceof ApiError) return `HTTP ${error.status}`
  if (error instanceof ContractError) return `wrong ${error.kind}`
  if (error instanceof NetworkError) return error.kind
  if (error instanceof AuthRequiredError) return 'signed out'
  return error instanceof Error ? error.name : 'unknown'
}

const nameOf = (key: readonly unknown[] | undefined) => {
  const [domain, name] = key ?? []
  // The rest of a key is what was asked with.
  return typeof domain === 'string' && typeof name === 'string' ? `${domain}.${name}`.slice(0, 80) : 'other'
}

/** Calls that have failed in this tab, as far as the page still remembers them. */
export function tabErrors(client: QueryClient): TabError[] {
  const found = new Map<string, TabError>()
  const add = (call: string, error: unknown, times: number) => {
    const kind = kindOf(error)
    const known = found.get(`${call} ${kind}`)
    found.set(`${call} ${kind}`, { call, kind, times: (known?.times ?? 0) + times })
  }
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    if (state.error) add(nameOf(queryKey), state.error, Math.max(state.errorUpdateCount, 1))
  }
  for (const { options, state } of client.getMutationCache().getAll()) {
    if (state.error) add(nameOf(options.mutationKey), state.error, 1)
  }
  return [...found.values()].toSorted((a, b) => b.times - a.times || a.call.localeCompare(b.call))
}

type Timing = { name: string; duration: number; responseStatus?: number }

/** Calls of the API that the browser has timed, by how they were answered. Old ones fall out of its memory. */
export function callFigures(timings: readonly Timing[], apiBase: string) {
  const calls = timings.filter(({ name }) => {
    const path = URL.canParse(name) ? new URL(name).pathname : name
    const base = URL.canParse(apiBase) ? new URL(apiBase).pathname : apiBase
    return path.startsWith(`${base}/`)
  })
  const status = ({ responseStatus = 0 }: Timing) => responseStatus
  return {
    all: calls.length,
    refused: calls.filter((call) => status(call) >= 400 && status(call) < 500).length,
    failed: calls.filter((call) => status(call) >= 500).length,
    slowestMs: calls.reduce((most, { duration }) => Math.max(most, duration), 0),
  }
}
