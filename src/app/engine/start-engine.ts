import { filesApi } from '#contract/files.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import type { EngineCall, Person } from '#engine/engine.ts'
import { besideApi, isMadeHere } from '#engine/syntheses/beside-api.ts'
import { keepsAtSignOut } from '#platform/engine/at-sign-out.ts'
import { forgetLeftBehind, type BrowserEngine } from '#platform/engine/browser-engine.ts'
import { tellFromEngine } from '#platform/realtime/engine-events.ts'
import { callApi, type Answerer } from '#shared/api/call-api.ts'
import { ApiError, NetworkError, statusOf } from '#shared/api/errors.ts'
import type { RawInput } from '#shared/api/request.ts'
import { send as serverSend } from '#shared/api/send.ts'
import { env } from '#shared/env.ts'

import type { LineReply, OpenLine } from './engine-line.ts'
import { removeAll } from './owed-removals.ts'
import { capabilityOf, offeredCapabilities } from './offered.ts'
import { synthesesBeside } from './syntheses-beside.ts'

/** A file of a paper, as the engine names it: the same address that a server would have. */
const OWN_FILE = /^\/api\/documents\/([\w-]+)\/files\/([\w-]+)$/

/** Values of a query travel as text, and empty ones not at all: the same as over HTTP. */
const asQuery = (query: RawInput['query']) =>
  query &&
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  )

function outputOf(reply: LineReply): unknown {
  switch (reply.is) {
    case 'answer':
      return reply.output
    case 'content':
      return reply.body
    case 'refused':
      throw new ApiError(reply.status, reply.body)
    case 'lost':
      throw new NetworkError('offline', true)
    case 'failed':
      throw new ApiError(500, { message: reply.message })
  }
}

/** Name of the store of one person of one server. */
export const storeId = (personId: string): string =>
  `engine-${encodeURIComponent(new URL(env.apiBase, location.origin).href)}-${encodeURIComponent(personId)}`

type Start = {
  person: Person
  openLine: OpenLine
  features: readonly string[]
}

/** Opens the engine of a person for what their server does not offer, and lets it answer the calls of that. */
export function startEngine({ person, openLine, features }: Start): BrowserEngine {
  const id = storeId(person.id)
  const line = openLine({ id, person }, tellFromEngine)
  const offered = offeredCapabilities.filter((name) => !features.includes(name))
  const has = new Set<string>(offered)

  const send = async (call: EngineCall) => outputOf(await line.ask(call))
  const ask = async <E extends Endpoint>({ domain, name }: E, { params, query, body }: RawInput) => {
    return (await send({ name: `${domain}.${name}`, input: { params, query: asQuery(query), body } })) as OutputOf<E>
  }
  const beside = synthesesBeside(ask, (endpoint, input) => serverSend(endpoint, input))
  const sendOwed = () => void beside.sendOwed().catch(() => undefined)
  if (has.has('analyses')) window.addEventListener('online', sendOwed)
  const close = () => {
    window.removeEventListener('online', sendOwed)
    return line.close()
  }

  /** An analysis that was begun elsewhere is not known here until the server has shown it once. */
  const adopted =
    (endpoint: Endpoint, { params }: RawInput, again: () => Promise<unknown>) =>
    async (error: unknown) => {
      const id = params?.['id']
      if (endpoint.domain !== 'analyses' || statusOf(error) !== 404 || typeof id !== 'string') throw error
      await callApi(synthesesApi.get, { params: { id } })
      return again()
    }

  const answer: Answerer = async (endpoint, input, { signal }, toServer) => {
    const capability = capabilityOf(endpoint.domain)
    const isHere = capability !== undefined && has.has(capability)
    const isBeside = endpoint.domain === 'syntheses' && has.has('analyses')
    if (!isHere && !isBeside) return toServer()
    const here = () => ask(endpoint, input)
    const output = isHere
      ? await here().catch(adopted(endpoint, input, here))
      : await beside.answer(endpoint, input, toServer)
    signal?.throwIfAborted()
    return output
  }
  const content = (path: string) => {
    const [, documentId, fileId] = OWN_FILE.exec(path) ?? []
    if (documentId === undefined || fileId === undefined || !has.has('files')) return undefined
    const { domain, name } = filesApi.content
    const bytes = send({ name: `${domain}.${name}`, input: { params: { id: documentId, fileId } } })
    return bytes as Promise<Uint8Array<ArrayBuffer>>
  }

  const remove = async () => {
    await removeAll(id, line).finally(close)
  }
  return {
    offered,
    begin: () => line.begin?.(),
    answer,
    content,
    remove,
    ask,
    serverIdOf: async (synthesisId) =>
      isMadeHere(synthesisId)
        ? ((await ask(besideApi.serverId, { params: { id: synthesisId } })).serverId ?? undefined)
        : synthesisId,
    close,
    leave: () => {
      if (keepsAtSignOut(person.id)) return close()
      forgetLeftBehind(person.id)
      return remove()
    },
  }
}
