import { ModelFailure, type ModelProgress } from '#engine/language-model/language-model.ts'

import { parsed, textOf } from './ask.ts'
import { frames, TOO_LONG } from './frames.ts'
import type { Piece, Protocol } from './protocol.ts'
import { brokenOff, checkEnd, providerWords } from './provider-words.ts'
import type { Reply } from './transport.ts'
import { withoutThinking } from './without-thinking.ts'

const ANSWER_MAX = 200_000
const BODY_MAX = 4_000_000

type Reading = {
  protocol: Protocol
  reply: Reply
  key: string | undefined
  /** Told of every sign of life. */
  moved: () => void
  /** Told when the model has said that it is done: what comes now are counts, and is not waited for long. */
  finished: () => void
  onProgress: (progress: ModelProgress) => void
}

/** The answer so far, each time that more of it has come. Ends only where the model said that it had finished. */
export async function* readAnswer({ protocol, reply, key, moved, finished, onProgress }: Reading) {
  const read = collecting(key, onProgress)
  let { body } = reply
  if (!isStream(reply)) {
    const whole = await textOf(reply, BODY_MAX)
    // Some call their stream JSON.
    if (protocol.framing === 'events' && /^\s?data:/.test(whole)) body = inOnePiece(whole)
    else {
      const piece = protocol.read(parsed(whole))
      const text = read.next(piece) ?? read.end()
      if (text === undefined)
        throw new ModelFailure('The language model’s answer could not be read. Look at its address and its provider.')
      yield text
      checkEnd(piece.end)
      return
    }
  }
  let hasEnded = false
  for await (const data of frames(body, protocol.framing, moved)) {
    if (data === '[DONE]') {
      hasEnded = true
      break
    }
    const piece = protocol.read(parsed(data))
    const text = read.next(piece)
    if (text !== undefined) yield text
    checkEnd(piece.end)
    if (piece.end === undefined) continue
    hasEnded = true
    const rest = read.end()
    if (rest !== undefined) yield rest
    finished()
  }
  const rest = read.end()
  if (rest !== undefined) yield rest
  if (!hasEnded) throw brokenOff()
}

async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text))
}

const isStream = ({ header }: Reply) => /event-stream|ndjson|json-?lines|json-seq/i.test(header('content-type') ?? '')

/** Puts pieces together. Each call answers the text so far where it grew; throws on the provider's errors. */
function collecting(key: string | undefined, onProgress: (progress: ModelProgress) => void) {
  const thinking = withoutThinking()
  let text = ''
  let progress: ModelProgress = { stage: 'waiting' }
  const grown = (more: string) => {
    if (more === '') return undefined
    text += more
    if (text.length > ANSWER_MAX) throw new ModelFailure(TOO_LONG)
    return text
  }
  return {
    next({ text: own, isThinking, error, tokensAsked, tokensAnswered }: Piece): string | undefined {
      if (error !== undefined) {
        const words = providerWords(error, key)
        throw new ModelFailure(`The language model broke off.${words === '' ? '' : ` It says: “${words}”`} Try again.`)
      }
      const result = grown(thinking.next(own ?? ''))
      const isAtWork = isThinking === true || (own !== undefined && result === undefined)
      progress = {
        ...progress,
        ...(isAtWork && text === '' && { stage: 'thinking' }),
        ...(text !== '' && { stage: 'writing' }),
        ...(tokensAsked !== undefined && { tokensAsked }),
        ...(tokensAnswered !== undefined && { tokensAnswered }),
      }
      onProgress(progress)
      return result
    },
    end: () => grown(thinking.end()),
  }
}
