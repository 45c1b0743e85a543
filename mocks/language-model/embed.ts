import { ModelFailure } from '#engine/language-model/language-model.ts'

import { parsed, refusal, textOf } from './ask.ts'
import type { ModelSettings } from './model-settings.ts'
import { protocolOf } from './protocol-of.ts'
import { sendOut, type Sent } from './transport.ts'

/** So many texts are sent at once: the smallest limit of the known providers is above it. */
const AT_ONCE = 96
/** Letters of a text; a sentence is never longer. */
const LETTERS = 4000
const BODY_MAX = 20_000_000
const TIME_MS = 60_000

/**
 * A vector of length 1 for each text, in their order, from the endpoint's own model for it. Throws `ModelFailure` where it
 * has none, refuses, or answers with another number of vectors or with vectors of different lengths.
 */
export async function embedTexts(
  { provider, url, key, embeddings: model = '' }: ModelSettings,
  texts: readonly string[],
  { signal, mayBePrivate }: { signal: AbortSignal; mayBePrivate: boolean },
): Promise<Float32Array[]> {
  const protocol = protocolOf(provider, new URL(url))
  const { embeddings } = protocol
  if (!embeddings) throw new ModelFailure('This provider turns no texts into vectors.')
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const input = texts.slice(at, at + AT_ONCE).map((text) => text.slice(0, LETTERS))
    const reply = await reached(signal, {
      method: 'POST',
      url: embeddings.address(new URL(url), model),
      headers: { 'content-type': 'application/json', accept: 'application/json', ...protocol.headers(key) },
      body: JSON.stringify({ model, input }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_MS)]),
      mayBePrivate,
    })
    const { body } = reply
    if (reply.status < 200 || reply.status > 299) throw new ModelFailure(refusal(protocol, reply.status, body, key))
    const read = embeddings.read(parsed(body))
    if (read?.length !== input.length) throw new ModelFailure(NO_VECTORS)
    vectors.push(...read.map(ofLengthOne))
  }
  const size = vectors[0]?.length ?? 0
  if (size === 0 || vectors.some((each) => each.length !== size)) throw new ModelFailure(NO_VECTORS)
  return vectors
}

async function reached(signal: AbortSignal, sent: Sent): Promise<{ status: number; body: string }> {
  try {
    const reply = await sendOut(sent)
    return { status: reply.status, body: await textOf(reply, BODY_MAX) }
  } catch (error) {
    if (signal.aborted) throw error
    throw new ModelFailure('The endpoint could not be reached, or sent no vectors in time.')
  }
}

const NO_VECTORS = 'The endpoint answered, but not with a vector for each text.'

function ofLengthOne(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1
  return Float32Array.from(vector, (each) => each / length)
}
