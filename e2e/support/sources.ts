import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

import { crossrefReply } from '../../tests/mocks/sources/replies.ts'
import { expect } from './test.ts'

/**
 * Sources outside, on this machine, for the world of this page alone: Crossref with these works, arXiv that fails. What
 * `works` holds when it is asked is the answer. `stop` ends them.
 */
export async function giveSources(page: Page, works: readonly object[]) {
  const server = createServer((request, response) => {
    const isArxiv = request.url?.startsWith('/arxiv') ?? false
    response.writeHead(isArxiv ? 500 : 200, { 'content-type': 'application/json' })
    response.end(isArxiv ? '' : crossrefReply([...works], 4120))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  const data = { crossref: `${base}/works`, arxiv: `${base}/arxiv` }
  const reply = await page.request.put('/api/_control/sources', { data })
  expect(reply.ok()).toBe(true)
  return {
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
