import { getResponse, http, HttpResponse } from 'msw'

import { additions, endpoints } from '#contract/all.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { handlers } from '#mocks/server/handlers.ts'
import { testServer } from '#mocks/server/vitest.ts'

/** What the texts show of a saved synthesis: all that a server which knows no more gives back. */
const LITTLE = ['id', 'title', 'query', 'createdAt', 'updatedAt']

const little = (saved: unknown) =>
  Object.fromEntries(Object.entries(Object(saved) as object).filter(([key]) => LITTLE.includes(key)))

const verbOf = (method: string) => method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * Makes the embedded API a server of the two texts alone, until the test ends: every call of ours is a 404, the probe
 * too. `asked` lists the calls of ours that were made besides the probe: there must be none. With `keeps: 'little'` it
 * gives back no more of a saved synthesis than the texts show.
 */
export function textsOnly({ keeps = 'all' }: { keeps?: 'all' | 'little' } = {}): { asked: string[] } {
  const asked: string[] = []
  const ours = endpoints.filter(({ domain }) => additions.includes(domain))
  testServer.use(
    ...ours.map(({ method, path, domain, name }) =>
      http[verbOf(method)](`*/api${path}`, () => {
        if (domain !== 'capabilities') asked.push(`${domain}.${name}`)
        return HttpResponse.json({ message: 'Not Found' }, { status: 404 })
      }),
    ),
  )
  const saved = keeps === 'all' ? [] : Object.values(synthesesApi).filter(({ method }) => method !== 'DELETE')
  testServer.use(
    ...saved.map(({ method, path }) =>
      http[verbOf(method)](`*/api${path}`, async ({ request }) => {
        const response = await getResponse(handlers, request.clone())
        if (!response?.ok) return response
        const body: unknown = await response.json()
        const bare = synthesesApi.list.envelope.unwrap(body)
        return HttpResponse.json(
          Array.isArray(bare) ? bare.map(little) : little(synthesesApi.get.envelope.unwrap(body)),
        )
      }),
    ),
  )
  return { asked }
}
