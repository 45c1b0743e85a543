import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { endpoints } from '#contract/all.ts'
import { capabilityNames } from '#contract/capabilities.ts'
import { callComments } from '#contract/openapi/call-docs.ts'
import { capabilityOf } from '#contract/openapi/capability-of.ts'
import { openApiDocument, openApiPath } from '#contract/openapi/document.ts'
import { formsOf, isSignedIn } from '#contract/openapi/reply-forms.ts'
import { receivedEvents, sentEvents } from '#contract/realtime.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { authApi } from '#contract/auth.ts'
import { additions } from '#contract/all.ts'

type Bag = Record<string, unknown>
const document = openApiDocument('1.2.3')
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object of the document with the keys that lead to it. */
function* objects(value: unknown, at: string[] = []): Generator<{ at: string; bag: Bag }> {
  if (isBag(value)) yield { at: at.join('/'), bag: value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) yield* objects(part, [...at, key])
}
const all = [...objects(document)]
const operation = (method: string, path: string) => document.paths[openApiPath(path)]?.[method.toLowerCase()] as Bag

test('every call of the contract is in the document under its address and method, once, and nothing else is', () => {
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  )
  const expected = endpoints.map(
    ({ method, path, domain, name }) => `${method.toLowerCase()} ${openApiPath(path)} ${domain}.${name}`,
  )
  expect(written.toSorted()).toEqual(expected.toSorted())
})

test('docs/server.md has a step for every domain of the specification and for every capability', () => {
  const text = readFileSync('docs/server.md', 'utf8')
  const domains = endpoints.map(({ domain }) => domain).filter((domain) => !additions.includes(domain))
  const names = [...new Set(domains), ...capabilityNames]
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})

test('one path has one name, whatever its method', () => {
  const names = new Map<string, Set<string>>()
  for (const path of Object.keys(document.paths)) {
    const bare = path.replaceAll(/\{\w+\}/g, '{}')
    names.set(bare, (names.get(bare) ?? new Set()).add(path))
  }
  expect([...names.values()].filter(({ size }) => size > 1).map((each) => [...each])).toEqual([])
})

test('the 62 calls of the specification are marked apart from ours', () => {
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(calls.filter((call) => call['x-part'] === 'specification')).toHaveLength(62)
  const ours = calls.filter((call) => call['x-part'] === 'addition').map(({ operationId }) => operationId)
  expect(calls.filter((call) => call['x-capability']).every(({ operationId }) => ours.includes(operationId))).toBe(true)
})

test('a doc comment above a call is its summary, its description and the refusals that it names', () => {
  const source = [
    "export const oneApi = defineApi('one', {",
    '  /** Changes a thing. 409 `changed`: somebody else did. */',
    '  change: {',
    "    method: 'POST',",
    '  },',
    '  /**',
    '   * Reads a thing',
    '   * in two lines.',
    '   */',
    "  read: { method: 'GET' },",
    '  bare: {',
    '})',
    '/** Of nobody. */',
    '  other: {',
  ].join('\n')
  expect([...callComments(source)]).toEqual([
    ['one.change', 'Changes a thing. 409 `changed`: somebody else did.'],
    ['one.read', 'Reads a thing in two lines.'],
    ['one.bare', ''],
  ])
  const update = operation('PATCH', '/admin/users/:userId')
  expect(update['summary']).toBe('Changes the role or the plan of an account')
  const refused = (update['responses'] as Record<string, Bag>)['409']
  expect(refused?.['description']).toContain('last_admin')
})

test('what the document refers to is there, and what is there is referred to', () => {
  const refs = all.flatMap(({ bag }) => (typeof bag['$ref'] === 'string' ? [bag['$ref']] : []))
  const resolve = (ref: string) =>
    ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((found, key) => (isBag(found) ? found[key] : undefined), document)
  expect(refs.length).toBeGreaterThan(300)
  expect(refs.filter((ref) => !ref.startsWith('#/') || resolve(ref) === undefined)).toEqual([])
  const used = new Set(refs)
  const unused = Object.keys(document.components['schemas'] ?? {}).filter(
    (name) => !used.has(`#/components/schemas/${name}`),
  )
  expect(unused).toEqual([])
})

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

test('its schemas say what JSON Schema 2020-12 knows', () => {
  const places = all.filter(({ at }) => /(^|\/)(schema|schemas\/\w+|payload)$/.test(at))
  expect(places.length).toBeGreaterThan(300)
  for (const { at, bag } of places.flatMap(({ at, bag }) => [...objects(bag, [at])])) {
    if (at.endsWith('/properties')) continue
    const types = bag['type'] === undefined ? [] : [bag['type']].flat()
    const isKeyword = !at.split('/').includes('properties') || !isBag(bag['type'])
    if (isKeyword)
      expect(
        types.filter((type) => !TYPES.includes(String(type))),
        at,
      ).toEqual([])
    if (Array.isArray(bag['required']) && isBag(bag['properties'])) {
      const known = Object.keys(bag['properties'])
      expect(
        bag['required'].filter((name) => !known.includes(String(name))),
        at,
      ).toEqual([])
    }
    if (typeof bag['pattern'] === 'string') expect(() => new RegExp(bag['pattern'] as string, 'u'), at).not.toThrow()
    expect(
      Object.keys(bag).filter((key) => key === '$defs' || key === '$schema'),
      at,
    ).toEqual([])
  }
})

