import type { ModelTrial } from '#contract/models.ts'
import { inTurns } from '#engine/world/turns.ts'
import { ModelFailure, type LanguageModel, type ModelProgress } from '#engine/language-model/language-model.ts'
import { checkedPieces, modelPrompt } from '#science/synthesis/check-model-answer.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

/** A short paper that nobody wrote: what a model says of it can be only from it. */
const paper: ReadablePaper = {
  id: 'trial',
  title: 'Evening light and sleep in a ward',
  abstract:
    'We assigned 84 patients of one ward to dimmed or usual light in the evening. Patients slept 38 minutes longer with dimmed light (95% CI 12 to 64). Pain did not differ between the groups.',
  year: 2020,
  authors: [],
  keywords: [],
  ids: {},
  type: 'article-journal',
  design: 'randomised-trial',
  flags: {},
  counts: {},
  origin: [],
}
const WORDS_MAX = 600
const seconds = (ms: number) => Math.round(ms / 100) / 10

/** Lets a model write about one short paper, as it would for people, and says what came of it. */
export async function tryModel(model: LanguageModel, signal: AbortSignal): Promise<ModelTrial> {
  const start = Date.now()
  let firstSeconds: number | undefined
  let progress: ModelProgress | undefined
  let answer = ''
  let failure: string | undefined
  try {
    const messages = modelPrompt({ query: 'Does dimmed light help patients sleep?', papers: [paper] })
    for await (const soFar of model.answer(messages, signal, (told) => (progress = told))) {
      firstSeconds ??= seconds(Date.now() - start)
      answer = soFar
    }
    if (answer.trim() === '') failure = 'The language model’s answer held no text. Try again, or choose another model.'
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    failure = error.message
  }
  const vectors = await triedVectors(model, signal)
  const sections = await inTurns(checkedPieces(answer, [paper]))
  const written = sections.flatMap(({ sentences }) => sentences)
  const findings = written.filter(({ states }) => states === 'finding')
  return {
    seconds: seconds(Date.now() - start),
    sentences: findings.length,
    borne: findings.filter(({ problems }) => !problems).length,
    words: answer.slice(0, WORDS_MAX),
    ...(failure !== undefined && { failure }),
    ...vectors,
    ...(firstSeconds !== undefined && { firstSeconds }),
    ...(progress?.tokensAsked !== undefined && { tokensAsked: progress.tokensAsked }),
    ...(progress?.tokensAnswered !== undefined && { tokensAnswered: progress.tokensAnswered }),
  }
}

async function triedVectors({ embed }: LanguageModel, signal: AbortSignal) {
  if (!embed) return {}
  try {
    const [vector] = await embed([paper.title], signal)
    return { vectorLength: vector?.length ?? 0 }
  } catch (error) {
    return { vectorFailure: error instanceof ModelFailure ? error.message : 'The endpoint could not be reached.' }
  }
}
