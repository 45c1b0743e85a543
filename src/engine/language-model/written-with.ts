import type { LanguageModel, ModelProgress } from './language-model.ts'

/** What is said of a finished run: tokens as the provider told them, seconds as they were measured here. */
export const writtenWith = (model: LanguageModel, progress: ModelProgress | undefined, startedAt: number) => ({
  kind: 'model',
  model: model.name,
  seconds: Math.round((Date.now() - startedAt) / 1000),
  ...(progress?.tokensAsked !== undefined && { tokensAsked: progress.tokensAsked }),
  ...(progress?.tokensAnswered !== undefined && { tokensAnswered: progress.tokensAnswered }),
})
