import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'

import { ModelFailure, type ModelProgress } from '#engine/language-model/language-model.ts'
import { modelProviderIds } from '#contract/model-providers.ts'
import { modelOf } from '#mocks/language-model/model-of.ts'
import { sendByNode } from '#mocks/language-model/node-transport.ts'
import { protocolOf } from '#mocks/language-model/protocol-of.ts'
import { configureTransport, type Sent } from '#mocks/language-model/transport.ts'

const replySchema = z.object({
  status: z.number().default(200),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
/** One provider: where it is asked and with what, and replies as its documentation shows them. */
const providerSchema = z.object({
  provider: z.enum(modelProviderIds),
  url: z.url(),
  key: z.string().optional(),
  context: z.number().optional(),
  address: z.string(),
  models: z.string(),
  headers: z.record(z.string(), z.string()),
  notHeaders: z.array(z.string()).default([]),
  list: z.object({ body: z.unknown(), is: z.array(z.unknown()) }),
  cases: z.array(
    z.object({
      it: z.string(),
      answerTokens: z.number().optional(),
      replies: z.array(replySchema),
      sent: z.record(z.string(), z.unknown()).default({}),
      notSent: z.array(z.string()).default([]),
      is: z.object({ text: z.string() }).optional(),
      failure: z.string().optional(),
      tokens: z.tuple([z.number(), z.number()]).optional(),
      calls: z.number().optional(),
    }),
  ),
})

const folder = join(import.meta.dirname, 'providers')
const providers = readdirSync(folder).map((name) =>
  providerSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
)

afterAll(() => configureTransport(sendByNode))

const question = [
  { role: 'system', content: 'Only from the papers.' },
  { role: 'user', content: 'Do they agree?' },
] as const

type Case = z.infer<typeof providerSchema>['cases'][number]
let models = 0

async function replay(of: z.infer<typeof providerSchema>, { replies, answerTokens }: Case, size: number) {
  const calls: Sent[] = []
  configureTransport((sent) => {
    const { status, headers, body } = replies[Math.min(calls.length, replies.length - 1)]!
    calls.push(sent)
    const bytes = Buffer.from(body)
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    return Promise.resolve({ status, header: (name: string) => headers[name], body: pieces() })
  })
  // What was learned of a model is remembered by its name.
  const model = `tiny-${++models}`
  const { provider, url, key, context } = of
  const settings = { provider, url, model, ...(key && { key }), ...(context && { context }) }
  const open = () => Promise.resolve({ ...settings, ...(answerTokens && { answerTokens }) })
  let text = ''
  let failure: string | undefined
  let progress: ModelProgress | undefined
  const asked = modelOf({ name: model, chosenBy: 'server', mayBePrivate: true, open })
  try {
    const given = asked.answer(question, new AbortController().signal, (told) => (progress = told))
    for await (const soFar of given) text = soFar
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    failure = error.message
  }
  return { text, failure, progress, calls, model }
}

test('every provider that can be chosen has its documented examples, but for the one that stands for all others', () => {
  expect(providers.map(({ provider }) => provider).toSorted()).toEqual(
    modelProviderIds.filter((id) => id !== 'compatible').toSorted(),
  )
})

describe.each(providers)('$provider', (of) => {
  const protocol = protocolOf(of.provider, new URL(of.url))

  test('is asked at its address, and its models are listed at theirs', () => {
    expect(protocol.address(new URL(of.url)).href).toBe(of.address)
    expect(protocol.models(new URL(of.url)).href).toBe(of.models)
    expect(protocol.listed(of.list.body)).toEqual(of.list.is)
    expect(protocol.listed({ error: 'no' })).toBeUndefined()
  })

  test.each(of.cases.flatMap((each) => [1, 7, 100_000].map((size) => ({ ...each, size }))))(
    '$it (in pieces of $size bytes)',
    async (each) => {
      const { text, failure, progress, calls, model } = await replay(of, each, each.size)
      const last = calls.at(-1)!
      const body = JSON.parse(last.body ?? '') as Record<string, unknown>
      expect(last.url.href).toBe(of.address)
      expect(last.headers).toMatchObject(of.headers)
      for (const name of of.notHeaders) expect(last.headers).not.toHaveProperty(name)
      expect(body).toMatchObject({ model, ...each.sent })
      for (const name of each.notSent) expect(body).not.toHaveProperty(name)
      expect(text).toBe(each.is?.text ?? '')
      if (each.failure === undefined) expect(failure).toBeUndefined()
      else expect(failure).toContain(each.failure)
      expect(failure ?? '').not.toContain('planted')
      expect(failure ?? '').not.toContain(of.key?.slice(-4) ?? 'no key')
      if (each.tokens) expect([progress?.tokensAsked, progress?.tokensAnswered]).toEqual(each.tokens)
      if (each.calls !== undefined) expect(calls).toHaveLength(each.calls)
    },
  )
})
