import { getResponse } from 'msw'

import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { World } from '#engine/world/world.ts'
import { handlers } from '#mocks/server/handlers.ts'
import { queryOf } from '#shared/api/request.ts'
import { sampleOf } from '#tests/faults/samples.ts'

type Row = { id: string }
type AnyTable = { all: () => readonly Row[] }
const isTable = (part: unknown): part is AnyTable => typeof part === 'object' && part !== null && 'all' in part

export const tablesOf = (world: World) =>
  Object.entries(world).flatMap(([name, part]: [string, unknown]) => (isTable(part) ? [[name, part] as const] : []))

/** Every row that there is, by table and id. */
export const rowsNow = (world: World): Map<string, string> =>
  new Map(
    tablesOf(world).flatMap(([name, table]) => table.all().map((row) => [`${name} ${row.id}`, JSON.stringify(row)])),
  )

/** Rows that are gone or are others than they were, but for those that name one of these. */
export const changedRows = (before: Map<string, string>, after: Map<string, string>, own: readonly string[]) =>
  [...before].filter(([key, row]) => !own.some((id) => row.includes(id)) && after.get(key) !== row).map(([key]) => key)

/** Every address of a call with these ids; for more than one, each of the first with some of the others. */
export function* addressesOf({ path }: Endpoint, ids: readonly string[], each = 23): Generator<string> {
  const names = path.match(/:\w+/g) ?? []
  if (names.length === 0) return yield path
  for (const id of ids) {
    const rest = names.length === 1 ? [''] : ids.filter((_, index) => index % each === 0)
    for (const other of rest) {
      let at = 0
      yield path.replace(/:\w+/g, () => encodeURIComponent(at++ === 0 ? id : other))
    }
  }
}

/** Asks one call with a sample of what it takes. `bodyOf` may write other words into the sample. */
export async function callAs(
  endpoint: Endpoint,
  path: string,
  cookie?: string,
  bodyOf: (text: string) => string = (text) => text,
) {
  const handler = handlers.find((each) => each.endpoint === endpoint)
  const body = endpoint.body && bodyOf(JSON.stringify(sampleOf(endpoint.body)))
  const query = endpoint.query && queryOf(sampleOf(endpoint.query) as Record<string, string>)
  const request = new Request(`http://localhost/api${path}${query ?? ''}`, {
    method: endpoint.method,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && endpoint.method !== 'GET' && { body }),
  })
  const response = handler && (await getResponse([handler], request))
  return { status: response?.status ?? 0, text: (await response?.text()) ?? '' }
}

export const namedCalls = endpoints.map((endpoint) => ({ name: `${endpoint.domain}.${endpoint.name}`, endpoint }))
