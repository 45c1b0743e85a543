import { ModelFailure, type LanguageModel, type ModelProgress } from '#engine/language-model/language-model.ts'

import { askModel } from './ask.ts'
import { contextOf, GUESSED_CONTEXT } from './context-of.ts'
import { embedTexts } from './embed.ts'
import { limits } from './limits.ts'
import type { ModelSettings } from './model-settings.ts'
import { protocolOf } from './protocol-of.ts'
import { readAnswer } from './read-answer.ts'

/** After a model has said that it is done, so long is waited for its counts. */
const COUNTS_MS = 2000

type Chosen = Pick<LanguageModel, 'name' | 'chosenBy' | 'prices'> & {
  /** Opens the key where it is kept sealed, so only when the model is asked. */
  open: () => Promise<ModelSettings>
  mayBePrivate: boolean
  /** Whether a model for vectors of texts was chosen with it. */
  embeds?: boolean
}

/** A model that can be asked, from where it is. */
export const modelOf = ({ open, mayBePrivate, embeds, ...shown }: Chosen): LanguageModel => ({
  ...shown,
  context: async () => contextOf(await open(), mayBePrivate),
  ...(embeds && { embed: async (texts, signal) => embedTexts(await open(), texts, { signal, mayBePrivate }) }),
  answer: async function* (messages, signal, onProgress = () => {}) {
    const given = await open()
    // Ollama cuts in silence what its own size does not hold: it is told the size that was reckoned with.
    const settings = given.provider === 'ollama' ? { context: GUESSED_CONTEXT, ...given } : given
    const stop = stopper(signal)
    try {
      const protocol = protocolOf(settings.provider, new URL(settings.url))
      const { key } = settings
      onProgress({ stage: 'waiting' })
      const reply = await askModel({ protocol, settings, messages, signal: stop.signal, mayBePrivate })
      const told = (progress: ModelProgress) => onProgress(progress)
      yield* readAnswer({ protocol, reply, key, moved: stop.moved, finished: stop.finished, onProgress: told })
    } catch (error) {
      if (error instanceof ModelFailure) throw error
      if (signal.aborted) throw new ModelFailure('The run was stopped.')
      if (stop.why() === 'finished') return
      throw new ModelFailure(failureWords(stop.why(), error))
    } finally {
      stop.end()
    }
  },
})

function failureWords(why: string | undefined, error: unknown): string {
  if (why === 'first') return 'The language model did not begin to answer in time. It may be loading: try again.'
  if (why === 'silence') return 'The language model stopped answering. Try again, or choose another model.'
  if (why === 'total')
    return 'The language model took longer than this server allows. What it had written is kept. Ask about fewer papers, or choose a faster model.'
  if (error instanceof Error && error.name === 'PrivateAddress')
    return 'The address of the language model leads into this server’s own network, which is not allowed. Choose another address.'
  return 'The language model could not be reached. Try again; if that does not help, look at its address.'
}

/** One signal for everything that ends an answer, and closes its connection: the person, silence, the time in all. */
function stopper(signal: AbortSignal) {
  const given = new AbortController()
  const { first, silence, total } = limits()
  let why: 'first' | 'silence' | 'total' | 'finished' | undefined
  const giveUp = (reason: typeof why) => () => {
    why ??= reason
    given.abort()
  }
  let timer = setTimeout(giveUp('first'), first)
  const all = setTimeout(giveUp('total'), total)
  const next = (reason: typeof why, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(giveUp(reason), ms)
  }
  let isFinished = false
  return {
    signal: AbortSignal.any([signal, given.signal]),
    moved: () => {
      if (!isFinished) next('silence', silence)
    },
    finished: () => {
      isFinished = true
      next('finished', COUNTS_MS)
    },
    why: () => why,
    end: () => {
      clearTimeout(timer)
      clearTimeout(all)
      given.abort()
    },
  }
}
