import { beforeAll, expect, test } from 'vitest'

import { copilotApi, type Answer } from '#contract/copilot.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { until } from '#tests/support/until.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { judgedQuestions } from './judged-questions.ts'

let page: Caller
let sessionId = ''
let parentId: string | null = null
beforeAll(async () => {
  await freshWorld()
  page = await signedIn('tester')
  sessionId = (await ask(page, copilotApi.createSession, { body: { scope: { kind: 'library' } } })).id
})

/** Asked one after the other in one session: nothing of a question may leak into the next. */
async function answerTo(text: string): Promise<Answer> {
  const { answer } = await ask(page, copilotApi.ask, { params: { sessionId }, body: { text, parentId } })
  parentId = answer.id
  return until(async () => {
    const message = await ask(page, copilotApi.message, { params: { sessionId, messageId: answer.id } })
    if (message.role !== 'answer' || message.status === 'writing') throw new Error('still writing')
    return message
  })
}

test.each(judgedQuestions)('$kind: $question', async ({ question, first, says = [], never, isEmpty }) => {
  const { sections, table, isEmpty: gaveNothing, status } = await answerTo(question)
  const sentences = sections.flatMap((section) => section.sentences)
  const cells = table?.rows.flat() ?? []
  const all = [...sentences, ...cells].map(({ text }) => text).join('\n')
  expect(status).toBe('complete')
  if (first) expect(sentences[0]?.text).toMatch(first)
  for (const expected of says) expect(all).toMatch(expected)
  if (never) expect(all).not.toMatch(never)
  expect(gaveNothing ?? false).toBe(isEmpty ?? false)
  // Whatever is quoted stands in its paper.
  for (const { citations } of sentences) for (const { verified } of citations) expect(verified).toBe('exact')
})
