import type { World } from '../world/world.ts'
import { ModelFailure } from './model-failure.ts'

export type ChatTurn = { role: 'system' | 'user'; content: string }

/** How far a model has come, as it says or as its pieces show. Tokens only where it tells them. */
export type ModelProgress = {
  stage: 'waiting' | 'thinking' | 'writing'
  tokensAsked?: number
  tokensAnswered?: number
}

/** A language model that this server may ask for somebody. Nothing of how it is reached, and no key, stands in it. */
export type LanguageModel = {
  name: string
  /** Who chose it. */
  chosenBy: 'server' | 'admin' | 'person'
  /** Tokens of question and answer together: as set, as a refusal or the endpoint told, else a careful guess. */
  context: () => Promise<number>
  /** Money for a million tokens, where whoever runs the server set it. */
  prices?: { asked: number; answered: number; currency: string }
  /**
   * A vector of length 1 for each text, in their order, where the endpoint has a model for it that was chosen. Throws
   * `ModelFailure`.
   */
  embed?: (texts: readonly string[], signal: AbortSignal) => Promise<Float32Array[]>
  /** Yields the whole answer so far, each time that more of it has come. Throws `ModelFailure`. */
  answer(
    messages: readonly ChatTurn[],
    signal: AbortSignal,
    onProgress?: (progress: ModelProgress) => void,
  ): AsyncGenerator<string>
}

export { ModelFailure }

type FindModel = (world: World, accountId?: string) => LanguageModel | undefined

let find: FindModel = () => undefined

/** Says who finds models. A server does; an engine in a page has nobody, and no model. */
export function provideModels(by: FindModel): void {
  find = by
}

/** The model that writes for this person: their own choice, else that of the server, else none. */
export const languageModel: FindModel = (world, accountId) => find(world, accountId)
