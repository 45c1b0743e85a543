import { afterAll, expect, test } from 'vitest'

import { ModelFailure } from '#engine/language-model/language-model.ts'
import { modelOf } from '#mocks/language-model/model-of.ts'
import { sendByNode } from '#mocks/language-model/node-transport.ts'
import { configureTransport } from '#mocks/language-model/transport.ts'

import { first, second, type Adversarial } from './adversarial.ts'

afterAll(() => configureTransport(sendByNode))

/** What a person can do: each failure names something of this. */
const canAct =
  /try again|look at|ask about|set that|choose|enter it|put the question|raise|used up|have its limit|its account/i

let models = 0
async function replay({ replies }: Adversarial) {
  let at = 0
  configureTransport(() => {
    const {
      status = 200,
      type = 'text/event-stream',
      headers = {},
      body,
    } = replies[Math.min(at++, replies.length - 1)]!
    const all: Record<string, string> = { 'content-type': type, ...headers }
    const bytes = Buffer.from(body)
    const pieces = (async function* () {
      for (let from = 0; from < bytes.length; from += 4096) yield bytes.subarray(from, from + 4096)
    })()
    return Promise.resolve({ status, header: (name) => all[name], body: pieces })
  })
  const settings = { url: 'http://model.test/v1', model: `adversarial-${++models}`, provider: 'compatible' as const }
  const model = modelOf({ name: 'tiny', chosenBy: 'server', mayBePrivate: true, open: () => Promise.resolve(settings) })
  let text = ''
  try {
    for await (const soFar of model.answer([{ role: 'user', content: 'Is it so?' }], new AbortController().signal))
      text = soFar
    return { text }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { text, failure: error.message }
  }
}

test.each([...first, ...second])('$it', async (of) => {
  const { text, failure } = await replay(of)
  if (of.failure) {
    expect(failure).toMatch(of.failure)
    expect(failure).toMatch(canAct)
  } else {
    expect(failure).toBeUndefined()
    expect(text).toBe(of.is)
  }
})
