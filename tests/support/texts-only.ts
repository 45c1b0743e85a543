import { http, HttpResponse } from 'msw'

import { additions, endpoints } from '#contract/all.ts'
import { testServer } from '#mocks/server/vitest.ts'

/**
 * Makes the embedded API a server of the two texts alone, until the test ends: every call of ours is a 404, the probe
 * too. `asked` lists the calls of ours that were made besides the probe: there must be none.
 */
export function textsOnly(): { asked: string[] } {
  const asked: string[] = []
  const ours = endpoints.filter(({ domain }) => additions.includes(domain))
  testServer.use(
    ...ours.map(({ method, path, domain, name }) => {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
      return http[verb](`*/api${path}`, () => {
        if (domain !== 'capabilities') asked.push(`${domain}.${name}`)
        return HttpResponse.json({ message: 'Not Found' }, { status: 404 })
      })
    }),
  )
  return { asked }
}
