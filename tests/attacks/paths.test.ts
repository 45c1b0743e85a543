import { describe, expect, test } from 'vitest'

import { endpoints } from '#contract/all.ts'
import { BadParameterError } from '#shared/api/errors.ts'
import { pathOf } from '#shared/api/request.ts'
import { sampleOf } from '#tests/faults/samples.ts'

import { hostileSegments, hostileStrings } from './strings.ts'

// The rule is one for all calls: some of the strings for each of them are enough.
const some = hostileStrings.filter((_, at) => at % 12 === 0)
const withParams = endpoints.filter(({ params }) => params !== undefined)

describe('a server-given value in a path', () => {
  test.each(withParams.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s: is refused, or keeps the number of segments and the place of all others',
    (_, endpoint) => {
      const names = Array.from(endpoint.path.matchAll(/:(\w+)/g), (match) => match[1] ?? '')
      const good = sampleOf(endpoint.params) as Record<string, unknown>
      expect(pathOf(endpoint, good).split('/')).toHaveLength(endpoint.path.split('/').length)
      for (const name of names) {
        for (const value of [...hostileSegments, ...some]) {
          let path: string
          try {
            path = pathOf(endpoint, { ...good, [name]: value })
          } catch (error) {
            expect(error).toBeInstanceOf(BadParameterError)
            continue
          }
          const url = new URL(`https://api.test/api${path}`)
          const [asked, template] = [url.pathname.split('/').slice(2), endpoint.path.split('/').slice(1)]
          expect(asked, JSON.stringify(value)).toHaveLength(template.length)
          for (const [at, part] of template.entries()) if (!part.startsWith(':')) expect(asked[at]).toBe(part)
          expect([url.search, url.hash], JSON.stringify(value)).toEqual(['', ''])
        }
        for (const value of hostileSegments) {
          expect(() => pathOf(endpoint, { ...good, [name]: value }), JSON.stringify(value)).toThrow(BadParameterError)
        }
      }
    },
  )
})