describe.each(endpoints.map((endpoint) => ({ endpoint, name: `${endpoint.domain}.${endpoint.name}` })))(
  '$name',
  ({ endpoint }) => {
    const written = operation(endpoint.method, endpoint.path)
    test('has its parameters, a body where the contract has one, a reply and a refusal', () => {
      const parameters = (written['parameters'] ?? []) as { name: string; in: string; required: boolean }[]
      const inPath = Array.from(endpoint.path.matchAll(/:(\w+)/g), (match) => match[1])
      expect(parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)).toEqual(inPath)
      expect(parameters.every(({ in: place, required }) => place !== 'path' || required)).toBe(true)
      expect(parameters.some(({ in: place }) => place === 'query')).toBe(endpoint.query !== undefined)

      const body = written['requestBody'] as { content: Bag } | undefined
      const sent = { undefined: ['application/json'], multipart: ['multipart/form-data'] }
      const types =
        endpoint.encoding === 'multipart-with-file'
          ? ['application/json', 'multipart/form-data']
          : sent[endpoint.encoding ?? 'undefined']
      expect(Object.keys(body?.content ?? {})).toEqual(endpoint.body ? types : [])

      const responses = written['responses'] as Record<string, Bag>
      expect(responses['default']).toEqual({ $ref: '#/components/responses/Refusal' })
      expect(isBag(responses['200']?.['content'])).toBe(endpoint.judgedBy !== 'not-html')
      expect(responses['401'] !== undefined).toBe(endpoint.recovers !== false)
      expect(written['x-capability'] !== undefined).toBe(
        additions.includes(endpoint.domain) && endpoint.domain !== 'capabilities',
      )
    })

    test('says in its doc comment what it does, and shows an example that the contract takes', () => {
      const summary = String(written['summary'])
      expect(summary, `write a doc comment above ${endpoint.domain}.${endpoint.name}`).toMatch(/^[A-Z].{8,}/)
      expect(summary.length).toBeLessThanOrEqual(120)
      expect(written['description']).toBeTruthy()

      const contents = (bag: unknown) => Object.values(((bag as Bag | undefined)?.['content'] ?? {}) as Bag) as Bag[]
      for (const { example } of contents(written['requestBody'])) {
        expect(example).toBeDefined()
        if (!endpoint.encoding) expect(endpoint.body?.safeParse(example).error).toBeUndefined()
      }
      const [reply] = contents((written['responses'] as Bag)['200'])
      if (endpoint.judgedBy === 'not-html') return expect(reply).toBeUndefined()
      const payload = endpoint.envelope ? endpoint.envelope.unwrap(reply?.['example']) : reply?.['example']
      return expect(endpoint.response.safeParse(payload).error).toBeUndefined()
    })

    test('lists the form of the embedded API first', () => {
      if (isSignedIn(endpoint.envelope)) return expect(endpoint.domain).toBe('auth')
      const [sent = []] = formsOf(endpoint.envelope)
      const payload = endpoint.response.safeParse([]).success ? [{ id: 'a' }] : { id: 'a' }
      const body = endpoint.envelope ? endpoint.envelope.wrap(payload) : payload
      expect(sent.reduce<unknown>((found, key) => (found as Bag)[key], body)).toEqual(payload)
    })
  },
)

test('an addition names a capability that a server can say it has', () => {
  const nameless = additions.filter((domain) => domain !== 'capabilities' && !capabilityOf({ domain }))
  expect(nameless, 'add a row to src/contract/openapi/capability-of.ts').toEqual([])
  for (const domain of additions) {
    const name = capabilityOf({ domain })
    if (name) expect(capabilityNames).toContain(name)
  }
})

test('a list has four forms, the one of the embedded API first; a user has four', () => {
  expect(formsOf(notificationsApi.list.envelope)).toEqual([['data'], [], ['notifications'], ['data', 'notifications']])
  expect(formsOf(authApi.me.envelope)).toEqual([['user'], [], ['data'], ['data', 'user']])
  expect(formsOf(undefined)).toEqual([[]])
})

test('every socket event is in it with its payload', () => {
  const socket = document['x-socket-events'] as Record<string, Bag>
  expect(Object.keys(socket['sent-by-the-page'] ?? {})).toEqual(Object.keys(sentEvents).toSorted())
  expect(Object.keys(socket['received-by-the-page'] ?? {})).toEqual(Object.keys(receivedEvents).toSorted())
})

test('a file is bytes in a form, and the same contract gives the same bytes', () => {
  const files = all.filter(({ bag }) => bag['format'] === 'binary')
  expect(files.length).toBeGreaterThan(2)
  expect(JSON.stringify(openApiDocument('1.2.3'))).toBe(JSON.stringify(document))
})
