import type { AnswerOf, ParsedInputOf } from '#contract/endpoint.ts'
import type { AssistSentence, writingApi } from '#contract/writing.ts'
import { checkAnswer, type AnswerContext, type ProposedSentence } from '#science/manuscript/assist/answer.ts'
import { continueByRules, shortenByRules } from '#science/manuscript/assist/by-rules.ts'
import { assistPrompt } from '#science/manuscript/assist/prompt.ts'
import { markedPieces } from '#science/synthesis/marked-answer.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { ModelFailure, type LanguageModel } from '../language-model/language-model.ts'
import { planForModel, plannedAnew } from '../language-model/plan-for-model.ts'
import { Refusal } from '../world/refusal.ts'
import { inTurns } from '../world/turns.ts'

type Asked = ParsedInputOf<typeof writingApi.assist>['body']
type Answer = AnswerOf<typeof writingApi.assist>

/** Helps with a text, by rules or by a model; either way every quote and citation is looked up before it leaves. */
export async function helpWith(
  asked: Asked,
  papers: readonly ReadablePaper[],
  model: LanguageModel | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  const { action, sentences, passages } = asked
  if (action === 'continue' ? passages.length === 0 && sentences.length === 0 : sentences.length === 0)
    throw new Refusal(422, 'There is no text to work on. Select some, or choose passages.', { code: 'nothing_to_do' })
  const context = { sources: sentences, papers, mustCite: action === 'continue' }
  if (!model) {
    const proposed = byRules(asked)
    if (proposed.length === 0)
      throw new Refusal(422, 'Choose at least one passage to go on from.', { code: 'nothing_to_do' })
    return { writtenBy: { kind: 'documents' }, sentences: await checkedInTurns(proposed, context) }
  }
  const proposed = await byModel(model, asked, papers, signal)
  if (proposed.length === 0)
    throw new Refusal(
      502,
      'The language model’s answer held no text. Nothing was counted. Try again, or choose another model.',
      { code: 'empty_answer' },
    )
  return { writtenBy: { kind: 'model', model: model.name }, sentences: await checkedInTurns(proposed, context) }
}

/** Sentence by sentence, so that others are answered meanwhile. */
const checkedInTurns = (proposed: readonly ProposedSentence[], context: AnswerContext): Promise<AssistSentence[]> =>
  inTurns(
    (function* () {
      const sentences: AssistSentence[] = []
      for (const [at, each] of proposed.entries()) {
        sentences.push(...checkAnswer([each], context).map((one) => ({ ...one, id: `s${at + 1}` })))
        yield
      }
      return sentences
    })(),
  )

function byRules({ action, sentences, passages }: Asked): ProposedSentence[] {
  if (action === 'shorten') return shortenByRules(sentences)
  if (action === 'continue') return continueByRules(passages)
  throw new Refusal(422, 'Rewriting needs a language model, and this server has none.', { code: 'no_model' })
}

/** What passages of the papers are looked for by: the text, what the person adds, and the passages that were chosen. */
const wordsOf = ({ sentences, instruction, passages }: Asked) =>
  [...sentences.map(({ text }) => text), instruction, ...passages.map(({ quote }) => quote)].join(' ').slice(0, 4000)

async function byModel(
  model: LanguageModel,
  asked: Asked,
  papers: readonly ReadablePaper[],
  signal: AbortSignal,
): Promise<ProposedSentence[]> {
  let answer = ''
  try {
    const wish = { ...asked, sources: asked.sentences }
    await plannedAnew(async () => {
      const { texts } = await planForModel({
        model,
        query: wordsOf(asked),
        papers,
        frame: assistPrompt({ ...wish, papers: [] }),
        mayBatch: false,
        signal,
      })
      for await (const soFar of model.answer(assistPrompt({ ...wish, papers, texts }), signal)) answer = soFar
    })
  } catch (error) {
    if (error instanceof ModelFailure)
      throw new Refusal(502, `${error.message} Nothing was counted.`, { code: 'model_failed' })
    throw error
  }
  const sections = await inTurns(markedPieces(answer))
  return sections.flatMap(({ sentences }) => sentences)
}
