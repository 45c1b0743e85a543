import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/** What the model does next: a piece of its answer, a word to the test that it has come so far, or the end of the line. */
export type ModelStep = { say: string } | { wait: Promise<unknown> } | { die: true }

/**
 * A server that speaks the chat-completions protocol, as the language model of this page's world alone. It says what the
 * steps say, a few letters at a time, as models do. `stop` ends it.
 */
export async function giveModel(page: Page, steps: readonly ModelStep[], { letters = 12, pauseMs = 2 } = {}) {
  const server = createServer((request, response) => {
    request.resume()
    void (async () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const step of steps) {
        if ('die' in step) return void response.destroy()
        if ('wait' in step) await step.wait
        else {
          for (let at = 0; at < step.say.length; at += letters) {
            const content = step.say.slice(at, at + letters)
            response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
            await new Promise((resolve) => setTimeout(resolve, pauseMs))
          }
        }
      }
      response.end('data: [DONE]\n\n')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const reply = await page.request.put('/api/_control/model', {
    data: { url: `http://127.0.0.1:${port}/v1`, model: 'tiny-writer' },
  })
  expect(reply.ok()).toBe(true)
  return {
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A promise and the word that fulfils it. */
export function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
