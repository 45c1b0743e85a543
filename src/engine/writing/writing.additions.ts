import type { AnswerOf } from '#contract/endpoint.ts'
import { writingApi } from '#contract/writing.ts'

import { analysisFor, analysisPaper } from '../analyses/access.ts'
import { languageModel } from '../language-model/language-model.ts'
import { begin, end, stop } from '../language-model/under-way.ts'
import { paperFor } from '../papers/library.ts'
import { answer } from '../answers/answer.ts'
import { fullTextsOf } from '../papers/paper-files.ts'
import { assertMayUse, giveBackUse, takeUse } from '../people/plan-limits.ts'
import { helpWith } from './writing-help.ts'

type AssistAnswer = AnswerOf<typeof writingApi.assist>
type Writing = { answer: Promise<AssistAnswer>; leave?: ReturnType<typeof setTimeout> }

/** Answers by key, while the server runs: what was lost on the way is not written anew. */
const answered = new Map<string, Writing>()
const KEPT = 200
/** One request waits so long; its page asks again under the same key. */
const WAIT_MS = 20_000
/** A page that has not asked again by then has gone: nobody reads what is written. */
const GONE_MS = 60_000

/** The answer, or that it is still being written. A run that nobody waits for any more is stopped by `leave`. */
async function waitedFor(key: string, writing: Writing, writtenBy: AssistAnswer['writtenBy'], leave: () => void) {
  clearTimeout(writing.leave)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<AssistAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ writtenBy, sentences: [], isWriting: true }), WAIT_MS)
  })
  const answer = await Promise.race([writing.answer, late])
    .catch((error: unknown) => {
      // A failed one, once that was told, is asked for anew.
      answered.delete(key)
      throw error
    })
    .finally(() => clearTimeout(timer))
  if (answer.isWriting) writing.leave = setTimeout(leave, GONE_MS)
  return answer
}

export const writingHandlers = [
  answer(writingApi.actions, ({ world, me }) => {
    const model = languageModel(world, me().id)
    return model
      ? { actions: ['rewrite', 'shorten', 'continue'], model: model.name }
      : { actions: ['shorten', 'continue'] }
  }),

  answer(writingApi.assist, ({ world, me, body, apart }) => {
    const account = me()
    const key = `${world.id} ${account.id} ${body.clientKey}`
    const model = languageModel(world, account.id)
    const writtenBy = model ? { kind: 'model' as const, model: model.name } : { kind: 'documents' as const }
    const leave = () => void stop(world, key)
    const before = answered.get(key)
    if (before) return apart(() => waitedFor(key, before, writtenBy, leave))
    assertMayUse(world, account, 'write')
    const row = body.analysisId === undefined ? undefined : analysisFor(world, account, body.analysisId, 'read')
    const ids = [
      ...body.sentences.flatMap(({ paperIds }) => paperIds),
      ...body.passages.map(({ documentId }) => documentId),
    ]
    const papers = [...new Set(ids)].flatMap((id) => {
      const paper = paperFor(world, account, id) ?? (row && analysisPaper(world, row, id))
      return paper ? [{ ...paper, fullTexts: fullTextsOf(world, account.id, id) }] : []
    })
    takeUse(world, account, 'write', body.clientKey)
    const signal = begin(world, key, { ownerId: account.id })
    const writing: Writing = { answer: helpWith(body, papers, model, signal) }
    answered.set(key, writing)
    writing.answer
      .catch(() => world.write(() => giveBackUse(world, account.id, 'write', body.clientKey)))
      .finally(() => {
        clearTimeout(writing.leave)
        end(world, key)
      })
      .catch((error: unknown) => console.error('help with writing:', error))
    for (const oldest of answered.keys()) {
      if (answered.size <= KEPT) break
      answered.delete(oldest)
    }
    return apart(() => waitedFor(key, writing, writtenBy, leave))
  }),
]
