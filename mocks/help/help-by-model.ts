import type { ModelHelp } from '#contract/models.ts'
import { plannedAnew, planForModel } from '#engine/language-model/plan-for-model.ts'
import { type LanguageModel, ModelFailure } from '#engine/language-model/language-model.ts'
import { inTurns } from '#engine/world/turns.ts'
import { checkedPieces, modelPrompt } from '#science/synthesis/check-model-answer.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'
import { isStruckBy } from '#science/synthesis/struck.ts'

import { helpTopics } from './help-topics.ts'

/** A help text as what a model reads and is held to: the same reading and the same checks as for papers. */
const texts: readonly ReadablePaper[] = helpTopics.map(({ intent, title, answer }) => ({
  id: `help-${intent}`,
  title,
  abstract: answer,
  authors: [],
  keywords: [],
  ids: {},
  type: 'article-journal',
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
}))
const titleOf = new Map(texts.map(({ id, title }) => [id, title]))

/** Lets a model answer a question about the product from the help texts; what they do not bear is struck. */
export async function helpByModel(
  model: LanguageModel,
  question: string,
  signal: AbortSignal,
): Promise<ModelHelp['sentences']> {
  let answer = ''
  await plannedAnew(async () => {
    const frame = modelPrompt({ query: question, papers: [] })
    const plan = await planForModel({ model, query: question, papers: texts, frame, mayBatch: false, signal })
    const messages = modelPrompt({ query: question, papers: texts, texts: plan.texts })
    for await (const soFar of model.answer(messages, signal)) answer = soFar
  })
  return readHelpAnswer(answer)
}

/** What a model answered, sentence by sentence, each held to the help texts. Throws where it states nothing. */
export async function readHelpAnswer(answer: string): Promise<ModelHelp['sentences']> {
  const sections = await inTurns(checkedPieces(answer, texts))
  const stated = sections
    .flatMap(({ sentences }) => sentences)
    .filter(({ states, citations }) => states === 'finding' || citations.length > 0)
  if (stated.length === 0)
    throw new ModelFailure(
      'The language model stated nothing that could be looked up. Ask in other words, or choose another model.',
    )
  return stated.map(({ text, citations, problems = [] }) => ({
    text,
    sources: citations
      .filter(({ verified }) => verified !== 'none')
      .map(({ documentId, quote }) => ({ title: titleOf.get(documentId) ?? '', quote })),
    isStruck: isStruckBy(problems),
    isDoubtful: problems.length > 0 && !isStruckBy(problems),
  }))
}
