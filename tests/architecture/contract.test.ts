import { expect, test } from 'vitest'

import { additions, endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { handlers } from '#mocks/server/handlers.ts'

const nameOf = ({ domain, name, method, path }: Endpoint) => `${domain}.${name}: ${method} ${path}`

/** Addresses under /_ are plumbing of the embedded API, such as attachments; the contract does not know them. */
const mocked = handlers.map((handler) => handler.endpoint).filter(({ path }) => !path.startsWith('/_'))

test('every call of the contract is answered by the embedded API exactly once, and nothing else is', () => {
  expect(mocked.map(nameOf).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
})

test('no two calls share method and address', () => {
  const shapes = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
})

test('no two calls share a name, and each parameter of an address has a rule', () => {
  const names = endpoints.map(({ domain, name }) => `${domain}.${name}`)
  expect(new Set(names).size).toBe(names.length)
  for (const endpoint of endpoints) {
    const inPath = Array.from(endpoint.path.matchAll(/:(\w+)/g), (match) => match[1])
    const schema = endpoint.params as { def?: { shape?: object } } | undefined
    expect(Object.keys(schema?.def?.shape ?? {}), nameOf(endpoint)).toEqual(inPath)
  }
})

test('the two texts have 62 calls; the additions stand apart', () => {
  const ofTexts = endpoints.filter(({ domain }) => !additions.includes(domain))
  expect(ofTexts).toHaveLength(62)
})
