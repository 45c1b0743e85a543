import type { AnswerOf } from '#contract/endpoint.ts'
import { writingApi } from '#contract/writing.ts'

import { analysisFor, analysisPaper } from '../analyses/access.ts'
import { languageModel } from '../language-model/language-model.ts'
import { paperFor } from '../papers/library.ts'
import { answer } from '../answers/answer.ts'
import { fullTextsOf } from '../papers/paper-files.ts'
import { assertMayUse, giveBackUse, takeUse } from '../people/plan-limits.ts'
import { helpWith } from './writing-help.ts'

/** Answers by key, while the server runs: what was lost on the way is not written anew. */
const answered = new Map<string, Promise<AnswerOf<typeof writingApi.assist>>>()
const KEPT = 200

export const writingHandlers = [
  answer(writingApi.actions, ({ world, me }) => {
    const model = languageModel(world, me().id)
    return model
      ? { actions: ['rewrite', 'shorten', 'continue'], model: model.name }
      : { actions: ['shorten', 'continue'] }
  }),

  answer(writingApi.assist, ({ world, me, body }) => {
    const account = me()
    const key = `${world.id} ${account.id} ${body.clientKey}`
    const before = answered.get(key)
    if (before) return before
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
    const answer = helpWith(body, papers, languageModel(world, account.id))
    answered.set(key, answer)
    // A failed one is asked for anew.
    answer.catch(() => {
      answered.delete(key)
      giveBackUse(world, account.id, 'write', body.clientKey)
    })
    for (const oldest of answered.keys()) {
      if (answered.size <= KEPT) break
      answered.delete(oldest)
    }
    return answer
  }),
]
