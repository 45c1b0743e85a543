import fc from 'fast-check'
import type * as z from 'zod/mini'

import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { memoryStore } from '#engine/world/store.ts'
import { configureWorlds } from '#mocks/world/world-settings.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { queryOf } from '#shared/api/request.ts'

import { arbitraryOf, sampleOf } from '../../faults/samples.ts'
import { form, signedIn, type Caller } from '../caller.ts'
import { addressesOf, tablesOf } from './every-call.ts'

const SIZE = 100_000
const filled = (part: string, end = '') => `${part.repeat(Math.ceil(SIZE / part.length)).slice(0, SIZE)}${end}`

/** Texts on which expressions that backtrack, and readers that look back, take the square of their length or more. */
const texts: Readonly<Record<string, string>> = {
  'one letter': filled('a', '!'),
  spaces: filled(' ', 'x'),
  'spaces and lines': filled(' \n', 'x'),
  digits: filled('1', 'x'),
  'opened brackets': filled('('),
  'opened square brackets': filled('\\['),
  'opened braces': filled('{'),
  'quotation marks': filled('"a" OR '),
  'opened tags': filled('<a '),
  'a document type': filled('<!DOCTYPE[]', '['),
  'full stops': filled('a. '),
  'points and dots': filled('.'),
  'small words': filled('is a the of '),
  'words with hyphens': filled('a-'),
  'letters with accents': filled('a\u0301'),
  addresses: filled('a@a.', '@'),
  percentages: filled('95% CI (1.1, '),
  'dollars and stars': filled('$*_'),
  'lines of a table': filled('|a|b|\n'),
  'names of authors': filled('A, B; '),
  'tags of RIS': filled('AU  - a\n'),
  wildcards: filled('a* '),
  emoji: filled('👩‍👩‍👧'),
}

type Way = readonly (string | number)[]
type Piece = { ms: number; call: string; field: string; text: string; status: number }

/** Where texts stand in a value, each as the way to it. */
function* textsIn(value: unknown, way: Way = []): Generator<Way> {
  if (typeof value === 'string') yield way
  else if (Array.isArray(value)) yield* textsIn(value[0], [...way, 0])
  else if (typeof value === 'object' && value !== null && !(value instanceof File))
    for (const [name, part] of Object.entries(value)) yield* textsIn(part, [...way, name])
}

/** The same value with another text at the end of a way. */
function withText(value: unknown, [step, ...rest]: Way, text: string): unknown {
  if (step === undefined) return text
  if (Array.isArray(value)) return value.map((part, at) => (at === step ? withText(part, rest, text) : part))
  const bag = value as Record<string, unknown>
  return { ...bag, [step]: withText(bag[step], rest, text) }
}

/** A sample for each text that a schema may hold. */
function samplesByField(schema: z.ZodMiniType | undefined): Map<string, { sample: unknown; way: Way }> {
  const found = new Map<string, { sample: unknown; way: Way }>()
  if (!schema) return found
  for (const sample of fc.sample(arbitraryOf(schema), { numRuns: 12, seed: 26 })) {
    if (!schema.safeParse(sample).success) continue
    for (const way of textsIn(sample)) {
      const field = way.filter((step) => typeof step === 'string').join('.')
      if (!found.has(field)) found.set(field, { sample, way })
    }
  }
  return found
}

/** Processor time of the process, in milliseconds. */
const worked = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The longest time that a piece of work took while others waited, and what the work gave. */
async function longestPiece<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  let ms = 0
  let isOver = false
  let from = worked()
  const look = () => {
    ms = Math.max(ms, worked() - from)
    from = worked()
    if (!isOver) setImmediate(look)
  }
  look()
  const result = await work()
  isOver = true
  ms = Math.max(ms, worked() - from)
  return { ms, result }
}

/** Fields of a form: what is no text and no file goes as JSON. */
const asFields = (body: unknown) =>
  Object.fromEntries(
    Object.entries(body as object).flatMap(([name, value]: [string, unknown]) =>
      value === undefined
        ? []
        : [[name, typeof value === 'string' || value instanceof File ? value : JSON.stringify(value)] as const],
    ),
  )

/** No server takes a longer address, and most fields no longer text. */
const SHORT = 2000

/** Each text as long as it is, where that can be sent at all, and as long as most fields take it. */
const allTexts = (isQuery: boolean) =>
  Object.entries(texts).flatMap(([name, text]) => [
    ...(isQuery ? [] : [[name, text] as const]),
    [`${name}, short`, text.slice(0, SHORT)] as const,
  ])

async function send(page: Caller, { method, encoding }: Endpoint, path: string, query: unknown, body: unknown) {
  const asked = query === undefined ? '' : queryOf(query as Record<string, string>)
  const verb = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'del' } as const
  const payload = encoding ? form(asFields(body)) : body
  return (await page[verb[method]](`${path}${asked}`, method === 'GET' ? undefined : (payload as object))).status
}

/** An address of the call at which something stands that the person may touch, where there is one. */
async function addressFor(page: Caller, world: World, endpoint: Endpoint): Promise<string> {
  const body = sampleOf(endpoint.body)
  const ids = tablesOf(world).flatMap(([, table]) =>
    table
      .all()
      .slice(0, 2)
      .map(({ id }) => id),
  )
  let address = ''
  for (const path of addressesOf(endpoint, ids, 97)) {
    address ||= path
    // What removes would leave nothing for the next call.
    if (endpoint.method === 'DELETE' || path === endpoint.path) break
    if ((await send(page, endpoint, path, sampleOf(endpoint.query), body)) !== 404) return path
  }
  return address
}

type Asked = { domains: readonly string[]; most: number; tell: (piece: Piece) => void }

/**
 * Sends each call that takes a text the texts that are made to hold a program up, in each place where it takes one.
 * `pieces`: the longest piece of work for each call and place, the longest first; one above `most` was tried twice, and is
 * told of at once.
 */
export async function longestPieces({ domains, most, tell }: Asked) {
  configureWorlds({ storeFor: () => Promise.resolve(memoryStore()), allowNamed: false })
  const pieces: Piece[] = []
  let asked = 0
  const chosen = endpoints.filter(({ domain }) => domains.length === 0 || domains.includes(domain))
  for (const endpoint of chosen) {
    const fields = [
      ...[...samplesByField(endpoint.body)].map(([field, at]) => ({ field, ...at, isQuery: false })),
      ...[...samplesByField(endpoint.query)].map(([field, at]) => ({ field, ...at, isQuery: true })),
    ]
    if (fields.length === 0) continue
    const world = await freshWorld()
    const page = await signedIn(endpoint.domain === 'admin' ? 'admin' : 'team-owner')
    const path = await addressFor(page, world, endpoint)
    for (const { field, sample, way, isQuery } of fields) {
      let longest: Piece | undefined
      for (const [text, value] of allTexts(isQuery)) {
        const hostile = withText(sample, way, value)
        const [query, body] = isQuery ? [hostile, sampleOf(endpoint.body)] : [sampleOf(endpoint.query), hostile]
        const ask = () => longestPiece(() => send(page, endpoint, path, query, body))
        const first = await ask()
        const again = first.ms > most ? await ask() : first
        asked += 1
        const { ms, result } = again.ms < first.ms ? again : first
        if (!longest || ms > longest.ms)
          longest = { ms, call: `${endpoint.domain}.${endpoint.name}`, field, text, status: result }
      }
      if (!longest) continue
      pieces.push(longest)
      if (longest.ms > most) tell(longest)
    }
  }
  return { asked, pieces: pieces.toSorted((one, other) => other.ms - one.ms) }
}
