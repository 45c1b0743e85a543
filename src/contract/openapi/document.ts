import * as z from 'zod/mini'

import { additions, endpoints } from '../all.ts'
import type { Endpoint } from '../endpoint.ts'
import { receivedEvents, sentEvents, SOCKET } from '../realtime.ts'
import { docsOf } from './call-docs.ts'
import { capabilityOf } from './capability-of.ts'
import { exampleOf } from './examples.ts'
import { formsOf, isSignedIn, type Form } from './reply-forms.ts'
import { createSchemas, type JsonSchema } from './schemas.ts'

type Schemas = ReturnType<typeof createSchemas>
type Operation = { operationId: string; [key: string]: unknown }
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
  [extension: `x-${string}`]: unknown
  [key: string]: unknown
}

const DESCRIPTION = [
  'Made from the contract that the page is built on (src/contract). Calls with `x-part: specification` are those of the',
  'specification; with them alone the page works. Those with `x-part: addition` are ours: a server that has them names',
  'their `x-capability` in its reply to GET /capabilities, and the page makes no such call otherwise.',
  'Fields that are not named are ignored. A reply may wrap its payload in any of the forms listed for it; the first is',
  'what the embedded API sends. Times are ISO 8601 with a zone, ids are opaque.',
].join(' ')

const REFUSAL: JsonSchema = {
  type: 'object',
  description: 'A no. `message` is shown to people, `code` is for programs, `fields` stands next to single inputs.',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['message'],
}
const refusal = { $ref: '#/components/responses/Refusal' }

const objectOf = (form: Form, payload: JsonSchema): JsonSchema =>
  form.reduceRight<JsonSchema>(
    (inner, key) => ({ type: 'object', properties: { [key]: inner }, required: [key] }),
    payload,
  )

function signedInReply(payload: JsonSchema): JsonSchema {
  const user = (payload['properties'] as Record<string, JsonSchema> | undefined)?.['user'] ?? {}
  const token: JsonSchema = { type: ['string', 'null'], description: 'Bearer token, where the server gives one.' }
  const withToken = (properties: Record<string, JsonSchema>): JsonSchema => ({
    type: 'object',
    properties: { ...properties, token },
  })
  return {
    anyOf: [
      withToken({ data: { type: 'object', properties: { user, token } } }),
      withToken({ data: user }),
      withToken({ user }),
      user,
    ],
  }
}

function replyOf({ response, envelope, judgedBy }: Endpoint, schemas: Schemas): JsonSchema {
  const description = {
    none: 'The call was done.',
    status: 'The call was done. The status alone counts; a body that cannot be read is no failure.',
    'not-html': 'The call was done. Any body counts as success but a web page.',
  }[judgedBy ?? 'none']
  if (judgedBy === 'not-html') return { description }
  const payload = schemas.write(response)
  const forms = formsOf(envelope)
  const variants = isSignedIn(envelope) ? [signedInReply(payload)] : forms.map((form) => objectOf(form, payload))
  const schema = variants.length === 1 ? variants[0] : { anyOf: variants }
  const mayBeEmpty = response.safeParse(envelope ? envelope.unwrap(undefined) : undefined).success
  const example = exampleOf(response)
  return {
    description: mayBeEmpty ? `${description} The body may be empty (204).` : description,
    content: {
      'application/json': {
        schema,
        ...(example !== undefined && { example: envelope ? envelope.wrap(example) : example }),
      },
    },
  }
}

const propertiesOf = (schema: JsonSchema) => (schema['properties'] ?? {}) as Record<string, JsonSchema>
const requiredOf = (schema: JsonSchema) => new Set((schema['required'] ?? []) as string[])

/** Parameters are written out: tools read them by their names. */
function parametersOf(endpoint: Endpoint): JsonSchema[] {
  const inside = (schema: z.ZodMiniType | undefined, place: 'path' | 'query') => {
    if (!schema) return []
    const bag = createSchemas()
    const written = bag.write(schema)
    const whole =
      typeof written['$ref'] === 'string' ? bag.components()[written['$ref'].split('/').at(-1) ?? ''] : written
    const required = requiredOf(whole ?? {})
    return Object.entries(propertiesOf(whole ?? {})).map(([name, rule]) => ({
      name,
      in: place,
      required: place === 'path' || required.has(name),
      schema: rule,
    }))
  }
  return [...inside(endpoint.params, 'path'), ...inside(endpoint.query, 'query')]
}

