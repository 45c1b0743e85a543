import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { copilotApi, type Answer } from '#contract/copilot.ts'
import { rememberRun } from '#platform/access/started-runs.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { callApi } from '#shared/api/call-api.ts'

import { copilotCopy as copy } from './copilot.copy.ts'
import { failed } from './copilot.mutations.ts'
import { putMessages } from './copilot.queries.ts'

/** Stops an answer, and goes on with one that broke off. A second try of going on carries the key of the first. */
export function useAnswerActions(sessionId: string) {
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const [stop] = useOnce(async ({ id: messageId }: Answer) => {
    try {
      putMessages(client, sessionId, [await callApi(copilotApi.stop, { params: { sessionId, messageId } })])
    } catch (error) {
      failed(copy.stopFailed)(error as Error)
    }
  })
  const [resume, isResuming] = useOnce(async ({ id: messageId, finishedAt }: Answer) => {
    const attempt = `${messageId} ${finishedAt ?? ''}`
    const clientKey = keys.current.get(attempt) ?? newKey()
    keys.current.set(attempt, clientKey)
    try {
      const answer = await callApi(copilotApi.resume, { params: { sessionId, messageId }, body: { clientKey } })
      rememberRun(answer.id)
      putMessages(client, sessionId, [answer])
    } catch (error) {
      failed(copy.resumeFailed)(error as Error)
    }
  })
  return { stop, resume, isResuming }
}
