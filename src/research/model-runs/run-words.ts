import type { ModelRun, WrittenBy } from '#contract/syntheses.ts'

const tokens = (count: number) => count.toLocaleString('en')

/** What a run is at; without a model's name rules are at work. */
export function stageWords(model: string | undefined, stage: string | undefined): string {
  if (model === undefined) return 'Rules read the papers.'
  if (stage === 'thinking') return `${model} is thinking.`
  if (stage === 'writing') return `${model} is writing.`
  return stage === 'waiting' ? `Waiting for ${model} to begin.` : 'The papers are read first.'
}

/** How long a run has taken, and what its model has answered, as far as that is known. */
export const soFarWords = ({ startedAt, tokensAnswered }: ModelRun, now: number): string =>
  `${Math.max(0, Math.round((now - Date.parse(startedAt)) / 1000))} s so far${tokensAnswered == null ? '' : `, ${tokens(tokensAnswered)} tokens`}.`

/** What a finished run took; empty where nothing is known. */
export const costWords = ({ seconds, tokensAsked, tokensAnswered }: WrittenBy): string =>
  [
    seconds == null ? '' : `It took ${seconds.toLocaleString('en')} s`,
    tokensAsked == null ? '' : `${tokens(tokensAsked)} tokens asked`,
    tokensAnswered == null ? '' : `${tokens(tokensAnswered)} answered`,
  ]
    .filter((part) => part !== '')
    .join(', ')

export const ALL_STRUCK = 'Nothing that the model stated stands'
export const ALL_STRUCK_WHY =
  'Every statement was struck out, each with its reason. Nothing was counted. Another model, or the rules, may do better.'

export const BY_RULES = 'Write it by rules instead'
