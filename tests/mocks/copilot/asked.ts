import { copilotApi, type Answer } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import { corpusPapers } from '#tests/science/corpus.ts'
import { until } from '#tests/support/until.ts'

import { ask } from '../ask.ts'
import type { Caller } from '../caller.ts'

const BATCH = 400

/** Imports the trials of the measurement corpus: the id of each by the name that it has there. Empty where the corpus is not. */
export async function importTrials(page: Caller): Promise<Map<string, string>> {
  const trials = corpusPapers('rct-a') ?? []
  const ids = new Map<string, string>()
  for (let from = 0; from < trials.length; from += BATCH) {
    const some = trials.slice(from, from + BATCH)
    const records = some.map(({ id: _id, mesh: _mesh, ...draft }, at) => ({ line: from + at + 1, draft }))
    const { outcomes } = await ask(page, documentsApi.importBatch, {
      body: { importId: 'trials-of-corpus', batch: from / BATCH, file: 'trials.ris', records },
    })
    for (const { index, documentId } of outcomes) if (documentId) ids.set(some[index]?.id ?? '', documentId)
  }
  return ids
}

/** Asks on its own, not behind another question, and waits for the whole answer. */
export async function answerTo(page: Caller, sessionId: string, text: string): Promise<Answer> {
  const { answer } = await ask(page, copilotApi.ask, { params: { sessionId }, body: { text, parentId: null } })
  return until(async () => {
    const message = await ask(page, copilotApi.message, { params: { sessionId, messageId: answer.id } })
    if (message.role !== 'answer' || message.status === 'writing') throw new Error('still writing')
    return message
  })
}

/** Everything that an answer says, a line each. */
export const textOf = ({ sections, table }: Answer): string =>
  [...sections.flatMap((section) => section.sentences), ...(table?.rows.flat() ?? [])]
    .map(({ text }) => text)
    .join('\n')