function bodyOf({ body, encoding }: Endpoint, schemas: Schemas): JsonSchema | undefined {
  if (!body) return undefined
  const example = exampleOf(body)
  const part = { schema: schemas.write(body), ...(example !== undefined && { example }) }
  const json = { 'application/json': part }
  const form = { 'multipart/form-data': part }
  return {
    required: !body.safeParse(undefined).success,
    content: encoding === 'multipart' ? form : encoding === 'multipart-with-file' ? { ...json, ...form } : json,
  }
}

const WORDS: Record<number, string> = {
  400: 'A field is missing or not valid; `fields` says which.',
  401: 'Nobody is signed in, or the session has ended.',
  403: 'Not for this person.',
  404: 'There is nothing at this address, or not for this person.',
  409: 'Something else stands there by now.',
  410: 'Used up or expired.',
  413: 'The file is too large.',
  422: 'Understood, and not possible.',
  429: 'Too many calls; `Retry-After` says in seconds when to come back.',
}

/** What a call may be refused with: what follows from its parts, and what its doc comment names. */
function refusalsOf(endpoint: Endpoint, named: ReadonlyMap<number, string[]>): Record<string, JsonSchema> {
  const follow = [
    ...(endpoint.body || endpoint.query ? [400] : []),
    ...(endpoint.recovers === false ? [] : [401]),
    ...(endpoint.params ? [404] : []),
    ...(endpoint.encoding ? [413] : []),
    ...(endpoint.recovers === false && endpoint.method === 'POST' ? [429] : []),
  ]
  const statuses = [...new Set([...follow, ...named.keys()])].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = named.get(status) ?? []
      const words = [WORDS[status] ?? 'Refused.', codes.length > 0 ? `Code: ${codes.join(', ')}.` : ''].join(' ').trim()
      const example = { message: 'What is wrong, in a sentence for people.', ...(codes[0] && { code: codes[0] }) }
      const schema = { $ref: '#/components/schemas/Refusal' }
      return [String(status), { description: words, content: { 'application/json': { schema, example } } }]
    }),
  )
}

function operationOf(endpoint: Endpoint, schemas: Schemas): Operation {
  const capability = capabilityOf(endpoint)
  const parameters = parametersOf(endpoint)
  const requestBody = bodyOf(endpoint, schemas)
  const { summary, description, refusals } = docsOf(endpoint)
  return {
    operationId: `${endpoint.domain}.${endpoint.name}`,
    summary,
    description: description || `${summary}.`,
    tags: [endpoint.domain],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      200: replyOf(endpoint, schemas),
      ...refusalsOf(endpoint, refusals),
      default: refusal,
    },
    ...(endpoint.recovers === false && { security: [] }),
    'x-part': additions.includes(endpoint.domain) ? 'addition' : 'specification',
    ...(capability && { 'x-capability': capability }),
    ...(endpoint.replays === false && { 'x-replayed-after-401': false }),
    ...(endpoint.timeout !== undefined && { 'x-timeout-ms': endpoint.timeout }),
  }
}

function eventsOf(events: Record<string, z.ZodMiniType>, schemas: Schemas) {
  return Object.fromEntries(
    Object.entries(events)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => [name, { payload: schemas.write(schema) }]),
  )
}

/** Path as OpenAPI writes it: `/syntheses/{id}`. */
export const openApiPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

/** The contract as an OpenAPI 3.1 document. The same contract gives the same bytes. */
export function openApiDocument(version: string): OpenApi {
  const schemas = createSchemas()
  const paths: Record<string, Record<string, Operation>> = {}
  const ordered = endpoints.toSorted((a, b) => {
    const [one, two] = [`${a.path} ${a.method}`, `${b.path} ${b.method}`]
    return one < two ? -1 : one > two ? 1 : 0
  })
  for (const endpoint of ordered) {
    const path = openApiPath(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) }
  }
  const socket = {
    path: '/socket.io',
    ...SOCKET,
    'sent-by-the-page': eventsOf(sentEvents, schemas),
    'received-by-the-page': eventsOf(receivedEvents, schemas),
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Roadrunner API', version, description: DESCRIPTION },
    servers: [{ url: '/api', description: "The page's own origin, or VITE_API_BASE_URL" }],
    security: [{ session: [] }, { bearer: [] }],
    tags: [...new Set(endpoints.map(({ domain }) => domain))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: REFUSAL, ...schemas.components() },
      responses: {
        Refusal: {
          description: 'Refused',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'rr_session',
          description: 'HttpOnly cookie of the session; any name will do.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'Where the server gave a token at sign-in.' },
      },
    },
    'x-socket-events': socket,
  }
}
