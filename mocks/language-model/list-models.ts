import { ModelFailure } from '#engine/language-model/language-model.ts'

import { parsed, refusal, textOf } from './ask.ts'
import type { ModelSettings } from './model-settings.ts'
import { protocolOf } from './protocol-of.ts'
import type { ListedModel } from './protocol.ts'
import { sendOut } from './transport.ts'

const MOST = 2000
const BODY_MAX = 5_000_000
const TIME_MS = 30_000
const NO_LIST = 'The endpoint answered, but not with a list of models. Type the name.'

/** The models that an endpoint lists. Throws `ModelFailure` with the provider's own words, without keys. */
export async function listModels(
  { provider, url, key }: Omit<ModelSettings, 'model'>,
  mayBePrivate: boolean,
  timeMs = TIME_MS,
): Promise<ListedModel[]> {
  const protocol = protocolOf(provider, new URL(url))
  const done = new AbortController()
  try {
    const reply = await sendOut({
      method: 'GET',
      url: protocol.models(new URL(url)),
      headers: { accept: 'application/json', ...protocol.headers(key) },
      signal: AbortSignal.any([done.signal, AbortSignal.timeout(timeMs)]),
      mayBePrivate,
    })
    // What streams on and on is no list.
    if (reply.header('content-type')?.includes('event-stream')) throw new ModelFailure(NO_LIST)
    const body = await textOf(reply, BODY_MAX)
    if (reply.status < 200 || reply.status > 299)
      throw new ModelFailure(refusal(protocol, reply.status, body, key).replace('The language model', 'The endpoint'))
    const listed = protocol.listed(parsed(body))
    if (!listed) throw new ModelFailure(NO_LIST)
    return listed.slice(0, MOST).map(({ id, context }) => ({ id: id.slice(0, 200), ...(context && { context }) }))
  } catch (error) {
    throw error instanceof ModelFailure ? error : new ModelFailure(unreachable(error))
  } finally {
    done.abort()
  }
}

const unreachable = (error: unknown) =>
  error instanceof Error && error.name === 'PrivateAddress'
    ? 'This address leads into the server’s own network, which is not allowed.'
    : 'The endpoint could not be reached. Look at its address.'
